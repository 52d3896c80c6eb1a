/** The one link format. */
export const linkTag = '1'
const marker = `#${linkTag}:`
/** Characters of the longest payload that is made or opened: what it unpacks to is bounded by its length. */
export const maxPayload = 32_000
/** Letters of the checksum, which comes before what it is of. */
export const checksumLength = 6
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'

/** A whole link in a text. */
export interface LinkInText {
  /** The compressed content, with its checksum. */
  payload: string
  /** What comes before its address, back to the link before. */
  before: string
}

/** A payload with its checksum. */
export function withChecksum(payload: string): string {
  const check = new Checksum()
  check.add(payload)
  return check.letters() + payload
}

/**
 * The whole links in a text. What messengers and mail add or change is undone: marks that nobody sees, percent-encoding,
 * dashes, line breaks with the signs of quoted mail, and all that comes before or behind. The checksum tells where a link ends.
 */
export function linksIn(text: string): LinkInText[] {
  return splitAtLinks(text).links
}

/** The whole links in a text, and what comes after the last of them. */
export function splitAtLinks(text: string): { links: LinkInText[]; after: string } {
  const links: LinkInText[] = []
  const readable = withoutMarks(text)
  let end = 0
  let tries = 0
  for (let at = readable.indexOf(marker); at >= 0 && tries++ < mostMarkers; at = readable.indexOf(marker, at + 1)) {
    if (at < end) continue
    const found = payloadAt(readable, at + marker.length, '') ?? payloadAt(readable, at + marker.length, '+')
    if (!found) continue
    const address = addressAtEnd.exec(readable.slice(Math.max(end, at - longestAddress), at))?.[0] ?? ''
    links.push({ payload: found.payload, before: readable.slice(end, at - address.length) })
    end = found.end
  }
  return { links, after: readable.slice(end) }
}

/** Whether a text is meant as a link, but none in it is whole. A document that has a link in it is none. */
export function looksLikeLink(text: string): boolean {
  const readable = withoutMarks(text.slice(0, 100_000))
  return !looksLikeDocument(text) && /^\W{0,5}#\d{1,3}:\S|https?:\/\/[^\s#]{0,2000}#\d{1,3}:\S/.test(readable)
}

/** Whether a text is JSON or YAML: whatever links are written in it are a part of its texts. */
export function looksLikeDocument(text: string): boolean {
  return /^[\s\ufeff]*(?:\{|\[\s*[[{"\]])/.test(text) || /^[ \t]*nodes[ \t]*:/m.test(text)
}

const longestAddress = 2_000
/** Places where a link may begin: a text with more of them is something else. */
const mostMarkers = 300
const addressAtEnd = /[a-z][a-z0-9+.-]{0,20}:\/\/\S*$/i

/** Zero-width and bidi marks, soft hyphens, and the backslashes of Markdown. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\\]/g

/** A text without what messengers and mail change in links: invisible marks, percent-encoding, dashes. */
export function withoutMarks(text: string): string {
  let plain = text
    .replaceAll(unseen, '')
    .replaceAll('\u2014', '--')
    .replaceAll(/[\u2010-\u2013\u2212]/g, '-')
  // What passes through several programs is encoded several times.
  for (let times = 0; times < 4 && /%[2-7][0-9a-f]|%0[ad]/i.test(plain); times++) {
    plain = plain.replaceAll(/%([2-7][0-9a-f]|0[ad])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }
  return plain
}

/** A piece of a payload, and the blanks behind it: a soft line break of mail, the marks of a quotation. */
const pieceAndGap = /([A-Za-z0-9+-]{0,40000})(=?\s+[>|\s]*)?/y
/** Pieces of a payload that are put together again. */
const mostPieces = 3_000

/** The payload that begins here and fits its checksum. A single blank between its pieces stands for `blank`. */
function payloadAt(text: string, start: number, blank: '' | '+'): { payload: string; end: number } | null {
  const check = new Checksum()
  let payload = ''
  let read = 0
  const add = (piece: string) => {
    payload += piece
    const from = Math.max(read, checksumLength)
    if (payload.length > from) check.add(payload.slice(from))
    read = payload.length
  }
  const isWhole = () => read > checksumLength && check.letters() === payload.slice(0, checksumLength)
  pieceAndGap.lastIndex = start
  for (let pieces = 0; pieces < mostPieces; pieces++) {
    const at = pieceAndGap.lastIndex
    const [all = '', piece = '', gap = ''] = pieceAndGap.exec(text) ?? []
    // A dash may belong to the words behind the link.
    let dashes = 0
    while (piece.at(-1 - dashes) === '-' || piece.at(-1 - dashes) === '+') dashes++
    add(piece.slice(0, piece.length - dashes))
    if (isWhole()) return { payload, end: at + piece.length - dashes }
    add(piece.slice(piece.length - dashes))
    if (isWhole()) return { payload, end: at + piece.length }
    if (all === '' || gap === '' || read > maxPayload + checksumLength) return null
    if (gap === ' ') add(blank)
  }
  return null
}

/** FNV-1a: of two payloads of which one letter differs, it always differs. */
class Checksum {
  private hash = 0x811c9dc5

  add(text: string): void {
    for (let at = 0; at < text.length; at++) {
      this.hash = Math.imul(this.hash ^ text.charCodeAt(at), 0x01000193) >>> 0
    }
  }

  letters(): string {
    return Array.from({ length: checksumLength }, (_, place) => letters[(this.hash >>> (6 * place)) & 63]).join('')
  }
}
