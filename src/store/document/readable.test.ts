import { expect, it } from 'vitest'
import { run, testHost, turns } from '../../../tests/support/engine'
import { testStep, testTool, toolDocument } from '../../../tests/support/tools'
import { suggestions } from '../../nodes/kit/template-names'
import { nodeTypes } from '../../nodes/registry'
import { foldEvents } from '../run/fold-run'
import { emptyRun } from '../run/run-state'
import { callableTools } from './callable-tools'
import { readableIn } from './readable'

const inputSchema = { type: 'object', properties: { task: { type: 'string', examples: ['Go'] } } }
const document = {
  ...toolDocument(
    [
      testStep('search', { tool: 'records', input: { query: '{{input.task}}' }, task: 'Which?' }),
      testStep('act', { task: 'Do it.' }),
      testStep('last', { task: 'Tell.' }),
    ],
    [testTool('records', { results: [{ id: 7 }] }, { inputSchema })],
    { tool: { inputSchema } },
  ),
  variables: { colour: 'blue' },
}
const nothing = { run: emptyRun, events: [] }
const paths = (nodeId?: string) =>
  suggestions(readableIn(document, nodeTypes, 'main', nothing, nodeId), '').map(({ path }) => path)

it('a node reads the input, what is above it, and variables; the output of a tool reads all of it', () => {
  expect(paths('search')).toEqual(['input.task', 'vars.colour'])
  expect(paths('act')).toEqual([
    'input.task',
    'steps.search.output',
    'steps.search.reasoning',
    'steps.search.status',
    'vars.colour',
  ])
  expect(paths()).toContain('steps.last.reasoning')
})

it('each has the value of the last run', async () => {
  const events = await run(
    document,
    testHost(turns({ text: '{"ids": [7]}' }, { text: '{}' }, { text: '{}' }).languageModel),
  )
  const last = { run: foldEvents(emptyRun, events), events }
  const readable = readableIn(document, nodeTypes, 'main', last, 'act')
  const found = Object.fromEntries(suggestions(readable, '').map(({ path, value }) => [path, value]))
  expect(found).toEqual({
    'input.task': 'Go',
    'steps.search.output': { results: [{ id: 7 }] },
    'steps.search.reasoning': { ids: [7] },
    'steps.search.status': 'completed',
    'vars.colour': 'blue',
  })
  expect(suggestions(readable, 'steps.search.output.results[0].')).toEqual([
    { path: 'steps.search.output.results[0].id', value: 7 },
  ])
})

it('a step can choose cards that answer, with what they take, and other pipelines, but not its own', () => {
  expect(callableTools(document, nodeTypes, 'main')).toEqual([
    { kind: 'node', id: 'records', title: 'records', group: 'Integration', inputSchema },
    expect.objectContaining({ kind: 'pipeline', id: 'shelf', group: 'pipeline' }),
  ])
})
