import { describe, expect, it } from 'vitest'
import type { Document, Node, Policy } from '../../src/model/document'
import type { OutgoingRequest } from '../../src/model/events'
import type { Host } from '../../src/model/host'
import { ModelError } from '../../src/model/language-model'
import { ofType, person, run, scriptedModel, stack, type Turn, testHost, turns } from '../support/engine'

const retry: Policy = { retry: { maxRetries: 3, backoffMs: 1 } }
const url = 'https://shop.example/order'
const cut = { fail: new ModelError('cut', 'The answer broke off.') }
const hook = { name: 'trigger_webhook', args: { url, method: 'POST', payload: { n: 1 } } }
const rest = { kind: 'rest', method: 'POST', url, body: '{}' }

/** Runs a document with consent to everything, and lists what was sent. */
async function sentBy(
  document: Document,
  list: Turn[] | Parameters<typeof scriptedModel>[0],
  parts: Partial<Host> = {},
) {
  const sent: OutgoingRequest[] = []
  const { languageModel, requests } = Array.isArray(list) ? turns(...list) : scriptedModel(list)
  const host = testHost(languageModel, {
    ...person(() => ({ consent: true })),
    isAllowedHost: () => true,
    fetch: async request => {
      sent.push(request)
      return { status: 200, body: '{"ok":true}', contentType: 'application/json' }
    },
    ...parts,
  })
  const events = await run(document, host)
  return { sent, events, requests, end: ofType(events, 'run-end')[0]?.status }
}

const withPolicy = (document: Document, nodeId: string): Document => {
  for (const { nodes } of document.pipelines) for (const node of nodes) if (node.id === nodeId) node.policy = retry
  return document
}

const withPipeline = (document: Document, ...nodes: Node[]): Document => ({
  ...document,
  pipelines: [...document.pipelines, { id: 'inner', name: 'Inner', nodes }],
})

describe('what was sent and answered is not sent again by a retry', () => {
  it('of an inference whose answer breaks off after its webhook: it goes on after the result', async () => {
    const document = withPolicy(stack(['webhook_trigger', {}], ['inference', {}, 'ask']), 'ask')
    const { sent, requests, end } = await sentBy(document, [{ calls: [hook] }, cut, cut, { text: 'Ordered.' }])
    expect(sent).toHaveLength(1)
    expect(end).toBe('finished')
    expect(requests[3]?.messages).toEqual(requests[1]?.messages)
  })

  it('of a step whose reasoning fails after its tool', async () => {
    const config = {
      tool: { kind: 'node', id: 'rest' },
      reasoning: { enabled: true, prompt: 'Which?', outputSchema: { type: 'object', required: ['n'] } },
    }
    const document = withPolicy(stack(['tool_step', config, 'step'], ['integration', rest, 'rest']), 'step')
    const { sent, end } = await sentBy(document, [{ text: 'no' }, { text: 'no' }, { text: '{"n": 1}' }])
    expect(sent).toHaveLength(1)
    expect(end).toBe('finished')
  })

  it('of a step that calls a pipeline, whose second node fails', async () => {
    const step = { tool: { kind: 'pipeline', id: 'inner' }, inputMapping: { query: 'go' } }
    const document = withPipeline(
      withPolicy(stack(['tool_step', step, 'step']), 'step'),
      { id: 'rest', type: 'integration', config: rest },
      { id: 'ask', type: 'inference', config: {} },
    )
    const { sent, end, events } = await sentBy(document, [cut, cut, { text: 'Done.' }])
    expect(sent).toHaveLength(1)
    expect(end).toBe('finished')
    expect(ofType(events, 'node-end').filter(({ nodeId }) => nodeId === 'rest')).toHaveLength(3)
  })

  it('of a step that calls a pipeline, whose inference breaks off after its webhook', async () => {
    const step = { tool: { kind: 'pipeline', id: 'inner' }, inputMapping: { query: 'go' } }
    const document = withPipeline(
      withPolicy(stack(['tool_step', step, 'step']), 'step'),
      { id: 'hook', type: 'webhook_trigger', config: {} },
      { id: 'ask', type: 'inference', config: {} },
    )
    const { sent, end } = await sentBy(document, [{ calls: [hook] }, cut, cut, { text: 'Done.' }])
    expect(sent).toHaveLength(1)
    expect(end).toBe('finished')
  })

  it('but the same call twice in one attempt is made twice', async () => {
    const document = withPolicy(stack(['webhook_trigger', {}], ['inference', {}, 'ask']), 'ask')
    const { sent } = await sentBy(document, [{ calls: [hook] }, { calls: [hook] }, cut, { text: 'Both.' }])
    expect(sent).toHaveLength(2)
  })

  it('and a request that its server refused for now is made again by the policy of its own node', async () => {
    let status = 503
    const document = withPolicy(stack(['integration', rest, 'rest']), 'rest')
    const statuses: number[] = []
    const { end } = await sentBy(document, [], {
      fetch: async () => {
        statuses.push(status)
        const reply = { status, body: '{}', contentType: 'application/json' }
        status = 200
        return reply
      },
    })
    expect(statuses).toEqual([503, 200])
    expect(end).toBe('finished')
  })
})
