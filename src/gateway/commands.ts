import { renderUnicodeCompact } from 'uqr'
import { LocalizedError } from '../language/localized-error'
import { type LocalizedText, msg } from '../language/message'
import { loadMessages, type Messages } from '../language/messages'
import { describeFileError, withFileError } from '../terminal/file-error'
import { languageOfEnvironment, takeLanguage } from '../terminal/language-choice'
import { gatewayHelp } from './help'
import { networkOrigin } from './network-address'
import { openRecords } from './records/open-records'
import { startGateway } from './serve'
import { type NodeSettings, readNodeSettings, SettingsError, type Variables } from './settings'
import { readTeacherCode, renewTeacherCode } from './teacher/auth'

/** Where a command speaks. Nothing but its result goes to `out`. */
interface Voice {
  out(line: string): void
  say(line: string): void
}

/** The operator of a gateway, who reads sentences in one language. */
interface Speaker {
  out(words: LocalizedText): void
  say(words: LocalizedText): void
}

/** Runs a command. An error that the user can fix is printed, with exit status 2. */
export async function runGatewayCommand(args: readonly string[], variables: Variables, voice: Voice): Promise<number> {
  let messages: Messages = await loadMessages(languageOfEnvironment(variables), ['terminal'])
  try {
    const taken = takeLanguage(args)
    if (taken.language) messages = await loadMessages(taken.language, ['terminal'])
    const speaker: Speaker = {
      out: words => voice.out(messages.localize(words)),
      say: words => voice.say(messages.localize(words)),
    }
    const [command = 'start'] = taken.args
    if (['help', '--help', '-h'].includes(command)) voice.out(gatewayHelp(messages.localize))
    else if (command === 'start') await start(readNodeSettings(variables), speaker)
    else if (command === 'teacher') await renewCode(readNodeSettings(variables), speaker)
    else
      throw new SettingsError(msg('There is no command “{name}”. Try: {known}.', { name: command, known: helpCommand }))
    return 0
  } catch (error) {
    if (!(error instanceof LocalizedError)) throw error
    voice.say(messages.localize(error.words))
    return 2
  }
}

const helpCommand = 'npm run -s gateway -- help'

async function start(settings: NodeSettings, voice: Speaker): Promise<void> {
  if (settings.upstreams.length === 0) {
    throw new SettingsError(
      msg('There is no model to ask. Set {one} or {other}, or the base URL of a model at home.', {
        one: 'ANTHROPIC_API_KEY',
        other: 'OPENAI_API_KEY',
      }),
    )
  }
  let stop = () => {}
  const stopped = new Promise<void>(resolve => {
    stop = resolve
  })
  const gateway = await startGateway(settings, { say: voice.say, lost: stop }).catch(error => {
    throw systemProblem(error, settings)
  })
  for (const { wire, baseUrl } of settings.upstreams)
    voice.say(msg('Asks {address} on the {wire} wire.', { address: baseUrl, wire }))
  const local = gateway.origin.replace(/\/\/(0\.0\.0\.0|\[::\]):/, '//localhost:')
  const students = settings.ownUrl ?? networkOrigin({ ...settings, port: Number(new URL(gateway.origin).port) })
  voice.say(
    students === null
      ? msg('Only this machine is let in. Set {setting} to let in your network.', { setting: 'GATEWAY_HOST=0.0.0.0' })
      : msg('Students reach it at {address}', { address: students }),
  )
  const code = await readTeacherCode({ records: gateway.records, teacherCode: settings.teacherCode })
  const signIn = `${students ?? local}/teacher/enter?code=${encodeURIComponent(code)}`
  voice.say(msg('Scan this to open the teacher’s page on another device:'))
  voice.say(renderUnicodeCompact(signIn, { border: 2 }))
  voice.say(msg("The teacher's code: {code}", { code }))
  voice.say(msg("The teacher's page: {address}", { address: `${local}/teacher` }))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  await stopped
  voice.say(msg('Stopping. What is under way may finish.'))
  await gateway.close()
}

/** Makes a new code for the teacher, and prints it. Sessions end with the old one. */
async function renewCode(settings: NodeSettings, voice: Speaker): Promise<void> {
  const records = await openRecords(settings, { waitMs: 0 }).catch(error => {
    throw systemProblem(error, settings)
  })
  try {
    voice.out(await renewTeacherCode(records))
  } finally {
    await records.close()
  }
}

/**
 * What the system refused, as something to fix: the port, the address or the folder. Other errors stay as they are.
 */
function systemProblem(error: unknown, { port, host }: NodeSettings): unknown {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return error
  return new SettingsError(describeSystemError(error, String(port), host))
}

function describeSystemError(error: Error & { code: unknown }, port: string, host: string): LocalizedText {
  const { code } = error
  if (code === 'EADDRINUSE')
    return msg('Port {port} is taken. Stop the program that has it, or set {variable} to another.', {
      port,
      variable: 'GATEWAY_PORT',
    })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    const values = { host, variable: 'GATEWAY_HOST', any: '0.0.0.0' }
    return msg('{host} is no address of this machine. Set {variable} to one that is, or to {any}.', values)
  }
  if ('path' in error && typeof error.path === 'string') return withFileError(error.path, error)
  return describeFileError(error)
}
