import { expect, it } from 'vitest'
import { createDemoModel } from '../../src/providers/demo'
import { ofType, run, testHost } from '../support/engine'
import { flow } from '../support/flows'

it('the demo tells the error of an integration as a sentence', async () => {
  const document = flow(
    {
      front: [['inference']],
      rooms: [['integration', { name: 'rooms', kind: 'mock', data: {}, failure: 'always', errorCode: 'NO_ROOMS' }]],
    },
    [['front', 'tool', 'rooms']],
  )
  const asker = document.pipelines[0]?.nodes[0]?.id ?? ''
  const demo = createDemoModel({ random: () => 0.5, sleep: async () => {} })
  const events = await run(document, testHost(demo), { inputs: { [asker]: 'Ask rooms: is a room free on Friday?' } })
  const [error] = ofType(events, 'node-error')
  const reply = ofType(events, 'response').at(-1)?.text
  expect(reply).toContain(`*rooms* could not help: ${error?.message}`)
  expect(reply).not.toMatch(/[{}"]|\.\.|_instruction|success/)
})
