import { expect, it } from 'vitest'
import { run, stack, testHost, turns } from '../../../../tests/support/engine'
import { missingNodes } from './IncomingRecording'

it('counts the cards of a run that a document does not have', async () => {
  const document = stack(['user_input', {}, 'u'], ['inference', {}, 'i'])
  const events = await run(document, testHost(turns({ text: 'Hello.' }).languageModel), { inputs: { u: 'Hello' } })
  expect(missingNodes(events, document)).toBe(0)
  expect(missingNodes(events, stack(['user_input', {}, 'u']))).toBe(1)
})
