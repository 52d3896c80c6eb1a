/** Below this zoom, words and small pictures cannot be read, and are left out. 1 is full size. */
export const READABLE = 0.35
