import type { Written } from '../../language/written'
import type { JsonObject } from '../../model/json'
import { message, type WrittenCard } from '../cards'

/* Nodes that starters of several pipelines have in common. */

/** A message that templates reach by its id. */
export function asked(id: string, placeholder: Written<string>, defaultValue: Written<string>): WrittenCard {
  const { type, config } = message(id, defaultValue, placeholder)
  return { id, slug: id, type, config }
}

/** An integration with made-up data. */
export const mockNode = (
  id: string,
  name: Written<string>,
  inputs: Written<JsonObject>,
  data: Written<JsonObject>,
): WrittenCard => ({
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
export const knowledgeNode = (id: string, name: Written<string>, text: Written<string>): WrittenCard => ({
  id,
  type: 'knowledge',
  config: { name, documents: [{ name: `${name}.md`, text }], chunkSize: 300, topK: 2 },
})

/** An argument in words. */
export const argument = (description: string): JsonObject => ({ type: 'string', description })
