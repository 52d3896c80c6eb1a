/** Milliseconds that work may take at a stretch, before the page gets its turn. */
const stretch = 20

/** Gives the page its turn whenever a stretch of work is over. */
export function yieldToMain(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < stretch) return
    await new Promise(resolve => setTimeout(resolve))
    since = performance.now()
  }
}
