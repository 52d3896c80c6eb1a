import type { Document } from '../../engine/model/document'
import type { RunEvent } from '../../engine/model/events'
import type { JsonObject, JsonValue } from '../../engine/model/json'
import type { Recording } from './recording'

/**
 * A recording as compact JSON: what several requests share is stored once, times are relative to the start, and a
 * stream of text is one entry. The run's document is a field; `true` where it is the document beside it.
 */
export function packRecording({ events }: Recording, beside?: Document): JsonObject {
  const since = commonStart(events)
  const { document } = splitDocument(events)
  const packed = new EventPacker(since).pack(events)
  const kept = document && (isSameDocument(document, beside) || (document as unknown as JsonObject))
  return { recording: 1, ...(kept && { document: kept }), shared: packed.shared, since, events: packed.events }
}

/** The run's document, and the first event without it. */
export function splitDocument([start]: readonly RunEvent[]): { start: RunEvent | undefined; document?: Document } {
  if (start?.type !== 'run-start' || !start.document) return { start }
  const { document, ...rest } = start
  return { start: rest, document }
}

function isSameDocument(document: Document, beside: Document | undefined): boolean {
  return document === beside || (beside !== undefined && JSON.stringify(document) === JSON.stringify(beside))
}

/** A chunk of a packed recording: what its requests refer to that is not in earlier chunks, and its events. */
export interface PackedChunk {
  shared: JsonValue[]
  events: JsonObject[]
}

/** Packs a run chunk by chunk. The chunks in sequence are the run without its document. */
export class EventPacker {
  readonly #shared = new SharedValues()

  /** @param since the time origin of all events. */
  constructor(private readonly since: number) {}

  pack(events: readonly RunEvent[]): PackedChunk {
    const before = this.#shared.values.length
    const packed: JsonObject[] = []
    let stream: JsonValue[] | undefined
    for (const event of events) {
      const whole = event.type === 'run-start' ? (splitDocument([event]).start as RunEvent) : event
      const entry = { ...packRequest(whole, this.#shared), at: event.at - this.since } as unknown as JsonObject
      if (event.type !== 'text-delta') packed.push(entry)
      else if (stream && joinsStream(packed.at(-1), entry)) stream.push(entry.at as number, event.text)
      else {
        stream = []
        packed.push({ ...entry, more: stream })
      }
    }
    return { shared: this.#shared.values.slice(before), events: packed }
  }
}

/** A time origin for lossless offsets; 0 when there is none. */
function commonStart(events: readonly RunEvent[]): number {
  const first = events[0]?.at ?? 0
  return events.every(({ at }) => first + (at - first) === at) ? first : 0
}

/** Indexes values; equal ones share an index. A repeated object is not serialized again. */
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

/** Whether a delta continues the stream before it: equal except for time and text. */
function joinsStream(before: JsonObject | undefined, delta: JsonObject): boolean {
  if (before?.type !== 'text-delta') return false
  const { at: _, text: __, more: ___, ...place } = before
  const { at: ____, text: _____, ...here } = delta
  return JSON.stringify(place) === JSON.stringify(here)
}
