import { expect, test } from 'vitest'
import { inEnglish } from '../../tests/support/in-english'
import { localizedModelLabels } from './model-labels'

test('each model that answered is named once, one of a single provider in the reader’s language', () => {
  const answered = [
    { provider: 'demo', modelLabel: 'x' },
    { provider: 'openai', modelLabel: 'large' },
    { provider: 'openai', modelLabel: 'small' },
    { provider: 'openai', modelLabel: 'large' },
    { provider: 'constructor', modelLabel: 'large' },
  ]
  expect(inEnglish(localizedModelLabels(answered))).toEqual(['Demo', 'large', 'small', 'large'])
})
