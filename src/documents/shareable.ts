import { isJsonObject, type JsonObject, type JsonValue } from '../engine/json'
import type { Draft } from './draft'
import { type LessonPlan, readPlan } from './lessons/lesson'
import { draftFrom, type ParseProblem, readJsonText } from './parse'
import { packRecording } from './recordings/pack'
import { parseRecording, type Recording } from './recordings/recording'

/** What can be handed on, in a link or a file: a draft, and perhaps one of its runs, or a lesson that begins from it. */
export interface Shareable {
  draft: Draft
  recording?: Recording
  lesson?: LessonPlan
}

/** What came out of a link or a file; `notes` are sentences about what was mended on the way in. */
export interface ParsedShareable extends Shareable {
  notes: string[]
}

/** What to leave out. Without the typed inputs there is no recording either, for that would show them. */
export interface ShareChoice {
  inputs: boolean
  recording: boolean
}

/** The part of it that a person chose to share. */
export function choose({ draft, recording, lesson }: Shareable, choice: ShareChoice): Shareable {
  return {
    ...(lesson && { lesson }),
    draft: choice.inputs ? draft : { ...draft, inputs: {} },
    ...(recording && choice.inputs && choice.recording && { recording }),
  }
}

/** Marks what has a lesson beside the document. */
const lessonKind = 'aili5-lesson'

/** As JSON: the document's own fields, with `inputs`, `recording` and `lesson` beside them where there are any. */
export function toShareable({ draft, recording, lesson }: Shareable): JsonObject {
  return {
    ...(draft.document as unknown as JsonObject),
    ...(Object.keys(draft.inputs).length > 0 && { inputs: draft.inputs }),
    ...(recording && { recording: packRecording(recording, draft.document) }),
    ...(lesson && { kind: lessonKind, lesson: lesson as unknown as JsonObject }),
  }
}

/** The border for what was handed on: text or JSON. A recording or a lesson that cannot be read is left out, with a note. */
export function parseShareable(source: unknown): ParsedShareable | ParseProblem {
  const read = readJsonText(source)
  return 'problem' in read ? read : shareableFrom(read.value)
}

/** Like `parseShareable`, for JSON that passed `readJson`. */
export function shareableFrom(value: JsonValue): ParsedShareable | ParseProblem {
  if (!isJsonObject(value) || value.kind !== lessonKind) return withoutLesson(value)
  const { kind: _, lesson, ...rest } = value
  const parsed = withoutLesson(rest)
  if ('problem' in parsed) return parsed
  const read = readPlan(lesson)
  if ('problem' in read) return { ...parsed, notes: [...parsed.notes, `${read.problem} The stack opens without it.`] }
  return { ...parsed, lesson: read.plan }
}

function withoutLesson(value: JsonValue): ParsedShareable | ParseProblem {
  if (!isJsonObject(value) || value.recording === undefined) return draftFrom(value)
  const { recording: packed, ...rest } = value
  const parsed = draftFrom(rest)
  if ('problem' in parsed) return parsed
  const played = parseRecording(packed, parsed.draft.document)
  if ('problem' in played) return { ...parsed, notes: [...parsed.notes, played.problem] }
  return { ...parsed, recording: played.recording }
}
