import { joinBytes } from '../../engine/model/bytes'

/** What a stream may have. Whole answers have far less; one without an end would fill the memory. */
const MOST = {
  /** Bytes of one event. */
  event: 8_000_000,
  /** Bytes of all events. */
  bytes: 250_000_000,
  /** Events: about one to each token. */
  events: 500_000,
}

const lineFeed = 10
const carriageReturn = 13

/**
 * A stream of server-sent events with one event in each chunk, however it arrived. The SDKs search and copy all that they
 * hold with each chunk, and all that is left of a chunk with each event, which takes the square of a long event, or of a
 * chunk of many. Blank lines between events are left out, and an event or a stream that does not end is broken off.
 */
export function wholeEvents(most = MOST): TransformStream<Uint8Array, Uint8Array> {
  /** The beginning of an event, in the pieces that it came in. */
  let pieces: Uint8Array[] = []
  let held = 0
  let hasText = false
  let lineEnds = 0
  let isAfterReturn = false
  let bytesSoFar = 0
  let eventsSoFar = 0

  const hold = (bytes: Uint8Array) => {
    pieces.push(bytes)
    held += bytes.length
  }
  const take = (controller: TransformStreamDefaultController<Uint8Array>) => {
    if (hasText) {
      eventsSoFar++
      controller.enqueue(pieces.length === 1 && pieces[0] ? pieces[0] : joinBytes(pieces))
    }
    pieces = []
    held = 0
    hasText = false
    lineEnds = 0
  }

  return new TransformStream({
    transform(bytes, controller) {
      let from = 0
      for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at]
        const isSameEnd = byte === lineFeed && isAfterReturn
        isAfterReturn = byte === carriageReturn
        if (isSameEnd) continue
        if (byte !== lineFeed && byte !== carriageReturn) {
          lineEnds = 0
          hasText = true
          continue
        }
        if (++lineEnds < 2) continue
        // The second half of a line end that was cut in two begins the next event, where it is a blank line.
        hold(bytes.subarray(from, at + 1))
        from = at + 1
        take(controller)
      }
      hold(bytes.subarray(from))
      bytesSoFar += bytes.length
      if (held > most.event) controller.error(new Error('An event of this stream is too long.'))
      else if (bytesSoFar > most.bytes || eventsSoFar > most.events) {
        controller.error(new Error('This stream is too long.'))
      }
    },
    flush: take,
  })
}
