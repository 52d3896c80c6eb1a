import { isPrivateHost } from '../../engine/net/hosts'
import { redactorOf } from '../../engine/net/redactor'
import { t } from '../../language/active'
import { joinTexts } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import { ModelError } from '../../model/language-model'
import type { Cure } from '../presets/preset'
import { isThisMachine } from '../wire/fetch-failure'
import { type Connection, originOf, wantsKey } from './connections'
import { checkKey, type Fetch, hasNoModelList, listModels } from './model-list'
import { isInsecureOrigin } from './plain-http'
import { presetOf } from './preset-of'
import { secretHeaders } from './stored-secrets'

/**
 * The result of a connection test. `sentence` says what to do next; `detail` has technical details of a failure, and is empty
 * where there are none.
 */
export interface ConnectionTest extends Cure {
  ok: boolean
  detail: LocalizedText
  /** The models that the endpoint lists, if it does. */
  models?: string[]
}

/** The page's surroundings, as far as they can be in the way. */
export interface ConnectionContext {
  fetch?: Fetch
  /** False when the browser knows that there is no network. */
  online?: boolean
  /** Address of the page; absent where there is none. */
  pageUrl?: string
  /** False for a page that came over plain http from another machine: browsers trust it with less. */
  secure?: boolean
  /** What the browser lets the page do with the person's own network. */
  localNetwork?(): Promise<'granted' | 'denied' | 'prompt' | 'unknown'>
}

type Known = Required<Pick<ConnectionContext, 'fetch' | 'online' | 'secure' | 'localNetwork'>>

/** Tries a connection without spending anything, and says in plain words what is in the way. */
export async function testConnection(
  connection: Connection,
  key: string | null,
  { model, ...surroundings }: ConnectionContext & { model?: string } = {},
): Promise<ConnectionTest> {
  const context = { ...pageContext(), ...surroundings }
  const origin = originOf(connection)
  if (isMixed(origin, context.pageUrl) && !isPrivateHost(new URL(origin).hostname)) {
    return no(
      msg(
        'This page is on https, and your browser will not let it call {origin}, which is not. Use an https:// address.',
        { origin },
      ),
    )
  }
  if (wantsKey(connection) && key === null) {
    return no(
      connection.provider === 'class'
        ? msg('There is no class code for this address yet. Paste it, then test again.')
        : msg('There is no key for this address yet. Paste it, then test again.'),
    )
  }
  try {
    await checkKey(connection, key, context.fetch)
    const models = await listModels(connection, key, context.fetch)
    return judge(connection, models, model)
  } catch (error) {
    if (error instanceof ModelError) {
      const { status } = error.details
      const detail = status === undefined ? '' : msg('Status {status}.', { status: String(status) })
      return no(hasNoModelList(error) ? noList(connection) : error.words, detail)
    }
    return silence(connection, context, redactorOf([key, ...secretHeaders(connection)]).error(error))
  }
}

function judge(connection: Connection, models: string[], model: string | undefined): ConnectionTest {
  const { label, provider } = connection
  const cure = noModelCure(connection, model)
  if (models.length === 0 && cure) return { ...no(cure.sentence), ...cure, models }
  // It lists what could be deployed, and not what was.
  if (provider === 'azure') {
    const words = { label, models: models[0] ?? '' }
    return yes(
      msg('{label} takes your key. Your first run will show whether it has a deployment called “{models}”.', words),
    )
  }
  if (model === undefined || models.includes(model))
    return { ...yes(msg('{label} answers. You can run now.', { label })), models }
  const some = models.slice(0, 3).join(', ')
  const next = some ? msg('Choose another one, such as {some}.', { some }) : msg('Choose another one.')
  return {
    ...no(joinTexts([msg('{label} answers, but has no model called “{model}”.', { label, model }), next], ' ')),
    models,
    ...(cure?.setting && { setting: cure.setting }),
  }
}

function noModelCure({ provider, label }: Connection, model: string | undefined): Cure | undefined {
  if (provider !== 'class') return presetOf(provider)?.noModel?.(label, model)
  return { sentence: msg('Your class is there, but your teacher has not chosen a model for it yet. Ask your teacher.') }
}

/** Many gateways support a wire format but list no models: only a real call can show that. */
function noList({ label, wire, provider }: Connection): LocalizedText {
  return wire === 'openai' && provider !== 'azure'
    ? msg(
        'There is a server, but it lists no models here, so we cannot tell if this is the right address for {label}. Most such addresses end in /v1. Check it, or just try a run.',
        { label },
      )
    : msg(
        'There is a server, but it lists no models here, so we cannot tell if this is the right address for {label}. Check it, or just try a run.',
        { label },
      )
}

/** No readable response. Determines whether no server responds or the browser hides the response. */
async function silence(
  connection: Connection,
  context: Known & Pick<ConnectionContext, 'pageUrl'>,
  error: unknown,
): Promise<ConnectionTest> {
  const { label } = connection
  const origin = originOf(connection)
  const detail = error instanceof Error ? error.message : String(error)
  const isLocal = isPrivateHost(new URL(origin).hostname)
  if (!context.online && !isThisMachine(origin)) {
    return no(msg('You seem to be offline. Connect to the internet, then test again.'), detail)
  }
  // Of a page over plain http, browsers say "denied" without ever having asked; it may call its own network all the same.
  if (isLocal && context.secure && (await context.localNetwork()) === 'denied') {
    return no(
      msg(
        'Your browser does not let this page call programs on your own machine or network. Allow “local network” for this page beside the address bar, then test again.',
      ),
      detail,
    )
  }
  if (await answersAnyone(connection.baseUrl, context.fetch)) {
    const { sentence, setting } = readingCure(connection, context.pageUrl)
    return {
      ...no(
        joinTexts([msg('{label} is there, but does not let this page read its answers.', { label }), sentence], ' '),
        msg('CORS: a request without our headers was answered, ours was not. {detail}', { detail }),
      ),
      ...(setting && { setting }),
    }
  }
  if (connection.provider === 'class') {
    return no(
      msg(
        'Nobody answers at {origin}. Your teacher may not have started the class yet, or you are on another network. Ask, then test again.',
        { origin },
      ),
      detail,
    )
  }
  if (isMixed(origin, context.pageUrl)) {
    return no(
      msg(
        'Nobody answers at {origin}, or your browser does not let this page, which is on https, call an address that is not. Chrome and Edge 142 or newer ask you and then do. Elsewhere, use an https:// address.',
        { origin },
      ),
      detail,
    )
  }
  if (!context.secure && isThisMachine(origin)) {
    return no(
      msg(
        'Nobody answers at {origin}. This page came over plain http, and Chrome lets such a page call nothing on your own computer: open aili5 at an https:// address, or from this computer at http://localhost. If that is not it, start {label}.',
        { origin, label },
      ),
      detail,
    )
  }
  return no(
    isLocal
      ? msg('Nobody answers at {origin}. Start {label} on that machine, and check the number after the colon.', {
          origin,
          label,
        })
      : msg('Nobody answers at {origin}. Check the address for a typing mistake, and see if the site is up.', {
          origin,
        }),
    detail,
  )
}

/** What has to be set on the other side, so that this page may read its answers. */
function readingCure({ provider, label }: Connection, pageUrl: string | undefined): Cure {
  const here = pageUrl && URL.canParse(pageUrl) ? new URL(pageUrl).origin : t('this page')
  const cure = presetOf(provider)?.noReading?.(here)
  if (cure) return cure
  const sentence =
    provider === 'class'
      ? msg('Your teacher’s gateway has to allow {here}. Show this to your teacher.', { here })
      : msg(
          'The people who run {label} can allow {here} (CORS); or leave out headers that it does not know, under “More”.',
          { label, here },
        )
  return { sentence, setting: here }
}

/** Whether an address responds at all: an opaque request needs no permission. It has no key. */
async function answersAnyone(address: string, fetch: Fetch): Promise<boolean> {
  try {
    await fetch(address, { mode: 'no-cors', credentials: 'omit' })
    return true
  } catch {
    return false
  }
}

function pageContext(): Known & ConnectionContext {
  return {
    fetch: globalThis.fetch.bind(globalThis),
    online: globalThis.navigator?.onLine !== false,
    secure: !isInsecureOrigin(),
    ...(globalThis.location && { pageUrl: globalThis.location.href }),
    localNetwork: askLocalNetwork,
  }
}

/** The permission has had two names, and browsers without it throw. */
async function askLocalNetwork(): Promise<'granted' | 'denied' | 'prompt' | 'unknown'> {
  for (const name of ['loopback-network', 'local-network', 'local-network-access']) {
    try {
      const { state } = await globalThis.navigator.permissions.query({ name: name as PermissionName })
      if (state === 'denied') return state
    } catch {
      // This browser does not know the name.
    }
  }
  return 'unknown'
}

/** Whether a page on https would call plain http: never beyond its own network, and there only where the browser asks first. */
function isMixed(origin: string, pageUrl: string | undefined): boolean {
  return pageUrl?.startsWith('https:') === true && origin.startsWith('http:') && !isThisMachine(origin)
}

function yes(sentence: LocalizedText): ConnectionTest {
  return { ok: true, sentence, detail: '' }
}

function no(sentence: LocalizedText, detail: LocalizedText = ''): ConnectionTest {
  return { ok: false, sentence, detail }
}
