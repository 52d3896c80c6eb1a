const tag = 'lesson'

/** A link to a lesson of the page, as a fragment: "#lesson:the-next-word". */
export const encodeLessonLink = (id: string): string => `#${tag}:${id}`

/** The lesson's id in a link: a fragment, or a URL that ends in one. Null where it is no link to a lesson. */
export function lessonOfLink(text: string): string | null {
  return /^[^#\s]*#lesson:([\w-]{1,80})$/.exec(text.trim())?.[1] ?? null
}
