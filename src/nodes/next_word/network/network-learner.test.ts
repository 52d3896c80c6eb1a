import { describe, expect, test } from 'vitest'
import type { NetworkSettings } from '../learner'
import { UnreadableError } from '../ngrams/unreadable'
import { createPlainKernel, type Kernel } from './matrix'
import { createNetwork } from './network-learner'

const settings: NetworkSettings = { unit: 'characters', layers: 1, heads: 2, context: 16, length: 'quick', seed: 1 }
const rhyme = 'The cat sat on the mat. The dog sat on the log. The frog sat on the fog.\n\n'
const sources = [{ name: 'Rhyme', text: rhyme.repeat(12) }]
const make = (more: Partial<NetworkSettings> = {}, text = sources) =>
  createNetwork({ sources: text, unit: 'words', network: { ...settings, ...more } })
const dice = { temperature: 0, topK: 0, topP: 1 }

/** Takes this many steps, one at a time, whatever the clock says. */
async function takeSteps(network: ReturnType<typeof make>, count: number) {
  for (let step = 0; step < count; step++) await network.stepAt('a')
}

test('it learns: what surprised it before does not surprise it after, and it continues the text', async () => {
  const network = make()
  await takeSteps(network, 150)
  const { frames } = await network.progress()
  const [first, last] = [frames[1], frames.at(-1)]
  expect(first?.learned).toBeGreaterThan(2)
  expect(last?.learned).toBeLessThan(0.3)
  const { pieces } = await network.write({
    ...{ begin: 'The dog', taken: [], order: 0, dice, seed: 1, most: 7, untilFullStop: false },
  })
  expect(pieces.map(({ text }) => text).join('')).toBe(' sat on')
})

test('the same seed gives the same network, and one that was kept goes on as if it had never stopped', async () => {
  const whole = make()
  await takeSteps(whole, 60)
  const first = make()
  await takeSteps(first, 35)
  const second = createNetwork({ sources, unit: 'words', network: settings }, await first.kept())
  await takeSteps(second, 25)
  expect((await second.kept()).state.weights).toEqual((await whole.kept()).state.weights)
  expect((await second.progress()).frames.map(({ step }) => step)).toEqual(
    (await whole.progress()).frames.map(({ step }) => step),
  )
})

test('weights of another network are refused', async () => {
  const kept = await make().kept()
  expect(() => createNetwork({ sources, unit: 'words', network: { ...settings, layers: 2 } }, kept)).toThrow(
    'another size',
  )
})

describe('inside', () => {
  test('attention looks at each token that it sees, by layer and head, and each layer guesses', async () => {
    const network = make({ layers: 2 })
    await takeSteps(network, 20)
    const { tokens, attention, layers } = await network.look({ begin: 'The cat', taken: [] })
    expect(tokens).toEqual(['', 'T', 'h', 'e', ' ', 'c', 'a', 't'])
    expect(attention.map(heads => heads.map(looks => looks.length))).toEqual([
      [8, 8],
      [8, 8],
    ])
    expect(layers).toHaveLength(3)
    const { choices } = await network.bars({
      ...{ begin: 'The cat', taken: [], order: 3, dice: { temperature: 1, topK: 0, topP: 1 } },
    })
    expect(choices[0]?.text).toBe(layers.at(-1)?.[0]?.text)
    expect(choices[0]?.chance).toBeCloseTo(layers.at(-1)?.[0]?.chance ?? 0, 4)
  })

  test('a step changes the numbers of a token, and makes its stretch less surprising', async () => {
    const network = make()
    await takeSteps(network, 10)
    const { numbers, before, after, stretch } = await network.stepAt('a')
    expect(numbers).toHaveLength(64)
    expect(numbers.some(({ before, after }) => before !== after)).toBe(true)
    expect(after).toBeLessThan(before)
    expect(rhyme.repeat(2)).toContain(stretch.trim())
  })

  test('the map has each frequent token once, between -1 and 1', async () => {
    const network = make()
    await takeSteps(network, 5)
    const map = (await network.progress()).frames.at(-1)?.map ?? []
    expect(new Set(map.map(({ text }) => text)).size).toBe(map.length)
    expect(map.length).toBeGreaterThan(10)
    for (const { x, y } of map) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(1.5)
  })
})

test('counting is measured on the same tenth: five letters beat one', async () => {
  const surprises = await make().counted()
  expect(surprises).toHaveLength(5)
  expect(surprises[4]).toBeLessThan((surprises[0] as number) / 3)
})

describe('odd texts', () => {
  test.each([
    ['an empty text', ''],
    ['a tiny text', 'Hello there, how are you?'],
  ])('%s is refused with a sentence', (_, text) => {
    expect(() => make({}, [{ name: 'Own', text }])).toThrow(UnreadableError)
  })

  test.each([
    ['one letter repeated', 'a '.repeat(2_000), 'a'],
    ['a script without spaces', '今天天气很好，我们去公园散步。明天可能下雨，所以带上雨伞。'.repeat(30), '天'],
    ['emoji', '🍎🍌🍎🍌🍎🍎🍌 👩‍🚀🚀 '.repeat(60), '🍎'],
    ['Arabic', 'كان يا ما كان في قديم الزمان ملك يسكن في قصر كبير. '.repeat(30), 'ك'],
  ])('%s is learned, in letters and in pieces', async (_, text, token) => {
    for (const unit of ['characters', 'pieces'] as const) {
      const network = make({ unit }, [{ name: 'Own', text }])
      await takeSteps(network, 12)
      const { frames } = await network.progress()
      expect(frames.at(-1)?.learned).toBeLessThan(frames[1]?.learned ?? 0)
      await network.look({ begin: token, taken: [] })
      expect((await network.bars({ begin: '', taken: [], order: 3, dice })).choices.length).toBeGreaterThan(0)
    }
  })
})

test('numbers that get out of hand go back to the last good weights, and training goes on with half the rate', async () => {
  let broken = false
  const makeKernel = (count: number): Kernel => {
    const kernel = createPlainKernel(count)
    return {
      ...kernel,
      multiply(a, b, c, ...sizes) {
        kernel.multiply(a, b, c, ...sizes)
        if (broken) c.numbers[c.from] = Number.NaN
      },
    }
  }
  const network = createNetwork({ sources, unit: 'words', network: settings }, undefined, makeKernel)
  await takeSteps(network, 30)
  broken = true
  await network.stepAt('a')
  broken = false
  expect((await network.progress()).step).toBe(25)
  const { state } = await network.kept()
  expect(state.care).toBe(0.5)
  expect(state.weights.every(Number.isFinite)).toBe(true)
  await takeSteps(network, 1)
  expect((await network.progress()).step).toBe(26)
})

test('of several texts, it learns how one begins, not that an end follows an end', async () => {
  const several = ['red', 'blue', 'green', 'white', 'black', 'brown'].map(color => ({
    name: color,
    text: `The ${color} bird sings. The ${color} bird sleeps. The ${color} bird eats.`,
  }))
  const network = createNetwork({ sources: several, unit: 'words', network: settings })
  await takeSteps(network, 60)
  const { choices } = await network.bars({ begin: '', taken: [], order: 3, dice: { ...dice, temperature: 1 } })
  expect(choices.find(({ text }) => text === '')?.chance ?? 0).toBeLessThan(0.1)
})
