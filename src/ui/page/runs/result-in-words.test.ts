import { expect, it } from 'vitest'
import { answerInWords } from './result-in-words'

const response = { summary: 'text: Open at 7', structure: 'object', metadata: { source: 'Desk', duration: 1 } }

it.each([
  [
    'the reply of a called pipeline',
    { ...response, success: true, data: { text: 'Open at 7.', outputs: {} } },
    'Open at 7.',
  ],
  ['facts of a service', { ...response, success: true, data: { breakfast: '7:00' } }, 'breakfast: 7:00'],
  ['why a call failed', { ...response, success: false, data: null, error: 'No rooms.' }, 'No rooms.'],
  ['any other result, as the model got it', { breakfast: '7:00' }, '{"breakfast":"7:00"}'],
])('says %s', (_, data, words) => {
  expect(answerInWords({ data, content: '{"breakfast":"7:00"}' })).toBe(words)
})
