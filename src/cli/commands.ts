import { type CommandLine, type Options, readCommandLine } from './command-line'
import { type ExitCode, exit, type Terminal, UnreadableFile, UsageError } from './terminal'
import { help } from './usage'

type Command = (line: CommandLine, terminal: Terminal) => Promise<ExitCode>

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true } as const
const flag = { type: 'boolean' } as const
/** What a run may do beyond talking to models. */
const permissions = { 'allow-host': texts, 'allow-write': flag, 'allow-run': flag }

/** Commands by name. Each is loaded when it is called: most calls need one alone. */
const commands: Record<string, { options: Options; load(): Promise<Command> }> = {
  run: {
    options: { events: flag, input: text, set: texts, in: texts, model: text, ...permissions },
    load: async () => (await import('./run')).run,
  },
  validate: { options: {}, load: async () => (await import('./validate')).validate },
  export: { options: { format: text }, load: async () => (await import('./export')).exportTools },
  mcp: { options: { model: text, ...permissions }, load: async () => (await import('./mcp')).mcp },
  convert: { options: { to: text, base: text }, load: async () => (await import('./convert')).convert },
}

/** Runs a command, and tells how it ended. Whatever goes wrong becomes a sentence on stderr. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name = '', ...rest] = args
  if (['help', '--help', '-h', ''].includes(name) || rest.includes('--help')) {
    if (name !== '') terminal.stdout.write(help)
    else terminal.stderr.write(help)
    return name === '' ? exit.usage : exit.done
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new UsageError(`There is no command “${name}”. Try: ${Object.keys(commands).join(', ')}.`)
    const line = readCommandLine(rest, command.options)
    return await (await command.load())(line, terminal)
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof UnreadableFile)) throw error
    terminal.stderr.write(`${error.message}\n`)
    return exit.usage
  }
}
