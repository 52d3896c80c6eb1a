import { BrokerError } from './broker-error'
import type { OutgoingRequest, UserAnswer, UserQuestion } from './events'
import type { Host, OutgoingReply } from './host'
import { isPrivateHost, isSameHost } from './hosts'

/** The one door through which a document or a model reaches an address. */
export interface Broker {
  /**
   * Sends a request if the rules and the person let it, and gives back an answer short enough for a model.
   * An `allowedHosts` with entries refuses every other host; it sends unasked only where the person accepted the host.
   * @throws BrokerError when it may not go out or nobody answers; the signal's reason when it aborts.
   */
  send(request: OutgoingRequest, allowedHosts: readonly string[], signal: AbortSignal): Promise<OutgoingReply>
  /**
   * Sends what belongs to a conversation with one address: the first of a run is asked about and counted as any other,
   * those that follow are not, unless they are `worthAsking`. The answer comes whole.
   * @throws as `send` does; who said no once is not asked again in this run.
   */
  converse(request: OutgoingRequest, worthAsking: boolean, signal: AbortSignal): Promise<OutgoingReply>
}

/** What the brokers of one run share. */
export interface OutgoingCalls {
  made: number
  /** Conversations that the person was asked about, by address. */
  conversations?: Map<string, { agreed: Promise<void>; sent: number }>
}

/** What a broker stands on. */
export interface BrokerOptions {
  host: Pick<Host, 'fetch' | 'isAllowedHost' | 'ownHost'>
  /** Asks the person for consent, on the card of the node that sends. */
  ask(question: UserQuestion, signal: AbortSignal): Promise<UserAnswer>
  /** Requests that brokers with the same `calls` let ask or go out, all told. 10 when absent. */
  maxCalls?: number
  /** The count, where several brokers share one run. */
  calls?: OutgoingCalls
}

const MAX_BODY_BYTES = 64_000
const MAX_ADDRESS_CHARACTERS = 8_000
const MAX_HEADER_CHARACTERS = 8_000
const MAX_REPLY_CHARACTERS = 20_000
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
export function createBroker({ host, ask, maxCalls = 10, calls = { made: 0 } }: BrokerOptions): Broker {
  async function send(request: OutgoingRequest, allowedHosts: readonly string[], signal: AbortSignal) {
    signal.throwIfAborted()
    const checked = check(request, allowedHosts)
    await admit(checked, signal)
    const reply = await fetchOrExplain(checked, signal)
    return request.page ? reply : shorten(reply)
  }

  async function converse(request: OutgoingRequest, worthAsking: boolean, signal: AbortSignal) {
    signal.throwIfAborted()
    const { href, host: ownHost } = parseAddress(request.url)
    const checked = check(request, [ownHost])
    calls.conversations ??= new Map()
    let conversation = calls.conversations.get(href)
    if (!conversation) {
      conversation = { agreed: admit(checked, signal), sent: 0 }
      calls.conversations.set(href, conversation)
      // A run that was stopped while it was asked has not said no.
      conversation.agreed.catch(error => {
        if (!(error instanceof BrokerError)) calls.conversations?.delete(href)
      })
    } else if (worthAsking) await admit(checked, signal)
    await conversation.agreed
    conversation.sent += 1
    if (conversation.sent > MAX_UNASKED) {
      throw new BrokerError(
        `${checked.target} has been sent ${MAX_UNASKED} requests in this run, and that is the most.`,
      )
    }
    return fetchOrExplain(checked, signal)
  }

  function check(request: OutgoingRequest, allowedHosts: readonly string[]): Checked {
    const url = parseAddress(request.url)
    const isOwn = url.host === host.ownHost
    const isAccepted = host.isAllowedHost(url.host)
    const isPrivate = !isOwn && isPrivateHost(url.hostname)
    if (isPrivate && !isAccepted) {
      throw new BrokerError(
        `${url.host} is on this computer or its own network, and such addresses are closed until the person opens them in the settings.`,
      )
    }
    const isListed = allowedHosts.some(entry => isSameHost(entry, url))
    if (allowedHosts.length > 0 && !isListed) {
      throw new BrokerError(`${url.host} is not on the list of allowed hosts (${allowedHosts.join(', ')}).`)
    }
    const isFree = isOwn || (isListed && isAccepted)
    return {
      outgoing: prepare(request, url),
      target: url.host,
      isAccepted,
      reason: isFree ? null : isPrivate ? 'private-address' : isListed ? 'list-not-accepted' : 'no-list',
    }
  }

  /** Counts a request, and asks the person where that is due. */
  async function admit({ outgoing, target, isAccepted, reason }: Checked, signal: AbortSignal): Promise<void> {
    // Counted before anything is awaited, so that calls side by side cannot slip past the cap.
    if (calls.made >= maxCalls)
      throw new BrokerError(`This run has already made ${maxCalls} requests, and that is the most.`)
    calls.made += 1

    if (reason === null) return
    const answer = await ask({ kind: 'consent', request: outgoing, reason }, signal)
    signal.throwIfAborted()
    // Where nobody is there to ask, hosts allowed beforehand are the person's yes.
    const isYes = 'consent' in answer ? answer.consent : 'unavailable' in answer && isAccepted
    if (!isYes) throw new BrokerError(refusal(target, answer))
  }

  async function fetchOrExplain({ outgoing, target }: Checked, signal: AbortSignal) {
    try {
      return await host.fetch(outgoing, signal)
    } catch (error) {
      signal.throwIfAborted()
      const cause = error instanceof Error && error.message ? ` (${error.message})` : ''
      throw new BrokerError(`${target} could not be reached${cause}.`, { cause: error })
    }
  }

  return { send, converse }
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

function refusal(target: string, answer: UserAnswer): string {
  return 'unavailable' in answer
    ? `Nobody is there to allow a request to ${target}: ${answer.unavailable}`
    : `The person did not allow this request to ${target}. Nothing was sent.`
}

function shorten(reply: OutgoingReply): OutgoingReply {
  if ('hidden' in reply || reply.body.length <= MAX_REPLY_CHARACTERS) return reply
  const kept = reply.body.slice(0, MAX_REPLY_CHARACTERS)
  return { ...reply, body: `${kept}\n[cut here: the answer has ${reply.body.length} characters]` }
}
