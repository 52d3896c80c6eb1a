import * as v from 'valibot'
import { type LocalizedText, msg } from '../language/message'
import type { JsonValue } from '../model/json'
import type { ReferenceData } from '../model/references'

const Schema = v.record(v.string(), v.array(v.object({ id: v.string(), name: v.string() })))

const EXAMPLE = '{ "channels": [{ "id": "C01", "name": "general" }] }'

/** Lists of names and ids as typed, or a sentence on their syntax. */
export function readReferenceData(value: JsonValue | undefined): { data: ReferenceData } | { problem: LocalizedText } {
  const read = v.safeParse(Schema, value ?? {})
  return read.success
    ? { data: read.output }
    : { problem: msg('Lists of names and ids are written like this: {example}.', { example: EXAMPLE }) }
}
