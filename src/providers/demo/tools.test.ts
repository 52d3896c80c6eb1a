import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  collect,
  colorTool,
  converse,
  pixelTool,
  quickModel,
  request,
  tool,
} from '../../../tests/support/demo/converse'
import { toolsOf } from '../../../tests/support/demo/starter-tools'
import type { JsonObject } from '../../model/json'
import type { Tool } from '../../model/language-model'
import { filled } from './form'

const demo = quickModel()
const text = { type: 'string' }
const icons =
  'check x warning info star heart fire sparkles lightbulb moon sun cloud rain snow wind leaf flower tree'.split(' ')
const icon = tool('display_icon', { id: { type: 'string', enum: icons } }, ['id'])
const emoji = tool('display_emoji', { emoji: text }, ['emoji'])
const gauge = (name = 'display_mood_gauge') =>
  tool(name, { value: { type: 'number', minimum: 0, maximum: 100 } }, ['value'])
const verdict = tool('display_verdict', { verdict: { type: 'boolean' }, explanation: text }, ['verdict', 'explanation'])
const list = tool(
  'display_list',
  { items: { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string', minLength: 1 } } },
  ['items'],
)
const table = tool(
  'display_table',
  {
    columns: { type: 'array', minItems: 1, items: text },
    rows: { type: 'array', minItems: 1, items: { type: 'array' } },
  },
  ['columns', 'rows'],
)
const chart = tool(
  'display_chart',
  {
    kind: { type: 'string', enum: ['bar', 'line', 'pie'] },
    values: {
      type: 'array',
      minItems: 1,
      maxItems: 12,
      items: { type: 'object', properties: { label: text, value: { type: 'number' } }, required: ['label', 'value'] },
    },
  },
  ['kind', 'values'],
)
const pixels = pixelTool()
const survey = tool(
  'ask_survey',
  {
    question: text,
    options: {
      type: 'array',
      minItems: 2,
      items: { type: 'object', properties: { id: text, label: text }, required: ['id', 'label'] },
    },
  },
  ['question', 'options'],
)

/** What a tool is called with for a message. */
async function argumentsOf(said: string, ...tools: Tool[]): Promise<JsonObject> {
  const { calls } = await converse(demo, request({ said, tools }))
  return (calls[0]?.arguments ?? {}) as JsonObject
}

test.each(['we had pizza with my cousin', 'the dinosaur slept under a tree', 'the unicorn hated glitter'])(
  '“%s” is no weather',
  async said => {
    const [[, { system, tools }] = ['', { system: '', tools: [] }]] = await toolsOf(['story-weather'])
    const { calls } = await converse(quickModel(), request({ said, system, tools }))
    expect(calls.flatMap(({ arguments: given }) => (given as JsonObject).id ?? [])).toEqual(['info'])
  },
)

describe('a bag gets what is taken, or things that can be carried', async () => {
  const [[, { system, tools }] = ['', { system: '', tools: [] }]] = await toolsOf(['pack-your-bag'])

  test.each([
    ['for my grandmas farm i take boots and a rain coat', ['boots', 'rain coat']],
    ['skiing trip, i bring gloves and no swimsuit', ['gloves']],
    ['i dont take my umbrella but a raincoat', ['raincoat']],
    ['ich nehme keinen regenschirm mit sondern eine jacke', ['jacke']],
    ['for the sleepover: pillow, blanket, and my favorite book', ['pillow', 'blanket', 'favorite book']],
    ['toothbrush pajamas teddy', ['toothbrush', 'pajamas', 'teddy']],
    ['socks, towel, sun cream and a book', ['socks', 'towel', 'sun cream', 'book']],
    ['سآخذ إلى الرحلة كتابا وماء وتفاحتين', ['كتابا', 'ماء', 'تفاحتين']],
    ['باخد معي منشفة وكرة ونظارة شمس وما باخد التابلت', ['منشفة', 'كرة', 'نظارة شمس']],
    ['klassenfahrt an die nordsee, ich nehme gummistiefel und eine mütze mit', ['gummistiefel', 'mütze']],
  ])('“%s”', async (said, items) => {
    const { calls } = await converse(quickModel(), request({ said, system, tools }))
    expect(calls[0]?.arguments).toMatchObject({ items })
  })

  test.each([
    'going to my grandmas farm for 3 days its gonna rain',
    'skiing trip w school, no swimming',
    'what should i bring to the beach?',
    'klassenfahrt an die nordsee 5 tage, eher kalt',
    'vamos a acampar en la montaña dos noches, hace frio',
    'une semaine au bord de la mer chez papi il fera 30 degrés',
    'رايحين على البحر يومين مع العيلة',
  ])('“%s” names none', async said => {
    const { calls, text } = await converse(quickModel(), request({ said, system, tools }))
    expect([calls, text]).toEqual([[], expect.stringMatching(/socks|Socken|calcetines|chaussettes|جوارب/)])
  })
})

describe('by the shape of its schema a tool gets', () => {
  test.each<[string, Tool, JsonObject]>([
    ['I am so happy', colorTool(), { hex: '#ffd400', name: 'yellow' }],
    ['a lemon', colorTool(), { hex: '#ffd400' }],
    ['our school bus', colorTool(), { hex: '#ffd400' }],
    ['a dark blue coat', colorTool(), { hex: '#12407c' }],
    ['not red but green', colorTool(), { hex: '#2e9e4f' }],
    ['qwertz', colorTool(), { hex: '#808080' }],
    ['I am angry', icon, { id: 'fire' }],
    ['snow on the roof', icon, { id: 'snow' }],
    ['there is no wind', icon, { id: 'info' }],
    ['I have a cat', emoji, { emoji: '🐱' }],
    ['Hooray 🎈', emoji, { emoji: '🎈' }],
    ['80 % done', gauge(), { value: 80 }],
    ['Half past 8', gauge(), { value: 50 }],
    ['12/4 Main Street', gauge(), { value: 50 }],
    ['a shark and a storm', gauge('display_danger_gauge'), { value: 90 }],
    ['the dragon wasnt scary', gauge('display_danger_gauge'), { value: 20 }],
    ['it was so hot that the ice cream melted', gauge('display_heat_gauge'), { value: 80 }],
    ['hot soup for the cold wolf', gauge('display_heat_gauge'), { value: 50 }],
    ['only a cold wind and fog', gauge('display_heat_gauge'), { value: 20 }],
    ['7 out of 20 and mum wasnt even mad', gauge(), { value: 50 }],
    ['ur drawing is sick bro i love the dragon', verdict, { verdict: true }],
    ['You are a great friend', verdict, { verdict: true }],
    ['You are fat and ugly', verdict, { verdict: false }],
    ['apples, pears and plums', list, { items: ['apples', 'pears', 'plums'] }],
    ['I take my socks but not the red ones', list, { items: ['socks'] }],
    [
      '3 apples, 5 pears',
      table,
      {
        rows: [
          ['apples', 3],
          ['pears', 5],
        ],
      },
    ],
    [
      'Monday 12 °C, Tuesday 15 °C',
      chart,
      {
        kind: 'line',
        values: [
          { label: 'Monday', value: 12 },
          { label: 'Tuesday', value: 15 },
        ],
      },
    ],
    ['cats 30 %, dogs 70 %', chart, { kind: 'pie' }],
    [
      'Forest, beach or library?',
      survey,
      {
        options: [
          { id: 'forest', label: 'Forest' },
          { id: 'beach', label: 'Beach' },
          { id: 'library', label: 'Library' },
        ],
      },
    ],
  ])('“%s”', async (said, wanted, args) => {
    expect(await argumentsOf(said, wanted)).toMatchObject(args)
  })
})

test('two colors of one answer are different ones', async () => {
  const { calls } = await converse(
    demo,
    request({ said: 'I am so happy', tools: [colorTool('display_one_color'), colorTool('display_two_color')] }),
  )
  const [one, two] = calls.map(call => (call.arguments as JsonObject).hex)
  expect(one).not.toBe(two)
})

test.each(['an elephant', 'a piano', 'a crab'])('it says that it has no drawing of “%s”', async said => {
  const { pixels: drawn, explanation } = await argumentsOf(said, pixels)
  expect(new Set(drawn as string[]).size).toBe(1)
  expect(explanation).toMatch(/no drawing/)
})

test('a question of the person is asked before anything is shown', async () => {
  const asked = request({ said: 'Tea or milk?', tools: [colorTool(), survey] })
  const { calls } = await converse(demo, asked, ({ name }) =>
    name === 'ask_survey' ? '{"chosen":[{"id":"milk","label":"Milk"}]}' : 'Shown.',
  )
  expect(calls.map(({ name }) => name)).toEqual(['ask_survey', 'display_color'])
  expect(calls[1]?.arguments).toMatchObject({ hex: '#fafafa' })
})

describe('a schema', () => {
  const none = () => undefined
  it('that refers to itself ends at once', () => {
    const person: JsonObject = { type: 'object', properties: { child: { $ref: '#' } }, required: ['child'] }
    expect(filled(person, none)).toBeUndefined()
    const optional: JsonObject = {
      type: 'object',
      properties: { a: { $ref: '#' }, b: { $ref: '#' }, c: { $ref: '#' }, d: { $ref: '#' } },
    }
    expect(filled(optional, none)).toBeDefined()
    const wide: JsonObject = { type: 'array', minItems: 60, items: { $ref: '#' } }
    expect(filled(wide, none)).toBeUndefined()
    expect(filled({ allOf: [{ $ref: '#' }, { $ref: '#' }, { $ref: '#' }] }, none)).toBeUndefined()
  })

  it('that it does not understand gets the smallest value, or none', () => {
    expect(
      filled(
        {
          type: 'object',
          properties: { n: { type: 'integer', minimum: 3 }, s: { type: 'string', minLength: 2 } },
          required: ['n', 's'],
        },
        none,
      ),
    ).toEqual({ n: 3, s: '--' })
    expect(filled({ type: 'string', pattern: '^[A-Z]{3}$' }, none)).toBeUndefined()
  })

  it('gets values without a reason only where the notes say so', async () => {
    const order = tool('order_lunch', { amount: { type: 'integer', minimum: 2 }, note: text }, ['amount'])
    const { events, calls } = await collect(demo, request({ said: 'order lunch', tools: [order] }))
    expect(calls[0]?.arguments).toEqual({ amount: 2 })
    const notes = events.map(event => (event.type === 'reasoning-delta' ? event.text : '')).join('')
    expect(notes).toMatch(/simplest value that is allowed: “amount”\.$/)
  })

  it('of any depth is filled within moments', () => {
    const schemas = fc.letrec<{ schema: JsonObject }>(tie => ({
      schema: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom<JsonObject>(
          { type: 'string' },
          { type: 'integer', minimum: 2 },
          { $ref: '#' },
          { enum: ['a'] },
        ),
        fc.record({
          type: fc.constant('array'),
          minItems: fc.nat(50),
          items: tie('schema'),
        }) as fc.Arbitrary<JsonObject>,
        fc
          .dictionary(fc.constantFrom('a', 'b', 'c'), tie('schema'))
          .map((properties): JsonObject => ({ type: 'object', properties, required: Object.keys(properties) })),
      ),
    }))
    fc.assert(
      fc.property(schemas.schema, schema => void filled(schema, none)),
      { numRuns: 200 },
    )
  })
})

it('never gives a display what does not fit, and always answers', async () => {
  const words = [
    '3',
    '-5',
    '12 %',
    'apples',
    'and',
    ',',
    ':',
    '\n',
    '1.',
    '- ',
    '|',
    '🎉',
    '2020',
    'sad',
    'not',
    'or',
    '',
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 5 })), { maxLength: 30 }),
      async parts => {
        const { calls, text: said } = await converse(
          demo,
          request({ said: parts.join(' '), tools: [colorTool(), icon, emoji, gauge(), list, table, chart, pixels] }),
        )
        expect(calls).toHaveLength(8)
        expect(said).not.toBe('')
        const [, { value }, { items }] = [calls[3], calls[3], calls[4]].map(call => call?.arguments as JsonObject) as [
          JsonObject,
          JsonObject,
          JsonObject,
        ]
        expect(Number(value)).toBeGreaterThanOrEqual(0)
        expect((items as string[]).every(item => item !== '')).toBe(true)
      },
    ),
    { numRuns: 40 },
  )
})
