/** British, since it has no comma before the last item. */
const format = new Intl.ListFormat('en-GB')

/** "a", "a and b", "a, b and c" */
export const andList = (items: readonly string[]): string => format.format(items)
