import { nearestName } from '../engine/checks/nearest'
import { activateLanguage, localize, needTranslations } from '../language/active'
import { msg } from '../language/message'
import { type CommandLine, readCommandLine } from '../terminal/command-line'
import { languageOfEnvironment, takeLanguage } from '../terminal/language-choice'
import { CommandLineError, UsageError } from '../terminal/usage-error'
import { describeProblem, problemInEnglish, UnreadableFile } from './load'
import { type CommandName, commandForms } from './options'
import { type ExitCode, exit, type Terminal, writeJson } from './terminal'
import { help, helpOf, usageOf } from './usage'

type Command = (line: CommandLine, terminal: Terminal) => Promise<ExitCode>

/** Lazily loaded: most calls need only one. */
const commands: Record<CommandName, () => Promise<Command>> = {
  run: async () => (await import('./run')).runFile,
  validate: async () => (await import('./validate')).validate,
  convert: async () => (await import('./convert')).convert,
  export: async () => (await import('./export')).exportCommand,
  mcp: async () => (await import('./mcp')).mcp,
}

/** Runs a command and returns its exit code. Errors become sentences on stderr. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    await needTranslations('terminal')
    await activateLanguage(languageOfEnvironment(terminal.env))
    const taken = takeLanguage(args)
    if (taken.language) await activateLanguage(taken.language)
    return await runNamed(taken.args, terminal)
  } catch (error) {
    // A command that was stopped has nothing to say.
    if (terminal.signal.aborted) return exit.interrupted
    if (!(error instanceof UsageError || error instanceof UnreadableFile)) throw error
    if (args.includes('--json')) writeErrorAsJson(error, terminal)
    else terminal.stderr.write(`${formatError(error, args)}\n`)
    return exit.usage
  }
}

async function runNamed(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name = '', ...rest] = args
  if (['version', '--version', '-v'].includes(name)) {
    terminal.stdout.write(`${(await import('./usage')).version}\n`)
    return exit.done
  }
  if (['help', '--help', '-h', ''].includes(name)) return showHelp(name, rest[0], terminal)
  if (!isCommand(name)) throw unknownCommand(name)
  if (rest.includes('--help') || rest.includes('-h')) return showHelp('help', name, terminal)
  const line = readCommandLine(rest, commandForms[name].options)
  return await (await commands[name]())(line, terminal)
}

function formatError(error: UsageError | UnreadableFile, args: readonly string[]): string {
  if (error instanceof UnreadableFile) {
    return error.problems.map(problem => describeProblem(error.file, problem)).join('\n')
  }
  const sentence = localize(error.words)
  const name = args.find(isCommand)
  return error instanceof CommandLineError && name ? `${sentence}\n${usageOf(name)}` : sentence
}

function unknownCommand(name: string): UsageError {
  const known = Object.keys(commands)
  const meant = nearestName(name, known)
  return new UsageError(
    meant
      ? msg('There is no command “{name}”. Did you mean {meant}?', { name, meant })
      : msg('There is no command “{name}”. Try: {known}.', { name, known: known.join(', ') }),
  )
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name)
}

function showHelp(asked: string, name: string | undefined, terminal: Terminal): ExitCode {
  if (name !== undefined && !isCommand(name)) throw unknownCommand(name)
  if (asked === '') terminal.stderr.write(help())
  else terminal.stdout.write(name ? helpOf(name) : help())
  return asked === '' ? exit.usage : exit.done
}

/** With --json, errors are printed as JSON on stdout too, in English. */
function writeErrorAsJson(error: UsageError | UnreadableFile, terminal: Terminal): void {
  const problems =
    error instanceof UnreadableFile ? { file: error.file, problems: error.problems.map(problemInEnglish) } : {}
  writeJson(terminal, { ok: false, exitCode: exit.usage, error: { message: error.message, ...problems } })
}
