import { localize } from '../../../language/active'
import { fieldName } from '../../../lessons/field-name'
import type { Node } from '../../../model/document'
import type { JsonValue } from '../../../model/json'
import type { NodeType } from '../../../model/node-type'
import { summarizeValue } from '../../page/runs/summarize-value'

/** A field of a node's config that can be locked by itself. */
interface LockableField {
  field: string
  /** Its label: "Max tokens". */
  label: string
  /** A short form of its value; empty for none. */
  gist: string
}

/** The fields of a node: those of its schema, and extra ones in its config. */
export function lockableFields(node: Node, type: NodeType | undefined): LockableField[] {
  const fields = new Set([...fieldsOf(type), ...Object.keys(node.config)])
  return [...fields].map(field => ({
    field,
    label: localize(fieldName(field, type)),
    gist: gistOf(node.config[field]),
  }))
}

/** Only an object schema has fields to list. */
function fieldsOf(type: NodeType | undefined): string[] {
  const schema: object | undefined = type?.configSchema
  return schema && 'entries' in schema ? Object.keys(schema.entries as object) : []
}

const longest = 70

function gistOf(value: JsonValue | undefined): string {
  if (value === undefined || value === '' || value === null) return ''
  // Settings are shown as typed.
  return summarizeValue(value, longest, text => text.replace(/\s+/g, ' ').trim())
}
