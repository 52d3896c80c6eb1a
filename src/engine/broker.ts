import { BrokerError } from './broker-error'
import type { OutgoingRequest, UserAnswer, UserQuestion } from './events'
import type { Host, OutgoingReply } from './host'
import { isPrivateHost, isSameHost } from './hosts'
import { DEFAULT_LIMITS, requestLimit } from './limits'
import type { Outgoing, OutgoingKind } from './outgoing'

/** The one door through which a document or a model reaches an address. */
export interface Broker {
  /**
   * Sends a request if the rules and the person let it, once, and gives back the answer as it came.
   * An `allowedHosts` with entries refuses every other host; it sends unasked only where the person accepted the host.
   * @param kind which cap counts it.
   * @throws BrokerError when it may not go out or no answer comes; LimitError at the document's limit of requests; the
   * signal's reason when it aborts.
   */
  send(
    request: OutgoingRequest,
    allowedHosts: readonly string[],
    signal: AbortSignal,
    kind?: OutgoingKind,
  ): Promise<OutgoingReply>
  /**
   * Sends what belongs to a conversation with one address: the first of a run is asked about and counted as any other,
   * those that follow are not, unless they are `worthAsking`.
   * @throws as `send` does; who said no once is not asked again in this run.
   */
  converse(
    request: OutgoingRequest,
    worthAsking: boolean,
    signal: AbortSignal,
    kind?: OutgoingKind,
  ): Promise<OutgoingReply>
}

/** What the brokers of one run share. */
export interface OutgoingCalls {
  /** Webhooks that were let out. */
  made: number
  /** What the document fetched. */
  fetched?: number
  /** Questions that the person answered with no. */
  refused?: number
  /** Requests of which it is not known whether they arrived. */
  unknown?: Set<string>
  /** Conversations that the person was asked about, by address. */
  conversations?: Map<string, { agreed: Promise<void>; sent: number }>
}

/** What a broker stands on. */
export interface BrokerOptions {
  host: Pick<Host, 'fetch' | 'isAllowedHost' | 'ownHost' | 'sayHowToAllow'>
  /** Asks the person for consent, on the card of the node that sends. */
  ask(question: UserQuestion, signal: AbortSignal): Promise<UserAnswer>
  /** Webhooks that brokers with the same `calls` let out, all told, and questions answered with no. 10 when absent. */
  maxCalls?: number
  /** The same for what the document fetches. */
  maxRequests?: number
  /** Hears what became of each request. */
  tell?(request: Pick<OutgoingRequest, 'method' | 'url'>, outgoing: Outgoing): void
  /** The count, where several brokers share one run. */
  calls?: OutgoingCalls
}

const MAX_BODY_BYTES = 64_000
const MAX_ADDRESS_CHARACTERS = 8_000
const MAX_HEADER_CHARACTERS = 8_000
/** Of one conversation in one run, so that the other side cannot keep us talking. */
const MAX_UNASKED = 100

/** A request that the rules let pass; what is left is to ask the person. */
interface Checked {
  outgoing: OutgoingRequest
  /** The host, for sentences. */
  target: string
  isAccepted: boolean
  /** Why the person has to be asked; null when not. */
  reason: Extract<UserQuestion, { kind: 'consent' }>['reason'] | null
}

/** A broker: it counts the calls of its run, and asks afresh each time that a question is due. */
export function createBroker({
  host,
  ask,
  maxCalls = 10,
  maxRequests = DEFAULT_LIMITS.maxRequests,
  calls = { made: 0 },
  tell = () => {},
}: BrokerOptions): Broker {
  const unknown = calls.unknown ?? new Set<string>()
  calls.unknown = unknown

  async function send(
    request: OutgoingRequest,
    allowedHosts: readonly string[],
    signal: AbortSignal,
    kind: OutgoingKind = 'webhook',
  ) {
    signal.throwIfAborted()
    return told(request, async () => {
      const checked = check(request, allowedHosts)
      await admit(checked, signal, kind)
      return fetchOrExplain(checked, signal)
    })
  }

  async function converse(
    request: OutgoingRequest,
    worthAsking: boolean,
    signal: AbortSignal,
    kind: OutgoingKind = 'webhook',
  ) {
    signal.throwIfAborted()
    return told(request, async () => {
      const { href, host: ownHost } = parseAddress(request.url)
      const checked = check(request, [ownHost])
      calls.conversations ??= new Map()
      let conversation = calls.conversations.get(href)
      if (!conversation) {
        conversation = { agreed: admit(checked, signal, kind), sent: 0 }
        calls.conversations.set(href, conversation)
        // A run that was stopped while it was asked has not said no.
        conversation.agreed.catch(error => {
          if (!(error instanceof BrokerError)) calls.conversations?.delete(href)
        })
      } else if (worthAsking) await admit(checked, signal, kind)
      await conversation.agreed
      conversation.sent += 1
      if (conversation.sent > MAX_UNASKED) {
        const sentence = `${checked.target} has been sent ${MAX_UNASKED} requests in this run, and that is the most.`
        throw new BrokerError(sentence, { why: 'limit' })
      }
      return fetchOrExplain(checked, signal)
    })
  }

  /** Tells what became of a request. One that ends before it was let out, by a stop or a limit, is nothing to tell of. */
  async function told(request: OutgoingRequest, work: () => Promise<OutgoingReply>): Promise<OutgoingReply> {
    const about = { method: request.method, url: request.url.slice(0, MAX_ADDRESS_CHARACTERS) }
    try {
      const reply = await work()
      tell(about, 'hidden' in reply ? { outcome: 'sent-unreadable' } : { outcome: 'answered', status: reply.status })
      return reply
    } catch (error) {
      if (error instanceof BrokerError) tell(about, error.outgoing)
      else if (error instanceof StoppedOnTheWay) {
        tell(about, { outcome: 'unknown', message: error.message })
        throw error.cause
      }
      throw error
    }
  }

  function check(request: OutgoingRequest, allowedHosts: readonly string[]): Checked {
    const url = parseAddress(request.url)
    const isOwn = url.host === host.ownHost
    const isAccepted = host.isAllowedHost(url.host)
    const isPrivate = !isOwn && isPrivateHost(url.hostname)
    if (isPrivate && !isAccepted) {
      const opening =
        host.sayHowToAllow?.(url.host) ?? 'until the person opens them under “Allowed hosts” in the settings'
      throw new BrokerError(
        `${url.host} is on this computer or its own network, and such addresses are closed ${opening}.`,
      )
    }
    const isListed = allowedHosts.some(entry => isSameHost(entry, url))
    if (allowedHosts.length > 0 && !isListed) {
      throw new BrokerError(`${url.host} is not on the list of allowed hosts (${allowedHosts.join(', ')}).`)
    }
    const outgoing = prepare(request, url)
    const isFree = isOwn || (isListed && isAccepted)
    const usual = isFree ? null : isPrivate ? 'private-address' : isListed ? 'list-not-accepted' : 'no-list'
    return {
      outgoing,
      target: url.host,
      isAccepted,
      reason: unknown.has(keyOf(outgoing)) ? 'may-have-arrived' : usual,
    }
  }

  /** Counts a request, and asks the person where that is due. */
  async function admit(checked: Checked, signal: AbortSignal, kind: OutgoingKind): Promise<void> {
    // Counted before anything is awaited, so that calls side by side cannot slip past a cap.
    count(kind)
    const { outgoing, target, isAccepted, reason } = checked
    if (reason === null) return
    const { refused = 0 } = calls
    let isYes = false
    let sentence = ''
    try {
      if (refused >= maxCalls) {
        throw new BrokerError(`The person has said no ${maxCalls} times in this run, and is not asked again.`, {
          why: 'limit',
        })
      }
      const answer = await ask({ kind: 'consent', request: outgoing, reason }, signal)
      signal.throwIfAborted()
      // Where nobody is there to ask, hosts allowed beforehand are the person's yes; it is no yes to a repetition.
      const isAllowed = isAccepted && reason !== 'may-have-arrived'
      isYes = 'consent' in answer ? answer.consent : 'unavailable' in answer && isAllowed
      sentence = refusal(target, answer, reason, host.sayHowToAllow?.(target))
    } finally {
      if (!isYes) uncount(kind)
    }
    if (isYes) return
    calls.refused = (calls.refused ?? 0) + 1
    throw new BrokerError(sentence, { why: 'refused' })
  }

  function count(kind: OutgoingKind): void {
    if (kind === 'integration') {
      calls.fetched ??= 0
      if (calls.fetched >= maxRequests) throw requestLimit(maxRequests)
      calls.fetched += 1
      return
    }
    if (calls.made >= maxCalls) {
      throw new BrokerError(`This run has already made ${maxCalls} requests, and that is the most.`, { why: 'limit' })
    }
    calls.made += 1
  }

  function uncount(kind: OutgoingKind): void {
    if (kind === 'webhook') calls.made -= 1
    else calls.fetched = (calls.fetched ?? 1) - 1
  }

  async function fetchOrExplain({ outgoing, target }: Checked, signal: AbortSignal) {
    try {
      return await host.fetch(outgoing, signal)
    } catch (error) {
      const failure = signal.aborted ? new StoppedOnTheWay(signal.reason) : explained(error, target)
      if (!(failure instanceof BrokerError) || failure.outgoing.outcome === 'unknown') unknown.add(keyOf(outgoing))
      throw failure
    }
  }

  return { send, converse }
}

/** A run or a node that was stopped while a request was under way. */
class StoppedOnTheWay extends Error {
  constructor(reason: unknown) {
    super('It was stopped before an answer came.', { cause: reason })
  }
}

/** What a host knows of a failure it says in an error of ours; of anything else it is not known what it means. */
function explained(error: unknown, target: string): BrokerError {
  if (error instanceof BrokerError) return error
  const cause = error instanceof Error && error.message ? ` (${error.message})` : ''
  const sentence = `No answer came from ${target}${cause}, so it is not known whether the request arrived.`
  return new BrokerError(sentence, { outcome: 'unknown', cause: error })
}

/** The same for requests that are the same in every part. */
function keyOf({ method, url, headers, body }: OutgoingRequest): string {
  return JSON.stringify([method, url, Object.entries(headers).sort(), body ?? null])
}

function parseAddress(text: string): URL {
  if (text.length > MAX_ADDRESS_CHARACTERS) {
    throw new BrokerError(`The address is too long: ${MAX_ADDRESS_CHARACTERS} characters at most.`)
  }
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw new BrokerError(`“${text.slice(0, 200)}” is not a full web address, like https://example.com/path.`)
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new BrokerError(`Only http and https addresses can be called, not ${url.protocol}`)
  }
  if (url.username !== '' || url.password !== '') {
    throw new BrokerError('An address with a user name or password inside it cannot be called.')
  }
  url.hash = ''
  return url
}

/** The request as it will be sent, and so as the person sees it before saying yes. */
function prepare(request: OutgoingRequest, url: URL): OutgoingRequest {
  const headers = cleanHeaders(request.headers)
  const takesBody = request.method !== 'GET' && request.method !== 'HEAD'
  if (!takesBody || request.body === undefined)
    return { method: request.method, url: url.href, headers, ...(request.page && { page: true }) }
  if (new TextEncoder().encode(request.body).length > MAX_BODY_BYTES) {
    throw new BrokerError(`The body is too large to send: ${MAX_BODY_BYTES / 1000} kB at most.`)
  }
  return { method: request.method, url: url.href, headers, body: request.body }
}

/**
 * Headers that belong to the connection, to the browser or to another identity. They are left out rather than refused:
 * models copy them from examples, and nothing is lost. `Authorization` stays, since a hook's own token is a plain part
 * of a request: whoever wrote the prompt gave it, and the consent shows it.
 */
const LEFT_OUT =
  /^(?:accept-(?:charset|encoding)|access-control-.*|connection|content-length|cookie2?|date|dnt|expect|forwarded|host|keep-alive|origin|proxy-.*|referer|sec-.*|set-cookie2?|te|trailer|transfer-encoding|upgrade|via|x-forwarded-.*|x-(?:http-)?method(?:-override)?)$/i
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/

function cleanHeaders(headers: Record<string, string>): Record<string, string> {
  const clean: Record<string, string> = {}
  let size = 0
  for (const [name, value] of Object.entries(headers)) {
    if (LEFT_OUT.test(name)) continue
    if (!HEADER_NAME.test(name) || !HEADER_VALUE.test(value)) {
      throw new BrokerError(`The header “${name.slice(0, 60)}” has characters that no header may have.`)
    }
    size += name.length + value.length
    clean[name] = value
  }
  if (size > MAX_HEADER_CHARACTERS) {
    throw new BrokerError(`The headers are too long: ${MAX_HEADER_CHARACTERS} characters at most.`)
  }
  return clean
}

function refusal(target: string, answer: UserAnswer, reason: Checked['reason'], opening: string | undefined): string {
  if ('unavailable' in answer && reason === 'may-have-arrived') {
    return `It is not known whether the same request has reached ${target} before, and nobody is there to say that it may be sent again: ${answer.unavailable}`
  }
  if ('unavailable' in answer && opening) return `Requests to ${target} are closed ${opening}. Nothing was sent.`
  return 'unavailable' in answer
    ? `Nobody is there to allow a request to ${target}: ${answer.unavailable}`
    : `The person did not allow this request to ${target}. Nothing was sent.`
}
