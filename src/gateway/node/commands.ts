import type { Storage } from 'unstorage'
import { encodeClassLink } from '../../documents/links/class-link'
import { joinTexts, LocalizedError } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import { readCommandLine } from '../../terminal/command-line'
import { describeFileError, withFileError } from '../../terminal/file-error'
import { takeLanguage } from '../../terminal/language-choice'
import type { ClassRecord } from '../classes/class-record'
import { ClassStore } from '../classes/class-store'
import { readSettings, SettingsProblem, settingsFields, type TypedSettings } from '../classes/settings-form'
import { schoolDays, usageOn } from '../daily-usage'
import { defaultModels } from '../default-models'
import type { NodeSettings, Variables } from '../settings'
import { readNodeSettings, SettingsError } from '../settings'
import { gatewayHelp } from './help'
import { networkOrigin } from './network-address'
import { operatorMessages } from './operator-messages'
import { startGateway } from './serve'
import { newTeacherCode, openRecords, peekCounts, savedOrigin } from './storage'

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
  let messages = await operatorMessages(variables)
  try {
    const taken = takeLanguage(args)
    if (taken.language) messages = await operatorMessages(variables, taken.language)
    const speaker: Speaker = {
      out: words => voice.out(messages.localize(words)),
      say: words => voice.say(messages.localize(words)),
    }
    await runNamed(taken.args, variables, speaker, messages.localize)
    return 0
  } catch (error) {
    if (!(error instanceof LocalizedError)) throw error
    voice.say(messages.localize(error.words))
    return 2
  }
}

async function runNamed(
  args: readonly string[],
  variables: Variables,
  voice: Speaker,
  say: (words: LocalizedText) => string,
): Promise<void> {
  const [command = 'start', ...rest] = args
  if (['help', '--help', '-h'].includes(command)) return voice.out(gatewayHelp(say))
  const settings = readNodeSettings(variables)
  if (command === 'start') await start(settings, voice)
  else if (command === 'teacher') await withRecords(settings, async storage => voice.out(await newTeacherCode(storage)))
  else if (command === 'class') await withRecords(settings, storage => classCommand(rest, storage, settings, voice))
  else
    throw new SettingsProblem(msg('There is no command “{name}”. Try: {known}.', { name: command, known: helpCommand }))
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
  const gateway = await startGateway(settings, { say: voice.say }).catch(error => {
    throw systemProblem(error, settings)
  })
  for (const { wire, baseUrl } of settings.upstreams)
    voice.say(msg('Asks {address} on the {wire} wire.', { address: baseUrl, wire }))
  const origin = gateway.origin.replace(/\/\/(0\.0\.0\.0|\[::\]):/, '//localhost:')
  voice.say(msg("The teacher's page: {address}", { address: `${origin}/teacher` }))
  const students = settings.ownUrl ?? networkOrigin(settings)
  voice.say(
    students === null
      ? msg('Only this machine is let in. Set {setting} to let in your network.', { setting: openToNetwork })
      : msg('Students reach it at {address}', { address: students }),
  )
  await new Promise<void>(resolve => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  voice.say(msg('Stopping; what is under way may end.'))
  await gateway.close()
}

const openToNetwork = 'GATEWAY_HOST=0.0.0.0'

/** The options of a class: what people type, under the names of the settings. */
const classOptions = Object.fromEntries(
  settingsFields.map(
    field => [field, { type: 'string', value: field.toUpperCase().replaceAll('-', '_'), says: '' }] as const,
  ),
)

async function classCommand(
  args: readonly string[],
  storage: Storage,
  settings: NodeSettings,
  voice: Speaker,
): Promise<void> {
  const classes = new ClassStore(storage)
  const line = readCommandLine(args, classOptions)
  const typed: TypedSettings = Object.fromEntries(
    settingsFields.flatMap(field => {
      const text = line.text(field)
      return text === undefined ? [] : [[field, text]]
    }),
  )
  const [what, name = '', ...more] = line.files
  if (more.length > 0) throw new SettingsProblem(msg('Put a name of several words in quotes.'))
  if (what === 'add') {
    const usual = { models: defaultModels(settings.upstreams) }
    const { record, code } = await classes.add(readSettings({ ...typed, name }, usual))
    voice.out(code)
    voice.say(
      msg('Class “{name}” may use {models}. The code is shown this once.', {
        name: record.name,
        models: record.models.join(', '),
      }),
    )
    const reached = settings.ownUrl ?? (await savedOrigin(storage)) ?? networkOrigin(settings)
    const gateway = reached ?? `http://localhost:${settings.port}`
    const link = encodeClassLink({ gateway, code, name: record.name })
    voice.say(msg('To join: {address}', { address: (settings.pageUrl ?? `${gateway}/`) + link }))
    if (reached === null) {
      voice.say(
        msg('The link works on this machine only. Start the gateway with {setting} to let in your network.', {
          setting: openToNetwork,
        }),
      )
    }
    return
  }
  if (what === 'list') return list(classes, settings, voice)
  const found = name === '' ? null : await findClass(classes, name)
  if (!found)
    throw new SettingsProblem(
      name === ''
        ? msg('Name a class. There are the commands {commands}.', { commands: classCommands })
        : msg('There is no class “{name}”.', { name }),
    )
  if (what === 'set') await classes.change(found.id, readSettings(typed, found))
  else if (what === 'pause' || what === 'resume') await classes.change(found.id, { paused: what === 'pause' })
  else if (what === 'seats') await classes.freeSeats(found.id)
  else if (what === 'revoke') await classes.revoke(found.id)
  else throw new SettingsProblem(msg('There are the commands of a class: {commands}.', { commands: classCommands }))
  voice.say(msg('Done: {name}.', { name: found.name }))
}

const classCommands = 'add, list, set, pause, resume, seats, revoke'

const states = { open: msg('open'), paused: msg('paused'), revoked: msg('revoked') }

async function list(classes: ClassStore, settings: NodeSettings, voice: Speaker): Promise<void> {
  const records = await classes.list()
  const counts = await peekCounts(settings)
  const today = schoolDays(settings.timeZone)(Date.now())
  for (const record of records) {
    const [used] = await usageOn(today, counts, record)
    const state = record.revoked !== null ? 'revoked' : record.paused ? 'paused' : 'open'
    const tokens = msg('{count, plural, one {# token} other {# tokens}} today', { count: used?.tokens ?? 0 })
    const cells = [record.id, states[state], record.name, record.models.join(','), tokens]
    voice.out(joinTexts(cells, '\t'))
  }
  await counts.close()
}

async function findClass(classes: ClassStore, name: string): Promise<ClassRecord | null> {
  const records = await classes.list()
  const found = records.filter(record => record.name === name || (name.length >= 4 && record.id.startsWith(name)))
  const living = found.filter(({ revoked }) => revoked === null)
  const [first, second] = living.length > 0 ? living : found
  if (second)
    throw new SettingsProblem(
      msg('Several classes are called so. Take the id: {ids}.', { ids: found.map(({ id }) => id).join(', ') }),
    )
  return first ?? null
}

async function withRecords(settings: NodeSettings, work: (storage: Storage) => Promise<void>): Promise<void> {
  const { storage, close } = await openRecords(settings).catch(error => {
    throw systemProblem(error, settings)
  })
  try {
    await work(storage)
  } finally {
    await close()
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
    return msg('Port {port} is taken. Stop who has it, or set {variable} to another.', {
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
