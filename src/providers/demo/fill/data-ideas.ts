import { isJsonObject, type JsonObject, type JsonValue } from '../../../engine/model/json'
import { tell } from '../languages/active'
import { type Material, wordsInCommon } from '../read/material'
import { type FieldPlace, isNumber, isText, one, type Suggest, spaced } from '../read/place'
import { saidUnder } from '../read/said-under'
import { asSchema, typesOf } from '../read/schema'
import { stem, stemOf, tokenize } from '../read/words'
import type { Candidate } from '../sample'
import { isAllowedText } from './scalars'

const FINDINGS = /\b(?:findings?|facts?|insights?|highlights?|takeaways?|points)\b/
const SUMMARY = /\b(?:summary|report|abstract|gist|overview)\b/
const QUERIES = /\b(?:queries|searches|questions)\b/
const QUERY = /\b(?:query|search|q|question)\b/
const REASON = /\b(?:reason|why|because|explanation|rationale|justification)\b/
const SURENESS = /\b(?:confidence|certainty|sureness)\b/
const POSITIONS = /\b(?:line items|positions|charges)\b/

/** Ideas for a form from data: records by the names of their fields, and what the data's texts say under a name. */
export class DataIdeas implements Suggest {
  private readonly byLabel: ReadonlyMap<string, JsonObject>

  constructor(private readonly material: Material) {
    this.byLabel = new Map(material.records.map(record => [labelOf(record), record]))
  }

  values(place: FieldPlace): readonly Candidate<JsonValue>[] {
    const { key, schema, item } = place
    if (item !== undefined && isEntry(place)) return isText(place) ? one(item) : []
    const record = item === undefined ? undefined : this.byLabel.get(item)
    if (record) return this.ofRecord(place, record)
    if (item !== undefined && isText(place) && QUERY.test(spaced(key))) return one(item)
    if (Array.isArray(schema.enum)) return this.amongValues(place, schema.enum)
    const value = this.named(key)
    if (isNumber(place)) return numberIn(value) ?? this.most(place)
    if (value !== undefined && isAllowed(schema, value)) return one(value)
    return isText(place) ? this.text(place) : []
  }

  items({ key, schema, parent }: FieldPlace): readonly string[] {
    if (!typesOf(schema).includes('array')) return []
    const words = spaced(key)
    const { records, prose } = this.material
    const inner = asSchema(schema.items)
    if (isJsonObject(inner.properties)) {
      if (QUERIES.test(words)) return this.queries()
      const isSame = Object.keys(inner.properties).some(name => records.some(record => Object.hasOwn(record, name)))
      return isSame ? [...this.byLabel.keys()] : []
    }
    if (QUERIES.test(words)) return this.queries()
    if (FINDINGS.test(words)) return sentencesOf(records)
    if (POSITIONS.test(words)) return positionsIn(prose)
    const column = columnOf(words, records)
    const isWanted = Array.isArray(parent.required) && parent.required.includes(key)
    return column ?? (isWanted && records.length > 0 ? [...this.byLabel.keys()] : [])
  }

  private ofRecord({ key, schema }: FieldPlace, record: JsonObject): readonly Candidate<JsonValue>[] {
    const value = Object.hasOwn(record, key) ? record[key] : undefined
    if (value !== undefined && value !== null) return one(value)
    if (!typesOf(schema).includes('string') || !REASON.test(spaced(key))) return []
    const shared = wordsInCommon(record, this.material.task).slice(0, 3)
    const words = shared.map(word => tell('“{words}”', { words: word })).join(tell(', '))
    return one(
      words
        ? tell('It has {words} in it, as the task does.', { words })
        : tell('It is in the list, and the task rules nothing out.'),
    )
  }

  /** A word of the task says it; how sure one is, the number of sources does. */
  private amongValues({ key }: FieldPlace, values: readonly JsonValue[]): readonly Candidate<JsonValue>[] {
    const { task, records } = this.material
    const rungs = ['low', 'medium', 'high']
    if (SURENESS.test(spaced(key)) && records.length > 0 && rungs.every(rung => values.includes(rung))) {
      return one(rungs[Math.min(2, Math.floor(records.length / 2))] ?? 'medium')
    }
    const said = tokenize(task).map(token => stemOf(token))
    const at = (value: JsonValue) => {
      const [own] = tokenize(String(value)).map(token => stemOf(token))
      return said.findIndex(word => word === own || word === stem(String(value)))
    }
    const named = values.filter(value => typeof value === 'string' && at(value) >= 0)
    return named.length > 0 ? one(named.reduce((a, b) => (at(b) < at(a) ? b : a))) : []
  }

  /** A value that the data give under this name. */
  private named(key: string): JsonValue | undefined {
    const { fields, task, prose } = this.material
    return fields.get(key) ?? saidUnder(key, prose) ?? saidUnder(key, task)
  }

  /** How many are enough: few for a quick look. */
  private most({ key }: FieldPlace): readonly Candidate<JsonValue>[] {
    const { fields, task } = this.material
    if (!/\b(?:max|maximum|most|limit)\b/.test(spaced(key))) return []
    const words = `${[...fields.values()].join(' ')} ${task}`
    if (/\b(?:quick|brief|short|fast)\b/i.test(words)) return one(3)
    return /\b(?:thorough|deep|detailed|long)\b/i.test(words) ? one(8) : []
  }

  private text({ key }: FieldPlace): readonly Candidate<JsonValue>[] {
    const { records, others } = this.material
    const words = spaced(key)
    if (QUERY.test(words)) return one(this.queries()[0] ?? this.material.task)
    if (SUMMARY.test(words) && records.length > 0) {
      const summary = sentencesOf(records).slice(0, 2).join(' ')
      return summary ? one(summary) : []
    }
    // What is not mentioned is unchanged.
    const [usual] = columnOf(words, [...records, ...others]) ?? []
    return usual === undefined ? [] : one(usual)
  }

  /** What to look for: the whole subject, then its parts. */
  private queries(): string[] {
    const { fields, task } = this.material
    const texts = [...fields.values()].filter(value => typeof value === 'string')
    const subject = texts.reduce((a, b) => (b.length > a.length ? b : a), '') || task
    const parts = subject
      .split(/(?<!\s)\s+(?:in|of|for|about|with|and|on)\s+(?:the\s+|an?\s+)?/i)
      .filter(part => part.trim().includes(' '))
    return [...new Set([subject, ...(parts.length > 1 ? parts : [])])].slice(0, 3)
  }
}

/** What has ideas first, and what is asked where it has none. */
export function firstOf(data: Suggest, words: Suggest): Suggest {
  const firstFound = <T>(found: readonly T[], otherwise: () => readonly T[]) => (found.length > 0 ? found : otherwise())
  return {
    values: place => firstFound(data.values(place), () => words.values(place)),
    items: place => firstFound(data.items(place), () => words.items(place)),
    took: value => words.took?.(value),
  }
}

/** Whether a place is itself an entry of a list, and no field of one. */
const isEntry = ({ parent, key }: FieldPlace) => typesOf(asSchema(asSchema(parent.properties)[key])).includes('array')

const isAllowed = (schema: JsonObject, value: JsonValue) => typeof value !== 'string' || isAllowedText(schema, value)

/** The number that a value is, or begins with behind a sign of money. */
function numberIn(value: JsonValue | undefined): readonly Candidate<JsonValue>[] | null {
  if (typeof value === 'number') return one(value)
  const [, digits] = /^[€$£]?\s*(-?\d+(?:\.\d+)?)\b/.exec(String(value ?? '')) ?? []
  return digits === undefined ? null : one(Number(digits))
}

/** What identifies a record. */
function labelOf(record: JsonObject): string {
  const label = record.name ?? record.title ?? record.label ?? record.id ?? Object.values(record)[0]
  return typeof label === 'object' ? JSON.stringify(label) : String(label)
}

/** The values of one field of all records, by its singular or by the last word of the name: `recordIds` are their `id`s. */
function columnOf(words: string, records: readonly JsonObject[]): string[] | null {
  const names = [words, words.split(' ').at(-1) ?? words].flatMap(name => [name, name.replace(/s$/, '')])
  for (const name of names) {
    const found = records.flatMap(record => {
      const [, value] = Object.entries(record).find(([key]) => spaced(key) === name) ?? []
      return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
    })
    if (found.length > 0) return [...new Set(found)]
  }
  return null
}

/** The longest text of each record, as far as it is a sentence. */
function sentencesOf(records: readonly JsonObject[]): string[] {
  return records.flatMap(record => {
    const texts = Object.values(record).filter(value => typeof value === 'string')
    const summary = texts.reduce((a, b) => (b.length > a.length ? b : a), '')
    return summary.includes(' ') ? [summary] : []
  })
}

/** "3 workshops at 400, travel 50": the parts of a sentence that each end with what they cost. */
function positionsIn(prose: string): string[] {
  const rows = prose.split(/\.(?:\s|$)|[\n;]/).map(sentence => sentence.split(/,\s+/).map(part => part.trim()))
  const priced = rows.filter(parts => parts.length > 1 && parts.every(part => /\s[€$£]?\d+(?:\.\d+)?$/.test(part)))
  return priced.reduce((a, b) => (b.length > a.length ? b : a), [])
}
