/** What the page's own address carries when a person comes back from signing in at OpenRouter. */
export const STATE = 'signin'

/** Whether the page's address is a redirect back from signing in. */
export function comesFromSignIn(search: string): boolean {
  return new URLSearchParams(search).has(STATE)
}
