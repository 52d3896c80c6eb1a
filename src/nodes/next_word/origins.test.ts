import { expect, test } from 'vitest'
import { train } from './counting-learner'

const sources = [
  { name: 'Farm', text: 'The dog barked at the moon. The dog slept.' },
  { name: 'Sea', text: 'The whale sang to the moon. The whale slept.' },
]

test('each word comes from the one text that has it after the same words, or from several', async () => {
  const learner = train({ sources, unit: 'words' })
  expect(await learner.origins({ begin: 'The', taken: [' dog', ' slept', '.'] }, 2)).toEqual(['Farm', 'Farm', null])
  expect(await learner.origins({ begin: 'The', taken: [' whale', ' sang'] }, 3)).toEqual(['Sea', 'Sea'])
})
