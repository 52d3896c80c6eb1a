/** How a text was stored: by its byte order mark, as UTF-8, or as programs of the time before Unicode wrote it. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const marks: readonly (readonly [encoding: TextEncoding, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Control characters that no text has: all but tab, line breaks, form feed, escape, and the end mark of DOS. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROLS = /[\0-\x08\x0b\x0e-\x19\x1c-\x1f]/

/**
 * Bytes of a file as text: by the byte order mark, else as UTF-8 where it is valid, else as Windows-1252, in which Excel
 * writes CSV. Null for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } | null {
  const mark = marks.find(([, start]) => start.every((byte, at) => bytes[at] === byte))
  const encoding = mark?.[0] ?? (decode(bytes, 'utf-8') === null ? 'windows-1252' : 'utf-8')
  const text = decode(bytes, encoding)
  if (text === null || text.includes('\0')) return null
  return encoding === 'windows-1252' && CONTROLS.test(text) ? null : { text, encoding }
}

/** Without its byte order mark; null where the bytes are not valid. */
function decode(bytes: Uint8Array, encoding: TextEncoding): string | null {
  try {
    // Node 20 takes Windows-1252 for Latin-1, and so € for a control character, but not in a stream.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: encoding === 'windows-1252' })
  } catch {
    return null
  }
}
