import { runCommand } from './commands'
import { processTerminal } from './process-terminal'

process.exitCode = await runCommand(process.argv.slice(2), processTerminal())
// A terminal that was read from would keep the process waiting for more.
if (process.stdin.isTTY) process.stdin.unref()
else process.stdin.destroy()
