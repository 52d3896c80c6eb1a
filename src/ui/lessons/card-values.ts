import * as v from 'valibot'
import { localize, t } from '../../language/active'
import { fieldName } from '../../lessons/field-name'
import type { Node } from '../../model/document'
import { isJsonObject, type JsonValue } from '../../model/json'
import { isInference } from '../../model/known-types'
import type { NodeTypes } from '../../model/node-type'
import { replyField, type ValueTest } from './check-forms'

/** A value that a card shows after a run, and how it can be compared. */
export interface CardValue {
  /** Path in the event: "data.hex", or that of a reply. */
  value: string
  label: string
  tests: readonly ValueTest[]
}

/** The values that a card shows: the reply of a model, and the fields of a tool's result. */
export function cardValuesOf({ type, config }: Node, nodeTypes: NodeTypes): CardValue[] {
  const nodeType = nodeTypes.get(type)
  if (!nodeType) return []
  const reply: CardValue[] = isInference(nodeType) ? [{ value: replyField, label: t('Reply'), tests: ['has'] }] : []
  const parsed = v.safeParse(nodeType.configSchema, config)
  if (!nodeType.tool || !parsed.success) return reply
  const { properties } = nodeType.tool(parsed.output).inputSchema
  return reply.concat(
    Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([name, schema]) => {
      const tests = testsOf(schema)
      return tests.length > 0 ? [{ value: `data.${name}`, label: localize(fieldName(name)), tests }] : []
    }),
  )
}

function testsOf(schema: JsonValue): ValueTest[] {
  if (!isJsonObject(schema)) return []
  const { type, pattern } = schema
  if (type === 'number' || type === 'integer') return ['above', 'below']
  if (typeof pattern === 'string' && pattern.startsWith('^#[0-9a-f')) return ['near']
  return type === 'string' || type === 'array' ? ['has'] : []
}
