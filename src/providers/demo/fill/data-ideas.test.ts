import { describe, expect, test } from 'vitest'
import { collect, quickModel, request } from '../../../../tests/support/demo/converse'
import type { JsonObject, JsonValue } from '../../../engine/model/json'

const text = { type: 'string' }
const listOf = (items: JsonObject) => ({ type: 'array', items })
const object = (properties: Record<string, JsonObject>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** What the demo fills into a form, given data as the message and a task as the prompt of a step has it. */
const fillIn = async (properties: Record<string, JsonObject>, data: JsonValue, task: string) => {
  const responseFormat = { name: 'answer', schema: object(properties) }
  const said = typeof data === 'string' ? data : JSON.stringify(data)
  const system = `You hand on JSON.\n\n# Your task\n${task}\n\n# Your answer\nJSON alone.`
  return JSON.parse((await collect(quickModel(), request({ said, system, responseFormat }))).text) as JsonObject
}

const animals = {
  found: [
    { id: 'a1', name: 'Red fox', kind: 'wild', home: 'wood' },
    { id: 'a2', name: 'Grey wolf', kind: 'wild', home: 'wood' },
    { id: 'a3', name: 'Sheep', kind: 'tame', home: 'meadow' },
  ],
}

describe('a list of records', () => {
  const picked = listOf(object({ id: text, name: text, reason: text }))

  test('gives the records that the task means, each with its own values and a reason that is true', async () => {
    expect(
      await fillIn({ picked }, animals, 'Which of them does this mean: “feed the wild ones of the wood”?'),
    ).toEqual({
      picked: [
        { id: 'a1', name: 'Red fox', reason: 'It has “wild”, “wood” in it, as the task does.' },
        { id: 'a2', name: 'Grey wolf', reason: 'It has “wild”, “wood” in it, as the task does.' },
      ],
    })
  })

  test('gives all of them where the task has none of their words', async () => {
    const { picked: all } = await fillIn({ picked }, animals, 'Which of them does this mean: “whatever you like”?')
    expect(all).toHaveLength(3)
  })

  test('gives a column by the name of a field, also out of the task, and what is not mentioned stays what it was', async () => {
    const task = `For this task: “move the wild ones”, plan it for these: ${JSON.stringify(animals.found)}`
    const form = { animalIds: listOf(text), home: text, operation: { ...text, enum: ['feed', 'move'] } }
    expect(await fillIn(form, 'move the wild ones', task)).toEqual({
      animalIds: ['a1', 'a2'],
      home: 'wood',
      operation: 'move',
    })
  })

  test('is summed up by what its texts say, and sources make sure', async () => {
    const results = [
      { source: 'web', text: 'Foxes sleep by day.' },
      { source: 'book', text: 'Wolves hunt in packs.' },
    ]
    const confidence = { ...text, enum: ['high', 'medium', 'low'] }
    const form = { summary: text, keyFindings: listOf(text), sources: listOf(text), confidence }
    expect(await fillIn(form, { results }, 'Tell what was found on “animals”.')).toEqual({
      summary: 'Foxes sleep by day. Wolves hunt in packs.',
      keyFindings: ['Foxes sleep by day.', 'Wolves hunt in packs.'],
      sources: ['web', 'book'],
      confidence: 'medium',
    })
  })
})

test('a topic becomes questions: the whole of it, then its parts', async () => {
  const queries = listOf(object({ source: { ...text, enum: ['web', 'news'] }, query: text }))
  const most = { type: 'integer', minimum: 1, maximum: 10 }
  const plan = (depth: string) =>
    fillIn({ queries, maxSources: most }, { topic: 'The habits of the red fox', depth }, 'Make a plan.')
  expect(await plan('quick')).toEqual({
    queries: [
      { source: 'web', query: 'The habits of the red fox' },
      { source: 'news', query: 'The habits' },
      { source: 'web', query: 'red fox' },
    ],
    maxSources: 3,
  })
  expect(await plan('thorough')).toMatchObject({ maxSources: 8 })
})

describe('a paper', () => {
  const invoice = 'INVOICE INV-7, 3 May 2027. To: Fox & Sons. 2 lamps at 40, post 5. Total: 85.'
  test.each<[string, JsonObject, JsonValue]>([
    ['invoiceNumber', text, 'INV-7'],
    ['date', text, '3 May 2027'],
    ['customer', text, 'Fox & Sons'],
    ['amount', { type: 'number' }, 85],
    ['lineItems', listOf(text), ['2 lamps at 40', 'post 5']],
  ])('gives its %s', async (key, schema, value) => {
    expect(await fillIn({ [key]: schema }, { text: invoice }, 'Put it in order.')).toEqual({ [key]: value })
  })
})

test.each([
  ['stage', 'Move all deals to Negotiation stage', 'Negotiation'],
  ['colour', 'Turn the door into the colour blue', 'blue'],
  ['color', 'Turn the door into the color blue', 'blue'],
  ['deadline', 'Pay by: Friday.', 'Friday'],
])('a sentence gives the %s: “%s”', async (key, said, value) => {
  expect(await fillIn({ [key]: text }, said, 'Read it.')).toEqual({ [key]: value })
})

test('what a text says under a name does not stand where it does not fit', async () => {
  const hex = { type: 'string', pattern: '^#[0-9a-f]{6}$' }
  const { colour } = await fillIn({ colour: hex }, 'Turn the door into the color blue', 'Read it.')
  expect(colour).toMatch(/^#[0-9a-f]{4}[c-f][0-9a-f]$/)
})

test.each([['{"a": [1, {'], ['[[[['], ['{} [] {}'], ['{"list": [null, 1]}'], [`[${'{"x":"]"},'.repeat(300)}{}]`]])(
  'is not put out by %s',
  async said => {
    expect(await fillIn({ names: listOf(text), count: { type: 'integer' } }, said, 'Read {it}.')).toMatchObject({
      count: expect.any(Number),
    })
  },
)
