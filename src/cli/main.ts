#!/usr/bin/env node
import { runCommand } from './commands'
import { folderOfPerson, processTerminal } from './process-terminal'
import { exit } from './terminal'

process.chdir(folderOfPerson(process.env, process.cwd()))
process.exitCode = await runCommand(process.argv.slice(2), processTerminal()).catch(error => {
  // Node would print a whole line of the built file.
  console.error(error)
  return exit.failed
})
// An open stdin would keep the process alive.
if (process.stdin.isTTY) process.stdin.unref()
else process.stdin.destroy()
