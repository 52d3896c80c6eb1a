import { expect, it } from 'vitest'
import type { RunEvent } from './events'
import { ranDocument } from './ran-document'

it('of a recording without a document, it has the cards that began, each once, in their order', () => {
  const place = { at: 0, pipelineId: 'p' }
  const began = (nodeId: string, nodeType: string): RunEvent => ({
    ...place,
    type: 'node-start',
    nodeId,
    nodeType,
    attempt: 1,
  })
  const events: RunEvent[] = [
    { type: 'run-start', at: 0, runId: 'r', documentId: 'd', documentName: 'D', inputs: {} },
    { ...place, type: 'pipeline-start', name: 'P' },
    began('b', 'note'),
    began('a', 'inference'),
    began('b', 'note'),
  ]
  const nodes = [
    { id: 'b', type: 'note', config: {} },
    { id: 'a', type: 'inference', config: {} },
  ]
  expect(ranDocument(events)).toEqual({
    document: { version: 1, id: 'd', name: 'D', pipelines: [{ id: 'p', name: 'P', nodes }], edges: [] },
    isKnown: false,
  })
})
