import { type CommandLine, readCommandLine } from './command-line'
import { type CommandName, commandForms } from './options'
import { type ExitCode, exit, type Terminal, UnreadableFile, UsageError, writeJson } from './terminal'
import { help, helpOf } from './usage'

type Command = (line: CommandLine, terminal: Terminal) => Promise<ExitCode>

/** Lazily loaded: most calls need only one. */
const commands: Record<CommandName, () => Promise<Command>> = {
  run: async () => (await import('./run')).runFile,
  validate: async () => (await import('./validate')).validate,
  convert: async () => (await import('./convert')).convert,
  export: async () => (await import('./export')).exportCommand,
  mcp: async () => (await import('./mcp')).mcp,
  completion: async () => (await import('./completion')).completion,
}

/** Runs a command and returns its exit code. Errors become sentences on stderr. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name = '', ...rest] = args
  try {
    if (['version', '--version', '-v'].includes(name)) {
      terminal.stdout.write(`${(await import('./version')).version}\n`)
      return exit.done
    }
    if (['help', '--help', '-h', ''].includes(name)) return showHelp(name, rest[0], terminal)
    if (!isCommand(name))
      throw new UsageError(`There is no command “${name}”. Try: ${Object.keys(commands).join(', ')}.`)
    if (rest.includes('--help') || rest.includes('-h')) return showHelp('help', name, terminal)
    const line = readCommandLine(rest, commandForms[name].options)
    return await (await commands[name]())(line, terminal)
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof UnreadableFile)) throw error
    if (rest.includes('--json')) tellErrorAsJson(error, terminal)
    else terminal.stderr.write(`${error.message}\n`)
    return exit.usage
  }
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name)
}

function showHelp(asked: string, name: string | undefined, terminal: Terminal): ExitCode {
  if (name !== undefined && !isCommand(name)) throw new UsageError(`There is no command “${name}”.`)
  if (asked === '') terminal.stderr.write(help())
  else terminal.stdout.write(name ? helpOf(name) : help())
  return asked === '' ? exit.usage : exit.done
}

/** With --json, errors are printed as JSON on stdout too. */
function tellErrorAsJson(error: UsageError | UnreadableFile, terminal: Terminal): void {
  const problems = error instanceof UnreadableFile ? { file: error.file, problems: error.problems } : {}
  writeJson(terminal, { ok: false, exitCode: exit.usage, error: { message: error.message, ...problems } })
}
