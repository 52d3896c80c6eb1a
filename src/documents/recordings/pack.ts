import type { Document } from '../../model/document'
import { isEqualJson } from '../../model/equal-json'
import type { RunEvent, RunEventOf } from '../../model/events'
import type { JsonObject, JsonValue } from '../../model/json'
import type { AnswerToken } from '../../model/language-model'
import type { Recording } from './recording'

/**
 * A recording as compact JSON: what several requests share is stored once, times are relative to the start, and a
 * stream of text is one entry. Its length is proportional to what was said: a request that repeats an earlier one and
 * adds a message takes the space of that message. The run's document is a field; `true` where it is the document beside
 * it.
 */
export function packRecording({ events }: Recording, beside?: Document): JsonObject {
  const since = commonStart(events)
  const { document } = splitDocument(events)
  const packed = new EventPacker(since).pack(events)
  const kept = document && (isSameDocument(document, beside) || (document as unknown as JsonObject))
  return { recording: 2, ...(kept && { document: kept }), since, ...packed }
}

/** The run's document, and the first event without it. */
export function splitDocument([start]: readonly RunEvent[]): { start: RunEvent | undefined; document?: Document } {
  if (start?.type !== 'run-start' || !start.document) return { start }
  const { document, ...rest } = start
  return { start: rest, document }
}

function isSameDocument(document: Document, beside: Document | undefined): boolean {
  return isEqualJson(document, beside)
}

/** A chunk of a packed recording: what its requests refer to that is not in earlier chunks, and its events. */
export type PackedChunk = {
  /** Messages, system prompts, tools, and sources of the former. */
  shared: JsonValue[]
  /**
   * Messages and system prompts in their order: how many entries back the one before is (0 for a first one), its index
   * in `shared`, and its source's. A request has the index of its last message and of its last system prompt.
   */
  lists: [back: number, item: number, source: number][]
  events: JsonObject[]
}

/** Packs a run chunk by chunk. The chunks in sequence are the run without its document. */
export class EventPacker {
  readonly #shared = new SharedValues()
  readonly #lists = new SharedLists(this.#shared)
  readonly #requests = new RequestPacker(this.#shared, this.#lists)

  /** @param since the time origin of all events. */
  constructor(private readonly since: number) {}

  pack(events: readonly RunEvent[]): PackedChunk {
    const before = this.#shared.values.length
    const listedBefore = this.#lists.entries.length
    const packed: JsonObject[] = []
    let stream: JsonValue[] | undefined
    for (const event of events) {
      const whole = event.type === 'run-start' ? (splitDocument([event]).start as RunEvent) : event
      const ready = whole.type === 'request' ? this.#requests.pack(whole) : whole
      const entry = { ...ready, at: event.at - this.since } as unknown as JsonObject
      if (event.type !== 'text-delta') packed.push(entry)
      else if (event.tokens) {
        const { tokens: _, ...rest } = entry
        const delta: JsonObject = { ...rest, chances: packTokens(event.tokens) }
        if (stream && joinsStream(packed.at(-1), delta))
          stream.push(entry.at as number, event.text, delta.chances as JsonValue)
        else {
          stream = []
          packed.push({ ...delta, more: stream })
        }
      } else if (stream && joinsStream(packed.at(-1), entry)) stream.push(entry.at as number, event.text)
      else {
        stream = []
        packed.push({ ...entry, more: stream })
      }
    }
    const [shared, lists] = [this.#shared.values.slice(before), this.#lists.entries.slice(listedBefore)]
    return { shared, lists, events: packed }
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

/** The parts of a request's list with their sources. */
interface Parts {
  items: readonly (object | string)[]
  sources: readonly object[]
}

/** Indexes lists as a tree: requests that begin alike share their beginning. */
class SharedLists {
  readonly entries: PackedChunk['lists'] = []
  /** Indexes by the entry before, the item and the source. */
  readonly #places = new Map<string, number>()

  constructor(private readonly shared: SharedValues) {}

  /** Starts a sequence of lists, of which most repeat the one before. Returns the index of a list's last entry, or -1. */
  sequence(): (parts: Parts) => number {
    let last: Parts & { places: number[] } = { items: [], sources: [], places: [] }
    return ({ items, sources }) => {
      const isRepeated = (index: number) => items[index] === last.items[index] && sources[index] === last.sources[index]
      let count = 0
      while (count < items.length && isRepeated(count)) count++
      const places = last.places.slice(0, count)
      for (let index = count; index < items.length; index++)
        places.push(this.#placeOf(places.at(-1) ?? -1, items[index] as object, sources[index] as object))
      last = { items, sources, places }
      return places.at(-1) ?? -1
    }
  }

  #placeOf(before: number, item: object | string, source: object): number {
    const [itemPlace, sourcePlace] = [this.shared.place(item), this.shared.place(source)]
    const key = `${before} ${itemPlace} ${sourcePlace}`
    const known = this.#places.get(key)
    if (known !== undefined) return known
    const place = this.entries.length
    this.#places.set(key, place)
    this.entries.push([before < 0 ? 0 : place - before, itemPlace, sourcePlace])
    return place
  }
}

/** Packs requests. What an imported recording's sources do not fit is packed without sharing. */
class RequestPacker {
  readonly #messages
  readonly #system

  constructor(
    private readonly shared: SharedValues,
    lists: SharedLists,
  ) {
    this.#messages = lists.sequence()
    this.#system = lists.sequence()
  }

  pack(event: RunEventOf<'request'>): object {
    const { shared } = this
    const { system, messages, tools, ...request } = event.request
    const { system: parts, messages: sources, ...origins } = event.origins
    const isFit = messages.length === sources.length
    const isJoined = parts.map(({ text }) => text).join('\n\n') === system
    return {
      ...event,
      request: {
        ...request,
        ...(!isJoined && { system: shared.place(system) }),
        messages: isFit ? this.#messages({ items: messages, sources }) : messages.map(message => shared.place(message)),
        tools: tools.map(tool => shared.place(tool)),
      },
      origins: {
        ...origins,
        system: isJoined
          ? this.#system({
              items: parts.map(({ text }) => text),
              sources: parts.map(({ text: _, ...source }) => source),
            })
          : parts.map(part => ({ ...part, text: shared.place(part.text) })),
        ...(!isFit && { messages: sources }),
      },
    }
  }
}

/** Tokens as lists: text, log probability, then those of each alternative. */
function packTokens(tokens: readonly AnswerToken[]): JsonValue[] {
  return tokens.map(({ text, logprob, others }) => [
    text,
    logprob,
    ...others.flatMap(other => [other.text, other.logprob]),
  ])
}

/** Whether a delta continues the stream before it: equal except for time, text and chances. */
function joinsStream(before: JsonObject | undefined, delta: JsonObject): boolean {
  if (before === undefined || !before.chances !== !delta.chances) return false
  const { at: _, text: __, more: ___, chances: ____, ...place } = before
  const { at: _____, text: ______, chances: _______, ...here } = delta
  return isEqualJson(place, here)
}
