/**
 * The number of each lesson, for links, codes and what a class gateway is sent. A number never changes and is never
 * used again; 0 is any lesson that is not in this list.
 */
export const lessonNumbers: Readonly<Record<string, number>> = {
  'the-next-word': 1,
  tokens: 2,
  dice: 3,
  'train-your-own': 4,
  'by-heart': 5,
  'what-it-never-read': 6,
  'what-a-prompt-is': 7,
  'system-and-user': 8,
  'show-dont-tell': 9,
  'a-model-forgets': 10,
  'the-window': 11,
  temperature: 12,
  'made-up-facts': 13,
  'sure-and-wrong': 14,
  'structured-answers': 15,
  'tools-as-hands': 16,
  'two-tools-two-names': 17,
  'order-matters': 18,
  'asking-back': 19,
  chains: 20,
  'who-marks-the-marker': 21,
  'when-it-goes-wrong': 22,
  'what-it-costs': 23,
  'tricked-by-text': 24,
  routing: 25,
  agents: 26,
}

/** The lesson of a number; undefined for 0 and for numbers of later versions. */
export function lessonOfNumber(number: number): string | undefined {
  return Object.keys(lessonNumbers).find(id => lessonNumbers[id] === number)
}

/** A lesson in words, by its id: "The next word". The page itself has titles. */
export function sayLesson(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
