import type { MessageDescriptor } from '../../language/message'
import type { JsonObject, JsonValue } from '../../model/json'
import type { Tool } from '../../model/language-model'
import { asSchema, typeOf } from './form'

/** What a tool shows or does, by the shape of its schema. */
export type Shape =
  | 'color'
  | 'icon'
  | 'emoji'
  | 'level'
  | 'verdict'
  | 'drawing'
  | 'list'
  | 'table'
  | 'chart'
  | 'survey'
  | 'webhook'
  | 'finder'
  | 'other'

/** What a tool is called with, and the reason in words. */
export interface Chosen {
  args: JsonObject
  why?: MessageDescriptor
}
const HEX_PATTERN = /^\^#/
/** Gray. */
export const PLAIN_HEX = '#808080'
export const propertiesOf = ({ inputSchema }: Tool) => asSchema(asSchema(inputSchema).properties)
const has = (properties: JsonObject, key: string, type: string) =>
  key in properties && typeOf(asSchema(properties[key])) === type
const isHex = (schema: JsonObject) => typeof schema.pattern === 'string' && HEX_PATTERN.test(schema.pattern)

/** What a tool shows or does. */
export function shapeOf(tool: Tool): Shape {
  const properties = propertiesOf(tool)
  const entries = Object.entries(properties).map(([key, value]) => [key, asSchema(value)] as const)
  if (entries.some(([, schema]) => typeOf(schema) === 'array' && isHex(asSchema(schema.items)))) return 'drawing'
  if (has(properties, 'question', 'string') && has(properties, 'options', 'array')) return 'survey'
  if (has(properties, 'url', 'string') && 'method' in properties) return 'webhook'
  if (has(properties, 'query', 'string')) return 'finder'
  if (entries.some(([, schema]) => isHex(schema)) || has(properties, 'hex', 'string')) return 'color'
  if (has(properties, 'emoji', 'string')) return 'emoji'
  if (has(properties, 'columns', 'array') && has(properties, 'rows', 'array')) return 'table'
  if (has(properties, 'items', 'array')) return 'list'
  if (has(properties, 'values', 'array')) return 'chart'
  if (has(properties, 'verdict', 'boolean')) return 'verdict'
  if (levelKey(properties)) return 'level'
  if (/^(?:display|show)_/.test(tool.name) && entries.some(([, schema]) => Array.isArray(schema.enum))) return 'icon'
  return 'other'
}

/** The argument that says how much, if there is one. */
export const levelKey = (properties: JsonObject): string | undefined =>
  ['value', 'score', 'level', 'rating'].find(key => ['number', 'integer'].includes(typeOf(asSchema(properties[key]))))

/** Whether a value judges nothing. */
export const isPlain = (value: JsonValue): boolean =>
  /^(?:info|question|neutral|unknown|none|other|unsure|medium|mixed)$/i.test(String(value))
