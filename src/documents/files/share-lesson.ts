import type { Lesson } from '../../lessons/lesson'
import { encodeLink } from '../links/link'
import { fileName, type TextFile } from './file'
import { type Shareable, toShareable } from './shareable'

/** A lesson with its document, for sharing. */
function shareable({ document, inputs, ...lesson }: Lesson): Shareable {
  return { draft: { document, inputs }, lesson }
}

/** The fragment of a link to a lesson: "#1:…". @throws LinkTooLong */
export function lessonLink(lesson: Lesson): string {
  return encodeLink(shareable(lesson))
}

/** A lesson as a readable file. */
export function lessonFile(lesson: Lesson): TextFile {
  return {
    name: fileName(lesson.title, 'lesson'),
    text: `${JSON.stringify(toShareable(shareable(lesson)), null, 2)}\n`,
  }
}
