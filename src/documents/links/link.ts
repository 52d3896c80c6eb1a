import LZString from 'lz-string'
import { LocalizedError } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import { isJsonObject, type JsonObject } from '../../model/json'
import type { NodeTypes } from '../../model/node-type'
import { lessonKind, type ParsedShareable, parseShareable, type Shareable, toShareable } from '../files/shareable'
import { caps } from '../format/caps'
import { readJsonText } from '../format/parse'
import {
  checksumLength,
  linksIn,
  linkTag,
  looksLikeDocument,
  looksLikeLink,
  maxPayload,
  withChecksum,
} from './links-in-text'
import { restore, strip } from './stripped'

/** A document that is too large for a link. */
export class LinkTooLong extends LocalizedError {
  override name = 'LinkTooLong'
}

/**
 * A link as a fragment, "#1:…": the content as JSON without what its parser puts back, compressed, with a checksum.
 * `nodeTypes` tell which fields of a card are defaults.
 * @throws LinkTooLong where it would not be opened.
 */
export function encodeLink(content: Shareable, nodeTypes?: NodeTypes): string {
  const { inputs, recording, kind, lesson, ...document } = toShareable(content)
  const parts: JsonObject = {
    document,
    ...(inputs && { inputs }),
    ...(recording && { recording }),
    ...(lesson && { lesson }),
  }
  const payload = LZString.compressToEncodedURIComponent(JSON.stringify(strip(parts, nodeTypes)))
  if (payload.length > maxPayload) {
    throw new LinkTooLong(msg('This is too much for a link. Hand it on as a file.'))
  }
  return `#${linkTag}:${withChecksum(payload)}`
}

/** Whether a text is a link of ours, even a damaged one, with words around it or without. A document is none. */
export function isLink(text: string): boolean {
  return !looksLikeDocument(text) && (linksIn(text).length > 0 || looksLikeLink(text))
}

/**
 * Opens the first link in a text, whatever was added to it or changed on the way. Runs and saves nothing. What cannot be
 * opened is rejected with a sentence.
 */
export function decodeLink(text: string): ParsedShareable | { problem: LocalizedText } {
  const [link] = linksIn(text)
  if (!link) return { problem: whyNone(text) }
  const json = LZString.decompressFromEncodedURIComponent(link.payload.slice(checksumLength))
  if (json && json.length > caps.bytes) return { problem: msg('What is in this link is too large to be opened.') }
  const read = readJsonText(json ?? '')
  if ('problem' in read || !isJsonObject(read.value)) return { problem: damaged }
  const { document, lesson, ...parts } = restore(read.value)
  if (!isJsonObject(document)) return { problem: damaged }
  return parseShareable({ ...document, ...parts, ...(lesson && { kind: lessonKind, lesson }) })
}

const damaged = msg('This link is not whole: a part of it was lost or changed on the way. Ask for it again.')
const tooLong = msg('This link is too long to be opened. Ask for a file instead.')

function whyNone(text: string): LocalizedText {
  if (!looksLikeLink(text)) return msg('This is no link to a pipeline.')
  if (text.length > maxPayload) return tooLong
  if (text.includes(`#${linkTag}:`) || !/#\d{1,3}:/.test(text)) return damaged
  return msg('This link was made by a newer aili5. Reload the page to get the newest, then open it again.')
}
