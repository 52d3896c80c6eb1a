import LZString from 'lz-string'
import * as v from 'valibot'
import { LocalizedError } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import { isJsonObject, type JsonObject } from '../../model/json'
import type { NodeTypes } from '../../model/node-type'
import { lessonKind, type ParsedShareable, parseShareable, type Shareable, toShareable } from '../files/shareable'
import { caps } from '../format/caps'
import { readJsonText } from '../format/parse'
import { type HostAnswers, HostAnswersSchema } from '../recordings/host-answers'
import { answersThatPlay, playAnswers } from '../recordings/play-answers'
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

/** The content of a link. `answers`: the run as what the host answered; in place of a recording. */
type LinkContent = Shareable & { answers?: HostAnswers }

/**
 * A link whose run is only what the host answered, where the document makes the same run of that; else the link has its events.
 * @throws LinkTooLong where it would not be opened.
 */
export async function encodeLinkWithRun(content: Shareable, nodeTypes: NodeTypes): Promise<string> {
  const { recording, ...rest } = content
  const answers = recording && (await answersThatPlay(content.draft, recording, nodeTypes))
  return encodeLink(answers ? { ...rest, answers } : content, nodeTypes)
}

/**
 * A link as a fragment, "#1:…": the content as JSON without what its parser puts back, compressed, with a checksum.
 * `nodeTypes` tell which fields of a card are defaults.
 * @throws LinkTooLong where it would not be opened.
 */
export function encodeLink({ answers, ...content }: LinkContent, nodeTypes?: NodeTypes): string {
  const { inputs, recording, kind, lesson, ...document } = toShareable(content)
  const parts: JsonObject = {
    document,
    ...(inputs && { inputs }),
    ...(recording && { recording }),
    ...(answers && { answers: answers as unknown as JsonObject }),
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
 * Opens the first link in a text, and plays the run of the answers in it. Nothing is called, sent or saved. A run that does not
 * fit the document is left out, with a note.
 */
export async function openLink(
  text: string,
  nodeTypes: NodeTypes,
): Promise<ParsedShareable | { problem: LocalizedText }> {
  const decoded = decodeLink(text)
  if ('problem' in decoded) return decoded
  const { answers, ...content } = decoded
  if (!answers) return content
  const played = await playAnswers(content.draft, answers, nodeTypes)
  return 'problem' in played ? { ...content, notes: [...content.notes, played.problem] } : { ...content, ...played }
}

/**
 * Opens the first link in a text, whatever was added to it or changed on the way. Runs and saves nothing. What cannot be
 * opened is rejected with a sentence.
 */
export function decodeLink(text: string): (ParsedShareable & LinkContent) | { problem: LocalizedText } {
  const [link] = linksIn(text)
  if (!link) return { problem: whyNone(text) }
  const json = LZString.decompressFromEncodedURIComponent(link.payload.slice(checksumLength))
  if (json && json.length > caps.bytes) return { problem: msg('What is in this link is too large to be opened.') }
  const read = readJsonText(json ?? '')
  if ('problem' in read || !isJsonObject(read.value)) return { problem: damaged }
  const { document, lesson, answers, ...parts } = restore(read.value)
  if (!isJsonObject(document)) return { problem: damaged }
  const parsed = parseShareable({ ...document, ...parts, ...(lesson && { kind: lessonKind, lesson }) })
  if ('problem' in parsed || answers === undefined) return parsed
  const run = v.safeParse(HostAnswersSchema, answers)
  return run.success ? { ...parsed, answers: run.output } : { ...parsed, notes: [...parsed.notes, damagedRun] }
}

const damagedRun = msg('The run in this link is damaged, so it was left out.')

const damaged = msg('This link is not whole: a part of it was lost or changed on the way. Ask for it again.')
const tooLong = msg('This link is too long to be opened. Ask for a file instead.')

function whyNone(text: string): LocalizedText {
  if (!looksLikeLink(text)) return msg('This is no link to a pipeline.')
  if (text.length > maxPayload) return tooLong
  if (text.includes(`#${linkTag}:`) || !/#\d{1,3}:/.test(text)) return damaged
  return msg('This link was made by a newer aili5. Reload the page to get the newest, then open it again.')
}
