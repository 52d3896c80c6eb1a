/** Inserts a node's name into its tool's name: `display`, `mood`, `color` → `display_mood_color`. */
export function toolName(verb: string, safeName: string | null, noun: string): string {
  return safeName ? `${verb}_${safeName}_${noun}` : `${verb}_${noun}`
}
