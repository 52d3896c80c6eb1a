import { expect } from 'vitest'
import { allStartersIn } from '../../src/content/starters'
import { previewRequests } from '../../src/engine/run/preview'
import { englishMessages } from '../../src/language/messages'
import { nodeTypes } from '../../src/nodes/registry'
import { ofType, run, scriptedModel, testHost } from '../support/engine'
import { testRows } from '../support/test-rows'

const starters = allStartersIn(englishMessages)

testRows(starters.map(({ id, document, inputs }) => [id, document, inputs] as const))(
  'what is previewed of a starter is what its first models get in a run, but for what only the run brings',
  async (_, document, inputs) => {
    const previews = previewRequests(document, inputs, nodeTypes)
    const events = await run(document, testHost(scriptedModel(() => ({ text: '…' })).languageModel), { inputs })
    const sent = ofType(events, 'request').filter(({ round }) => round === 1)
    expect(sent.length).toBeGreaterThan(0)
    for (const { nodeId, request, origins } of sent) {
      const preview = previews.find(each => each.nodeId === nodeId)
      // A router's own request has no preview.
      if (!preview) continue
      expect(preview.request.system).toBe(request.system)
      expect(preview.request.tools).toEqual(request.tools)
      expect(preview.origins).toEqual(origins)
      for (const [at, message] of preview.request.messages.entries())
        if (!preview.pending.includes(at)) expect(message).toEqual(request.messages[at])
    }
  },
)
