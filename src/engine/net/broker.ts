import { errorText, LocalizedError, localizedMessage } from '../../language/localized-error'
import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import type { OutgoingRequest, UserAnswer, UserQuestion } from '../../model/events'
import type { Host, OutgoingReply } from '../../model/host'
import { DEFAULT_LIMITS, requestLimit } from '../../model/limits'
import type { Outgoing, OutgoingKind } from '../../model/outgoing'
import { BrokerError } from './broker-error'
import { isPrivateHost, isSameHost } from './hosts'
import { MAX_ADDRESS_CHARACTERS, parseAddress, prepareRequest } from './prepare-request'

/** The only way for a document or a model to send a request. */
export interface Broker {
  /**
   * Sends a request once, if rules and person permit it, and returns the answer unchanged. A non-empty `allowedHosts`
   * refuses all other hosts; requests are sent without consent only where the person accepted the host.
   * @param kind the cap that counts it.
   * @throws BrokerError when it is refused or gets no answer; LimitError at the document's limit of requests; the
   * signal's reason on abort.
   */
  send(
    request: OutgoingRequest,
    allowedHosts: readonly string[],
    signal: AbortSignal,
    kind?: OutgoingKind,
  ): Promise<OutgoingReply>
  /**
   * Sends a request of a session with one address: the first of a run needs consent and is counted as any other, later
   * ones are not, unless they are `worthAsking`.
   * @throws like `send`; a refusal applies to the rest of the run.
   */
  converse(
    request: OutgoingRequest,
    worthAsking: boolean,
    signal: AbortSignal,
    kind?: OutgoingKind,
  ): Promise<OutgoingReply>
}

/** State that the brokers of one run share. */
export interface OutgoingCalls {
  /** Webhook requests that were sent. */
  made: number
  /** Requests of the document's loaders and integrations. */
  fetched?: number
  /** Consents that the person refused. */
  refused?: number
  /** Requests that may have arrived. */
  unknown?: Set<string>
  /** Sessions that the person decided about, by address. */
  conversations?: Map<string, { agreed: Promise<void>; sent: number }>
}

/** What a broker depends on. */
interface BrokerOptions {
  host: Pick<Host, 'fetch' | 'isAllowedHost' | 'ownHost' | 'sayHowToAllow'>
  /** Asks the person for consent, on the card of the sending node. */
  ask(question: UserQuestion, signal: AbortSignal): Promise<UserAnswer>
  /** Maximum of webhook requests and refusals across brokers with the same `calls`. Default 10. */
  maxCalls?: number
  /** The same for loaders and integrations. */
  maxRequests?: number
  /** Receives the outcome of each request. */
  tell?(request: Pick<OutgoingRequest, 'method' | 'url'>, outgoing: Outgoing): void
  /** The counters, where several brokers share a run. */
  calls?: OutgoingCalls
}

/** Requests per session and run, so that a server cannot keep a session going. */
const MAX_UNASKED = 100

/** A request that passed the rules and may need consent. */
interface Checked {
  outgoing: OutgoingRequest
  /** The host, for messages. */
  target: string
  isAccepted: boolean
  /** Why consent is needed; null when it is not. */
  reason: Extract<UserQuestion, { kind: 'consent' }>['reason'] | null
}

/** Creates a broker with counters for its run. Consent is requested for each request that needs it. */
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
    return reporting(request, async () => {
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
    return reporting(request, async () => {
      const { href, host: ownHost } = parseAddress(request.url)
      const checked = check(request, [ownHost])
      calls.conversations ??= new Map()
      let conversation = calls.conversations.get(href)
      if (!conversation) {
        conversation = { agreed: admit(checked, signal, kind), sent: 0 }
        calls.conversations.set(href, conversation)
        // An abort during the question is no refusal.
        conversation.agreed.catch(error => {
          if (!(error instanceof BrokerError)) calls.conversations?.delete(href)
        })
      } else if (worthAsking) await admit(checked, signal, kind)
      await conversation.agreed
      conversation.sent += 1
      if (conversation.sent > MAX_UNASKED) {
        const sentence = msg('{host} has been sent {count} requests in this run, and that is the most.', {
          host: checked.target,
          count: MAX_UNASKED,
        })
        throw new BrokerError(sentence, { why: 'limit' })
      }
      return fetchOrExplain(checked, signal)
    })
  }

  /** Reports the outcome of a request. A request that a stop or a limit ended before it was sent is not reported. */
  async function reporting(request: OutgoingRequest, work: () => Promise<OutgoingReply>): Promise<OutgoingReply> {
    const about = { method: request.method, url: request.url.slice(0, MAX_ADDRESS_CHARACTERS) }
    try {
      const reply = await work()
      tell(about, 'hidden' in reply ? { outcome: 'sent-unreadable' } : { outcome: 'answered', status: reply.status })
      return reply
    } catch (error) {
      if (error instanceof BrokerError) tell(about, error.outgoing)
      else if (error instanceof StoppedOnTheWay) {
        tell(about, { outcome: 'unknown', ...localizedMessage(error.words) })
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
      const opening = host.sayHowToAllow?.(url.host)
      throw new BrokerError(
        opening
          ? msg('{host} is on this computer or its own network, and such addresses are closed {opening}.', {
              host: url.host,
              opening,
            })
          : msg(
              '{host} is on this computer or its own network, and such addresses are closed until the person opens them under “Allowed hosts” in the settings.',
              { host: url.host },
            ),
      )
    }
    const isListed = allowedHosts.some(entry => isSameHost(entry, url))
    if (allowedHosts.length > 0 && !isListed) {
      throw new BrokerError(
        msg('{host} is not on the list of allowed hosts ({list}).', { host: url.host, list: allowedHosts.join(', ') }),
      )
    }
    const outgoing = prepareRequest(request, url)
    const isFree = isOwn || (isListed && isAccepted)
    const usual = isFree ? null : isPrivate ? 'private-address' : isListed ? 'list-not-accepted' : 'no-list'
    return {
      outgoing,
      target: url.host,
      isAccepted,
      reason: unknown.has(keyOf(outgoing)) ? 'may-have-arrived' : usual,
    }
  }

  /** Counts a request and asks for consent where needed. */
  async function admit(checked: Checked, signal: AbortSignal, kind: OutgoingKind): Promise<void> {
    // Incremented before any await, so that concurrent requests cannot exceed a cap.
    count(kind)
    const { outgoing, target, isAccepted, reason } = checked
    if (reason === null) return
    const { refused = 0 } = calls
    let isYes = false
    let sentence: LocalizedText = ''
    try {
      if (refused >= maxCalls) {
        throw new BrokerError(
          msg(
            'The person has said no {count, plural, one {# time} other {# times}} in this run, and is not asked again.',
            {
              count: maxCalls,
            },
          ),
          { why: 'limit' },
        )
      }
      const answer = await ask({ kind: 'consent', request: outgoing, reason }, signal)
      signal.throwIfAborted()
      // Where no one can be asked, allowed hosts count as consent, but not to a repeated request.
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
      throw new BrokerError(
        msg('This run has already made {count, plural, one {# request} other {# requests}}, and that is the most.', {
          count: maxCalls,
        }),
        { why: 'limit' },
      )
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

/** The run or the node was stopped while the request was pending. */
class StoppedOnTheWay extends LocalizedError {
  constructor(reason: unknown) {
    super(msg('It was stopped before an answer came.'), { cause: reason })
  }
}

/** A host reports what it knows in a BrokerError; any other error leaves the outcome unknown. */
function explained(error: unknown, target: string): BrokerError {
  if (error instanceof BrokerError) return error
  const reason = errorText(error)
  const sentence =
    error instanceof Error && reason
      ? msg('No answer came from {host} ({reason}), so it is not known whether the request arrived.', {
          host: target,
          reason,
        })
      : msg('No answer came from {host}, so it is not known whether the request arrived.', { host: target })
  return new BrokerError(sentence, { outcome: 'unknown', cause: error })
}

/** A key that is equal for identical requests. */
function keyOf({ method, url, headers, body }: OutgoingRequest): string {
  return JSON.stringify([method, url, Object.entries(headers).sort(), body ?? null])
}

function refusal(
  host: string,
  answer: UserAnswer,
  reason: Checked['reason'],
  opening: LocalizedText | undefined,
): MessageDescriptor {
  if ('unavailable' in answer && reason === 'may-have-arrived') {
    return msg(
      'It is not known whether the same request has reached {host} before, and nobody is there to say that it may be sent again: {why}',
      { host, why: answer.words ?? answer.unavailable },
    )
  }
  if ('unavailable' in answer && opening)
    return msg('Requests to {host} are closed {opening}. Nothing was sent.', { host, opening })
  return 'unavailable' in answer
    ? msg('Nobody is there to allow a request to {host}: {why}', { host, why: answer.words ?? answer.unavailable })
    : msg('The person did not allow this request to {host}. Nothing was sent.', { host })
}
