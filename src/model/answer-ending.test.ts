import { expect, test } from 'vitest'
import { answerEndings, endingOf, englishEnding, isWhole } from './answer-ending'

const call = { id: 'c', name: 'paint', arguments: {} }

test('an answer is whole where the model finished it, or waits for the results of its tools', () => {
  expect(answerEndings.filter(isWhole)).toEqual(['complete', 'tool-calls'])
  const silent = answerEndings.filter(ending => englishEnding({ ending, text: 'x' }) === null)
  expect(silent).toEqual(['complete', 'tool-calls'])
})

test('the calls of an answer decide whether there were any', () => {
  expect(endingOf('complete', [], false)).toBe('complete')
  expect(endingOf('complete', [call], false)).toBe('tool-calls')
  expect(endingOf('tool-calls', [call], false)).toBe('tool-calls')
  expect(endingOf('tool-calls', [call], true)).toBe('rounds-used-up')
  expect(endingOf('complete', [], true)).toBe('complete')
  // A wire that reports calls and has none: what the model meant is not known.
  expect(endingOf('tool-calls', [], false)).toBe('unknown')
  for (const ending of ['token-limit', 'refused', 'stopped', 'connection-cut', 'unknown'] as const)
    expect(endingOf(ending, [call], true)).toBe(ending)
})
