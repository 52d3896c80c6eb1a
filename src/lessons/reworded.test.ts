import { expect, test } from 'vitest'
import { stack } from '../../tests/support/engine'
import type { Lesson } from './lesson'
import { reworded } from './reworded'

const lesson = (say: string, has: string): Lesson => ({
  id: 'own-1',
  title: `${say}!`,
  teaches: say,
  minutes: 5,
  document: { ...stack(['user_input', {}, 'said']), name: say },
  inputs: { said: say },
  steps: [
    { title: say, text: say, question: { ask: say, options: [{ id: 'a', label: say }] } },
    {
      title: say,
      text: say,
      check: {
        kind: 'any',
        why: say,
        of: [{ kind: 'run', say, events: [{ type: 'response', where: [{ path: 'text', has }], why: say }] }],
      },
    },
  ],
})

test('in another language a lesson has other words; what its checks look for stays, and so does its document', () => {
  const english = lesson('Run', 'happy')
  const { title, steps, document, inputs } = reworded(english, lesson('Starten', 'froh'))
  expect([title, document, inputs]).toEqual(['Starten!', english.document, english.inputs])
  expect(steps).toEqual(lesson('Starten', 'happy').steps)
})
