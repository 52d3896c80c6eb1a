import type { ResolvedInputs } from './events'
import { isJsonObject, type JsonObject, type JsonValue } from './json'

/** Reference data of the caller, by kind: `{ channels: [{ id: 'C01', name: 'general' }] }`. */
export type ReferenceData = Record<string, readonly { id: string; name: string }[]>

/** Input values with names of entries replaced by ids, and the replacements. */
export interface Referenced {
  values: JsonObject
  resolvedInputs: ResolvedInputs
}

/**
 * Replaces every input value that is `#` and the name of an entry, or exactly its name, by the entry's id. An ambiguous
 * name is kept.
 */
export function resolveReferences(values: JsonObject, data: ReferenceData): Referenced {
  const ids = idsByName(data)
  if (ids.size === 0) return { values, resolvedInputs: {} }
  const resolvedInputs: ResolvedInputs = {}
  const resolve = (value: JsonValue, path: string): JsonValue => {
    if (Array.isArray(value)) return value.map((item, index) => resolve(item, `${path}[${index}]`))
    if (isJsonObject(value)) return resolveFields(value, `${path}.`)
    if (typeof value !== 'string') return value
    const id = ids.get(value) ?? (value.startsWith('#') ? ids.get(value.slice(1)) : undefined)
    if (!id || id === value) return value
    resolvedInputs[path] = { original: value, resolved: id }
    return id
  }
  const resolveFields = (object: JsonObject, prefix: string): JsonObject =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, resolve(value, prefix + key)]))
  return { values: resolveFields(values, ''), resolvedInputs }
}

/** Null for an ambiguous name. */
function idsByName(data: ReferenceData): Map<string, string | null> {
  const ids = new Map<string, string | null>()
  for (const { id, name } of Object.values(data).flat()) {
    const known = ids.get(name)
    ids.set(name, known === undefined || known === id ? id : null)
  }
  return ids
}
