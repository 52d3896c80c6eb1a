import { expect } from 'vitest'
import { anthropicWire, openAiWire } from '../../src/gateway/models/wires'
import type { JsonObject } from '../../src/model/json'
import type { Message, ModelRequest } from '../../src/model/language-model'
import { anthropicBody } from '../../src/providers/anthropic/body'
import { offeredModels } from '../../src/providers/catalog/catalog'
import type { Connection } from '../../src/providers/connections/connections'
import { openAiBody } from '../../src/providers/openai/body'
import { testRows } from '../support/test-rows'

/* A class gateway passes on every request of our page, in both wire formats. */

const schema: JsonObject = {
  type: 'object',
  properties: { hex: { type: 'string', description: 'A color like #1122ff' }, why: { type: ['string', 'null'] } },
  required: ['hex'],
}
const connection: Connection = {
  id: 'class',
  provider: 'class',
  label: 'Year 7',
  wire: 'openai',
  baseUrl: 'https://gateway.example/v1',
  auth: 'bearer',
  headers: {},
}

/** All possible parts of a request: an image, calls with and without results, opaque provider data. */
function requestOf(model: string, handBack: JsonObject): ModelRequest {
  const messages: Message[] = [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Paint this.' },
        {
          type: 'image',
          mediaType: 'image/png',
          data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        },
      ],
    },
    {
      role: 'assistant',
      content: 'I will.',
      toolCalls: [
        { id: 'call_1', name: 'display_color', arguments: { hex: '#fff' } },
        { id: 'call_2', name: 'display_color', arguments: null, malformed: '{oops' },
      ],
      providerData: { provider: 'class', data: { model, ...handBack } },
    },
    { role: 'tool', callId: 'call_1', toolName: 'display_color', content: 'done' },
    { role: 'tool', callId: 'call_2', toolName: 'display_color', content: 'no JSON', isError: true },
  ]
  return {
    model,
    system: 'You are kind.',
    messages,
    tools: [{ name: 'display_color', description: 'Shows a color.', inputSchema: schema }],
    maxTokens: 1_024,
    temperature: 0.7,
    responseFormat: { name: 'answer', schema },
  }
}

const blocks: JsonObject[] = [
  { type: 'thinking', thinking: 'A color…', signature: 'EqQB' },
  { type: 'redacted_thinking', data: 'EmwK' },
  { type: 'text', text: 'I will.', citations: null },
  { type: 'tool_use', id: 'call_1', name: 'display_color', input: { hex: '#fff' }, caller: { type: 'direct' } },
  { type: 'tool_use', id: 'call_2', name: 'display_color', input: {} },
]
const reasoning: JsonObject[] = [
  ...Array.from({ length: 300 }, (_, index) => ({ type: 'reasoning.text', text: 'hm ', format: 'unknown', index })),
  { type: 'reasoning.encrypted', data: 'AAAA', id: 'rs_1', format: 'openai-responses-v1', index: 300 },
]

testRows(offeredModels.map(({ id, body }) => [id, body] as const))(
  'what the page asks of each model goes through',
  (id, extra) => {
    const rules = { models: [id], maxOutput: 2_048 }
    const asked = {
      anthropic: anthropicBody(requestOf(id, { blocks }), 'class', extra),
      openai: openAiBody(
        requestOf(id, { reasoning, calls: { call_1: { google: { thought_signature: 'AAAA' } } } }),
        connection,
        extra,
      ),
    }
    const wires = { anthropic: anthropicWire, openai: openAiWire([]) }
    for (const wire of ['anthropic', 'openai'] as const) {
      // Provider data is specific to its wire format.
      if (extra && (wire === 'anthropic') !== id.startsWith('claude-')) continue
      const sent = JSON.parse(JSON.stringify(asked[wire]))
      const { body, estimate } = wires[wire].prepare(sent, rules)
      expect(JSON.parse(JSON.stringify(body))).toEqual(sent)
      // Its reservation is a small part of a student's daily budget.
      expect(estimate.input).toBeLessThan(80_000)
    }
  },
)
