import { runGatewayCommand } from './commands'

process.exitCode = await runGatewayCommand(process.argv.slice(2), process.env, {
  out: line => process.stdout.write(`${line}\n`),
  say: line => process.stderr.write(`${line}\n`),
})
