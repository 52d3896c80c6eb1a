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

const limit = (tokens: number) => ({ tokenLimit: { limit: tokens, raiseTo: null } })

test.each([
  [{ ending: 'token-limit', text: 'half' }, 'The answer ran out of tokens, and stops here.'],
  [
    { ending: 'token-limit', text: 'half', ...limit(2048) },
    'The answer ran out of tokens, and stops here. Its limit was 2,048 tokens.',
  ],
  [
    { ending: 'token-limit', text: ' \n', ...limit(1) },
    'The answer ran out of tokens before a word came. Its limit was 1 token.',
  ],
  [
    { ending: 'token-limit', text: 'half', called: ['paint', 'ask', 'paint'], ...limit(9) },
    'The answer ran out of tokens while it called paint, ask, so that was not run. Its limit was 9 tokens.',
  ],
  [{ ending: 'refused', text: 'half' }, 'The model, or the service that runs it, refused to say more.'],
  [{ ending: 'refused', text: '' }, 'The model, or the service that runs it, refused to answer.'],
  [{ ending: 'stopped', text: 'half' }, 'The run was stopped here.'],
  [{ ending: 'connection-cut', text: 'half' }, 'The reply was cut off here.'],
  [{ ending: 'connection-cut', text: '' }, 'The connection broke before a word came.'],
  [{ ending: 'rounds-used-up', text: '' }, 'It was still calling tools, so it was stopped after 10 rounds.'],
  [{ ending: 'unknown', text: '' }, 'It is not known how this answer ended. Something may be missing.'],
] as const)('%j is said', (ended, sentence) => {
  expect(englishEnding(ended)).toBe(sentence)
})
