import type { JsonValue } from '../../model/json'
import { fromBase64Url, toBase64Url } from './base64url'
import { BitReader, BitWriter } from './bit-coder'
import { fromCompact, toCompact } from './compact-json'
import { dictionary } from './dictionary'
import { damagedLink, tooLargeLink } from './link-error'
import { phrases } from './phrases'
import { Predictor } from './predictor'

/** The most bytes of compact JSON: a bound for the time, which is some microseconds for each. */
export const mostPredicted = 64 * 1024
/** Bytes between two pauses, so that the page stays responsive. */
const piece = 1024
const checkLength = 3
/** The end of tag 2's dictionary: short words and the structure of documents. */
const skeletonLength = 3600

/** Tag 3: compact JSON, coded by a predictor that has read frequent phrases. Nothing for what is too large for it. */
export async function encode(content: JsonValue): Promise<string | undefined> {
  const compact = toCompact(content)
  if (compact.length > mostPredicted) return undefined
  const writer = new BitWriter(await predictorFor(compact.length))
  for (let at = 0; at < compact.length; at++) {
    if (at % piece === 0) await pause()
    writer.write(compact[at] as number)
  }
  const body = Uint8Array.from([...lengthBytes(compact.length), ...writer.end()])
  return toBase64Url(Uint8Array.from([...crc24(body), ...body]))
}

/** The content. */
export async function decode(payload: string): Promise<JsonValue> {
  const bytes = fromBase64Url(payload)
  const body = bytes.subarray(checkLength)
  if (crc24(body).some((byte, at) => byte !== bytes[at])) throw damagedLink()
  const { length, start } = readLength(body)
  if (length > mostPredicted) throw tooLargeLink()
  const reader = new BitReader(await predictorFor(length), body, start)
  const compact = new Uint8Array(length)
  for (let at = 0; at < length; at++) {
    if (at % piece === 0) await pause()
    compact[at] = reader.read()
  }
  return fromCompact(compact)
}

let reading: Promise<Predictor> | undefined

/** A predictor that has read what links have in common, for as many bytes. */
async function predictorFor(bytes: number): Promise<Predictor> {
  reading ??= readPrimer()
  return new Predictor(bytes, await reading)
}

async function readPrimer(): Promise<Predictor> {
  const texts = [new TextEncoder().encode(phrases), dictionary.subarray(-skeletonLength)]
  const predictor = new Predictor(texts.reduce((sum, { length }) => sum + length, 0))
  let read = 0
  for (const byte of texts.flatMap(text => [...text])) {
    if (read++ % piece === 0) await pause()
    for (let place = 7; place >= 0; place--) predictor.update((byte >> place) & 1)
  }
  return predictor
}

const pause = () => new Promise<void>(resolve => setTimeout(resolve))

/** Seven bits a byte, the lowest first; the highest bit says that more follow. */
function lengthBytes(length: number): number[] {
  return length < 128 ? [length] : [(length & 127) | 128, ...lengthBytes(length >> 7)]
}

function readLength(body: Uint8Array): { length: number; start: number } {
  let length = 0
  for (let at = 0; at < 3; at++) {
    const byte = body[at]
    if (byte === undefined) throw damagedLink()
    length |= (byte & 127) << (7 * at)
    if (byte < 128) return { length, start: at + 1 }
  }
  throw damagedLink()
}

/** CRC-24 (OpenPGP): detects any change of up to 24 bits in a row, and other changes but for one of 16 million. */
export function crc24(bytes: Uint8Array): [number, number, number] {
  let sum = 0xb704ce
  for (const byte of bytes) {
    sum ^= byte << 16
    for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ (sum & 0x800000 ? 0x1864cfb : 0)
  }
  return [(sum >> 16) & 255, (sum >> 8) & 255, sum & 255]
}
