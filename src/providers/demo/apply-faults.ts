import type { JsonValue } from '../../engine/model/json'
import { ModelError } from '../../engine/model/language-model'
import { msg } from '../../language/message'
import type { DemoAnswer } from './answer'
import type { DemoFault } from './faults'

const RETRY_AFTER_MS = 2000

/** The error that a refused call ends in, as a real provider's adapter would throw it. */
export function refusal(status: number | 'offline'): ModelError {
  if (status === 'offline')
    return new ModelError('offline', msg('The demo model is set to fail: as if there were no network.'))
  const details = { status, said: `demo: fail ${status}` }
  switch (status) {
    case 429:
      return new ModelError(
        'rate_limited',
        msg('The demo model is set to fail: too many calls. Try again in two seconds.'),
        {
          ...details,
          retryAfterMs: RETRY_AFTER_MS,
        },
      )
    case 401:
      return new ModelError('unauthorized', msg('The demo model is set to fail: as if the key were wrong.'), details)
    case 402:
      return new ModelError(
        'out_of_credit',
        msg('The demo model is set to fail: as if the credit were used up.'),
        details,
      )
    case 403:
      return new ModelError(
        'forbidden',
        msg('The demo model is set to fail: as if this key may not use the model.'),
        details,
      )
    case 404:
      return new ModelError(
        'no_such_model',
        msg('The demo model is set to fail: as if there were no such model.'),
        details,
      )
    case 413:
      return new ModelError('too_long', msg('The demo model is set to fail: as if the request were too long.'), details)
    case 503:
    case 529:
      return new ModelError(
        'overloaded',
        msg('The demo model is set to fail: as if the provider were overloaded. Try again in a moment.'),
        details,
      )
    default:
      return new ModelError(
        status >= 500 ? 'unknown' : 'bad_request',
        msg('The demo model is set to fail: with status {status}.', { status: String(status) }),
        details,
      )
  }
}

/** A tool call as it is sent: with text that is no JSON where its arguments are malformed. */
export interface CallToSend {
  name: string
  arguments: JsonValue
  malformed?: string
}

/** The calls as sent, broken where a fault requires it. */
export function spoil(calls: DemoAnswer['calls'], has: (kind: DemoFault['kind']) => boolean): CallToSend[] {
  return calls.map(call => {
    if (has('malformed-arguments'))
      return { ...call, malformed: JSON.stringify(call.arguments).slice(0, -1).concat(',,') }
    if (has('wrong-arguments')) return { ...call, arguments: { oops: 'these arguments do not fit' } }
    if (has('wrong-tool')) return { ...call, name: `${call.name}_that_is_not_there`.slice(-64) }
    return call
  })
}
