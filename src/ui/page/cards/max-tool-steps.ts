/** Default maximum of steps of a tool; the editor warns beyond it. */
export const MAX_TOOL_STEPS = 20
