import type { WrittenLesson } from '../../src/content/lessons/lesson'

/** The module that `lessonListText` writes. */
export const lessonListPath = 'src/lessons/lesson-list.ts'

/**
 * The module with the numbers and titles of all lessons, for links, codes and the gateway, which do not load the lessons.
 * @throws Error where two lessons have one number, or a title has values.
 */
export function lessonListText(lessons: readonly Pick<WrittenLesson, 'id' | 'number' | 'title'>[]): string {
  const sorted = [...lessons].sort((one, other) => one.number - other.number)
  for (const [index, { id, number }] of sorted.entries()) {
    const other = sorted[index + 1]
    if (other?.number === number) throw new Error(`The lessons “${id}” and “${other.id}” have the number ${number}.`)
  }
  return `import { msg } from '../language/message'

// Written by npm run messages, from the lessons in src/content/lessons.

/** The number and the title of each lesson, in the order of the numbers. */
export const lessonList = {
${sorted.map(lesson => `  ${entryOf(lesson)},\n`).join('')}}

export type LessonId = keyof typeof lessonList
`
}

function entryOf({ id, number, title: { message, context } }: Pick<WrittenLesson, 'id' | 'number' | 'title'>): string {
  if (typeof message !== 'string') throw new Error(`The title of the lesson “${id}” has values.`)
  const key = /^[a-z]\w*$/.test(id) ? id : literal(id)
  const source =
    context === undefined ? literal(message) : `{ message: ${literal(message)}, context: ${literal(context)} }`
  return `${key}: { number: ${number}, title: msg(${source}) }`
}

/** A literal as the formatter writes it: in single quotes, unless the text has one. */
const literal = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`)
