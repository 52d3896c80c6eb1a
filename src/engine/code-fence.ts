/** What is inside of a text that is one fence for code and nothing else (as models put around JSON); any other text as it is. */
export function withoutFence(text: string): string {
  const trimmed = text.trim()
  const firstEnd = trimmed.indexOf('\n')
  const isFence = firstEnd > 0 && trimmed.endsWith('```') && /^```(?:json)?\s*$/i.test(trimmed.slice(0, firstEnd))
  return isFence ? trimmed.slice(firstEnd + 1, -3).replace(/\n$/, '') : text
}
