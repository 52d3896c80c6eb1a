import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { JsonValue } from '../../model/json'
import { parseUntrustedJson } from '../../model/untrusted-json'

/** What an answer may have. Whole answers have far less; one without an end would fill the memory. */
const MOST_EVENT_CHARACTERS = 8_000_000
const MOST_CHARACTERS = 250_000_000

/** One event of an answer. */
export interface StreamPiece {
  /** The name of the event, where it has one. */
  event?: string | undefined
  /** Its data, as text and as JSON; undefined where they are no JSON. */
  text: string
  data: JsonValue | undefined
}

/**
 * The events of an answer as they come. A server that does not stream sends its whole answer as JSON: that is one event.
 * Throws what breaks the stream off, after all that came before.
 */
export async function* readStream(response: Response): AsyncGenerator<StreamPiece> {
  const ready: EventSourceMessage[] = []
  const parser = createParser({
    onEvent: message => ready.push(message),
    maxBufferSize: MOST_EVENT_CHARACTERS,
    onError: error => {
      if (error.type === 'max-buffer-size-exceeded') throw error
    },
  })
  let whole: string | undefined
  let left = MOST_CHARACTERS
  for await (const text of textsOf(response)) {
    left -= text.length
    if (left < 0) throw new Error('This stream is too long.')
    // No line of an event stream begins like JSON does.
    if (left + text.length === MOST_CHARACTERS && /^\s*[[{]/.test(text)) whole = ''
    if (whole === undefined) parser.feed(text)
    else if (whole.length > MOST_EVENT_CHARACTERS) throw new Error('This answer is too long.')
    else whole += text
    yield* ready.splice(0).map(pieceOf)
  }
  if (whole !== undefined) yield* piecesOf(whole)
  // Some servers leave out the blank line that ends the last event.
  else parser.feed('\n\n')
  yield* ready.splice(0).map(pieceOf)
}

/** JSON that stands alone; else what stands in its lines: pieces without their `data:`, or an answer and a `[DONE]` after it. */
function piecesOf(whole: string): StreamPiece[] {
  const piece = pieceOf({ data: whole })
  return piece.data === undefined ? whole.split('\n').map(data => pieceOf({ data })) : [piece]
}

function pieceOf({ event, data }: Pick<EventSourceMessage, 'event' | 'data'>): StreamPiece {
  // Some write it twice.
  const text = data.replace(/^data:\s*/, '')
  return { event, text, data: parseUntrustedJson(text) }
}

/** A body as text, without a mark of byte order. Its connection is closed when the reading ends early. */
async function* textsOf({ body }: Response): AsyncGenerator<string> {
  if (!body) return
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const text = decoder.decode(value, { stream: !done })
      if (text !== '') yield text
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
