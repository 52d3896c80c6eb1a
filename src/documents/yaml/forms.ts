/** How one type of node is written in YAML. Field names: in YAML → in the config. */
export interface NodeForm {
  /** As written, its parts joined by dots: "trigger.stdin". */
  written: string
  type: string
  texts: Readonly<Record<string, string>>
  /** Of `texts`: those that take templates. */
  templates: readonly string[]
  /** Names another node; the config holds its id. */
  reference?: { written: string; field: string }
  /** `provider` and `model` together are one field of the config. */
  model?: string
  /** Fields that have one name in both, and hold any data. */
  same: readonly string[]
  /** What the config always has, and a node must have to be written so. */
  fixed: Readonly<Record<string, string>>
}

const plain = { templates: [], same: [], fixed: {} }

/** Every type that has a name of its own in the YAML form. */
export const nodeForms: readonly NodeForm[] = [
  { ...plain, written: 'trigger.stdin', type: 'user_input', texts: { prompt: 'placeholder' }, same: ['defaultValue'] },
  { ...plain, written: 'trigger.file', type: 'file', texts: { path: 'path' } },
  { ...plain, written: 'script', type: 'script', texts: { cmd: 'cmd' } },
  {
    written: 'agent.completion',
    type: 'inference',
    texts: { system_message: 'systemPrompt', user_message: 'userMessage' },
    templates: ['system_message', 'user_message'],
    reference: { written: 'agent_reuse', field: 'goesOnFrom' },
    model: 'model',
    same: [
      'temperature',
      'maxTokens',
      'responseFormat',
      'enabledTools',
      'memories',
      'remembers',
      'customTools',
      'mcpServers',
    ],
    fixed: { contextMode: 'alone' },
  },
  { ...plain, written: 'event.stdout', type: 'console_output', texts: { prefix: 'prefix' } },
  { ...plain, written: 'event.file', type: 'file_output', texts: { path: 'path' } },
]

/** What stands before the type of every other node, whose settings are written as they are, under `config`. */
export const OTHER = 'aili5.'

/** Names of the node that ends the run; the second is how the description of the form has it. */
export const TERMINATIONS: readonly string[] = ['scenario.termination', 'scenario.terminate']

/** Fields of every node, beside its id, its type and its `next`. They have the same name in both forms. */
export const commonFields = { config: ['name', 'label'], node: ['policy', 'locked'] } as const

/** Which part of a node's output a template means that names the node alone: of an agent, its words. */
export function outputPath(type: string): readonly string[] {
  return type === 'inference' ? ['output', 'content'] : ['output']
}
