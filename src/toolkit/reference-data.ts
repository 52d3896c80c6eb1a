import * as v from 'valibot'
import type { JsonValue } from '../engine/model/json'
import type { ReferenceData } from '../engine/model/references'

const Schema = v.record(v.string(), v.array(v.object({ id: v.string(), name: v.string() })))

/** Lists of names and ids as typed, or a sentence on their syntax. */
export function readReferenceData(value: JsonValue | undefined): { data: ReferenceData } | { problem: string } {
  const read = v.safeParse(Schema, value ?? {})
  return read.success
    ? { data: read.output }
    : { problem: 'Lists of names and ids are written like this: { "channels": [{ "id": "C01", "name": "general" }] }.' }
}
