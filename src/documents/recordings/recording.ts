import * as v from 'valibot'
import { type MessageDescriptor, msg } from '../../language/message'
import type { Document } from '../../model/document'
import { type RunEvent, RunEventSchema } from '../../model/events'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import { caps, tooFull } from '../format/caps'
import { draftFrom, tidyJson } from '../format/parse'
import { recordingOf } from './of-events'
import { splitDocument } from './pack'
import { SharedList } from './shared-list'

export { recordingOf }

/** Source of an imported recording: its content is not verified. */
export type RecordingOrigin = 'link' | 'file'

/** A recorded run: its events, and its start time. */
export interface Recording {
  /** The run's id. */
  id: string
  documentId: string
  documentName: string
  events: readonly RunEvent[]
}

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The format of a recording in files, links and storage. */
const PackedSchema = v.object({
  recording: v.picklist([1, 2]),
  /** The run's document; `true` where it is the document beside the recording. Absent in earlier versions. */
  document: v.optional(v.any()),
  /** What requests refer to by index: see `PackedChunk`. */
  shared: v.array(v.any()),
  /** Absent in recordings of version 1, whose requests list all of their messages. */
  lists: v.optional(v.array(v.strictTuple([index, index, index])), []),
  /** Milliseconds since the epoch; the time origin of the events. */
  since: v.pipe(v.number(), v.finite()),
  events: v.pipe(v.array(v.record(v.string(), v.any())), v.minLength(1)),
})

/**
 * The parser of recordings: returns a recording, or a sentence that says why not. A recording with an unreadable
 * document is returned without it.
 *
 * @param beside the document in the same link, file or record.
 */
export function parseRecording(
  source: unknown,
  beside?: Document,
): { recording: Recording } | { problem: MessageDescriptor } {
  const sanitized = tidyJson(source)
  if ('problem' in sanitized) return sanitized
  if (isJsonObject(sanitized.value) && Number(sanitized.value.recording) > 2) {
    return {
      problem: msg('This recording was made by a newer aili5. Reload the page to get the newest, then open it again.'),
    }
  }
  const packed = v.safeParse(PackedSchema, sanitized.value)
  if (!packed.success) return { problem: msg('This is no recording of a run.') }
  const { shared, since, events } = packed.output
  const lists = new UnpackedLists(packed.output.lists, shared)
  const unpacked = events.flatMap(unpackStream).map(event => {
    const { at, ...rest } = unpackRequest(event, shared, lists)
    return { ...rest, at: since + Number(at) }
  })
  if (lists.isTooLong) return { problem: tooFull }
  const parsed = v.safeParse(v.array(RunEventSchema), unpacked)
  if (!parsed.success) return { problem: msg('This recording is damaged: one of its events cannot be read.') }
  const recording = recordingOf(withDocument(parsed.output, readDocument(packed.output.document, beside)))
  return recording ? { recording } : { problem: msg('This recording is damaged: its beginning is missing.') }
}

function readDocument(packed: unknown, beside: Document | undefined): Document | undefined {
  if (packed === true) return beside
  const read = draftFrom((packed ?? null) as JsonValue)
  return 'draft' in read ? read.draft.document : undefined
}

/** The events with the run's document; a document inside of the events is ignored. */
export function withDocument(events: readonly RunEvent[], document: Document | undefined): readonly RunEvent[] {
  const { start } = splitDocument(events)
  if (start?.type !== 'run-start') return events
  return [{ ...start, ...(document && { document }) }, ...events.slice(1)]
}

const none = SharedList.of<JsonValue>()

/** Messages of all requests together: as many as a chain of the most cards has. */
const mostRepeated = caps.nodes ** 2 / 2

/** The lists of a recording: requests that begin alike share their beginning here too. */
class UnpackedLists {
  readonly #items: (SharedList<JsonValue> | undefined)[] = []
  readonly #sources: (SharedList<JsonValue> | undefined)[] = []
  #repeated = 0

  constructor(entries: readonly [back: number, item: number, source: number][], shared: readonly JsonValue[]) {
    entries.forEach(([back, itemPlace, sourcePlace], place) => {
      const [item, source] = [shared[itemPlace] as JsonValue, shared[sourcePlace] as JsonValue]
      const part = typeof item === 'string' && isJsonObject(source) ? { ...source, text: item } : source
      const [items, sources] = back === 0 ? [none, none] : [this.#items[place - back], this.#sources[place - back]]
      this.#items.push(items?.plus(item))
      this.#sources.push(sources?.plus(part))
    })
  }

  /** Whether the requests together are longer than any run makes them. */
  get isTooLong(): boolean {
    return this.#repeated > mostRepeated
  }

  /** The list that ends at an entry; undefined where the entry is no index of one. System prompts are in both. */
  at(place: JsonValue | undefined): { items: SharedList<JsonValue>; sources: SharedList<JsonValue> } | undefined {
    if (place === -1) return { items: none, sources: none }
    if (typeof place !== 'number') return undefined
    const [items, sources] = [this.#items[place], this.#sources[place]]
    this.#repeated += items?.length ?? 0
    return items && sources && { items, sources }
  }
}

function unpackRequest(event: JsonObject, shared: JsonValue[], lists: UnpackedLists): Record<string, unknown> {
  if (event.type !== 'request' || !isJsonObject(event.request) || !isJsonObject(event.origins)) return event
  const at = (place: JsonValue | undefined) => shared[Number(place)] as JsonValue
  const all = (places: JsonValue | undefined) => (Array.isArray(places) ? places.map(at) : [])
  const { request, origins } = event
  const messages = lists.at(request.messages)
  const prompts = lists.at(origins.system)
  const parts = Array.isArray(origins.system) ? origins.system.filter(isJsonObject) : []
  return {
    ...event,
    request: {
      ...request,
      system: prompts ? prompts.items.fold('', joinPrompts) : at(request.system),
      messages: messages?.items.toArray() ?? all(request.messages),
      tools: all(request.tools),
    },
    origins: {
      ...origins,
      system: prompts?.sources.toArray() ?? parts.map(part => ({ ...part, text: at(part.text) })),
      ...(messages && { messages: messages.sources.toArray() }),
    },
  }
}

function joinPrompts(joined: string, text: JsonValue): string {
  return joined === '' ? String(text) : `${joined}\n\n${text}`
}

/** Fields of a delta, copied to each delta of its stream. */
const mostFields = 30

/** Further deltas of a stream are alternating times and texts; with chances, times, texts and chances. */
function unpackStream(entry: JsonObject): JsonObject[] {
  const { more, chances, ...first } = entry
  if (entry.type !== 'text-delta' || !Array.isArray(more) || Object.keys(first).length > mostFields) return [entry]
  const hasChances = Array.isArray(chances)
  const deltas: JsonObject[] = [{ ...first, ...(hasChances && { tokens: unpackTokens(chances) }) }]
  const step = hasChances ? 3 : 2
  for (let index = 0; index + step <= more.length; index += step) {
    const [at = null, text = null, tokens = null] = more.slice(index, index + step)
    deltas.push({ ...first, at, text, ...(hasChances && { tokens: unpackTokens(tokens) }) })
  }
  return deltas
}

/** The schema of events checks the fields. */
function unpackTokens(packed: JsonValue): JsonValue {
  if (!Array.isArray(packed)) return null
  return packed.map(token => {
    const [text = null, logprob = null, ...rest] = Array.isArray(token) ? token : []
    const others: JsonObject[] = []
    for (let index = 0; index < rest.length; index += 2)
      others.push({ text: rest[index] ?? null, logprob: rest[index + 1] ?? null })
    return { text, logprob, others }
  })
}
