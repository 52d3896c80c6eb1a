/** How long one call of custom code may compute, in milliseconds. */
export const TIME_LIMIT_MS = 2_000
