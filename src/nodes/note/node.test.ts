import { expect, it } from 'vitest'
import { ofType, run, stack, testHost, turns } from '../../../tests/support/engine'

it('changes nothing that a model is sent, and never runs', async () => {
  const secret = { text: 'The answer is **42**.' }
  const without = turns({ text: 'Hello.' })
  const withNote = turns({ text: 'Hello.' })
  await run(stack(['user_input', {}, 'u'], ['inference', {}, 'i']), testHost(without.languageModel), {
    inputs: { u: 'Hi' },
  })
  const events = await run(
    stack(['note', secret, 'a'], ['user_input', {}, 'u'], ['note', secret, 'b'], ['inference', {}, 'i']),
    testHost(withNote.languageModel),
    { inputs: { u: 'Hi' } },
  )
  expect(withNote.requests).toEqual(without.requests)
  expect(withNote.requests).toHaveLength(1)
  expect(ofType(events, 'node-start').map(({ nodeId }) => nodeId)).toEqual(['u', 'i'])
})
