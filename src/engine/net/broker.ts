import { errorText } from '../../language/localized-error'
import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import type { OutgoingRequest, UserAnswer, UserQuestion } from '../../model/events'
import type { Host } from '../../model/host'
import { DEFAULT_LIMITS, requestLimit } from '../../model/limits'
import type { Outgoing, OutgoingKind } from '../../model/outgoing'
import type { OutgoingReply } from '../../model/services'
import { BrokerError } from './broker-error'
import { isPrivateHost, isSameHost } from './hosts'
import { MAX_ADDRESS_CHARACTERS, parseAddress, prepareRequest } from './prepare-request'

/** What the brokers of one run share. */
export interface OutgoingCalls {
  /** Requests that were sent, by the cap that counts them. */
  sent: Record<OutgoingKind, number>
  /** Consents that the person refused. */
  refused: number
  /** Requests that may have arrived. */
  mayHaveArrived: Set<string>
  /** Sessions that the person decided about, by address. */
  sessions: Map<string, { agreed: Promise<void>; sent: number }>
}

/** The state of a run that has sent nothing yet. */
export function noCalls(): OutgoingCalls {
  return { sent: { webhook: 0, integration: 0 }, refused: 0, mayHaveArrived: new Set(), sessions: new Map() }
}

interface BrokerOptions {
  host: Pick<Host, 'fetch' | 'isAllowedHost' | 'ownHost' | 'sayHowToAllow'>
  /** Asks the person for consent, on the card of the sending node. */
  ask(question: UserQuestion, signal: AbortSignal): Promise<UserAnswer>
  calls?: OutgoingCalls
  /** Maximum of webhook requests of a run, and of refusals. */
  maxCalls?: number
  /** Maximum of requests of loaders and integrations. */
  maxRequests?: number
  /** Receives the outcome of each request. */
  tell?(request: Pick<OutgoingRequest, 'method' | 'url'>, outgoing: Outgoing): void
}

/** Requests of one session, so that a server cannot keep a session going. */
const MOST_IN_SESSION = 100

type ConsentReason = Extract<UserQuestion, { kind: 'consent' }>['reason']

/** A request that passed the rules. */
interface Checked {
  request: OutgoingRequest
  host: string
  /** Whether the person, not the document, allowed the host. */
  isAccepted: boolean
  /** Why consent is needed; null when it is not. */
  reason: ConsentReason | null
}

/** The only way for a document or a model to send a request: rules, caps, consent, and what is known of the outcome. */
export class Broker {
  readonly #host: BrokerOptions['host']
  readonly #ask: BrokerOptions['ask']
  readonly #calls: OutgoingCalls
  readonly #most: Record<OutgoingKind, number>
  readonly #tell: BrokerOptions['tell']

  constructor({ host, ask, calls = noCalls(), maxCalls = 10, maxRequests, tell }: BrokerOptions) {
    this.#host = host
    this.#ask = ask
    this.#calls = calls
    this.#most = { webhook: maxCalls, integration: maxRequests ?? DEFAULT_LIMITS.maxRequests }
    this.#tell = tell
  }

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
    kind: OutgoingKind = 'webhook',
  ): Promise<OutgoingReply> {
    return this.#report(request, signal, async () => {
      const checked = this.#check(request, allowedHosts)
      await this.#admit(checked, signal, kind)
      return this.#fetch(checked, signal)
    })
  }

  /**
   * Sends a request of a session with one address: the first of a run needs consent and is counted as any other, later
   * ones are not, unless they are `worthAsking`.
   * @throws like `send`; a refusal applies to the rest of the run.
   */
  converse(
    request: OutgoingRequest,
    worthAsking: boolean,
    signal: AbortSignal,
    kind: OutgoingKind = 'webhook',
  ): Promise<OutgoingReply> {
    const { sessions } = this.#calls
    return this.#report(request, signal, async () => {
      const { href, host } = parseAddress(request.url)
      const checked = this.#check(request, [host])
      let session = sessions.get(href)
      if (!session) {
        session = { agreed: this.#admit(checked, signal, kind), sent: 0 }
        sessions.set(href, session)
        // An abort during the question is no refusal.
        session.agreed.catch(error => error instanceof BrokerError || sessions.delete(href))
      } else if (worthAsking) await this.#admit(checked, signal, kind)
      await session.agreed
      session.sent += 1
      if (session.sent > MOST_IN_SESSION) {
        const count = MOST_IN_SESSION
        throw new BrokerError(
          msg('This run has already sent {host} {count} requests, the most it may.', { host, count }),
          { why: 'limit' },
        )
      }
      return this.#fetch(checked, signal)
    })
  }

  /** Reports the outcome of a request. One that a stop or a limit ended before it was sent is not reported. */
  async #report(request: OutgoingRequest, signal: AbortSignal, send: () => Promise<OutgoingReply>) {
    signal.throwIfAborted()
    const tell = (outgoing: Outgoing) =>
      this.#tell?.({ method: request.method, url: request.url.slice(0, MAX_ADDRESS_CHARACTERS) }, outgoing)
    try {
      const reply = await send()
      tell('hidden' in reply ? { outcome: 'sent-unreadable' } : { outcome: 'answered', status: reply.status })
      return reply
    } catch (error) {
      if (error instanceof BrokerError) tell(error.outgoing)
      signal.throwIfAborted()
      throw error
    }
  }

  /** Whether a request may be sent at all, and whether the person must be asked. */
  #check(request: OutgoingRequest, allowedHosts: readonly string[]): Checked {
    const url = parseAddress(request.url)
    const { host } = url
    const isOwn = host === this.#host.ownHost
    const isAccepted = this.#host.isAllowedHost(host)
    const isPrivate = !isOwn && isPrivateHost(url.hostname)
    if (isPrivate && !isAccepted) throw new BrokerError(privateAddress(host, this.#host.sayHowToAllow?.(host)))
    const isListed = allowedHosts.some(entry => isSameHost(entry, url))
    if (allowedHosts.length > 0 && !isListed) {
      throw new BrokerError(
        msg('{host} is not on the list of allowed hosts ({list}).', { host, list: allowedHosts.join(', ') }),
      )
    }
    const prepared = prepareRequest(request, url)
    let reason: ConsentReason | null = isPrivate ? 'private-address' : isListed ? 'list-not-accepted' : 'no-list'
    if (isOwn || (isListed && isAccepted)) reason = null
    if (this.#calls.mayHaveArrived.has(keyOf(prepared))) reason = 'may-have-arrived'
    return { request: prepared, host, isAccepted, reason }
  }

  /** Counts a request, and asks for consent where it is needed. What is refused is not counted. */
  async #admit({ request, host, isAccepted, reason }: Checked, signal: AbortSignal, kind: OutgoingKind): Promise<void> {
    const { sent } = this.#calls
    if (sent[kind] >= this.#most[kind]) throw kind === 'integration' ? requestLimit(sent[kind]) : capReached(sent[kind])
    // Counted before anything is awaited, so that requests side by side cannot exceed the cap.
    sent[kind] += 1
    if (reason === null) return
    let isAllowed = false
    try {
      if (this.#calls.refused >= this.#most.webhook) throw askedEnough(this.#calls.refused)
      const answer = await this.#ask({ kind: 'consent', request, reason }, signal)
      signal.throwIfAborted()
      // Where no one can be asked, allowed hosts count as consent, but not to a repeated request.
      isAllowed =
        'consent' in answer ? answer.consent : 'unavailable' in answer && isAccepted && reason !== 'may-have-arrived'
      if (isAllowed) return
      this.#calls.refused += 1
      throw new BrokerError(refusal(host, answer, reason, this.#host.sayHowToAllow?.(host)), { why: 'refused' })
    } finally {
      if (!isAllowed) sent[kind] -= 1
    }
  }

  /** A host reports what it knows in a BrokerError; any other error leaves the outcome unknown. */
  async #fetch({ request, host }: Checked, signal: AbortSignal): Promise<OutgoingReply> {
    try {
      return await this.#host.fetch(request, signal)
    } catch (error) {
      const failure =
        error instanceof BrokerError && !signal.aborted
          ? error
          : new BrokerError(unknownOutcome(host, error, signal), { outcome: 'unknown', cause: error })
      if (failure.outgoing.outcome === 'unknown') this.#calls.mayHaveArrived.add(keyOf(request))
      throw failure
    }
  }
}

/** A key that is equal for identical requests. */
function keyOf({ method, url, headers, body }: OutgoingRequest): string {
  return JSON.stringify([method, url, Object.entries(headers).sort(), body ?? null])
}

function privateAddress(host: string, opening: LocalizedText | undefined): MessageDescriptor {
  return opening
    ? msg('{host} is on this computer or its own network, and such addresses are closed {opening}.', { host, opening })
    : msg(
        '{host} is on this computer or its own network, and such addresses are closed until the person opens them under “Allowed hosts” in the settings.',
        { host },
      )
}

function capReached(count: number): BrokerError {
  return new BrokerError(
    msg('This run has already made {count, plural, one {# request} other {# requests}}, the most it may.', {
      count,
    }),
    { why: 'limit' },
  )
}

function askedEnough(count: number): BrokerError {
  return new BrokerError(
    msg(
      'The person has said no {count, plural, one {# time} other {# times}} in this run, and will not be asked again.',
      {
        count,
      },
    ),
    { why: 'limit' },
  )
}

function refusal(
  host: string,
  answer: UserAnswer,
  reason: ConsentReason,
  opening: LocalizedText | undefined,
): MessageDescriptor {
  if (!('unavailable' in answer))
    return msg('The person did not allow this request to {host}. Nothing was sent.', { host })
  const why = answer.unavailable
  if (reason === 'may-have-arrived') {
    return msg(
      'It is not known whether the same request has reached {host} before, and nobody is there to say that it may be sent again: {why}',
      { host, why },
    )
  }
  return opening
    ? msg('Requests to {host} are closed {opening}. Nothing was sent.', { host, opening })
    : msg('Nobody is there to allow a request to {host}: {why}', { host, why })
}

function unknownOutcome(host: string, error: unknown, signal: AbortSignal): MessageDescriptor {
  if (signal.aborted) return msg('It was stopped before an answer came.')
  const reason = error instanceof Error ? errorText(error) : ''
  return reason
    ? msg('No answer came from {host} ({reason}), so it is not known whether the request arrived.', { host, reason })
    : msg('No answer came from {host}, so it is not known whether the request arrived.', { host })
}
