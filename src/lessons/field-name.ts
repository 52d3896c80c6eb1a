import * as v from 'valibot'
import { type LocalizedText, type MessageDescriptor, msg } from '../language/message'
import type { NodeType } from '../model/node-type'

/** Fields that no form labels: those of editors of their own, of inputs, and of what tools show. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  input: msg('Message'),
  defaultValue: msg('Message'),
  prompt: msg('Prompt'),
  name: msg('Name'),
  label: msg('Label'),
  model: msg('Model'),
  temperature: msg('Temperature'),
  text: msg('Text'),
  maxTokens: msg('Max tokens'),
  systemPrompt: msg('System prompt'),
  enabledTools: msg('Tools'),
  contextMode: msg('What it is told'),
  userMessage: msg('Its own message'),
  goesOnFrom: msg('What it goes on from'),
  responseFormat: msg('Its answer'),
  memories: msg('First memories'),
  remembers: msg('Remember from run to run'),
  window: msg('Window'),
  tokenChances: msg('Show how sure it was'),
  customTools: msg('Tools in JavaScript'),
  mcpServers: msg('Tool servers'),
  how: msg('How it learns'),
  learnFrom: msg('Learns from'),
  begin: msg('Begin with'),
  order: msg('Looks back'),
  topK: msg('Only the best (top-k)'),
  topP: msg('Only up to a share (top-p)'),
  tool: msg('Tool'),
  inputMapping: msg('Input'),
  reasoning: msg('Let a model make sense of it'),
  policy: msg('If it fails…'),
  ...{ hex: msg('Color'), emoji: msg('Emoji'), score: msg('Score'), value: msg('Value'), title: msg('Title') },
  ...{ unit: msg('Unit'), width: msg('Width'), height: msg('Height'), min: msg('Lowest'), max: msg('Highest') },
  ...{ rows: msg('Rows'), columns: msg('Columns'), items: msg('Items'), values: msg('Values'), pixels: msg('Pixels') },
  ...{ query: msg('Query'), url: msg('Address'), method: msg('Method'), explanation: msg('Reason') },
  ...{ options: msg('Answers'), question: msg('Question') },
}

/** The label of a field, as the card's own settings say it where its type is known; a foreign field's name is kept. */
export function fieldName(path: string, type?: NodeType): LocalizedText {
  if (path === 'input' && type?.type === 'next_word') return msg('Begin with')
  if (path === 'config.text' && type?.type === 'next_word') return msg('Text to learn from')
  const field = path.split('.').at(-1) ?? path
  return labelInForm(field, type) ?? (Object.hasOwn(names, field) ? names[field] : undefined) ?? spacedName(field)
}

/** The label of a choice of a field, where its form has one. */
export function choiceName(path: string, value: string, type?: NodeType): LocalizedText | undefined {
  const choices = settingOf(path.split('.').at(-1) ?? path, type)?.choices
  return choices && Object.hasOwn(choices, value) ? choices[value] : undefined
}

/** Nothing for an object whose fields are in the form themselves. */
const labelInForm = (field: string, type: NodeType | undefined) => settingOf(field, type)?.label || undefined

/** What the field's schema brings for the form of the card. */
function settingOf(field: string, type: NodeType | undefined) {
  const schema: object | undefined = type?.configSchema
  const entries = schema && 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : {}
  const entry = Object.hasOwn(entries, field) ? entries[field] : undefined
  const { setting } = (entry ? v.getMetadata(entry) : {}) as {
    setting?: { label?: LocalizedText; choices?: Readonly<Record<string, LocalizedText>> }
  }
  return setting
}

/** "maxTokens" becomes "Max tokens". */
function spacedName(field: string): string {
  const words = field
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
