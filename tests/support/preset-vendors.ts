import type { Document } from '../../src/model/document'
import type { JsonObject } from '../../src/model/json'
import type { Connection } from '../../src/providers/connections/connections'
import { connectionPresets } from '../../src/providers/presets'
import { stack } from './engine'
import { callDelta, chunks, delta, messageEvents } from './play-vendor'

// A stand-in for each way to a model: it calls a tool in two rounds and then answers, and refuses what its vendor refuses.

const mistral: Connection = {
  id: 'mistral',
  provider: 'other',
  label: 'Mistral',
  wire: 'openai',
  baseUrl: 'https://api.mistral.ai/v1',
  auth: 'bearer',
  headers: {},
}

/** Every preset, with an address where it has none, and Mistral, which is strict. */
export const ways: readonly Connection[] = [...connectionPresets.map(({ connection }) => connection), mistral].map(
  connection => ({ ...connection, baseUrl: connection.baseUrl || `https://${connection.id}.example/v1` }),
)

/** A card that shows a color in two rounds over the first way, and one that goes on over the second. */
export const twoVendors = (first: Connection, second: Connection): Document =>
  stack(
    ['user_input', { userMessage: 'Show blue.' }],
    ['color_display', {}],
    ['inference', { model: `${first.id}/m` }],
    ['inference', { model: `${second.id}/m`, userMessage: 'And now?' }],
  )

/** What the last turn says. */
export const LAST_WORDS = 'Blue it is.'

/** Of Kimi's form and too long for OpenAI: nobody else takes it. */
const ODD_ID = `functions.display_color:0_${'x'.repeat(40)}`

/** What a vendor refuses of a request; null where it takes it. */
export function refusalOf({ wire, baseUrl }: Connection, body: JsonObject): string | null {
  const messages = body.messages as JsonObject[]
  const all = JSON.stringify(messages)
  if (wire === 'anthropic') {
    const ids = [...all.matchAll(/"(?:tool_use_id|id)":"([^"]*)"/g)].map(([, id]) => id ?? '')
    return ids.every(id => /^[a-zA-Z0-9_-]{1,64}$/.test(id)) ? null : 'tool_use.id: does not match'
  }
  const form = baseUrl.includes('mistral') ? /^[a-zA-Z0-9]{9}$/ : /^[a-zA-Z0-9_-]{1,40}$/
  const ids = [...all.matchAll(/"(?:tool_call_id|id)":"([^"]*)"/g)].map(([, id]) => id ?? '')
  if (!ids.every(id => form.test(id))) return 'id of a call: wrong form'
  if (all.includes('thought')) return 'unknown field'
  const order = messages.map(({ role }) => role).join(' ')
  return /tool user/.test(order) ? 'unexpected role user after role tool' : null
}

/** What a vendor streams: a call of a tool until two results are there, then the last words. It thinks before each. */
export function answerOf({ wire }: Connection, body: JsonObject): string {
  const results = JSON.stringify(body.messages).match(/"tool_result"|"role":"tool"/g)?.length ?? 0
  const isDone = results >= 2 || !Array.isArray(body.tools)
  if (wire === 'anthropic') {
    const block: JsonObject = isDone
      ? { type: 'text', text: LAST_WORDS }
      : { type: 'tool_use', id: `toolu_${results}`, name: 'display_color', input: { hex: '#0000ff' } }
    return messageEvents(
      { type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: 'A thought.' } },
      { type: 'content_block_start', index: 1, content_block: block },
      { type: 'message_delta', delta: { stop_reason: isDone ? 'end_turn' : 'tool_use' } },
      { type: 'message_stop' },
    )
  }
  if (isDone) return chunks(delta({ reasoning: 'A thought.' }), delta({ content: LAST_WORDS }, 'stop'))
  const call = { id: ODD_ID, function: { name: 'display_color', arguments: { hex: '#0000ff' } } }
  return chunks(delta({ reasoning: 'A thought.' }), callDelta(call), delta({}, 'tool_calls'))
}
