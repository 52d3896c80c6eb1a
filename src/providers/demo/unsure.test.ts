import { describe, expect, test } from 'vitest'
import {
  collect,
  colorTool,
  converse,
  gaugeTool,
  iconTool,
  quickModel,
  request,
} from '../../../tests/support/demo/converse'
import { isJsonObject, type JsonObject } from '../../engine/model/json'
import { EMOTIONS } from './data/emotions'
import { answerWithParts } from './parts'
import { hexToHsl, honestName } from './read/color'
import { readMood } from './read/mood'

const felt = (said: string) =>
  answerWithParts(
    () => 0.5,
    () => readMood(said).felt[0]?.key ?? 'unsure',
  )
const GOOD = ['good', 'joy', 'excite', 'love', 'calm', 'trust', 'hope', 'pride', 'thanks', 'fun', 'wonder']

describe('unsure is unsure', () => {
  test.each(
    `HELP
no
I do not like it
Who was the first person on the moon?
who was the first person on the moon
I wish I was happy
I want to be happy
I would be so happy
Are you happy?
Is the cat dead?
I am not sad
I don't hate it
My teacher
I go to school
The table has four legs
Estou muito feliz hoje e tu?
Sono molto felice oggi`.split('\n'),
  )('%s', async said => {
    expect(await felt(said)).toBe('unsure')
    const { text } = await collect(quickModel(), request({ said }))
    expect(text).toMatch(/not on my lists/)
    expect(text).not.toMatch(/good to hear|How nice|I like that/)
  })

  test.each(['HELP', 'no', 'I do not like it'])('with tools: %s', async said => {
    const tools = [colorTool(), iconTool(), gaugeTool('display_gauge', { minimum: 0, maximum: 100 })]
    const { calls, text } = await converse(quickModel(), request({ said, tools }))
    const args = (name: string) => {
      const found = calls.find(call => call.name === name)?.arguments
      return isJsonObject(found) ? found : {}
    }
    expect(text).toMatch(/not on my lists/)
    expect(args('display_icon')).toMatchObject({ id: 'info', label: 'Info' })
    expect(args('display_gauge').value).toBe(50)
  })
})

test.each([
  ['My teacher shouted at me', 'sad'],
  ['I was laughed at by my class', 'sad'],
  ['My teacher praised me', 'pride'],
  ['the cat is dead', 'sad'],
  ['I am not happy and I do not want to go', 'sad'],
  ['I have never been so happy', 'joy'],
  ['It rained but I am happy', 'joy'],
  ['I am happy even if it rains', 'joy'],
  ['I was laughed at, but now I am so happy', 'joy'],
  ['We won the football match 3-0!!!', 'joy'],
  ['Ich bin traurig', 'sad'],
  ['Mir geht es nicht gut', 'sad'],
  ['I wish I were a happy princess', 'unsure'],
  ['If it rains I am sad', 'unsure'],
  ['Je suis fatigué', 'tired'],
  ['Estoy feliz', 'joy'],
  ['traurig', 'sad'],
])('%s: %s', async (said, emotion) => {
  expect(await felt(said)).toBe(emotion)
})

test.each([
  ['10/10 in my test', 75, 100],
  ['I got 2/10 in my test', 0, 30],
])('a mark says more than a hint: %s', async (said, low, high) => {
  const { calls } = await converse(
    quickModel(),
    request({ said, tools: [gaugeTool('display_mood_gauge', { minimum: 0, maximum: 100 })] }),
  )
  const { value } = (calls[0]?.arguments ?? {}) as { value: number }
  expect(value).toBeGreaterThanOrEqual(low)
  expect(value).toBeLessThanOrEqual(high)
})

test.each<[string, JsonObject, number]>([
  ['It is minus 5 degrees', { minimum: -20, maximum: 40 }, -5],
  ['It is minus 5 degrees', {}, -5],
  ['5 degrees below zero today', { minimum: -20, maximum: 40 }, -5],
  ['-5 °C outside', { minimum: -20, maximum: 40 }, -5],
])('%s is a number below zero', async (said, range, value) => {
  const { calls } = await converse(
    quickModel(),
    request({ said, tools: [gaugeTool('display_temperature_gauge', range)] }),
  )
  expect(calls[0]?.arguments).toMatchObject({ value })
})

test('something sad about an animal is no heart, and the caption is the name of the icon', async () => {
  for (const said of ['the cat is dead', 'My dog died', 'a lemon', 'I am so happy', 'the moon', 'qwertz']) {
    const { calls } = await converse(quickModel(), request({ said, tools: [iconTool()] }))
    const { id, label } = (calls[0]?.arguments ?? {}) as Record<string, string>
    if (/dead|died/.test(said)) expect(['heart', 'sun', 'star', 'sparkles']).not.toContain(id)
    expect(label?.toLowerCase()).toBe(id)
  }
})

test('every name of a color of a feeling has a word for its hue', () => {
  for (const { colours } of EMOTIONS.values())
    for (const { hex, name } of colours)
      expect(honestName(hex, name), `${hex} at ${hexToHsl(hex).h.toFixed()}°`).toBe(name)
})

test('a name for another hue is not given to a color', () => {
  expect(honestName('#2e9e4f', 'Sunshine yellow')).toBe('green')
  expect(honestName('#12307a', 'lemon by night')).not.toMatch(/lemon/)
  expect(honestName('#1f6fd6', 'Deep sea')).toMatch(/^Deep sea (?:blue|sapphire|azure)$/)
})

test('only feelings that are good are called good to hear', async () => {
  for (const said of ['I am so sad', 'I hate everything', 'My teacher shouted at me', 'I was bullied once in a game'])
    expect((await collect(quickModel(), request({ said }))).text).not.toMatch(/good to hear/)
  expect(GOOD).toContain(await felt('I am so happy'))
})
