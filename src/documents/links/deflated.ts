import { deflateSync, Inflate } from 'fflate'
import { joinBytes } from '../../model/bytes'
import type { JsonValue } from '../../model/json'
import { caps } from '../format/caps'
import { fromBase64Url, toBase64Url } from './base64url'
import { fromCompact, toCompact } from './compact-json'
import { dictionary } from './dictionary'
import { damagedLink, LinkError, tooLargeLink } from './link-error'

/** Bytes of the leading checksum. */
const checkLength = 2
/** Deflate expands a byte to 1,032 at most: an upper bound per slice between two checks of the limit. */
const slice = 512

/** Tag 2: compact JSON, deflated with a preset dictionary. */
export function encode(content: JsonValue): string {
  const compact = toCompact(content)
  const packed = deflateSync(compact, { level: 9, mem: 6, dictionary })
  const bytes = new Uint8Array(checkLength + packed.length)
  bytes.set(checksum(compact))
  bytes.set(packed, checkLength)
  return toBase64Url(bytes)
}

/** The content. */
export function decode(payload: string): JsonValue {
  const bytes = fromBase64Url(payload)
  const compact = inflate(bytes.subarray(checkLength), caps.bytes)
  const [high, low] = checksum(compact)
  if (bytes[0] !== high || bytes[1] !== low) throw damagedLink()
  return fromCompact(compact)
}

/** Inflates in slices, and stops at more than `maxBytes`. */
function inflate(packed: Uint8Array, maxBytes: number): Uint8Array {
  const pieces: Uint8Array[] = []
  let length = 0
  const stream = new Inflate({ dictionary }, piece => {
    length += piece.length
    if (length > maxBytes) throw tooLargeLink()
    pieces.push(piece)
  })
  try {
    for (let at = 0; at < packed.length; at += slice) {
      stream.push(packed.subarray(at, at + slice), at + slice >= packed.length)
    }
  } catch (error) {
    throw error instanceof LinkError ? error : damagedLink()
  }
  return joinBytes(pieces)
}

/** Fletcher's checksum: detects a changed link. */
export function checksum(bytes: Uint8Array): [number, number] {
  let sum = 0
  let sums = 0
  for (const byte of bytes) {
    sum = (sum + byte) % 255
    sums = (sums + sum) % 255
  }
  return [sums, sum]
}
