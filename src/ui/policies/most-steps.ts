/** Default maximum of steps of a tool; the editor warns beyond it. */
export const MOST_STEPS = 20
