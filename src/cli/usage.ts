import type { Options } from './command-line'
import { type CommandForm, type CommandName, commandForms } from './options'

const forms: Record<CommandName, CommandForm> = commandForms
const columns = 32

/** The output of `help`. */
export function help(): string {
  const commands = Object.entries(forms).map(([name, { takes, says }]) => row(`${name} ${takes}`, says))
  return `aili5 <command>: run pipelines of the aili5 page in a terminal

${commands.join('\n')}
${row('help COMMAND', 'the options of a command, with examples')}
${row('--version', 'the version of this program')}

FILE is JSON, YAML, a link, or - for stdin.
Keys come from ANTHROPIC_API_KEY, OPENAI_API_KEY and AZURE_OPENAI_API_KEY; ANTHROPIC_BASE_URL, OPENAI_BASE_URL and
AZURE_OPENAI_BASE_URL (of a deployment, with its ?api-version=…) say where to. NO_COLOR turns colors off.
It ends with 0 done, 1 the run failed, 2 usage or an unreadable file, 3 a limit was reached, 130 stopped by Ctrl-C.
`
}

/** The output of `help` for one command. */
export function helpOf(name: CommandName): string {
  const { takes, says, options, examples } = forms[name]
  const lines = rowsOf(options)
  return [
    `aili5 ${name} ${takes}: ${says}`,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    `For example:\n${examples.map(example => `  aili5 ${example}`).join('\n')}`,
    '',
  ]
    .join('\n\n')
    .replace(/(?<!\n)\n+$/, '\n')
}

function rowsOf(options: Options): string[] {
  return Object.entries(options).map(([name, { value, says }]) => row(`--${name}${value ? ` ${value}` : ''}`, says))
}

function row(what: string, says: string): string {
  const left = `  ${what}`
  return left.length < columns ? left.padEnd(columns) + says : `${left}\n${' '.repeat(columns)}${says}`
}
