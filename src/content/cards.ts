import type { Written } from '../language/written'
import type { Node } from '../model/document'

/* Nodes that lessons and starters have in common. */

/** A node whose texts may be messages. */
export type WrittenCard = Written<Node>

type Text = Written<string>

/** A node. */
export const card = (id: string, type: string, config: WrittenCard['config'] = {}): WrittenCard => ({
  id,
  type,
  config,
})

/** A system prompt. A step can call it by its name, which the card shows. */
export const systemPrompt = (id: string, prompt: Text, name?: Text): WrittenCard =>
  card(id, 'system_prompt', { ...(name && { name }), prompt })

/** A message with a text to start from. */
export const message = (id: string, defaultValue: Text, placeholder?: Text): WrittenCard =>
  card(id, 'user_input', { ...(placeholder && { placeholder }), defaultValue })

/** An inference. Its model's id is empty, so that the default model answers. */
export const model = (id: string, config: WrittenCard['config'] = {}): WrittenCard =>
  card(id, 'inference', { model: '', temperature: 0, ...config })

/** The name of a built-in text to learn from, in the language of the lesson. */
export const builtInText = (kind: string) => ({
  byLanguage: Object.fromEntries(['es', 'de', 'fr', 'ar'].map(code => [code, `${kind}-${code}`])),
  otherwise: kind,
})
