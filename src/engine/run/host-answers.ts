import { errorText, LocalizedError } from '../../language/localized-error'
import type { ModelErrorCode } from '../../model/engine-error'
import type { HostFailure, RunEventOf } from '../../model/events'
import type { Host } from '../../model/host'
import { type JsonValue, withoutUndefined } from '../../model/json'
import { ModelError } from '../../model/language-model'
import type { OutgoingReply } from '../../model/services'
import { BrokerError } from '../net/broker-error'
import type { EventBody } from './run-context'

/** What a host answered, as an event tells it. */
type HostAnswer = EventBody<RunEventOf<'host-answer'>>

/** Characters of the longest answer that a run keeps: what is longer is too much for a link. */
const mostCharacters = 100_000

/**
 * A host of one node that tells what it answers, so that the run can be made again from its events. Models and people have
 * events of their own. A service that was stopped gave no answer.
 */
export function tellingHost(host: Host, tell: (answer: HostAnswer) => void): Host {
  async function told<T>(
    service: HostAnswer['service'],
    signal: AbortSignal | undefined,
    ask: () => T | Promise<T>,
    more: Partial<HostAnswer> = {},
  ): Promise<T> {
    try {
      const value = await ask()
      tell(answerOf(service, service === 'fetch' ? withReadHeaders(value as OutgoingReply) : value, more))
      return value
    } catch (error) {
      if (!signal?.aborted) tell({ type: 'host-answer', service, failed: failureOf(error), ...more })
      throw error
    }
  }
  const { onDevice, runCode, runCommand, files, memory } = host
  return {
    ...host,
    fetch: (request, signal) => told('fetch', signal, () => host.fetch(request, signal), openHost(host, request.url)),
    random() {
      const value = host.random()
      tell(answerOf('random', value))
      return value
    },
    onDevice: (compute, signal) => told('device', signal, () => onDevice?.call(host, compute, signal) ?? compute()),
    runCode: runCode && ((job, signal) => told('code', signal, () => runCode.call(host, job, signal))),
    runCommand:
      runCommand && ((command, signal) => told('command', signal, () => runCommand.call(host, command, signal))),
    files: files && {
      read: (path, signal) => told('file', signal, () => files.read(path, signal)),
      write: (path, text, signal) => told('file', signal, () => files.write(path, text, signal)),
    },
    memory: memory && {
      recall: nodeId => told('memory', undefined, () => memory.recall(nodeId)),
      keep: (nodeId, messages) => memory.keep(nodeId, messages),
    },
  }
}

/** The headers of a reply that anything reads. */
const readHeaders = ['retry-after', 'mcp-session-id', 'www-authenticate']

function withReadHeaders(reply: OutgoingReply): OutgoingReply {
  if (!('headers' in reply)) return reply
  const { headers = {}, ...rest } = reply
  const read = readHeaders.flatMap(name => (headers[name] === undefined ? [] : [[name, headers[name]]]))
  return read.length > 0 ? { ...rest, headers: Object.fromEntries(read) } : rest
}

function answerOf(service: HostAnswer['service'], value: unknown, more: Partial<HostAnswer> = {}): HostAnswer {
  const json = JSON.stringify(value ?? null)
  const kept = json.length <= mostCharacters ? (JSON.parse(json) as JsonValue) : undefined
  return { type: 'host-answer', service, value: kept, ...more }
}

/** The host of an address, where requests to it need no consent. */
function openHost({ ownHost, isAllowedHost }: Host, url: string): Partial<HostAnswer> {
  const name = URL.canParse(url) ? new URL(url).host : ''
  if (name === ownHost) return { host: { name, is: 'own' } }
  return isAllowedHost(name) ? { host: { name, is: 'allowed' } } : {}
}

/** What an error of a host tells, as JSON. */
export function failureOf(error: unknown): HostFailure {
  const message = errorText(error)
  if (error instanceof BrokerError) {
    const { outcome, why, status } = error.outgoing
    return withoutUndefined({ message, status, request: withoutUndefined({ outcome, why }) })
  }
  if (!(error instanceof ModelError)) return { message }
  const { status, retryAfterMs, mayRetry, said, causeCode, outcome } = error.details
  const { code } = error
  return withoutUndefined({ message, code, status, retryAfterMs, mayRetry, said, causeCode, outcome })
}

/** The error that `failureOf` told. */
export function errorOf({ message, code, request, ...details }: HostFailure): Error {
  if (request) return new BrokerError(message, { ...request, status: details.status })
  return code === undefined ? new LocalizedError(message) : new ModelError(code as ModelErrorCode, message, details)
}
