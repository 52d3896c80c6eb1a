import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../src/documents/format/parse'
import { findProblems } from '../../src/engine/checks/problems'
import type { Document } from '../../src/model/document'
import { nodeTypes } from '../../src/nodes/registry'
import { createDemoModel } from '../../src/providers/demo'
import { invoke } from '../../src/toolkit/invoke'
import { ofType, run, testHost, turns } from '../support/engine'
import { toolPatterns, toolStarters } from '../support/english-content'
import { Failure, Success, scripts } from '../support/response-form'
import { succeeded, warnings } from '../support/tools'

const pattern = (id: string) => {
  const found = toolPatterns.find(each => each.id === id)
  if (!found) throw new Error(id)
  return found
}
const firstOf = ({ pipelines }: Document) => pipelines[0]?.id ?? ''

const invokeWith = ({ document, example }: (typeof toolPatterns)[number], replies: readonly string[]) => {
  const model = turns(...replies.map(reply => ({ text: reply })))
  return invoke(document, firstOf(document), example, { host: testHost(model.languageModel) })
}

describe.each(toolPatterns.map(each => [each.id, each] as const))('%s', (id, each) => {
  it('runs on the demo model, and gives a response of the form', async () => {
    const host = testHost(createDemoModel({ random: () => 0.4, sleep: async () => {} }), {
      resolved: { provider: 'demo', price: 'free', temperature: { min: 0, max: 1 } },
    })
    const { response, events } = await invoke(each.document, firstOf(each.document), each.example, { host })
    expect(v.safeParse(Success, response).issues).toBeUndefined()
    expect(ofType(events, 'log').filter(({ level }) => level === 'warning' || level === 'error')).toEqual([])
  })

  it('gives a response of the form with answers that were written down', async () => {
    const { response } = await invokeWith(each, scripts[id] ?? [])
    expect(v.safeParse(Success, response).issues).toBeUndefined()
    expect(succeeded(response).meta.completedSteps).toBe(succeeded(response).meta.totalSteps)
  })

  it('gives an error response of the form when a model does not keep to JSON', async () => {
    const { response } = await invokeWith(each, ['No JSON today.', 'None.'])
    expect(v.safeParse(Failure, response).issues).toBeUndefined()
  })

  it('runs by the Run button on its own example, for a person who has just opened it', async () => {
    const host = testHost(createDemoModel({ random: () => 0.4, sleep: async () => {} }), {
      resolved: { provider: 'demo', price: 'free', temperature: { min: 0, max: 1 } },
    })
    const events = await run(each.document, host)
    expect(ofType(events, 'run-end')[0]?.status).toBe('finished')
    expect(warnings(events)).toEqual([])
    const [starter] = toolStarters.filter(({ id }) => id === each.id)
    expect(starter?.inputs).toEqual({})
  })

  it('is a document as they are stored, with nothing to fix', () => {
    expect(parseDocument(JSON.parse(JSON.stringify(each.document)))).toMatchObject({ document: each.document })
    expect(findProblems(each.document, {}, nodeTypes)).toEqual([])
  })
})

it('the CRM tool updates the deals that its steps chose', async () => {
  const { response, events } = await invokeWith(pattern('crm-tool'), scripts['crm-tool'] ?? [])
  expect(ofType(events, 'tool-call').at(-1)?.call.arguments).toEqual({
    operation: 'update',
    records: ['123', '456', '789'],
    fields: { stage: 'negotiation' },
  })
  expect(succeeded(response)).toMatchObject({
    data: {
      updatedDeals: [
        { id: '123', name: 'Acme Corp Q4 Renewal', newStage: 'negotiation' },
        { id: '456', name: 'Acme Corp Expansion', newStage: 'negotiation' },
        { id: '789', name: 'Acme Corp Add-On', newStage: 'negotiation' },
      ],
      notesAdded: 3,
    },
    meta: {
      pipeline: 'crm-tool',
      totalSteps: 3,
      steps: [{ name: 'Search Records' }, { name: 'Triage & Plan' }, { name: 'Execute Operation' }],
    },
  })
})

it('the research tool hands its plan to the search, and gives the report', async () => {
  const { response, events } = await invokeWith(pattern('research-tool'), scripts['research-tool'] ?? [])
  expect(ofType(events, 'tool-call')[0]?.call.arguments).toMatchObject({
    maxSources: 5,
    queries: [{ source: 'web' }, { source: 'news' }],
  })
  expect(succeeded(response).data).toEqual({
    report: { summary: 'Prices fell.', keyFindings: ['By a third'], sources: ['web'], confidence: 'high' },
    queriesRun: 2,
  })
})

it('the invoice processor calls the CRM tool as one of its steps', async () => {
  const { response, events } = await invokeWith(pattern('invoice-processor'), scripts['invoice-processor'] ?? [])
  const inner = ofType(events, 'pipeline-start').find(({ pipelineId }) => pipelineId === 'crm')
  expect(inner).toMatchObject({
    parentCallId: expect.any(String),
    input: { task: 'Find Acme Corp company record. Create a deal for invoice INV-2041, amount $1250.' },
  })
  const { data, meta } = succeeded(response)
  expect(data).toMatchObject({ invoice: { invoiceNumber: 'INV-2041' }, crm: { notesAdded: 3 } })
  expect(meta.steps.map(({ name }) => name)).toEqual(['Extract Invoice', 'Update CRM'])
  // Two models answered inside of the second step.
  expect(meta.steps[1]?.costUsd).toBeCloseTo(210e-6)
})
