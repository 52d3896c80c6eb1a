import LZString from 'lz-string'
import type { JsonValue } from '../../model/json'
import { caps } from '../format/caps'
import { unpackLz } from './lz-unpack'

/** Tag 1: JSON text compressed by lz-string. */
export function encode(content: JsonValue): string {
  return LZString.compressToEncodedURIComponent(JSON.stringify(content))
}

/** The JSON text. */
export function decode(payload: string): string {
  return unpackLz(payload, caps.bytes)
}
