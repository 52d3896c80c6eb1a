import { BrokerError } from '../../engine/net/broker-error'
import { isPrivateHost } from '../../engine/net/hosts'
import { type MessageDescriptor, msg } from '../../language/message'
import type { NotSentReason, Outgoing } from '../../model/outgoing'

/** What is known of a fetch that gave no answer. */
export type FetchFailure = Pick<Outgoing, 'outcome' | 'why'> & {
  /** A browser keeps the answer, or the permission to ask, to itself: a server answers at the origin. */
  isThere?: true
}

/** Whether a server answers at an origin: `unsure` when that takes too long. */
type Presence = 'there' | 'nobody' | 'unsure'

const PROBE_MS = 5_000

/**
 * Whether a server answers at the origin of an address. A bare HEAD request without headers, key or payload, whose answer
 * stays hidden: it needs no permission of the other side, and repeats nothing.
 */
async function probeOrigin(address: string, signal: AbortSignal, fetch = globalThis.fetch): Promise<Presence> {
  const time = AbortSignal.timeout(PROBE_MS)
  try {
    await fetch(new URL('/', address), {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.any([signal, time]),
    })
    return 'there'
  } catch {
    signal.throwIfAborted()
    return time.aborted ? 'unsure' : 'nobody'
  }
}

/**
 * What an error that `fetch` threw lets us know. Node says what it met; a browser says nothing, so there the origin is
 * looked for: a request to an origin without a server has not arrived; one to a server may have. Nothing else goes to a
 * host that is to be left `alone`.
 */
export async function failureOfFetch(
  error: unknown,
  address: string,
  signal: AbortSignal,
  { alone = false } = {},
): Promise<FetchFailure> {
  const known = reasonInNode(error)
  if (known) return known
  if (globalThis.location === undefined) return { outcome: 'unknown' }
  if (isOffline(address)) return { outcome: 'not-sent', why: 'offline' }
  if (isBlocked(address)) return { outcome: 'not-sent', why: 'blocked' }
  if (alone) return { outcome: 'unknown' }
  const presence = await probeOrigin(address, signal)
  if (presence === 'nobody') return { outcome: 'not-sent', why: 'unreachable' }
  return { outcome: 'unknown', ...(presence === 'there' && { isThere: true }) }
}

/** DNS failures, refused connections, invalid certificates: nothing was sent. */
function reasonInNode(error: unknown): FetchFailure | null {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return null
  const code = 'code' in cause ? String(cause.code) : ''
  const notSent = (why: NotSentReason): FetchFailure => ({ outcome: 'not-sent', why })
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return notSent('no-such-host')
  if (code === 'ECONNREFUSED') return notSent('closed-port')
  if (/^(EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT)$/.test(code))
    return notSent('unreachable')
  if (TLS_CODE.test(code) || /before secure TLS connection/.test(cause.message)) return notSent('not-trusted')
  if (cause.message === 'bad port') return notSent('blocked')
  return { outcome: 'unknown' }
}

const TLS_CODE =
  /^(CERT_|ERR_TLS_|ERR_SSL_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_|HOSTNAME_MISMATCH|EPROTO)/

function isOffline(address: string): boolean {
  return globalThis.navigator?.onLine === false && !isThisMachine(address)
}

/** Whether a page on https would call plain http, which browsers refuse except for the computer that they run on. */
function isBlocked(address: string): boolean {
  const isMixed = globalThis.location.protocol === 'https:' && new URL(address).protocol === 'http:'
  return isMixed && !isThisMachine(address) && !isPrivateHost(new URL(address).hostname)
}

/** Whether an address names the computer itself. */
export function isThisMachine(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\./.test(hostname) || hostname === '[::1]'
}

/** A failure as the error that a host throws, with a sentence that says what to do. */
export function failureOfRequest(failure: FetchFailure, address: string, cause: unknown): BrokerError {
  const { outcome, why } = failure
  const { host } = new URL(address)
  const sentence = (why && sentences[why]?.(host)) ?? describeUnknown(failure, host)
  return new BrokerError(sentence, { outcome, ...(why && { why }), cause })
}

function describeUnknown({ isThere }: FetchFailure, host: string): MessageDescriptor {
  if (!isThere)
    return globalThis.location === undefined
      ? msg('No answer came from {host}, so it is not known whether the request arrived. It was not sent again.', {
          host,
        })
      : msg(
          'No answer from {host} could be read: it does not allow this page (CORS), it is not there, or the connection broke. So it is not known whether the request arrived. The page did not send it again.',
          { host },
        )
  return msg(
    '{host} is there, but its answer could not be read: it does not allow this page (CORS), or the connection broke. So it is not known whether the request arrived. The page did not send it again. The people who run {host} can allow {origin}.',
    { host, origin: globalThis.location.origin },
  )
}

const sentences: { [Why in NotSentReason]?: (host: string) => MessageDescriptor } = {
  'no-such-host': host =>
    msg('{host} could not be reached: there is no host with that name. Nothing was sent. Look for a typing mistake.', {
      host,
    }),
  'closed-port': host =>
    msg(
      '{host} could not be reached: nothing answers at that port. Nothing was sent. Check the number, and that the service runs.',
      { host },
    ),
  'not-trusted': host =>
    msg(
      '{host} could not be reached safely: its certificate does not fit (TLS). Nothing was sent. Check the address, or whether it should begin with http://.',
      { host },
    ),
  unreachable: host =>
    msg(
      '{host} could not be reached. Nothing was sent. Look for a typing mistake, and check that the service runs and has a valid certificate.',
      { host },
    ),
  offline: host =>
    msg('You are offline, so nothing was sent to {host}. Connect to the internet, then run again.', { host }),
  blocked: host =>
    msg('{host} may not be called from here: this page is on https, and that address is not. Nothing was sent.', {
      host,
    }),
}
