import { expect, test } from 'vitest'
import { type Learner, train } from '../../src/nodes/next_word/learner'
import type { NextWordConfig } from '../../src/nodes/next_word/node'
import { trainingDataOf } from '../../src/nodes/next_word/training-data'
import { lessons } from '../support/english-content'

// Numbers that lessons name, counted in the texts that come with the page.

type Source = Pick<NextWordConfig, 'learnFrom' | 'text' | 'unit'>
const dice = { temperature: 1, topK: 0, topP: 1 }
const data = (learnFrom: Source['learnFrom'], unit: Source['unit'] = 'words') =>
  trainingDataOf({ learnFrom, text: '', unit }, [])
const learnerOf = async (...source: Parameters<typeof data>): Promise<Learner> => train(await data(...source))
const counts = async (learner: Learner, begin: string, order: number) =>
  Object.fromEntries(
    (await learner.bars({ begin, taken: [], order, dice })).choices.map(({ text, count }) => [text.trim(), count]),
  )
/** All words of a lesson, to find a claim in. */
const wordsOf = (id: string) => JSON.stringify(lessons.find(lesson => lesson.id === id))

test('there are ten fairy tales and 22 weather reports', async () => {
  expect((await data('fairy-tales')).sources).toHaveLength(10)
  expect(wordsOf('the-next-word')).toContain('ten fairy tales')
  expect((await data('weather')).sources).toHaveLength(22)
  expect(wordsOf('train-your-own')).toContain('22 weather reports')
})

test('after “the little” comes a fox 5 times of 14, and its bar is the longest', async () => {
  const after = await counts(await learnerOf('fairy-tales'), 'One day the little', 3)
  expect(after).toEqual({ fox: 5, girl: 4, dragon: 3, house: 2 })
  expect(wordsOf('the-next-word')).toContain('5 times out of 14: that makes 36%')
})

test('after a word that was never read, all words have the chances of their counts', async () => {
  const learner = await learnerOf('fairy-tales')
  expect(await counts(learner, 'My spaceship', 3)).toEqual(await counts(learner, '', 1))
})

test('“king” comes 40 times in the tales and is one piece, “strawberry” never and is many', async () => {
  const { sources } = await data('fairy-tales')
  const times = (word: RegExp) => sources.reduce((sum, { text }) => sum + (text.match(word)?.length ?? 0), 0)
  expect([times(/\bking\b/gi), times(/strawberr/gi)]).toEqual([40, 0])
  expect(wordsOf('tokens')).toContain('comes 40 times')
  const learner = await learnerOf('fairy-tales', 'pieces')
  const cut = async (begin: string) =>
    (await learner.write({ begin, taken: [], order: 1, dice, seed: 1, most: 1, untilFullStop: false })).prompt
  expect(await cut('The king')).toEqual(['The', ' king'])
  expect(await cut('king')).toEqual(['k', 'ing'])
  expect((await cut('Zed')).length).toBeGreaterThan(1)
  for (const word of ['elephant', 'helicopter', 'Xylophon']) expect((await cut(word)).length).toBeGreaterThan(4)
})
