import { type MessageDescriptor, msg } from '../../language/message'
import { englishMessages } from '../../language/messages'
import { cutText } from '../../model/characters'
import type { Fault } from '../../model/host'
import { isJsonObject, type JsonValue } from '../../model/json'
import type { ToolOutcome } from '../../model/node-type'
import { failed, responseForModel } from './tool-response'

/** Delay of a slow call, in milliseconds. */
export const SLOW_MS = 5000

/** What a faulty call needs of its caller. */
export interface FaultyCall {
  /** The name of the called pipeline or node. */
  target: string
  /** What answers: a pipeline with a whole response, a node with its data. */
  answers: 'response' | 'data'
  call(): Promise<ToolOutcome>
  /** Rejects on abort. */
  sleep(ms: number): Promise<void>
  /** Writes to the log, and to the card of the caller. */
  warn(said: MessageDescriptor, data: JsonValue): void
}

/** Makes a call with an injected fault. The log and the caller's card say that it was injected; the caller does not know. */
export async function callWithFault(
  fault: Fault,
  { target, answers, call, sleep, warn }: FaultyCall,
): Promise<ToolOutcome> {
  warn(said[fault](target), { fault, target })
  if (fault === 'slow') {
    await sleep(SLOW_MS)
    return call()
  }
  if (fault === 'error') {
    const error = msg('The server answered 500: something went wrong on its side.')
    const code = 'HTTP_500'
    if (answers === 'data') return { data: null, content: error, code, isError: true }
    const response = failed(error, code, target, 0)
    return { data: response as unknown as JsonValue, content: responseForModel(response), isError: true, error }
  }
  return cutShort(await call(), answers)
}

const said: Record<Fault, (target: string) => MessageDescriptor> = {
  slow: target =>
    msg('Fault injected: the call to “{target}” takes {seconds, plural, one {# second} other {# seconds}} longer.', {
      target,
      seconds: SLOW_MS / 1000,
    }),
  error: target => msg('Fault injected: the call to “{target}” answers with status 500.', { target }),
  'wrong-json': target => msg('Fault injected: the call to “{target}” answers with JSON that breaks off.', { target }),
}

/** An answer that breaks off in the middle of its data: no longer valid JSON. */
function cutShort({ data, content: told, ...rest }: ToolOutcome, answers: FaultyCall['answers']): ToolOutcome {
  const content = englishMessages.localize(told)
  const response = answers === 'response' && isJsonObject(data) ? data : undefined
  const whole = JSON.stringify(response ? (response.data ?? null) : data)
  const inner = cutText(whole, Math.ceil(whole.length / 2))
  const at = content.indexOf(whole)
  const truncated = cutText(content, at < 0 ? Math.ceil(content.length / 2) : at + inner.length)
  return { ...rest, data: response ? { ...response, data: inner } : inner, content: truncated }
}
