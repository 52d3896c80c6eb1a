/** Below this zoom, text and icons are illegible and are omitted. 1 is full size. */
export const READABLE = 0.35
