import * as v from 'valibot'
import { isEqualJson } from '../../model/equal-json'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import type { NodeTypes } from '../../model/node-type'

/* What a link leaves out of a document, and how it is put back. */

/**
 * The content of a link without what `restore` puts back: defaults, empty fields, and ids that nothing refers to. Fields of
 * cards are left out only where the card's type is known and reads the same without them.
 */
export function strip(content: JsonObject, nodeTypes?: NodeTypes): JsonObject {
  const { document } = content
  if (!isJsonObject(document)) return content
  const isUsed = referencesIn(content)
  const { version, id, edges, pipelines, ...fields } = document
  const stripped: JsonObject = { ...fields }
  if (version !== 1) Object.assign(stripped, { version: version ?? null })
  stripped.pipelines = objectsIn(pipelines).map(({ id, name, nodes, ...pipeline }) => ({
    ...(isUsed(id) && { id: id as JsonValue }),
    ...(name !== fields.name && { name: name as JsonValue }),
    ...pipeline,
    nodes: objectsIn(nodes).map(({ id, config, ...node }) => {
      const kept = isJsonObject(config) ? stripConfig(config, nodeTypes?.get(String(node.type))?.configSchema) : {}
      return { ...(isUsed(id) && { id: id as JsonValue }), ...node, ...(!isEmpty(kept) && { config: kept }) }
    }),
  }))
  const joins = objectsIn(edges).map(({ id, ...edge }) => (isUsed(id) ? { id: id as JsonValue, ...edge } : edge))
  if (joins.length > 0) stripped.edges = joins
  if (isUsed(id)) stripped.id = id as JsonValue
  return { ...content, document: stripped }
}

/** Puts back what `strip` left out, in any JSON: its reader checks the result. */
export function restore(content: JsonObject): JsonObject {
  const { document } = content
  if (!isJsonObject(document)) return content
  const freshId = idsBeside(document)
  const pipelines = objectsIn(document.pipelines).map(pipeline => ({
    name: document.name ?? '',
    ...pipeline,
    id: pipeline.id ?? freshId('pipeline'),
    ...(Array.isArray(pipeline.nodes) && {
      nodes: pipeline.nodes.map(node =>
        isJsonObject(node) ? { config: {}, ...node, id: node.id ?? freshId('card') } : node,
      ),
    }),
  }))
  const edges = objectsIn(document.edges).map(edge => ({ ...edge, id: edge.id ?? freshId('edge') }))
  return { ...content, document: { version: 1, id: freshId('document'), ...document, pipelines, edges } }
}

/** Whether an id is in any text or field name of the content besides its own. Where in doubt, it is kept. */
function referencesIn(content: JsonObject): (id: JsonValue | undefined) => boolean {
  const text = JSON.stringify(content)
  return id => {
    if (typeof id !== 'string' || id === '') return id !== undefined
    const written = JSON.stringify(id).slice(1, -1)
    const first = text.indexOf(written)
    return text.includes(written, first + written.length)
  }
}

/** Ids that no other id of the document has. */
function idsBeside(document: JsonObject): (kind: string) => string {
  const text = JSON.stringify(document)
  const last = new Map<string, number>()
  return kind => {
    let number = last.get(kind) ?? 0
    do number++
    while (text.includes(`"${kind}-${number}"`))
    last.set(kind, number)
    return `${kind}-${number}`
  }
}

/** The fields of a config without which its type reads something else. */
function stripConfig(config: JsonObject, schema: v.GenericSchema | undefined): JsonObject {
  if (!schema) return config
  let kept = config
  for (const field of Object.keys(config)) {
    const { [field]: _, ...rest } = kept
    const [with_, without] = [v.safeParse(schema, kept), v.safeParse(schema, rest)]
    const isSame = with_.success && without.success && isEqualJson(filled(with_.output), filled(without.output))
    if (isSame) kept = rest
  }
  return kept
}

/** An empty text is read like a field that is missing. */
function filled(config: unknown): JsonObject {
  return Object.fromEntries(Object.entries(config as JsonObject).filter(([, value]) => value !== ''))
}

const isEmpty = (fields: JsonObject) => Object.keys(fields).length === 0

function objectsIn(value: JsonValue | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}
