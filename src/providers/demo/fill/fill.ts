import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../../engine/model/json'
import type { FieldPlace, Suggest } from '../read/place'
import { additional, asSchema, dependents, fitsSchema, flatten, merge, typesOf } from '../read/schema'
import type { Candidate, Pick } from '../sample'
import { fitNumber, fitText, textValues } from './scalars'
import { setOwn, typeName } from './values'

const DEEPEST = 12
const MOST_ITEMS = 300

/** Fills a JSON Schema with valid values, preferring those of `suggest`. */
export function fillSchema(schema: JsonSchema, suggest: Suggest, pick: Pick): JsonValue {
  // A provider of tools may say `true` for "anything goes".
  const root = asSchema(schema)
  const attempts = [
    () => new Filler(root, suggest, pick, false),
    () => new Filler(root, suggest, pick, true),
    () => new Filler(root, silent, pick, true),
    () => new Filler(root, silent, pick, false),
  ]
  let last: JsonValue = {}
  for (const attempt of attempts) {
    const value = attempt().fillRoot()
    if (value === undefined) continue
    if (fitsSchema(root, value, root)) return value
    last = value
  }
  return last
}

/** No ideas at all: what is filled in then comes from the schema alone. */
const silent: Suggest = { values: () => [], items: () => [] }

class Filler {
  constructor(
    private readonly root: JsonObject,
    private readonly suggest: Suggest,
    private readonly pick: Pick,
    /** Leaves out every property that is not required. */
    private readonly bare: boolean,
  ) {}

  fillRoot(): JsonValue | undefined {
    return this.fill({ key: '', schema: this.root, parent: {}, siblings: {}, index: 0, depth: 0 })
  }

  /** Undefined when nothing that fits was found. */
  private fill(place: FieldPlace): JsonValue | undefined {
    if (place.depth > DEEPEST) return undefined
    const schema = flatten(place.schema, this.root)
    const here = { ...place, schema }
    if ('const' in schema) return schema.const
    if (Array.isArray(schema.enum)) return this.fillEnum(here, schema.enum)
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      if (Array.isArray(schema[keyword])) return this.fillBranches(here, keyword, schema[keyword])
    }
    const value = this.fillTyped(here)
    if (value === undefined || !('if' in schema || 'not' in schema) || fitsSchema(schema, value, this.root))
      return value
    return this.fillConditional(here)
  }

  private fillEnum(place: FieldPlace, values: JsonValue[]): JsonValue | undefined {
    const { enum: _, ...rest } = place.schema
    const allowed = values.filter(value => fitsSchema(rest, value, this.root))
    const ideas = this.suggest.values({ ...place, schema: { ...place.schema, enum: allowed } })
    const known = ideas.filter(({ value }) => allowed.some(other => other === value))
    if (known.length === 0) return allowed[place.index % Math.max(1, allowed.length)]
    const taken = this.pick(known)
    this.suggest.took?.(taken)
    return taken
  }

  private fillBranches(place: FieldPlace, keyword: 'anyOf' | 'oneOf', branches: JsonValue[]): JsonValue | undefined {
    const { [keyword]: _, ...base } = place.schema
    const wanted = this.suggest.values(place).map(({ value }) => typeName(value))
    const likely = (branch: JsonObject) =>
      typesOf(flatten(branch, this.root)).some(type => wanted.includes(type)) ? 0 : 1
    const tries = branches
      .map(asSchema)
      .filter(branch => typesOf(branch)[0] !== 'null')
      .sort((a, b) => likely(a) - likely(b))
    for (const branch of [...tries, ...branches.map(asSchema)]) {
      const value = this.fill({ ...place, schema: merge(base, flatten(branch, this.root)), depth: place.depth + 1 })
      if (value !== undefined && fitsSchema(place.schema, value, this.root)) return value
    }
    // "Exactly one of" may need another value than the first that comes to mind: 15 is a multiple of both 3 and 5.
    const plain = new Filler(this.root, silent, this.pick, this.bare)
    for (let index = 0; index < 24; index++) {
      const branch = asSchema(branches[index % branches.length])
      const schema = merge(base, flatten(branch, this.root))
      const value = plain.fill({
        ...place,
        schema,
        index: 1 + Math.floor(index / branches.length),
        depth: place.depth + 1,
      })
      if (value !== undefined && fitsSchema(place.schema, value, this.root)) return value
    }
    return undefined
  }

  private fillConditional(place: FieldPlace): JsonValue | undefined {
    const { if: condition, then: yes, else: no, not: _, ...base } = place.schema
    const tries = [merge(merge(base, asSchema(condition)), asSchema(yes)), merge(base, asSchema(no)), base]
    for (const schema of tries) {
      for (let index = place.index; index < place.index + 6; index++) {
        const value = this.fill({ ...place, schema, index, depth: place.depth + 1 })
        if (value !== undefined && fitsSchema(place.schema, value, this.root)) return value
      }
    }
    return undefined
  }

  private fillTyped(place: FieldPlace): JsonValue | undefined {
    const types = typesOf(place.schema)
    const ideas = this.suggest.values(place)
    if (types.length === 0) return ideas.length > 0 ? this.pick(ideas) : 'something'
    const byIdea = types.filter(type =>
      ideas.some(({ value }) => typeName(value) === type || (type === 'integer' && typeof value === 'number')),
    )
    for (const type of [...byIdea, ...types.filter(type => type !== 'null'), ...types]) {
      const value = this.fillType({ ...place, schema: { ...place.schema, type } }, type, ideas)
      if (value !== undefined) return value
    }
    return undefined
  }

  private fillType(place: FieldPlace, type: string, ideas: readonly Candidate<JsonValue>[]): JsonValue | undefined {
    if (type === 'null') return null
    if (type === 'object' || type === 'array') {
      const whole = ideas.filter(({ value }) => typeName(value) === type && fitsSchema(place.schema, value, this.root))
      if (whole.length > 0) return this.pick(whole)
      return type === 'object' ? this.fillObject(place) : this.fillArray(place)
    }
    if (type === 'boolean') {
      const known = ideas.filter(({ value }) => typeof value === 'boolean')
      return known.length > 0 ? this.pick(known) : place.index % 2 === 1
    }
    if (type === 'number' || type === 'integer') {
      const known = ideas.flatMap(({ value, score }) => (typeof value === 'number' ? [{ value, score }] : []))
      return fitNumber(place.schema, known.length > 0 ? this.pick(known) : place.index)
    }
    return this.fillText(place, ideas)
  }

  private fillText(place: FieldPlace, ideas: readonly Candidate<JsonValue>[]): string | undefined {
    const known = ideas.flatMap(({ value, score }) => {
      const text = typeof value === 'object' ? undefined : fitText(place.schema, String(value))
      return text === undefined ? [] : [{ value: text, score }]
    })
    if (known.length > 0) return this.pick(known)
    const made = textValues(place.schema)
    return made[place.index % Math.max(1, made.length)]
  }

  private fillObject(place: FieldPlace): JsonObject | undefined {
    const { schema } = place
    const properties = asSchema(schema.properties)
    const required = new Set(
      Array.isArray(schema.required) ? schema.required.filter(key => typeof key === 'string') : [],
    )
    const filled: JsonObject = {}
    const add = (key: string, property: JsonObject): boolean => {
      const { index, item, depth } = place
      const value = this.fill({
        key,
        schema: property,
        parent: schema,
        siblings: filled,
        index,
        item,
        depth: depth + 1,
      })
      if (value === undefined) return false
      setOwn(filled, key, value)
      for (const other of dependents(schema, key)) required.add(other)
      return true
    }
    const most = typeof schema.maxProperties === 'number' ? schema.maxProperties : Number.POSITIVE_INFINITY
    for (const [key, property] of Object.entries(properties)) {
      const needed = required.has(key)
      if (
        !needed &&
        (this.bare || Object.keys(filled).length + required.size >= most || !this.hasIdea(place, key, property, filled))
      )
        continue
      if (!add(key, asSchema(property)) && needed) return undefined
    }
    for (const key of required) {
      if (Object.hasOwn(filled, key)) continue
      if (!add(key, Object.hasOwn(properties, key) ? asSchema(properties[key]) : additional(schema, key)))
        return undefined
    }
    const least = typeof schema.minProperties === 'number' ? schema.minProperties : 0
    for (const key of Object.keys(properties)) {
      if (Object.keys(filled).length < least && !Object.hasOwn(filled, key)) add(key, asSchema(properties[key]))
    }
    for (let i = 1; Object.keys(filled).length < least && i < 100; i++)
      add(`extra${i}`, additional(schema, `extra${i}`))
    return filled
  }

  private hasIdea(place: FieldPlace, key: string, property: JsonValue, siblings: JsonObject): boolean {
    const schema = flatten(asSchema(property), this.root)
    const { index, item, depth } = place
    const inner = { key, schema, parent: place.schema, siblings, index, item, depth: depth + 1 }
    return 'const' in schema || this.suggest.values(inner).length > 0 || this.suggest.items(inner).length > 0
  }

  private fillArray(place: FieldPlace): JsonValue[] | undefined {
    const { schema } = place
    const least = typeof schema.minItems === 'number' ? schema.minItems : 0
    const most = Math.min(MOST_ITEMS, typeof schema.maxItems === 'number' ? schema.maxItems : MOST_ITEMS)
    const words = this.suggest.items(place)
    const prefix = Array.isArray(schema.prefixItems) ? schema.prefixItems.map(asSchema) : []
    const closed = schema.items === false
    const contains = isJsonObject(schema.contains) ? schema.contains : undefined
    const wanted = Math.max(
      least,
      Math.min(most, closed ? prefix.length : Math.max(prefix.length, words.length || (this.bare ? least : 2))),
    )
    const list: JsonValue[] = []
    for (let i = 0; i < Math.min(wanted, MOST_ITEMS); i++) {
      const own = prefix[i] ?? asSchema(schema.items)
      const minContains = typeof schema.minContains === 'number' ? schema.minContains : 1
      const item =
        contains && i >= prefix.length && list.length < prefix.length + minContains ? merge(own, contains) : own
      const value = this.fillItem(place, item, i, words[i], schema.uniqueItems === true ? list : [])
      if (value === undefined) break
      list.push(value)
    }
    return list.length >= least ? list : undefined
  }

  /** One item, tried again and again until it is no twin of `others`. */
  private fillItem(
    place: FieldPlace,
    schema: JsonObject,
    at: number,
    word: string | undefined,
    others: JsonValue[],
  ): JsonValue | undefined {
    const taken = new Set(others.map(other => JSON.stringify(other)))
    const flat = flatten(schema, this.root)
    if (taken.size > 0 && Array.isArray(flat.enum)) {
      const left = flat.enum.filter(value => !taken.has(JSON.stringify(value)))
      return this.fill({ ...place, schema: { ...flat, enum: left }, index: at, item: word, depth: place.depth + 1 })
    }
    for (let turn = 0; turn < 40; turn++) {
      const filler = turn === 0 ? this : new Filler(this.root, silent, this.pick, turn % 2 === 0)
      const value = filler.fill({ ...place, schema, index: at + turn, item: word, depth: place.depth + 1 })
      if (value !== undefined && !taken.has(JSON.stringify(value))) return value
    }
    return undefined
  }
}
