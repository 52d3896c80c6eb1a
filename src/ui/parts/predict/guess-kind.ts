import { localize, t } from '../../../language/active'
import { type LocalizedText, msg } from '../../../language/message'
import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../../model/json'
import type { NodeTool } from '../../../model/node-type'
import type { FormField, Shape } from '../../../nodes/kit/form-fields'
import type { Setting } from '../../../nodes/kit/setting'
import { isHexColor } from '../../page/runs/schema-fields'

/** The kind of a guess, derived from the schema of the result's tool. */
export type GuessKind =
  | { kind: 'colour'; field: string }
  | { kind: 'number'; field: string; min: number; max: number; step: number | 'any' }
  | { kind: 'choice'; field: string; options: readonly { value: string; label: string }[] }
  | { kind: 'way'; options: readonly { value: string; label: string }[] }
  | { kind: 'words'; field: string | null }

/** A guess of the words of a reply. */
export const inWords: GuessKind = { kind: 'words', field: null }

/** A guess of a router's choice among the following pipelines. */
export function guessOfTargets(ways: readonly { id: string; name: string }[]): GuessKind {
  return { kind: 'way', options: ways.map(({ id, name }) => ({ value: id, label: name || id })) }
}

/** The kind of guess for a tool: by its first required argument. */
export function guessKindOf(tool: NodeTool): GuessKind {
  const { inputSchema } = tool
  const properties = isJsonObject(inputSchema.properties) ? inputSchema.properties : {}
  const [field] = Array.isArray(inputSchema.required) ? inputSchema.required : []
  const schema = typeof field === 'string' ? properties[field] : undefined
  if (typeof field !== 'string' || !isJsonObject(schema)) return inWords
  const values = Array.isArray(schema.enum) ? schema.enum : schema.type === 'boolean' ? [true, false] : undefined
  if (values) {
    const options = values.map(value => ({ value: String(value), label: localize(choiceLabel(tool, field, value)) }))
    return { kind: 'choice', field, options }
  }
  if (schema.type === 'number' || schema.type === 'integer') {
    const min = numberIn(schema.minimum) ?? defaultOf(properties.min) ?? 0
    const max = numberIn(schema.maximum) ?? defaultOf(properties.max) ?? min + 100
    return { kind: 'number', field, min, max, step: numberIn(schema.multipleOf) ?? (max - min > 20 ? 1 : 'any') }
  }
  return isColour(schema) ? { kind: 'colour', field } : { kind: 'words', field }
}

/** The field for a guess. */
export function guessField(kind: GuessKind, label: string): FormField {
  const field = (setting: Omit<Setting, 'label'>, shape: Omit<Shape, 'isOptional'>): FormField => ({
    name: 'guess',
    setting: { label, ...setting },
    shape: { isOptional: false, ...shape },
  })
  if (kind.kind === 'colour') return field({ control: 'color' }, { type: 'text' })
  if (kind.kind === 'number') {
    const { min, max, step } = kind
    return field({ control: 'slider', ...(step !== 'any' && { step }) }, { type: 'number', min, max })
  }
  if ('options' in kind) return field({ none: msg('Choose…') }, { type: 'text', choices: kind.options })
  return field({ placeholder: msg('In a few words'), maxLength: 200 }, { type: 'text' })
}

/** What the card says for a value, where its tool has words for it: "Pass" for true, the name of an icon. */
function choiceLabel(tool: NodeTool, field: string, value: JsonValue): LocalizedText {
  const words = tool.toCell?.({ [field]: value, explanation: '' })
  if (words !== undefined && words !== '' && typeof words !== 'number') return words
  return typeof value === 'boolean' ? (value ? t('Yes') : t('No')) : String(value)
}

function isColour({ type, pattern }: JsonSchema): boolean {
  return type === 'string' && typeof pattern === 'string' && isHexColor(pattern)
}

function numberIn(value: JsonValue | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function defaultOf(schema: JsonValue | undefined): number | undefined {
  return isJsonObject(schema) ? numberIn((schema as JsonObject).default) : undefined
}
