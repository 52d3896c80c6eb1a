import { joinTexts } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import { type LessonPlan, readPlan } from '../../lessons/lesson'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import type { Draft } from '../format/draft'
import { draftFrom, type ParseProblem, readJsonText } from '../format/parse'
import { parseRecording, type Recording, recordingAsJson } from '../recordings/recording'

/** What can be shared in a link or a file: a draft, optionally with a run or a lesson. */
export interface Shareable {
  draft: Draft
  recording?: Recording
  lesson?: LessonPlan
}

/** The parsed content of a link or a file; `notes` are sentences on what was repaired. */
export interface ParsedShareable extends Shareable {
  notes: LocalizedText[]
}

/** What to omit. Without the inputs the recording is omitted as well, since it contains them. */
export interface ShareChoice {
  inputs: boolean
  recording: boolean
}

/** The selected parts. */
export function choose({ draft, recording, lesson }: Shareable, choice: ShareChoice): Shareable {
  return {
    ...(lesson && { lesson }),
    draft: choice.inputs ? draft : { ...draft, inputs: {} },
    ...(recording && choice.inputs && choice.recording && { recording }),
  }
}

/** Marks a document with a lesson. */
export const lessonKind = 'aili5-lesson'

/** As JSON: the fields of the document, with optional `inputs`, `recording` and `lesson`. */
export function toShareable({ draft, recording, lesson }: Shareable): JsonObject {
  return {
    ...(draft.document as unknown as JsonObject),
    ...(Object.keys(draft.inputs).length > 0 && { inputs: draft.inputs }),
    ...(recording && { recording: recordingAsJson(recording) }),
    ...(lesson && { kind: lessonKind, lesson: lesson as unknown as JsonObject }),
  }
}

/** The parser of shared content: text or JSON. An unreadable recording or lesson is dropped, with a note. */
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
  if ('problem' in read) {
    const note = joinTexts([read.problem, msg('The stack opens without it.')], ' ')
    return { ...parsed, notes: [...parsed.notes, note] }
  }
  return { ...parsed, lesson: read.plan }
}

function withoutLesson(value: JsonValue): ParsedShareable | ParseProblem {
  if (!isJsonObject(value) || value.recording === undefined) return draftFrom(value)
  const { recording: packed, ...rest } = value
  const parsed = draftFrom(rest)
  if ('problem' in parsed) return parsed
  const played = parseRecording(packed)
  if ('problem' in played) return { ...parsed, notes: [...parsed.notes, played.problem] }
  return { ...parsed, recording: played.recording }
}
