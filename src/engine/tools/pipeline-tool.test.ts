import { expect, test } from 'vitest'
import { flow, type Stack } from '../../../tests/support/flows'
import type { JsonObject } from '../../model/json'
import { nodeTypes } from '../../nodes/registry'
import { messageOf, pipelineTool, pipelineToolName } from './pipeline-tool'

const pipelineOf = (...nodes: Stack) => flow({ desk: nodes }, []).pipelines[0]!
const described = (...nodes: Stack) => pipelineTool(pipelineOf(...nodes), nodeTypes).description

test('a pipeline without a tool face is asked a question, and described by its system prompts', () => {
  const plain = pipelineTool(pipelineOf(['note']), nodeTypes)
  expect(plain.description).toBe('Ask “desk”, and get its answer back.')
  expect(plain.inputSchema).toMatchObject({ properties: { query: { type: 'string' } }, required: ['query'] })
  expect(pipelineTool({ ...pipelineOf(), name: '' }, nodeTypes).description).toContain('“desk”')
  const prompts: Stack = [
    ['system_prompt', { prompt: 'Be kind.' }],
    ['user_input'],
    ['system_prompt', { prompt: 'Be brief.' }],
  ]
  expect(described(...prompts)).toBe('Ask “desk”, and get its answer back. It was told: Be kind. Be brief.')
  expect(described(['system_prompt', { prompt: 'x'.repeat(301) }])).toMatch(/: x{300}$/)
})

test('a tool face has its own words; an empty one does not count', () => {
  const inputSchema = { type: 'object', properties: { city: { type: 'string' } } }
  const faced = { ...pipelineOf(), tool: { description: 'Finds rooms.', inputSchema } }
  expect(pipelineTool(faced, nodeTypes)).toEqual({ description: 'Finds rooms.', inputSchema })
  // Without its own arguments, it takes those of its first card that has some.
  const other = { ...inputSchema, required: ['city'] }
  const asked: Stack = [
    ['note'],
    ...[inputSchema, other].map((schema): Stack[number] => ['integration', { inputSchema: schema }]),
  ]
  expect(pipelineTool(pipelineOf(...asked), nodeTypes).inputSchema).toEqual(inputSchema)
  expect(pipelineTool({ ...pipelineOf(), tool: { description: ' ' } }, nodeTypes).description).toMatch(/^Ask “desk”/)
})

test('its name is that of the pipeline, where that has letters for it', () => {
  const names = ['Front desk', '心', ''].map(name => pipelineToolName({ ...pipelineOf(), name }))
  expect(names).toEqual(['consult_Front_desk', 'consult_pipeline', 'consult_pipeline'])
})

test('its only argument is the message, if that is a text; several are JSON', () => {
  const calls: JsonObject[] = [{ query: 'hi' }, { count: 3 }, { from: 'a', to: 'b' }]
  expect(calls.map(messageOf)).toEqual(['hi', '{"count":3}', '{"from":"a","to":"b"}'])
})
