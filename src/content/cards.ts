import type { Node } from '../engine/model/document'

/* Nodes that lessons and starters have in common. */

/** A node. */
export const card = (id: string, type: string, config: Node['config'] = {}): Node => ({ id, type, config })

/** A system prompt. A step can call it by its name, which the card shows. */
export const systemPrompt = (id: string, prompt: string, name?: string): Node =>
  card(id, 'system_prompt', { ...(name && { name }), prompt })

/** A message with a text to start from. */
export const message = (id: string, defaultValue: string, placeholder?: string): Node =>
  card(id, 'user_input', { ...(placeholder && { placeholder }), defaultValue })

/** An inference. Its model's id is empty, so that the default model answers. */
export const model = (id: string, config: Node['config'] = {}): Node =>
  card(id, 'inference', { model: '', temperature: 0, ...config })
