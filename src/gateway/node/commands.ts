import { parseArgs } from 'node:util'
import type { Storage } from 'unstorage'
import { encodeClassLink } from '../../documents/links/class-link'
import { ClassBook } from '../classes/class-book'
import type { ClassRecord } from '../classes/class-record'
import { readSettings, SettingsProblem, settingsFields, type TypedSettings } from '../classes/settings-form'
import { defaultModels } from '../default-models'
import type { NodeSettings, Variables } from '../settings'
import { readNodeSettings, SettingsError } from '../settings'
import { schoolDays, usedOn } from '../used'
import { networkOrigin } from './network-address'
import { startGateway } from './serve'
import { newTeacherCode, openRecords, peekCounts, savedOrigin } from './storage'

/** Where a command speaks. Nothing but its result goes to `out`. */
interface Voice {
  out(line: string): void
  say(line: string): void
}

export const gatewayHelp = `The class gateway: npm run -s gateway -- <command>

  (no command)             start it; what it needs to know is in variables, below
  class add NAME           make a class, and print its code, once
    --models A,B           what it may use; the cheapest of your providers where you say nothing
    --prices A=IN/OUT      dollars for a million tokens of a model that we do not know
    --hosts A,B            sites that students may read pages from
    --seats 40             how many students can have a seat of their own
    --help-line TEXT       help line for students in distress
    --max-output 2048      tokens of one answer
    --max-body 1000000     bytes of one request
    --class-requests, --class-tokens, --class-dollars          a minute, a day, a day
    --student-requests, --student-tokens, --student-dollars    "none" takes a limit away
  class list               the classes, one a line
  class set CLASS          change any of the above, or --name
  class pause CLASS        let nobody ask, until "class resume CLASS"
  class seats CLASS        make all seats free; everybody joins again
  class revoke CLASS       end its code for good
  teacher                  make a new code for the teacher's page, and print it

CLASS is a class's name, or the beginning of its id.

  ANTHROPIC_API_KEY, OPENAI_API_KEY      the provider's key; one is enough
  ANTHROPIC_BASE_URL, OPENAI_BASE_URL    another address that speaks the same, LiteLLM or Ollama for one; a query stays
  OPENAI_KEY_HEADER                      the header that takes its key: api-key, for Azure; Authorization, where you say nothing
  GATEWAY_HOST, GATEWAY_PORT             127.0.0.1 and 8787; 0.0.0.0 lets other machines in
  GATEWAY_URL, GATEWAY_PAGE              where students reach the gateway, and the page, for the link to join
  GATEWAY_PAGES                          which pages may call it: any, where you say nothing
  GATEWAY_FOLDER, GATEWAY_REDIS          where classes and counts are kept: .gateway, or redis://…
  GATEWAY_TIME_ZONE                      where the day of the budgets begins
  GATEWAY_TEACHER_CODE                   the teacher's code, where you choose it yourself: 12 letters or more
  GATEWAY_PROXY_HEADER                   where your own proxy says who calls: x-forwarded-for, for one
`

/** Runs a command. An error that the user can fix is printed, with exit status 2. */
export async function runGatewayCommand(args: readonly string[], variables: Variables, voice: Voice): Promise<number> {
  try {
    const settings = readNodeSettings(variables)
    const [command = 'start', ...rest] = args
    if (['help', '--help', '-h'].includes(command)) voice.out(gatewayHelp.trimEnd())
    else if (command === 'start') await start(settings, voice)
    else if (command === 'teacher')
      await withRecords(settings, async storage => voice.out(await newTeacherCode(storage)))
    else if (command === 'class') await withRecords(settings, storage => classCommand(rest, storage, settings, voice))
    else throw new SettingsProblem(`There is no command “${command}”. Try: npm run -s gateway -- help`)
    return 0
  } catch (error) {
    if (!(error instanceof SettingsProblem || error instanceof SettingsError || isUsage(error))) throw error
    voice.say((error as Error).message)
    return 2
  }
}

async function start(settings: NodeSettings, voice: Voice): Promise<void> {
  if (settings.upstreams.length === 0) {
    throw new SettingsError(
      'There is no model to ask. Set ANTHROPIC_API_KEY or OPENAI_API_KEY, or the base URL of a model at home.',
    )
  }
  const gateway = await startGateway(settings, { say: voice.say }).catch(error => {
    throw error instanceof Error && isMendable(error) ? new SettingsError(sayStart(error, settings)) : error
  })
  for (const { wire, baseUrl } of settings.upstreams) voice.say(`Asks ${baseUrl} on the ${wire} wire.`)
  voice.say(`The teacher's page: ${gateway.origin.replace(/\/\/(0\.0\.0\.0|\[::\]):/, '//localhost:')}/teacher`)
  const students = settings.ownUrl ?? networkOrigin(settings)
  voice.say(
    students === null
      ? 'Only this machine is let in. Set GATEWAY_HOST=0.0.0.0 to let in your network.'
      : `Students reach it at ${students}`,
  )
  await new Promise<void>(resolve => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  voice.say('Stopping; what is under way may end.')
  await gateway.close()
}

async function classCommand(
  args: readonly string[],
  storage: Storage,
  settings: NodeSettings,
  voice: Voice,
): Promise<void> {
  const classes = new ClassBook(storage)
  const options = Object.fromEntries(settingsFields.map(field => [field, { type: 'string' }] as const))
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const typed = values as TypedSettings
  const [what, name = '', ...more] = positionals
  if (more.length > 0) throw new SettingsProblem('Put a name of several words in quotes.')
  if (what === 'add') {
    const usual = { models: defaultModels(settings.upstreams) }
    const { record, code } = await classes.add(readSettings({ ...typed, name }, usual))
    voice.out(code)
    voice.say(`Class “${record.name}” may use ${record.models.join(', ')}. The code is shown this once.`)
    const reached = settings.ownUrl ?? (await savedOrigin(storage)) ?? networkOrigin(settings)
    const gateway = reached ?? `http://localhost:${settings.port}`
    voice.say(`To join: ${settings.pageUrl ?? `${gateway}/`}${encodeClassLink({ gateway, code, name: record.name })}`)
    if (reached === null) {
      voice.say(
        'The link works on this machine only. Start the gateway with GATEWAY_HOST=0.0.0.0 to let in your network.',
      )
    }
    return
  }
  if (what === 'list') return list(classes, settings, voice)
  const found = name === '' ? null : await findClass(classes, name)
  if (!found)
    throw new SettingsProblem(
      name === ''
        ? 'Name a class. There are the commands add, list, set, pause, resume, seats and revoke.'
        : `There is no class “${name}”.`,
    )
  if (what === 'set') await classes.change(found.id, readSettings(typed, found))
  else if (what === 'pause' || what === 'resume') await classes.change(found.id, { paused: what === 'pause' })
  else if (what === 'seats') await classes.freeSeats(found.id)
  else if (what === 'revoke') await classes.revoke(found.id)
  else throw new SettingsProblem('There are the commands class add, list, set, pause, resume, seats and revoke.')
  voice.say(`Done: ${found.name}.`)
}

async function list(classes: ClassBook, settings: NodeSettings, voice: Voice): Promise<void> {
  const records = await classes.list()
  const counts = await peekCounts(settings)
  const today = schoolDays(settings.timeZone)(Date.now())
  for (const record of records) {
    const [used] = await usedOn(today, counts, record)
    const state = record.revoked !== null ? 'revoked' : record.paused ? 'paused' : 'open'
    voice.out([record.id, state, record.name, record.models.join(','), `${used?.tokens ?? 0} tokens today`].join('\t'))
  }
  await counts.close()
}

async function findClass(classes: ClassBook, name: string): Promise<ClassRecord | null> {
  const records = await classes.list()
  const found = records.filter(record => record.name === name || (name.length >= 4 && record.id.startsWith(name)))
  const living = found.filter(({ revoked }) => revoked === null)
  const [first, second] = living.length > 0 ? living : found
  if (second)
    throw new SettingsProblem(`Several classes are called so. Take the id: ${found.map(({ id }) => id).join(', ')}.`)
  return first ?? null
}

async function withRecords(settings: NodeSettings, work: (storage: Storage) => Promise<void>): Promise<void> {
  const { storage, close } = await openRecords(settings)
  try {
    await work(storage)
  } finally {
    await close()
  }
}

/** The port, the folder or the Redis: what a person can free, choose or start. */
function isMendable(error: Error): boolean {
  return error.message.startsWith('Another gateway') || 'code' in error
}

function sayStart(error: Error, { port, host }: NodeSettings): string {
  const code = 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop who has it, or set GATEWAY_PORT to another.`
  if (code === 'EADDRNOTAVAIL')
    return `${host} is no address of this machine. Set GATEWAY_HOST to one that is, or to 0.0.0.0.`
  return error.message
}

function isUsage(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
