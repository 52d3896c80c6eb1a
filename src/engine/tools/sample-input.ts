import type { Pipeline } from '../../model/document'
import { isJsonObject, type JsonObject } from '../../model/json'
import { readFace } from '../../model/tool-face'

/** Example arguments of a pipeline with a tool face: the default of each in its schema, or else its first example. */
export function sampleInput(pipeline: Pick<Pipeline, 'tool'>): JsonObject {
  const properties = readFace(pipeline)?.inputSchema?.properties
  if (!isJsonObject(properties)) return {}
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      if (!isJsonObject(schema)) return []
      const { default: usual, examples } = schema
      const sample = usual ?? (Array.isArray(examples) ? examples[0] : undefined)
      return sample === undefined ? [] : [[name, sample]]
    }),
  )
}
