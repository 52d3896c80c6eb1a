import LZString from 'lz-string'
import * as v from 'valibot'
import { LocalizedError } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import { isEqualJson } from '../../model/equal-json'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import type { NodeTypes } from '../../model/node-type'
import { lessonKind, type ParsedShareable, parseShareable, type Shareable, toShareable } from '../files/shareable'
import { caps } from '../format/caps'
import type { Draft } from '../format/draft'
import { draftFrom, readJsonText } from '../format/parse'
import { type HostAnswers, HostAnswersSchema } from '../recordings/host-answers'
import { answersThatPlay, type Player, playAnswers } from '../recordings/play-answers'
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

/** A run in a link: what its host answered, and the draft that ran where it is another. */
interface LinkedRun {
  answers: HostAnswers
  draft?: Draft
}

/** A run that a link cannot carry. */
export class RunNotForLinks extends LocalizedError {
  override name = 'RunNotForLinks'
}

/**
 * A link with a run as what its host answered: whoever opens it plays the run.
 * @throws LinkTooLong where it would not be opened; RunNotForLinks where the answers do not make the same run again.
 */
export async function encodeLinkWithRun({ recording, ...content }: Shareable, player: Player): Promise<string> {
  if (!recording) return encodeLink(content, player.nodeTypes)
  const answers = await answersThatPlay(recording, player)
  const [start] = recording.events
  if (!answers || start?.type !== 'run-start' || !start.document) {
    throw new RunNotForLinks(msg('This run cannot be in a link. Send it as a file.'))
  }
  const ran: Draft = { document: start.document, inputs: start.inputs }
  return encodeLink(content, player.nodeTypes, { answers, ...(!isEqualJson(ran, content.draft) && { draft: ran }) })
}

/**
 * A link as a fragment, "#1:…": the content as JSON without what its parser puts back, compressed, with a checksum.
 * `nodeTypes` tell which fields of a card are defaults.
 * @throws LinkTooLong where it would not be opened.
 */
export function encodeLink(
  { draft, lesson: plan }: Omit<Shareable, 'recording'>,
  nodeTypes?: NodeTypes,
  run?: LinkedRun,
): string {
  const { inputs, kind, lesson, ...document } = toShareable({ draft, ...(plan && { lesson: plan }) })
  const parts: JsonObject = {
    document,
    ...(inputs && { inputs }),
    ...(lesson && { lesson }),
    ...(run && { run: run as unknown as JsonObject }),
  }
  const payload = LZString.compressToEncodedURIComponent(JSON.stringify(strip(parts, nodeTypes)))
  if (payload.length > maxPayload) {
    throw new LinkTooLong(msg('This is too much for a link. Send it as a file.'))
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
export async function openLink(text: string, player: Player): Promise<ParsedShareable | { problem: LocalizedText }> {
  const decoded = decodeLink(text)
  if ('problem' in decoded) return decoded
  const { run, ...content } = decoded
  if (!run) return content
  const played = await playAnswers(run.draft ?? content.draft, run.answers, player)
  return 'problem' in played ? { ...content, notes: [...content.notes, played.problem] } : { ...content, ...played }
}

/**
 * Opens the first link in a text, whatever was added to it or changed on the way. Runs and saves nothing: `run` is played by
 * `openLink`. What cannot be opened is rejected with a sentence.
 */
export function decodeLink(text: string): (ParsedShareable & { run?: LinkedRun }) | { problem: LocalizedText } {
  const [link] = linksIn(text)
  if (!link) return { problem: whyNone(text) }
  const json = LZString.decompressFromEncodedURIComponent(link.payload.slice(checksumLength))
  if (json && json.length > caps.bytes) return { problem: msg('What is in this link is too large to open.') }
  const read = readJsonText(json ?? '')
  if ('problem' in read || !isJsonObject(read.value)) return { problem: damaged }
  const { document, lesson, inputs, run } = restore(read.value)
  if (!isJsonObject(document)) return { problem: damaged }
  const parsed = parseShareable({
    ...document,
    ...(inputs !== undefined && { inputs }),
    ...(lesson && { kind: lessonKind, lesson }),
  })
  if ('problem' in parsed || run === undefined) return parsed
  const linked = linkedRun(run)
  return linked ? { ...parsed, run: linked } : { ...parsed, notes: [...parsed.notes, damagedRun] }
}

function linkedRun(run: JsonValue): LinkedRun | null {
  if (!isJsonObject(run)) return null
  const answers = v.safeParse(HostAnswersSchema, run.answers)
  if (!answers.success) return null
  if (run.draft === undefined) return { answers: answers.output }
  const { document, inputs } = isJsonObject(run.draft) ? run.draft : {}
  const read = draftFrom(isJsonObject(document) ? { ...document, ...(inputs !== undefined && { inputs }) } : null)
  return 'problem' in read ? null : { answers: answers.output, draft: read.draft }
}

const damagedRun = msg('The run in this link is damaged, so it was left out.')

const damaged = msg('Part of this link was lost or changed on the way. Ask for it again.')
const tooLong = msg('This link is too long to open. Ask for a file instead.')

function whyNone(text: string): LocalizedText {
  if (!looksLikeLink(text)) return msg('This is not a link to a pipeline.')
  if (text.length > maxPayload) return tooLong
  if (text.includes(`#${linkTag}:`) || !/#\d{1,3}:/.test(text)) return damaged
  return msg('This link was made by a newer aili5. Reload the page to get the newest, then open it again.')
}
