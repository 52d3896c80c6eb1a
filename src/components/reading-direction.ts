/** Whether the page is written from right to left. */
export const isRightToLeft = (): boolean => globalThis.document?.dir === 'rtl'

const opposites: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** A pressed key as in a page written from left to right: `ArrowRight` goes to what comes next. */
export function readingKey(key: string): string {
  return (isRightToLeft() && opposites[key]) || key
}
