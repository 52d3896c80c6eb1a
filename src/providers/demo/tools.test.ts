import { describe, expect, test } from 'vitest'
import {
  collect,
  colorTool,
  converse,
  gaugeTool,
  iconTool,
  pixelTool,
  quickModel,
  request,
  surveyTool,
  webhookTool,
} from '../../../tests/support/demo/converse'
import { isJsonObject, type JsonObject } from '../../engine/model/json'
import type { Tool } from '../../engine/model/language-model'
import { hexToHsl } from './read/color'

async function argsOf(said: string, tools: Tool[], system = '', answer?: Parameters<typeof converse>[2]) {
  const { calls, text } = await converse(quickModel(), request({ said, system, tools }), answer)
  const args = calls.map(call => (isJsonObject(call.arguments) ? call.arguments : {}))
  return { calls, args, text, first: args[0] ?? {} }
}

const tool = (name: string, properties: JsonObject, description = ''): Tool => ({
  name,
  description,
  inputSchema: { type: 'object', properties, required: Object.keys(properties) },
})

describe('colours', () => {
  test('two colors show two colors that are easy to tell apart', async () => {
    const { args } = await argsOf('a happy summer day', [colorTool(), colorTool('display_color_2')])
    const [one, two] = args.map(({ hex }) => hexToHsl(String(hex)))
    expect(args).toHaveLength(2)
    expect(Math.abs((one?.h ?? 0) - (two?.h ?? 0)) + 100 * Math.abs((one?.l ?? 0) - (two?.l ?? 0))).toBeGreaterThan(10)
  })

  test('the name of a tool steers: night is dark, day is light', async () => {
    const { calls } = await argsOf('the sea', [colorTool('display_day_color'), colorTool('display_night_color')])
    const light = (name: string) => {
      const args = calls.find(call => call.name === name)?.arguments
      return hexToHsl(String(isJsonObject(args) && args.hex)).l
    }
    expect(light('display_night_color')).toBeLessThan(0.25)
    expect(light('display_day_color')).toBeGreaterThan(0.6)
  })

  test.each([
    ['I hate this, but paint it #12ab34', '#12ab34'],
    ['a red balloon for a sad boy', '#d62828'],
  ])('a color in the text wins over the mood: %s', async (said, hex) => {
    expect((await argsOf(said, [colorTool()])).first.hex).toBe(hex)
  })

  test.each(['A stormy red sunset?', 'a red balloon for a sad boy', 'Is the sea blue at night?'])(
    'the reply says that a named color wins only where it did: %s',
    async said => {
      const all = []
      for (let chance = 0; chance < 1; chance += 0.04) {
        const asked = request({ said, tools: [colorTool(), iconTool()], temperature: 1 })
        const { calls, text } = await converse(quickModel([chance]), asked)
        all.push([/color that is named wins/.test(text), JSON.stringify(calls).includes('The text names this color')])
      }
      expect(all).not.toContainEqual([true, false])
      expect(all.flat()).toContain(true)
    },
  )
})

describe('gauges', () => {
  test.each<[string, string, JsonObject, [number, number]]>([
    ['8 out of 10', 'display_gauge', { minimum: 0, maximum: 50 }, [40, 40]],
    ['It is 23 °C outside', 'display_temperature_gauge', { minimum: -20, maximum: 40 }, [23, 23]],
    ['three of four people liked it', 'display_gauge', { minimum: 0, maximum: 100 }, [75, 75]],
    ['two exams tomorrow, I am so stressed', 'display_stress_gauge', { minimum: 0, maximum: 10 }, [7, 10]],
    ['a quiet holiday at the beach', 'display_stress_gauge', { minimum: 0, maximum: 10 }, [0, 3]],
    ['a bowl of jalapeño curry', 'display_spicy_gauge', { minimum: 1, maximum: 5 }, [4, 5]],
    ['a glass of milk', 'display_spicy_gauge', { minimum: 1, maximum: 5 }, [1, 2]],
    ['I am so happy', 'display_sadness_gauge', { minimum: -1, maximum: 1 }, [-1, -0.3]],
    ['my cat died', 'display_sadness_gauge', { minimum: -1, maximum: 1 }, [0.3, 1]],
    ['I have 3 dogs and I love them so much', 'display_mood_gauge', { minimum: 0, maximum: 100 }, [75, 100]],
  ])('%s on %s', async (said, name, range, [low, high]) => {
    const { value } = (await argsOf(said, [gaugeTool(name, range)])).first
    expect(value).toBeGreaterThanOrEqual(low)
    expect(value).toBeLessThanOrEqual(high)
  })

  test('where the range is free, "8 out of 10" brings its own', async () => {
    expect((await argsOf('8 out of 10', [gaugeTool()])).first).toMatchObject({ value: 8, min: 0, max: 10 })
  })
})

describe('drawings', () => {
  test.each([
    [16, 16],
    [8, 8],
    [3, 5],
    [1, 1],
    [12, 9],
  ])('are as large as the schema fixes: %i by %i', async (width, height) => {
    const sized = pixelTool('generate_art_pixel_art', { const: width }, { const: height })
    const { first } = await argsOf('a black cat', [sized])
    expect(first).toMatchObject({ width, height })
    expect(first.pixels).toHaveLength(width * height)
  })

  test('show the thing in the color of the text', async () => {
    const drawn = async (said: string) => (await argsOf(said, [pixelTool()])).first.pixels as string[]
    const [cat, redCat, fish] = [await drawn('a cat'), await drawn('a red cat'), await drawn('a fish')]
    expect(redCat).toContain('#d62828')
    const shape = (pixels: string[]) => pixels.map(hex => hex === pixels[1]).join()
    expect(shape(redCat)).toBe(shape(cat))
    expect(shape(fish)).not.toBe(shape(cat))
  })

  test('a thing that there is no drawing of says so', async () => {
    expect((await argsOf('a xylophone', [pixelTool()])).first.explanation).toMatch(/no drawing of xylophone/)
  })
})

describe('icon', () => {
  test('above temperature 0, label and reason belong to the icon that was sampled', async () => {
    const said = 'All night an icy wind howled. Snow had buried the stairs, and the sun was out again. I am happy!'
    const icons = new Set<string>()
    for (let chance = 0.005; chance < 1; chance += 0.01) {
      const model = quickModel([chance])
      const { calls } = await collect(model, request({ said, temperature: 1, tools: [iconTool()] }))
      const { id, label, explanation } = (calls[0]?.arguments ?? {}) as Record<string, string>
      icons.add(String(id))
      // Words of the text that are icons themselves say so; no other icon may borrow them.
      for (const named of ['wind', 'snow', 'sun'])
        expect(/The text names it/.test(String(explanation)) && label?.toLowerCase() === named, `${id}: ${label}`).toBe(
          id === named,
        )
    }
    expect(icons.size).toBeGreaterThan(2)
  })
})

describe('survey', () => {
  test('"tea, coffee or juice?" becomes the options, and the answer comes back in the reply', async () => {
    const { first, text } = await argsOf('tea, coffee or juice?', [surveyTool()], '', () =>
      JSON.stringify({ question: '?', chosen: [{ id: 'coffee', label: 'Coffee' }] }),
    )
    expect(first.options).toEqual([
      { id: 'tea', label: 'Tea' },
      { id: 'coffee', label: 'Coffee' },
      { id: 'juice', label: 'Juice' },
    ])
    expect(text).toContain('Coffee')
    expect(text).not.toContain('Juice')
  })

  test('asks first, and shows the answer with the other tools after', async () => {
    const { calls, args } = await argsOf('Forest or beach?', [colorTool(), surveyTool()], '', call =>
      call.name === 'ask_survey_question' ? JSON.stringify({ chosen: [{ id: 'forest', label: 'Forest' }] }) : 'Shown.',
    )
    expect(calls.map(({ name }) => name)).toEqual(['ask_survey_question', 'display_color'])
    expect(hexToHsl(String(args[1]?.hex)).h).toBeGreaterThan(90)
  })
})

describe('webhook', () => {
  test.each([
    ['Please notify https://example.com/bell now', '', { url: 'https://example.com/bell', method: 'POST' }],
    ['fetch https://example.com/news.json', '', { url: 'https://example.com/news.json', method: 'GET' }],
    [
      'delete it',
      'Call https://example.com/item with trigger_webhook.',
      { url: 'https://example.com/item', method: 'DELETE' },
    ],
  ])('%s', async (said, system, wanted) => {
    const { first } = await argsOf(said, [webhookTool()], system)
    expect(first).toMatchObject({ ...wanted, explanation: 'The text gives this address.' })
  })

  test('without an address nothing is sent, and none is made up', async () => {
    const { calls, text } = await argsOf('Notify my friend', [webhookTool()])
    expect(calls).toEqual([])
    expect(text).toMatch(/never make one up/)
  })

  test('not asked: it stays silent', async () => {
    expect((await argsOf('I like this page', [webhookTool()])).calls).toEqual([])
  })
})

describe('tools that it has never seen', () => {
  test('a level on a ladder of words', async () => {
    const risk = tool('set_risk', { danger: { enum: ['low', 'medium', 'high'] } }, 'How dangerous it is')
    expect((await argsOf('A shark at the edge of the cliff, terrifying', [risk])).first.danger).toBe('high')
    expect((await argsOf('a kitten on a pillow', [risk])).first.danger).toBe('low')
  })

  test('icons of another set', async () => {
    const weather = iconTool('display_icon', ['sunny', 'rainy', 'snowy', 'windy'])
    expect((await argsOf('it is raining all day', [weather])).first.id).toBe('rainy')
  })

  test('a finder is asked when its words fit, its answer is said, and displays wait for it', async () => {
    const consult = tool('consult_weather', { query: { type: 'string' } }, 'Knows the weather forecast')
    const { calls, text } = await argsOf('Will it rain tomorrow?', [consult, iconTool()], '', call =>
      call.name === 'consult_weather'
        ? JSON.stringify({ success: true, summary: 'Heavy snow all day.', data: { city: 'Graz', degrees: -4 } })
        : 'Shown.',
    )
    expect(calls.map(({ name }) => name)).toEqual(['consult_weather', 'display_icon'])
    expect(calls[0]?.arguments).toEqual({ query: 'Will it rain tomorrow?' })
    expect(text).toContain('Heavy snow all day')
    expect(text).toContain('Graz')
  })

  test('a finder whose words do not fit is left alone', async () => {
    const consult = tool('consult_payroll', { query: { type: 'string' } }, 'Knows salaries')
    expect((await argsOf('a dragon', [consult])).calls).toEqual([])
  })
})

test('small talk calls no display that the prompt does not name', async () => {
  expect((await argsOf('hello!', [colorTool(), gaugeTool()])).calls).toEqual([])
  expect((await argsOf('hello!', [colorTool()], 'Always use display_color.')).calls).toHaveLength(1)
})

test('a call that did not fit is tried again, and not for ever', async () => {
  const { calls, text } = await argsOf('a lemon', [colorTool()], '', () => ({ error: 'That call does not fit: hex.' }))
  expect(calls).toHaveLength(2)
  expect(text).toContain('does not fit')
})

test('a form is filled from the text', async () => {
  const schema: JsonObject = {
    type: 'object',
    properties: {
      sentiment: { enum: ['positive', 'negative', 'neutral'] },
      score: { type: 'integer', minimum: 1, maximum: 10 },
      tags: { type: 'array', items: { type: 'string' }, maxItems: 3 },
    },
    required: ['sentiment', 'score', 'tags'],
  }
  const { text } = await converse(
    quickModel(),
    request({ said: 'The soup was cold and the waiter was horrible.', responseFormat: { name: 'review', schema } }),
  )
  const form = JSON.parse(text)
  expect(form.sentiment).toBe('negative')
  expect(form.score).toBeLessThan(5)
  expect(form.tags).toContain('soup')
})
