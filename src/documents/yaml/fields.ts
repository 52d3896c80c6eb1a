import { type Document, isCollection, isMap, isScalar, type Node, type Scalar } from 'yaml'
import { msg } from '../../language/message'
import type { JsonValue } from '../../model/json'
import type { AliasReplacer } from './aliases'
import type { Problems } from './problem'

/** A field of a map, with the positions of key and value. */
export interface YamlField {
  name: string
  nameAt: number
  value: Node | null
  at: number
}

/** Accessors for a tree that report the position of each invalid part. */
export class FieldReader {
  constructor(
    private readonly document: Document,
    private readonly aliases: AliasReplacer,
    private readonly text: string,
    private readonly problems: Problems,
  ) {}

  /** The target of an alias; anything else is itself. */
  resolve(node: unknown): Node | null {
    return this.aliases.resolve(node)
  }

  /** The fields of a map by name, in order. Duplicates are reported. */
  fieldsOf(node: Node | null): Map<string, YamlField> {
    const fields = new Map<string, YamlField>()
    if (!isMap(node)) return fields
    for (const { key, value } of node.items) {
      const written = this.resolve(key)
      const nameAt = written?.range?.[0] ?? 0
      const name = isScalar(written) ? printed(written) : ''
      if (name === '') this.problems.error(nameAt, msg('A field needs a name.'))
      else if (fields.has(name)) this.problems.error(nameAt, msg('“{name}” is here twice.', { name }))
      else {
        const own = value as Node | null
        fields.set(name, { name, nameAt, value: this.resolve(own), at: own?.range?.[0] ?? nameAt })
      }
    }
    return fields
  }

  /** A field as text as written: 2024.10 stays "2024.10". Undefined when it is missing or no text. */
  textOf(field: YamlField | undefined): string | undefined {
    if (!field) return undefined
    const { value, name, at } = field
    if (value === null) return ''
    if (isScalar(value)) return printed(value)
    this.problems.error(
      at,
      isMap(value)
        ? msg('“{name}” should be a text, and is a group of fields.', { name })
        : msg('“{name}” should be a text, and is a list.', { name }),
    )
    return undefined
  }

  /** A field as a boolean; missing is false. */
  flagOf(field: YamlField | undefined): boolean {
    if (!field) return false
    const value = isScalar(field.value) ? field.value.value : undefined
    if (typeof value === 'boolean') return value
    this.problems.error(field.at, msg('“{name}” should be true or false.', { name: field.name }))
    return false
  }

  /** A field as data. */
  valueOf(field: YamlField): JsonValue {
    const value = this.aliases.replaceIn(field.value)
    return (isCollection(value) || isScalar(value) ? value.toJS(this.document) : null) as JsonValue
  }

  /** Approximate position of a part of a field's text: escapes and folding shift it. */
  placeWithin({ value, at }: YamlField, piece: string): number {
    const [from = at, to = at] = value?.range ?? []
    const found = this.text.slice(from, to).indexOf(piece)
    return found < 0 ? at : from + found
  }
}

function printed(node: Scalar): string {
  const { value, source } = node
  if (typeof value === 'string') return value
  return value === null || value === undefined ? '' : (source ?? String(value))
}
