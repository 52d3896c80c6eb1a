import { describe, expect, test } from 'vitest'
import { colorTool, converse, gaugeTool, iconTool, quickModel, request } from '../../../../tests/support/demo/converse'
import { isJsonObject } from '../../../engine/model/json'
import { hexToHsl } from './color'

/** What a person would let pass: hues in degrees (or a lightness, for greys, darks and whites), icons, and a gauge of 0 to 100. */
interface Fitting {
  hue?: [from: number, to: number]
  light?: [from: number, to: number]
  grey?: true
  icons: string
  gauge: [low: number, high: number]
}

const YELLOW: [number, number] = [35, 62]
const RED: [number, number] = [340, 20]
const BLUE: [number, number] = [190, 240]

const sentences: [said: string, fitting: Fitting][] = [
  ['I won the race and everybody cheered!', { hue: YELLOW, icons: 'sun sparkles star', gauge: [80, 100] }],
  ['My dog died yesterday and I cannot stop crying.', { hue: BLUE, icons: 'rain cloud moon', gauge: [0, 25] }],
  ['I am furious! He lied to me again.', { hue: RED, icons: 'fire warning x', gauge: [0, 25] }],
  [
    'Something is moving in the dark cellar and I am terrified',
    { hue: [240, 290], light: [0, 0.4], icons: 'warning moon', gauge: [0, 25] },
  ],
  ['A slow evening by the lake with a cup of tea', { hue: [140, 220], icons: 'leaf moon cloud wind', gauge: [60, 90] }],
  ['I am so in love with her', { hue: [320, 355], icons: 'heart flower', gauge: [85, 100] }],
  ['There is mould and slime in my lunchbox, disgusting', { hue: [55, 95], icons: 'x warning', gauge: [0, 30] }],
  [
    'Three hours in the waiting room. Nothing happens. So boring.',
    { grey: true, icons: 'cloud wind info', gauge: [10, 45] },
  ],
  [
    'Two exams tomorrow and too much to do, I am so stressed',
    { hue: [30, 60], icons: 'warning cloud wind', gauge: [5, 35] },
  ],
  ['a lemon', { hue: [48, 62], icons: 'sun leaf sparkles', gauge: [40, 60] }],
  ['the sea at night', { hue: BLUE, light: [0, 0.3], icons: 'moon wind star', gauge: [35, 65] }],
  ['deep snow, white and silent', { light: [0.85, 1], icons: 'snow', gauge: [50, 85] }],
  ['I am so tired I could sleep for a week', { hue: [205, 250], icons: 'moon cloud wind', gauge: [10, 45] }],
  [
    'We are flying to Japan tomorrow, I cannot wait!',
    { hue: [10, 45], icons: 'sparkles fire star sun', gauge: [80, 100] },
  ],
  ['Nobody called on my birthday. I sat all alone.', { hue: [200, 235], icons: 'moon rain cloud', gauge: [5, 35] }],
  ['Thank you so much, that was so kind of you', { hue: [20, 50], icons: 'heart flower sparkles', gauge: [75, 100] }],
  ['I am not happy with this at all', { hue: BLUE, icons: 'rain cloud x', gauge: [0, 35] }],
  [
    "The old photographs in grandma's attic made me wistful",
    { hue: [10, 45], icons: 'leaf moon heart', gauge: [35, 60] },
  ],
  ['A walk in the green forest', { hue: [90, 160], icons: 'tree leaf', gauge: [55, 90] }],
  ['The volcano erupts and lava runs down the hill', { hue: [355, 25], icons: 'fire warning', gauge: [20, 60] }],
  ['Ich bin heute so traurig, es regnet und ich bin allein.', { hue: BLUE, icons: 'rain cloud', gauge: [0, 25] }],
  ['Je suis très heureux, le soleil brille!', { hue: YELLOW, icons: 'sun sparkles', gauge: [80, 100] }],
  ['¡Estoy muy enojado contigo!', { hue: RED, icons: 'fire x warning', gauge: [0, 30] }],
  ['😭💔', { hue: BLUE, icons: 'rain cloud moon', gauge: [0, 20] }],
]

const system =
  'You are a mood ring. Use display_mood_color, display_mood_icon and display_mood_gauge to show how good the message feels.'
const tools = [colorTool('display_mood_color'), iconTool('display_mood_icon'), gaugeTool('display_mood_gauge')]

async function ring(said: string, temperature: number, chances?: number[]) {
  const { calls } = await converse(quickModel(chances), request({ said, system, tools, temperature }))
  const args = (name: string) => {
    const found = calls.find(call => call.name === name)?.arguments
    return isJsonObject(found) ? found : {}
  }
  return {
    hex: String(args('display_mood_color').hex),
    icon: String(args('display_mood_icon').id),
    gauge: Number(args('display_mood_gauge').value),
  }
}

const isWithin = (hue: number, [from, to]: [number, number]) =>
  from <= to ? hue >= from && hue <= to : hue >= from || hue <= to

function check({ hex, icon, gauge }: Awaited<ReturnType<typeof ring>>, fitting: Fitting) {
  const { h, s, l } = hexToHsl(hex)
  if (fitting.hue) expect(isWithin(h, fitting.hue), `${hex} has hue ${h.toFixed()}`).toBe(true)
  if (fitting.light) expect(l >= fitting.light[0] && l <= fitting.light[1], `${hex} has lightness ${l}`).toBe(true)
  if (fitting.grey) expect(s, hex).toBeLessThan(0.25)
  expect(fitting.icons.split(' ')).toContain(icon)
  expect(gauge).toBeGreaterThanOrEqual(fitting.gauge[0])
  expect(gauge).toBeLessThanOrEqual(fitting.gauge[1])
}

describe.each(sentences)('%s', (said, fitting) => {
  test('gives results that a person would call fitting', async () => check(await ring(said, 0), fitting))

  test('at temperature 0 it gives the same again, whatever the chances', async () => {
    expect(await ring(said, 0, [0.99])).toEqual(await ring(said, 0, [0.01]))
  })
})

/** Spread evenly, so that a test sees what a run of luck would hide. */
const chances = Array.from({ length: 61 }, (_, i) => ((i * 37) % 61) / 61)

async function share(said: string, temperature: number) {
  const seen = new Map<string, number>()
  for (const [i] of chances.entries()) {
    const { hex, icon } = await ring(said, temperature, [...chances.slice(i), ...chances.slice(0, i)])
    seen.set(`${hex} ${icon}`, (seen.get(`${hex} ${icon}`) ?? 0) + 1)
  }
  return { kinds: seen.size, most: Math.max(...seen.values()) / chances.length }
}

test('temperature 0.2 varies little, temperature 1 visibly', async () => {
  const cool = await share('I am furious! He lied to me again.', 0.2)
  const warm = await share('I am furious! He lied to me again.', 1)
  expect(cool.most).toBeGreaterThan(0.7)
  expect(warm.most).toBeLessThan(0.6)
  expect(warm.kinds).toBeGreaterThan(3)
})

test('what is sampled at temperature 1 still fits', async () => {
  for (const chance of chances) {
    const { hex, icon } = await ring('I am furious! He lied to me again.', 1, [chance])
    expect(isWithin(hexToHsl(hex).h, RED), hex).toBe(true)
    expect(['fire', 'warning', 'x']).toContain(icon)
  }
})
