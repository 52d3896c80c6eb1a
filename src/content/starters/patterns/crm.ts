import { msg } from '../../../language/message'
import type { Written } from '../../../language/written'
import type { Pipeline } from '../../../model/document'
import { writtenDocument } from '../starter'
import { list, mockTool, object, step, text, toolPipeline, type WrittenPattern } from './pattern'

const RECORDS = [
  { id: '123', name: 'Acme Corp Q4 Renewal', type: 'deal', stage: 'proposal' },
  { id: '456', name: 'Acme Corp Expansion', type: 'deal', stage: 'qualified' },
  { id: '789', name: 'Acme Corp Add-On', type: 'deal', stage: 'proposal' },
  { id: '900', name: 'Apex Foods Pilot', type: 'deal', stage: 'proposal' },
]
const UPDATED = RECORDS.slice(0, 3).map(({ id, name }) => ({ id, name, newStage: 'negotiation' }))

const OPERATION = { type: 'string', enum: ['read', 'update', 'create'], description: 'What is to be done' }

/** Search, triage, act: a tool that finds records, decides what to do, and does it. */
export const crmPipeline: Written<Pipeline> & { id: string; name: string } = {
  id: 'crm',
  name: 'CRM Tool',
  nodes: [
    step('crm-search', 'search', msg('Search Records'), {
      tool: { kind: 'node', id: 'records-search', name: 'records search' },
      input: { query: '{{input.task}}' },
      task: msg(
        'Look at the records that were found. Which of them does this task mean: “{task}”? Say what is to be done with them, and why each fits.',
        { task: '{{input.task}}' },
      ),
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
    step('crm-triage', 'triage', msg('Triage & Plan'), {
      task: msg(
        'For this task: “{task}”, plan the operation on these records: {relevantRecords}. Give the operation, the ids of the records, and the stage that they get.',
        { task: '{{input.task}}', relevantRecords: '{{steps.search.reasoning.relevantRecords}}' },
      ),
      answer: object({
        operation: OPERATION,
        recordIds: list({ type: 'string' }, 'Ids of the records'),
        updateFields: object({ stage: text('The new stage') }),
      }),
    }),
    step('crm-execute', 'execute', msg('Execute Operation'), {
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
export const crmRecords: Written<Pipeline> = toolPipeline('crm-records', msg('CRM records'), [
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

export const crm: WrittenPattern = {
  id: 'crm-tool',
  title: msg('Search, sort out, act'),
  teaches: msg('Three steps inside, one tool outside: a model reads what was found before anything is changed.'),
  document: writtenDocument({
    id: 'crm-tool',
    name: msg('CRM tool'),
    pipelines: [crmPipeline, crmRecords],
    settings: { limits: { maxCostUsd: 1, maxDurationSeconds: 300 } },
  }),
  example: { task: msg('Update all Acme Corp deals to Negotiation stage and add note about Dec 1 meeting') },
}
