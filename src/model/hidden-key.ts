/** The placeholder of a redacted key. */
export const HIDDEN_KEY = '•••'
