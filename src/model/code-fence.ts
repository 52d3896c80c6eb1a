/** The content of a text that is a single fenced code block (as models wrap JSON); any other text unchanged. */
export function stripFence(text: string): string {
  const trimmed = text.trim()
  const firstEnd = trimmed.indexOf('\n')
  const isFence = firstEnd > 0 && trimmed.endsWith('```') && /^```(?:json)?\s*$/i.test(trimmed.slice(0, firstEnd))
  return isFence ? trimmed.slice(firstEnd + 1, -3).replace(/\n$/, '') : text
}
