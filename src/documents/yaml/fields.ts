import { isMap, isScalar, type Node, type Scalar } from 'yaml'
import { msg } from '../../language/message'
import type { JsonValue } from '../../model/json'
import { dataOf, isMerge, mergedBy, type YamlTree } from './syntax'

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
    private readonly tree: YamlTree,
    private readonly text: string,
  ) {}

  /** The target of an alias; anything else is itself. */
  resolve(node: unknown): Node | null {
    return this.tree.resolve(node)
  }

  /** The fields of a map by name, own ones before those that it merges. Duplicates are reported. */
  fieldsOf(node: Node | null): Map<string, YamlField> {
    const { problems, resolve } = this.tree
    const fields = new Map<string, YamlField>()
    if (!isMap(node)) return fields
    for (const pair of node.items) {
      if (isMerge(pair)) continue
      const written = resolve(pair.key)
      const nameAt = written?.range?.[0] ?? 0
      const name = isScalar(written) ? printed(written) : ''
      if (name === '') problems.error(nameAt, msg('A field needs a name.'))
      else if (fields.has(name)) problems.error(nameAt, msg('“{name}” is used twice.', { name }))
      else {
        const own = pair.value as Node | null
        fields.set(name, { name, nameAt, value: resolve(own), at: own?.range?.[0] ?? nameAt })
      }
    }
    for (const pair of node.items.filter(isMerge)) {
      for (const group of mergedBy(pair, resolve) ?? [])
        for (const [name, field] of this.fieldsOf(group)) if (!fields.has(name)) fields.set(name, field)
    }
    return fields
  }

  /** A field as text as written: 2024.10 stays "2024.10". Undefined when it is missing or no text. */
  textOf(field: YamlField | undefined): string | undefined {
    if (!field) return undefined
    const { value, name, at } = field
    if (value === null) return ''
    if (isScalar(value)) return printed(value)
    this.tree.problems.error(
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
    this.tree.problems.error(field.at, msg('“{name}” should be true or false.', { name: field.name }))
    return false
  }

  /** A field as data. */
  valueOf({ value }: YamlField): JsonValue {
    return (dataOf(this.tree.document, value) ?? null) as JsonValue
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
