import * as v from 'valibot'
import type { RunEvent, RunEventOf } from '../../engine/events'
import { isJsonObject, type JsonObject, type JsonValue } from '../../engine/json'
import { tidyJson } from '../tidy-json'
import { RunEventSchema } from './event-schema'

/** Where a recording came from that this device did not make: nobody has verified what is in it. */
export type RecordingOrigin = 'link' | 'file'

/** A run, kept: its events, and when it was. */
export interface Recording {
  /** The run's id. */
  id: string
  documentId: string
  documentName: string
  events: readonly RunEvent[]
}

/** What a recording looks like in files, links and the storage. */
const PackedSchema = v.object({
  recording: v.literal(1),
  /** Messages, tools and system prompts of all requests, each once; requests hold their places in this list. */
  shared: v.array(v.any()),
  /** Milliseconds since the epoch; the events count from here. */
  since: v.pipe(v.number(), v.finite()),
  events: v.pipe(v.array(v.record(v.string(), v.any())), v.minLength(1)),
})

/** A recording of a run's events; null when there is no run in them. */
export function recordingOf(events: readonly RunEvent[]): Recording | null {
  const [start] = events
  if (start?.type !== 'run-start') return null
  return { id: start.runId, documentId: start.documentId, documentName: start.documentName, events }
}

/**
 * A recording as JSON, small: what many requests carry is stored once, times count from the beginning, and a stream of
 * text is one entry.
 */
export function packRecording({ events }: Recording): JsonObject {
  const shared = new SharedValues()
  const since = commonStart(events)
  const packed: JsonObject[] = []
  let stream: JsonValue[] | undefined
  for (const event of events) {
    const entry = { ...packRequest(event, shared), at: event.at - since } as unknown as JsonObject
    if (event.type !== 'text-delta') packed.push(entry)
    else if (stream && joinsStream(packed.at(-1), entry)) stream.push(entry.at as number, event.text)
    else {
      stream = []
      packed.push({ ...entry, more: stream })
    }
  }
  return { recording: 1, shared: shared.values, since, events: packed }
}

/** The border for recordings: JSON of ours becomes a recording, or a sentence that says why not. */
export function parseRecording(source: unknown): { recording: Recording } | { problem: string } {
  const tidy = tidyJson(source)
  if ('problem' in tidy) return tidy
  if (isJsonObject(tidy.value) && Number(tidy.value.recording) > 1) {
    return {
      problem: 'This recording was made by a newer aili5. Reload the page to get the newest, then open it again.',
    }
  }
  const packed = v.safeParse(PackedSchema, tidy.value)
  if (!packed.success) return { problem: 'This is no recording of a run.' }
  const { shared, since, events } = packed.output
  const unpacked = events.flatMap(unpackStream).map(event => {
    const { at, ...rest } = unpackRequest(event, shared)
    return { ...rest, at: since + Number(at) }
  })
  const parsed = v.safeParse(v.array(RunEventSchema), unpacked)
  if (!parsed.success) return { problem: 'This recording is damaged: one of its events cannot be read.' }
  const recording = recordingOf(parsed.output)
  return recording ? { recording } : { problem: 'This recording is damaged: its beginning is missing.' }
}

/** The time that all others can count from without losing a bit; 0 when there is none. */
function commonStart(events: readonly RunEvent[]): number {
  const first = events[0]?.at ?? 0
  return events.every(({ at }) => first + (at - first) === at) ? first : 0
}

/** Values by their place; equal ones have the same. One that comes again as the same object is not printed again. */
class SharedValues {
  readonly values: JsonValue[] = []
  readonly #places = new Map<string, number>()
  readonly #texts = new Map<string, number>()
  readonly #objects = new WeakMap<object, number>()

  place(value: object | string): number {
    if (typeof value === 'string') return this.#placeIn(this.#texts, value, value)
    const known = this.#objects.get(value)
    if (known !== undefined) return known
    const place = this.#placeIn(this.#places, JSON.stringify(value), value)
    this.#objects.set(value, place)
    return place
  }

  #placeIn(places: Map<string, number>, key: string, value: object | string): number {
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, this.values.length)
    return this.values.push(value as JsonValue) - 1
  }
}

function packRequest(event: RunEvent, shared: SharedValues): object {
  if (event.type !== 'request') return event
  const { request, origins } = event
  return {
    ...event,
    request: {
      ...request,
      system: shared.place(request.system),
      messages: request.messages.map(message => shared.place(message)),
      tools: request.tools.map(tool => shared.place(tool)),
    },
    origins: { ...origins, system: origins.system.map(part => ({ ...part, text: shared.place(part.text) })) },
  }
}

function unpackRequest(event: JsonObject, shared: JsonValue[]): JsonObject {
  if (event.type !== 'request' || !isJsonObject(event.request) || !isJsonObject(event.origins)) return event
  const at = (place: JsonValue | undefined) => shared[Number(place)] as JsonValue
  const all = (places: JsonValue | undefined) => (Array.isArray(places) ? places.map(at) : [])
  const { request, origins } = event
  const system = Array.isArray(origins.system) ? origins.system.filter(isJsonObject) : []
  return {
    ...event,
    request: { ...request, system: at(request.system), messages: all(request.messages), tools: all(request.tools) },
    origins: { ...origins, system: system.map(part => ({ ...part, text: at(part.text) })) },
  }
}

/** Whether a delta goes on with the stream before it: the same in all but time and text. */
function joinsStream(before: JsonObject | undefined, delta: JsonObject): boolean {
  if (before?.type !== 'text-delta') return false
  const { at: _, text: __, more: ___, ...place } = before
  const { at: ____, text: _____, ...here } = delta
  return JSON.stringify(place) === JSON.stringify(here)
}

/** Fields that a delta may have. Each delta of a stream gets all of them. */
const mostFields = 30

/** A stream's later deltas are times and texts in turn. */
function unpackStream(entry: JsonObject): JsonObject[] {
  const { more, ...first } = entry
  if (entry.type !== 'text-delta' || !Array.isArray(more) || Object.keys(first).length > mostFields) return [entry]
  const deltas: JsonObject[] = [first]
  for (let index = 0; index + 1 < more.length; index += 2) {
    deltas.push({ ...first, at: more[index] as JsonValue, text: more[index + 1] as JsonValue })
  }
  return deltas
}

/** The event that a recording begins with. */
export function startOf(recording: Recording): RunEventOf<'run-start'> {
  return recording.events[0] as RunEventOf<'run-start'>
}
