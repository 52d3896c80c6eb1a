import { type MessageDescriptor, msg } from '../../language/message'
import type { ModelErrorCode } from '../../model/engine-error'
import type { JsonValue } from '../../model/json'
import { ModelError } from '../../model/language-model'

/**
 * Faults of the demo model, for lessons and tests. In a system prompt, on a line of its own:
 *
 * - `demo: fail 429` (or 401, 402, 403, 404, 500, 503, 529, offline) refuses the call; a 429 has a retry time
 * - `demo: malformed arguments` sends the first round's tool calls with arguments that are no JSON
 * - `demo: wrong tool` calls an unknown tool in the first round
 * - `demo: wrong arguments` sends the first round's tool calls with invalid arguments
 * - `demo: cut stream` interrupts the reply in the middle
 * - `demo: slow` streams at a tenth of its pace
 * - `demo: invented fact` answers with a made-up fact, unless it has looked something up
 *
 * With `sometimes` at the end a fault occurs every second time, by the host's randomness: `demo: fail 429 sometimes`.
 */
export type DemoFault =
  | { kind: 'fail'; status: number | 'offline' }
  | { kind: 'malformed-arguments' | 'wrong-arguments' | 'wrong-tool' | 'cut-stream' | 'slow' | 'invented-fact' }

/** Marks and spaces around it do not matter: people quote, stress and end their lines. */
const DIRECTIVE =
  /^[ \t*_`"'“”‘’]*demo[ \t]*:[ \t]*(fail|malformed[ \t]+arguments|wrong[ \t]+arguments|wrong[ \t]+tool|cut[ \t]+stream|slow|invented[ \t]+fact)(?:[ \t]+(\d{3}|offline))?(?:[ \t]+(sometimes))?[ \t*_`"'“”‘’.!]*$/gim

/** Takes the directives out of a system prompt. Those that are left to chance are decided here. */
export function takeDirectives(system: string, random: () => number): { system: string; faults: DemoFault[] } {
  const faults: DemoFault[] = []
  const rest = system.replace(
    DIRECTIVE,
    (_, what: string, status: string | undefined, sometimes: string | undefined) => {
      if (sometimes && random() < 0.5) return ''
      const kind = what.toLowerCase().replace(/[ \t]+/, '-')
      if (kind === 'fail') faults.push({ kind, status: status === 'offline' ? status : Number(status ?? 500) })
      else faults.push({ kind: kind as Exclude<DemoFault['kind'], 'fail'> })
      return ''
    },
  )
  return { system: rest.trim(), faults }
}

const RETRY_AFTER_MS = 2000
const overloaded = msg('The demo model is set to fail: as if the provider were overloaded. Try again in a moment.')

/** What real providers refuse with. */
const REFUSALS: Readonly<Record<string, [code: ModelErrorCode, words: MessageDescriptor]>> = {
  401: ['unauthorized', msg('The demo model is set to fail: as if the key were wrong.')],
  402: ['out_of_credit', msg('The demo model is set to fail: as if the credit were used up.')],
  403: ['forbidden', msg('The demo model is set to fail: as if this key may not use the model.')],
  404: ['no_such_model', msg('The demo model is set to fail: as if there were no such model.')],
  413: ['too_long', msg('The demo model is set to fail: as if the request were too long.')],
  429: ['rate_limited', msg('The demo model is set to fail: too many calls. Try again in two seconds.')],
  503: ['overloaded', overloaded],
  529: ['overloaded', overloaded],
}

/** The error that a refused call ends in, as a real provider's adapter would throw it. */
export function refusal(status: number | 'offline'): ModelError {
  if (status === 'offline')
    return new ModelError('offline', msg('The demo model is set to fail: as if there were no network.'))
  const [code, words] = REFUSALS[status] ?? [
    status >= 500 ? ('unknown' as const) : ('bad_request' as const),
    msg('The demo model is set to fail: with status {status}.', { status: String(status) }),
  ]
  const details = { status, said: `demo: fail ${status}` }
  return new ModelError(code, words, status === 429 ? { ...details, retryAfterMs: RETRY_AFTER_MS } : details)
}

/** A tool call as it is sent: with text that is no JSON where its arguments are malformed. */
export interface CallToSend {
  name: string
  arguments: JsonValue
  malformed?: string
}

/** The calls as sent, broken where a fault requires it. */
export function spoil(calls: readonly CallToSend[], has: (kind: DemoFault['kind']) => boolean): CallToSend[] {
  return calls.map(call => {
    if (has('malformed-arguments'))
      return { ...call, malformed: JSON.stringify(call.arguments).slice(0, -1).concat(',,') }
    if (has('wrong-arguments')) return { ...call, arguments: { oops: 'these arguments do not fit' } }
    if (has('wrong-tool')) return { ...call, name: `${call.name}_that_is_not_there`.slice(-64) }
    return call
  })
}
