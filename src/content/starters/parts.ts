import type { Node } from '../../engine/model/document'
import type { JsonObject } from '../../engine/model/json'

/* Cards that starters of several pipelines have in common. */

/** A message with a text to start from. */
export const asked = (id: string, placeholder: string, defaultValue: string): Node => ({
  id,
  slug: id,
  type: 'user_input',
  config: { placeholder, defaultValue },
})

/** A system prompt. */
export const promptNode = (id: string, prompt: string): Node => ({ id, type: 'system_prompt', config: { prompt } })

/** An inference of the default model. */
export const modelNode = (id: string, temperature = 0): Node => ({
  id,
  type: 'inference',
  config: { model: '', temperature },
})

/** An integration with made-up data. */
export const mockNode = (id: string, name: string, inputs: JsonObject, data: JsonObject): Node => ({
  id,
  type: 'integration',
  config: {
    name,
    kind: 'mock',
    inputSchema: { type: 'object', properties: inputs, required: Object.keys(inputs) },
    data,
    delayMs: 300,
  },
})

/** Texts to look things up in. */
export const shelf = (id: string, name: string, text: string): Node => ({
  id,
  type: 'knowledge',
  config: { name, documents: [{ name: `${name}.md`, text }], chunkSize: 300, topK: 2 },
})

/** An argument in words. */
export const words = (description: string): JsonObject => ({ type: 'string', description })
