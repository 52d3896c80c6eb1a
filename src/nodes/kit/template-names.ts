import { isJsonObject, type JsonValue } from '../../model/json'
import { parsePath } from '../../model/templates'
import type { Readable } from '../view'

/** A name in templates. */
export interface Suggestion {
  /** The whole path: `steps.search.output`. */
  path: string
  hint?: string
  /** Its value in the last run. */
  value?: JsonValue
}

/** A template that is being typed: the start of its path, and the path up to the caret. */
export interface OpenTemplate {
  from: number
  typed: string
}

const MOST = 40

/** The template at the caret, or null. */
export function openTemplate(text: string, caret: number): OpenTemplate | null {
  const before = text.slice(0, caret)
  const braces = before.lastIndexOf('{{')
  if (braces < 0) return null
  const inside = before.slice(braces + 2)
  const typed = inside.trimStart()
  return /[{}\n]/.test(inside) ? null : { from: caret - typed.length, typed }
}

/** Suggestions for a typed path: names that start with it, or contain it. */
export function suggestions(readable: readonly Readable[], typed: string): Suggestion[] {
  const cut = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf('['))
  const found = cut < 0 ? matching(beginnings(readable), typed) : goingOn(readable, typed, cut)
  return found.slice(0, MOST)
}

/** The text after a suggestion is accepted; the caret stays inside where the path can continue. */
export function acceptSuggestion(text: string, caret: number, { from }: OpenTemplate, { path, value }: Suggestion) {
  const rest = text.slice(caret)
  const tail = rest.match(/^[\p{L}\p{N}_$.[\]"'-]*/u)?.[0].length ?? 0
  const isClosed = /^\s*\}\}/.test(rest.slice(tail))
  const closing = isClosed ? '' : '}}'
  const goesOn = typeof value === 'object' && value !== null
  return {
    insert: path + closing,
    from,
    to: caret + tail,
    caret: from + path.length + (goesOn || isClosed ? 0 : 2),
  }
}

/** The paths that are likely wanted first: fields of the input, outputs of steps, variables. */
function beginnings(readable: readonly Readable[]): Suggestion[] {
  return readable.flatMap(root => {
    const inside = fieldsOf(root)
    if (inside.length === 0) return [suggestion(root.name, root)]
    return inside.flatMap(field => {
      const path = join(root.name, field.name)
      // A step is suggested by its parts; any other value as a whole, or by its fields.
      return field.fields
        ? field.fields.map(part => suggestion(join(path, part.name), part, field.hint))
        : [suggestion(path, field)]
    })
  })
}

function matching(all: readonly Suggestion[], typed: string): Suggestion[] {
  const wanted = typed.toLowerCase()
  return all.filter(({ path, hint = '' }) => `${path} ${hint}`.toLowerCase().includes(wanted))
}

function goingOn(readable: readonly Readable[], typed: string, cut: number): Suggestion[] {
  const base = typed.slice(0, cut)
  const wanted = typed.slice(typed[cut] === '.' ? cut + 1 : cut).toLowerCase()
  const at = find(readable, base)
  if (!at) return []
  return fieldsOf(at)
    .filter(({ name }) => name.toLowerCase().startsWith(wanted))
    .map(field => suggestion(join(base, field.name), field))
}

function find(readable: readonly Readable[], path: string): Readable | undefined {
  const parts = parsePath(path)
  if (!parts) return undefined
  return parts.reduce<Readable | undefined>(
    (at, part) => at && fieldsOf(at).find(({ name }) => name === part || name === `[${part}]`),
    { name: '', fields: readable },
  )
}

function fieldsOf({ fields, value, schema }: Readable): readonly Readable[] {
  if (fields) return fields
  if (value !== undefined && value !== null) return fieldsOfValue(value)
  return schema ? fieldsOfSchema(schema) : []
}

function fieldsOfValue(value: JsonValue): Readable[] {
  if (Array.isArray(value)) {
    const length = { name: 'length', value: value.length }
    return value.length === 0
      ? [length]
      : [...value.map((item, index) => ({ name: `[${index}]`, value: item })), length]
  }
  if (typeof value === 'string') return [{ name: 'length', value: value.length }]
  if (!isJsonObject(value)) return []
  // A name that a path cannot express is not suggested.
  const writable = Object.entries(value).filter(([name]) => /^[^[\]{}\\"\p{C}]+$/u.test(name))
  return writable.map(([name, field]) => ({ name, value: field }))
}

function fieldsOfSchema({ properties, items }: NonNullable<Readable['schema']>): Readable[] {
  if (isJsonObject(items)) return [{ name: '[0]', schema: items }, { name: 'length' }]
  if (!isJsonObject(properties)) return []
  return Object.entries(properties).map(([name, schema]) => {
    const known = isJsonObject(schema) ? schema : {}
    return { name, schema: known, hint: typeof known.description === 'string' ? known.description : undefined }
  })
}

function suggestion(path: string, { hint, value }: Readable, title?: string): Suggestion {
  const said = title ?? hint
  return { path, hint: said, value }
}

function join(base: string, name: string): string {
  if (name.startsWith('[')) return base + name
  return /^[\p{L}\p{N}_$-]+$/u.test(name) ? `${base}.${name}` : `${base}[${JSON.stringify(name)}]`
}
