/** The YAML form of a node type. Field names: in YAML → in the config. */
export interface NodeForm {
  /** As written, joined by dots: "trigger.stdin". */
  written: string
  type: string
  texts: Readonly<Record<string, string>>
  /** Of `texts`: those with templates. */
  templates: readonly string[]
  /** Refers to another node; the config contains its id. */
  reference?: { written: string; field: string }
  /** `provider` and `model` together are one field of the config. */
  model?: string
  /** Fields of the same name in both, with any data. */
  same: readonly string[]
  /** Fixed fields of the config, required to write a node in this form. */
  fixed: Readonly<Record<string, string>>
}

const plain = { templates: [], same: [], fixed: {} }

/** All types with a YAML form. */
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

/**
 * Prefix of the type of all other nodes, whose settings are written unchanged under `config`. Known types are read
 * without it too.
 */
export const OTHER_PREFIX = 'aili5.'

/** The name of the node that ends the run, as it is written. */
export const TERMINATION = 'scenario.termination'
/** The names that are read; the second is from the specification. */
export const TERMINATIONS: readonly string[] = [TERMINATION, 'scenario.terminate']

/** Fields of every node other than id, type and `next`, with the same name in both forms. */
export const commonFields = { config: ['name', 'label'], node: ['policy', 'locked'] } as const

/** The part of a node's output that a template with only the node's name refers to: for an agent, its text. */
export function outputPath(type: string): readonly string[] {
  return type === 'inference' ? ['output', 'content'] : ['output']
}
