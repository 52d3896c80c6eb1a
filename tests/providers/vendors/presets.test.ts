import { afterEach, expect, test, vi } from 'vitest'
import type { JsonObject } from '../../../src/model/json'
import type { Connection } from '../../../src/providers/connections/connections'
import { connectionPresets } from '../../../src/providers/presets'
import { createModelResolver } from '../../../src/providers/resolve-model'
import { ofType, run, stack, testHost, turns } from '../../support/engine'
import { callDelta, chunks, delta, messageEvents, responseOf } from '../../support/play-vendor'

// A run over each way to a model: two rounds with tools, then a second card that asks another vendor, which reads what the
// first one said. Each stand-in refuses what its vendor refuses.

afterEach(() => vi.unstubAllGlobals())

/** Of Kimi's form and too long for OpenAI: nobody else takes it. */
const ODD_ID = `functions.display_color:0_${'x'.repeat(40)}`

/** What a stand-in refuses of a request; null where it takes it. */
function refusalOf(wire: Connection['wire'], host: string, body: JsonObject): string | null {
  const messages = body.messages as JsonObject[]
  const all = JSON.stringify(messages)
  if (wire === 'anthropic') {
    const ids = [...all.matchAll(/"(?:tool_use_id|id)":"([^"]*)"/g)].map(([, id]) => id ?? '')
    return ids.every(id => /^[a-zA-Z0-9_-]{1,64}$/.test(id)) ? null : 'tool_use.id: does not match'
  }
  const form = host === 'api.mistral.ai' ? /^[a-zA-Z0-9]{9}$/ : /^[a-zA-Z0-9_-]{1,40}$/
  const ids = [...all.matchAll(/"(?:tool_call_id|id)":"([^"]*)"/g)].map(([, id]) => id ?? '')
  if (!ids.every(id => form.test(id))) return 'id of a call: wrong form'
  if (all.includes('thought')) return 'unknown field'
  const order = messages.map(({ role }) => role).join(' ')
  return /tool user/.test(order) ? 'unexpected role user after role tool' : null
}

/** A stand-in that calls a tool, in its vendor's own way, until two results are there; then it answers. */
function answerOf(wire: Connection['wire'], body: JsonObject) {
  const results = JSON.stringify(body.messages).match(/"tool_result"|"role":"tool"/g)?.length ?? 0
  const isDone = results >= 2 || !Array.isArray(body.tools)
  if (wire === 'anthropic') {
    const block: JsonObject = isDone
      ? { type: 'text', text: 'Blue it is.' }
      : { type: 'tool_use', id: `toolu_${results}`, name: 'display_color', input: { hex: '#0000ff' } }
    return messageEvents(
      { type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: 'A thought.' } },
      { type: 'content_block_start', index: 1, content_block: block },
      { type: 'message_delta', delta: { stop_reason: isDone ? 'end_turn' : 'tool_use' } },
      { type: 'message_stop' },
    )
  }
  if (isDone) return chunks(delta({ reasoning: 'A thought.' }), delta({ content: 'Blue it is.' }, 'stop'))
  const call = { id: ODD_ID, function: { name: 'display_color', arguments: { hex: '#0000ff' } } }
  return chunks(delta({ reasoning: 'A thought.' }), callDelta(call), delta({}, 'tool_calls'))
}

const mistral: Connection = {
  id: 'mistral',
  provider: 'other',
  label: 'Mistral',
  wire: 'openai',
  baseUrl: 'https://api.mistral.ai/v1',
  auth: 'bearer',
  headers: {},
}

const ways = [...connectionPresets.map(({ connection }) => connection), mistral].map(connection => ({
  ...connection,
  baseUrl: connection.baseUrl || `https://${connection.id}.example/v1`,
}))

const pairs = ways.flatMap(first => ways.filter(({ id }) => id !== first.id).map(second => ({ first, second })))

test.each(pairs.map(({ first, second }) => [first.label, second.label, first, second] as const))(
  '%s with tools, then %s',
  async (_first, _second, first, second) => {
    const refusals: string[] = []
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const { host } = new URL(address)
      const { wire } = [first, second].find(({ baseUrl }) => new URL(baseUrl).host === host) ?? first
      const body = JSON.parse(String(init.body)) as JsonObject
      const refused = refusalOf(wire, host, body)
      if (refused !== null) {
        refusals.push(refused)
        return Response.json({ error: { message: refused, type: 'invalid_request_error' } }, { status: 400 })
      }
      return responseOf({ body: answerOf(wire, body) })
    })
    const host = testHost(turns().languageModel, {
      model: createModelResolver({
        connections: () => [first, second],
        keys: { get: () => 'a-long-enough-key' },
        demo: { random: () => 0.5, sleep: async () => {} },
      }),
    })
    const document = stack(
      ['user_input', { userMessage: 'Show blue.' }],
      ['color_display', {}],
      ['inference', { model: `${first.id}/m` }],
      ['inference', { model: `${second.id}/m`, userMessage: 'And now?' }],
    )
    const events = await run(document, host)
    expect(refusals).toEqual([])
    expect(ofType(events, 'node-error')).toEqual([])
    expect(ofType(events, 'tool-result').filter(({ isError }) => isError)).toEqual([])
    expect(ofType(events, 'response').map(({ ending }) => ending)).toContain('tool-calls')
    expect(ofType(events, 'response').at(-1)).toMatchObject({ text: 'Blue it is.', ending: 'complete' })
  },
)
