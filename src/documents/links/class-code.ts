import { lessonOfNumber, numberOfLesson } from '../../lessons/lesson-numbers'

/** A class code with the number of the lesson to begin with, as it is written on the board: "kmnr-thxz/7". */
export function codeWithLesson(code: string, lesson: string | undefined): string {
  const number = numberOfLesson(lesson ?? '')
  return number === 0 ? code : `${code}/${number}`
}

/** Reads a code as it was typed. Null where it is no code. */
export function readClassCode(typed: string): { code: string; lesson?: string } | null {
  const [code = '', number, ...rest] = typed.split('/').map(part => part.replaceAll(/\s/g, ''))
  if (!/^[A-Za-z0-9-]{8,64}$/.test(code) || rest.length > 0) return null
  if (number === undefined) return { code }
  if (!/^\d{1,3}$/.test(number)) return null
  const lesson = lessonOfNumber(Number(number))
  return { code, ...(lesson !== undefined && { lesson }) }
}
