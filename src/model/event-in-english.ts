import type { LocalizedText } from '../language/message'
import { englishMessages } from '../language/messages'
import type { RunEvent } from './events'

const english = (text: LocalizedText) => englishMessages.localize(text)

/** The fields of events that are texts for a reader. */
const TEXTS = ['message', 'content', 'error', 'reason', 'partial'] as const

/** An event with its texts in English, for programs. */
export function eventInEnglish(event: RunEvent): RunEvent {
  const fields: Record<string, unknown> = { ...event }
  for (const name of TEXTS) if (fields[name] !== undefined) fields[name] = english(fields[name] as LocalizedText)
  if (event.type === 'tool-result') {
    if (event.readAs) fields.readAs = event.readAs.map(english)
    if (event.mistake) fields.mistake = { ...event.mistake, problems: event.mistake.problems.map(english) }
  } else if (event.type === 'user-answer' && 'unavailable' in event.answer) {
    fields.answer = { unavailable: english(event.answer.unavailable) }
  }
  return fields as RunEvent
}
