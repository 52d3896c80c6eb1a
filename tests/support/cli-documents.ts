import type { Document, NodeConfig } from '../../src/model/document'
import { stack } from './engine'

/** A chat of one message. */
export const chat = stack(['user_input', {}, 'said'], ['inference', {}, 'think'])

/** A message that a script puts into capitals. */
export const shout = stack(
  ['user_input', {}, 'said'],
  ['script', { cmd: 'tr a-z A-Z' }, 'loud'],
  ['console_output', {}, 'shown'],
)

/** A question and its answer in YAML, without a model. */
export const yamlForm = `nodes:
  - { id: question, type: trigger.stdin, prompt: "Query: ", next: answer }
  - { id: answer, type: event.stdout, prefix: "Answer: " }
`

/** A pipeline that is a tool with one input, `text`. */
export const tool = (config: NodeConfig = {}, face: object = {}): Document => {
  const document = stack(['inference', { userMessage: '{{input.text}}', ...config }, 'think'])
  const inputSchema = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] }
  return {
    ...document,
    pipelines: document.pipelines.map(each => ({ ...each, tool: { inputSchema, ...face } as never })),
  }
}

/** Two pipelines that lead to each other. */
export function circle(): Document {
  const one = stack(['inference', {}, 'a'])
  const other = { id: 'other', name: 'Other', nodes: [] }
  const edge = (id: string, source: string, target: string) => ({ id, source, target, kind: 'next' as const })
  return {
    ...one,
    pipelines: [...one.pipelines, other],
    edges: [edge('e', 'main', 'other'), edge('f', 'other', 'main')],
  }
}

/** Reception asks a department, which is a tool without other callers. */
export function flow(): Document {
  const [main] = stack(['user_input', { defaultValue: 'Hi' }, 'said'], ['inference', {}, 'think']).pipelines
  const [other] = stack(['inference', { userMessage: '{{input.query}}' }, 'answer']).pipelines
  return {
    version: 1,
    id: 'flow',
    name: 'Flow',
    pipelines: [
      { ...main!, id: 'reception', name: 'Reception' },
      { ...other!, id: 'rooms', name: 'Room desk', tool: { description: 'Rooms', status: 'active' } },
    ],
    edges: [{ id: 'e', source: 'reception', target: 'rooms', kind: 'tool' }],
  }
}
