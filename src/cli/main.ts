#!/usr/bin/env node
import { runCommand } from './commands'
import { folderOfPerson } from './folder'
import { processTerminal } from './process-terminal'

process.chdir(folderOfPerson(process.env, process.cwd()))
process.exitCode = await runCommand(process.argv.slice(2), processTerminal())
// An open stdin would keep the process alive.
if (process.stdin.isTTY) process.stdin.unref()
else process.stdin.destroy()
