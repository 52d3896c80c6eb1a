/** Stands for a key wherever one would be shown. */
export const HIDDEN_KEY = '•••'
