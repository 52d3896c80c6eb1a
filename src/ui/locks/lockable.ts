import type { Node } from '../../engine/document'
import type { JsonValue } from '../../engine/json'
import type { NodeType } from '../../engine/node-type'
import { gist } from '../parts/gist'

/** A field of a node's settings that can be fixed by itself. */
export interface LockableField {
  field: string
  /** As a person would call it: "Max tokens". */
  label: string
  /** What it says now, in a few words; empty for nothing. */
  gist: string
}

/** The fields of a node: those that its type has, and what else stands in its config. */
export function lockableFields(node: Node, type: NodeType | undefined): LockableField[] {
  const fields = new Set([...fieldsOf(type), ...Object.keys(node.config)])
  return [...fields].map(field => ({ field, label: fieldLabel(field), gist: gistOf(node.config[field]) }))
}

/** A config's schema is an object of fields; one that is not has none that we could name. */
function fieldsOf(type: NodeType | undefined): string[] {
  const schema: object | undefined = type?.configSchema
  return schema && 'entries' in schema ? Object.keys(schema.entries as object) : []
}

/** "maxTokens" as "Max tokens". */
export function fieldLabel(field: string): string {
  const words = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const longest = 70

function gistOf(value: JsonValue | undefined): string {
  if (value === undefined || value === '' || value === null) return ''
  // A setting is said as it was typed.
  return gist(value, longest, text => text.replace(/\s+/g, ' ').trim())
}
