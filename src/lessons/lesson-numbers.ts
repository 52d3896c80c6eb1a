import { type LessonId, lessonList } from './lesson-list'

const idsByNumber = new Map(Object.entries(lessonList).map(([id, { number }]) => [number, id as LessonId]))
const numbersById = new Map([...idsByNumber].map(([number, id]): [string, number] => [id, number]))

/** The lesson of a number; undefined for 0 and for numbers of later versions. */
export const lessonOfNumber = (number: number): LessonId | undefined => idsByNumber.get(number)

/** The number of a lesson; 0 for one that is not in the list, as those that teachers write. */
export const numberOfLesson = (id: string): number => numbersById.get(id) ?? 0
