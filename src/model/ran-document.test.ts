import { expect, it } from 'vitest'
import { stack } from '../../tests/support/engine'
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
  // For components that ask with each render.
  expect(ranDocument(events)).toBe(ranDocument(events))
})

it('of a recording with its document, it is that one', () => {
  const document = stack(['note'])
  const start: RunEvent = {
    type: 'run-start',
    at: 0,
    runId: 'r',
    documentId: 'doc',
    documentName: 'D',
    inputs: {},
    document,
  }
  expect(ranDocument([start])).toEqual({ document, isKnown: true })
  expect(ranDocument([start])).toBe(ranDocument([start]))
})
