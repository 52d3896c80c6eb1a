import { type Schema, Validator } from '@cfworker/json-schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { converse, quickModel, request } from '../../../tests/support/demo/converse'
import { cases } from '../../../tests/support/soak'
import type { JsonObject, JsonValue } from '../../engine/model/json'
import type { Tool } from '../../engine/model/language-model'

const keys = fc.oneof(
  fc.constantFrom(
    'hex',
    'value',
    'min',
    'max',
    'unit',
    'label',
    'id',
    'name',
    'options',
    'question',
    'pixels',
    'width',
    'height',
  ),
  fc.constantFrom(
    'explanation',
    'url',
    'method',
    'query',
    'tags',
    'score',
    'mood',
    'color',
    'body',
    'count',
    'isUrgent',
    'due_date',
  ),
  fc.string({ minLength: 1, maxLength: 8 }),
)

const patterns = [
  '^#[0-9a-fA-F]{6}$',
  '^[A-Z]{3}-\\d{4}$',
  '^(?:yes|no)$',
  '^\\w+@\\w+\\.com$',
  '[aeiou]{2,}',
  '^rgb\\(\\d{1,3}, \\d{1,3}, \\d{1,3}\\)$',
  '^[^\\s]+$',
  '^#[0-9a-f]{3}$',
]

const strings: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.constant({ type: 'string' }),
  fc
    .tuple(fc.nat(20), fc.nat(40))
    .map(([minLength, more]) => ({ type: 'string', minLength, maxLength: minLength + more })),
  fc.constantFrom(...patterns).map(pattern => ({ type: 'string', pattern })),
  fc
    .constantFrom('uri', 'email', 'date', 'date-time', 'uuid', 'ipv4', 'time')
    .map(format => ({ type: 'string', format })),
  fc
    .uniqueArray(fc.oneof(fc.string(), fc.constantFrom('happy', 'sad', 'red', 'blue', 'low', 'high', 'sun', 'rain')), {
      minLength: 1,
    })
    .map(list => ({
      type: 'string',
      enum: list,
    })),
)

const numbers: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.constantFrom<JsonObject>({ type: 'number' }, { type: 'integer' }),
  fc
    .tuple(fc.constantFrom('number', 'integer'), fc.integer({ min: -1000, max: 1000 }), fc.nat(2000))
    .map(([type, minimum, more]) => ({
      type,
      minimum,
      maximum: minimum + more,
    })),
  fc
    .tuple(fc.double({ min: -50, max: 50, noNaN: true }), fc.double({ min: 0.5, max: 100, noNaN: true }))
    .map(([low, more]) => ({
      type: 'number',
      exclusiveMinimum: low,
      exclusiveMaximum: low + more,
    })),
  fc.tuple(fc.constantFrom(0.5, 2, 5, 10, 7), fc.integer({ min: -50, max: 50 })).map(([multipleOf, low]) => ({
    type: 'number',
    multipleOf,
    minimum: low,
    exclusiveMaximum: low + 3 * multipleOf,
  })),
  fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 5 }).map(list => ({ enum: list })),
)

const leaf = fc.oneof(
  strings,
  numbers,
  fc.constantFrom<JsonObject>(
    { type: 'boolean' },
    { type: 'null' },
    {},
    { const: 'fixed' },
    { const: 7 },
    { type: ['string', 'null'] },
  ),
)

const { schema } = fc.letrec<{ schema: JsonObject; object: JsonObject }>(tie => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 4, arbitrary: leaf },
    { weight: 2, arbitrary: tie('object') },
    {
      weight: 1,
      arbitrary: fc
        .tuple(leaf, fc.nat(3), fc.nat(4))
        .map(([items, minItems, more]) => ({ type: 'array', items, minItems, maxItems: minItems + more })),
    },
    {
      weight: 1,
      arbitrary: fc.nat(4).map(minItems => ({ type: 'array', items: { type: 'string' }, minItems, uniqueItems: true })),
    },
    { weight: 1, arbitrary: fc.array(leaf, { minLength: 1, maxLength: 3 }).map(anyOf => ({ anyOf })) },
    {
      weight: 1,
      arbitrary: tie('object').map(part => ({
        allOf: [part, { type: 'object', properties: { extra: { type: 'integer' } } }],
      })),
    },
  ),
  object: fc
    .tuple(
      fc.uniqueArray(fc.tuple(keys, tie('schema')), { maxLength: 5, selector: ([key]) => key }),
      fc.boolean(),
      fc.integer(),
    )
    .map(([entries, closed, bits]) => ({
      type: 'object',
      properties: Object.fromEntries(entries),
      required: entries.filter((_, i) => (bits >> i) & 1).map(([key]) => key),
      ...(closed ? { additionalProperties: false } : {}),
    })),
}))

const objects = schema.filter(one => one.type === 'object' || 'allOf' in one)
const names = fc.oneof(
  fc.constantFrom(
    'display_color',
    'display_mood_color',
    'generate_art_pixel_art',
    'ask_survey_question',
    'trigger_webhook',
    'consult_weather',
  ),
  fc.stringMatching(/^[a-zA-Z0-9_-]{1,64}$/),
)
const tools: fc.Arbitrary<Tool[]> = fc.uniqueArray(
  fc.record({ name: names, description: fc.string(), inputSchema: objects }),
  { maxLength: 4, selector: tool => tool.name },
)
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    'I am so happy today!',
    'tea, coffee or juice?',
    '8 out of 10',
    'send it to https://example.com/x',
    '__proto__ constructor toString',
  ),
)

const fitsSchema = (inputSchema: JsonObject, args: JsonValue) =>
  new Validator(inputSchema as Schema, '2020-12', false).validate(args)

test('whatever the tools and the text, calls fit their schema, name an offered tool, and come to an end', async () => {
  await fc.assert(
    fc.asyncProperty(
      tools,
      texts,
      texts,
      fc.constantFrom(0, 0.2, 1),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      async (offered, said, prompt, temperature, chance) => {
        const system = `${prompt}\nUse ${offered.map(({ name }) => name).join(' and ')}.`
        const { calls, rounds, text } = await converse(
          quickModel([chance]),
          request({ said, system, tools: offered, temperature }),
        )
        expect(rounds).toBeLessThanOrEqual(10)
        expect(text).not.toBe('')
        for (const call of calls) {
          const tool = offered.find(({ name }) => name === call.name)
          expect(tool, call.name).toBeDefined()
          const { valid, errors } = fitsSchema(tool?.inputSchema ?? {}, call.arguments)
          expect(valid, JSON.stringify({ schema: tool?.inputSchema, came: call.arguments, errors })).toBe(true)
        }
      },
    ),
    { numRuns: cases(1_500) },
  )
})

test('every tool that the prompt names is called, unless it needs an address that was not given', async () => {
  await fc.assert(
    fc.asyncProperty(tools, async offered => {
      const system = `Use ${offered.map(({ name }) => name).join(' and ')}. The address is https://example.com/bell, send it there.`
      const { calls } = await converse(quickModel(), request({ said: 'A happy day', system, tools: offered }))
      expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(offered.map(({ name }) => name)))
    }),
    { numRuns: cases(800) },
  )
})

test('JSON answers fit the schema that was asked for', async () => {
  await fc.assert(
    fc.asyncProperty(schema, texts, async (form, said) => {
      const { text } = await converse(quickModel(), request({ said, responseFormat: { name: 'answer', schema: form } }))
      const value = JSON.parse(text) as JsonValue
      expect(fitsSchema(form, value).valid, JSON.stringify({ form, value })).toBe(true)
    }),
    { numRuns: cases(800) },
  )
})
