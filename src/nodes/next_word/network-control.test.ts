import { expect, test } from 'vitest'
import { controlOf, trainedNetwork } from './network-control'

test('a run right after Stop does not take the training up again', async () => {
  const text = 'The cat sat on the mat. The dog sat on the log. '.repeat(12)
  const data = {
    sources: [{ name: 'Rhyme', text }],
    unit: 'words' as const,
    network: { unit: 'characters' as const, layers: 1, heads: 2, context: 16, length: 'quick' as const, seed: 1 },
  }
  const control = await controlOf(data)
  void control.train()
  control.stop()
  await trainedNetwork(data, new AbortController().signal)
  const { step, steps } = control.getProgress()
  expect(step).toBeGreaterThan(0)
  expect(step).toBeLessThan(steps)
})
