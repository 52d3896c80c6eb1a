import { buildDocument } from '../../../engine/model/build-document'
import type { Pipeline } from '../../../engine/model/document'
import { list, mockTool, object, step, type ToolPattern, text, toolPipeline } from './pattern'

const RECORDS = [
  { id: '123', name: 'Acme Corp Q4 Renewal', type: 'deal', stage: 'proposal' },
  { id: '456', name: 'Acme Corp Expansion', type: 'deal', stage: 'qualified' },
  { id: '789', name: 'Acme Corp Add-On', type: 'deal', stage: 'proposal' },
  { id: '900', name: 'Apex Foods Pilot', type: 'deal', stage: 'proposal' },
]
const UPDATED = RECORDS.slice(0, 3).map(({ id, name }) => ({ id, name, newStage: 'negotiation' }))

const OPERATION = { type: 'string', enum: ['read', 'update', 'create'], description: 'What is to be done' }

/** Search, triage, act: a tool that finds records, decides what to do, and does it. */
export const crmPipeline: Pipeline = {
  id: 'crm',
  name: 'CRM Tool',
  nodes: [
    step('crm-search', 'search', 'Search Records', {
      tool: { kind: 'node', id: 'records-search', name: 'records search' },
      input: { query: '{{input.task}}' },
      task: 'Look at the records that were found. Which of them does this task mean: “{{input.task}}”? Say what is to be done with them, and why each fits.',
      answer: object({
        relevantRecords: list(
          object({
            id: text('The record’s id'),
            name: text('The record’s name'),
            matchReason: text('Why it fits the task'),
          }),
          'The records that the task means',
        ),
        suggestedOperation: OPERATION,
      }),
    }),
    step('crm-triage', 'triage', 'Triage & Plan', {
      task: 'For this task: “{{input.task}}”, plan the operation on these records: {{steps.search.reasoning.relevantRecords}}. Give the operation, the ids of the records, and the stage that they get.',
      answer: object({
        operation: OPERATION,
        recordIds: list({ type: 'string' }, 'Ids of the records'),
        updateFields: object({ stage: text('The new stage') }),
      }),
    }),
    step('crm-execute', 'execute', 'Execute Operation', {
      tool: { kind: 'node', id: 'records-change', name: 'records change' },
      input: {
        operation: '{{steps.triage.reasoning.operation}}',
        records: '{{steps.triage.reasoning.recordIds}}',
        fields: '{{steps.triage.reasoning.updateFields}}',
      },
    }),
  ],
  tool: {
    slug: 'crm-tool',
    status: 'active',
    description: `Use this tool to look up deals in the CRM and to change them, from a task in plain words.

# Required inputs (always include these):
- task: What is to be done in the CRM, in plain words. Name companies, stages and notes exactly. Example: "Update all Acme Corp deals to Negotiation stage and add note about Dec 1 meeting".

# What the tool is going to output:
- updatedDeals: the deals that were changed
- notesAdded: how many notes were added`,
    inputSchema: {
      type: 'object',
      properties: {
        task: {
          type: 'string',
          description: 'What is to be done in the CRM, in plain words. Name companies, stages and notes exactly',
          examples: ['Update all Acme Corp deals to Negotiation stage and add note about Dec 1 meeting'],
        },
      },
      required: ['task'],
    },
    outputMapping: {
      fields: {
        updatedDeals: { source: '{{steps.execute.output.updatedDeals}}', description: 'the deals that were changed' },
        notesAdded: { source: '{{steps.execute.output.notesAdded}}', description: 'how many notes were added' },
      },
      includeMeta: true,
    },
    reasoning: { model: '', temperature: 0.2, maxTokens: 2000 },
  },
}

/** Its mock CRM. */
export const crmRecords: Pipeline = toolPipeline('crm-records', 'CRM records', [
  mockTool('records-search', 'records search', object({ query: text('Words to look for') }), { results: RECORDS }),
  mockTool(
    'records-change',
    'records change',
    object({
      operation: OPERATION,
      records: list({ type: 'string' }, 'Ids of the records'),
      fields: { type: 'object', description: 'What is changed' },
    }),
    { updatedDeals: UPDATED, notesAdded: 3 },
  ),
])

export const crm: ToolPattern = {
  id: 'crm-tool',
  title: 'Search, sort out, act',
  teaches: 'Three steps inside, one tool outside: a model reads what was found before anything is changed.',
  document: buildDocument({
    id: 'crm-tool',
    name: 'CRM tool',
    pipelines: [crmPipeline, crmRecords],
    settings: { limits: { maxCostUsd: 1, maxDurationSeconds: 300 } },
  }),
  example: { task: 'Update all Acme Corp deals to Negotiation stage and add note about Dec 1 meeting' },
}
