import { expect, test } from 'vitest'
import { answerEndings } from '../../model/answer-ending'
import { endingNotice, shortAnswerError } from './short-answer'

test.each([
  ['connection-cut', 'cut', 'The answer broke off in the middle. Run again.'],
  ['token-limit', 'token_limit', 'The answer ran out of tokens, and stops here.'],
  ['refused', 'refused', 'The model, or the service that runs it, refused to say more.'],
] as const)('an answer that ended with %s cannot be parsed', (ending, code, message) => {
  expect(shortAnswerError({ ending, text: 'half' })).toMatchObject({ code, message, details: { said: 'half' } })
  expect(shortAnswerError({ ending, text: ' ' })?.details).toEqual({})
})

test('all other answers are parsed, and the next model gets a note on those that may not be whole', () => {
  const parsed = answerEndings.filter(ending => shortAnswerError({ ending, text: '' }) === null)
  expect(parsed).toEqual(['complete', 'tool-calls', 'stopped', 'rounds-used-up', 'unknown'])
  const untold = answerEndings.filter(ending => endingNotice({ ending, text: '' }) === undefined)
  expect(untold).toEqual(['complete', 'tool-calls'])
  expect(endingNotice({ ending: 'stopped', text: 'x' })).toEqual({
    role: 'user',
    content: [{ type: 'text', text: '(About the answer before this: The run was stopped here.)' }],
  })
})
