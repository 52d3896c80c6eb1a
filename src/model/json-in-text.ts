import type { JsonValue } from './json'
import { parseUntrustedJson } from './untrusted-json'

const THOUGHTS = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/
const FENCE = /```[a-z]*\s*\n([\s\S]*?)```/gi
/** Places in prose that are tried; an answer has few that look like JSON. */
const MOST_PLACES = 50

/**
 * The JSON in a model's answer, the likeliest first: the whole text; what is in its fences; the lists and objects in its
 * sentences, the longest first.
 */
export function* jsonIn(text: string): Generator<JsonValue> {
  const said = text.replace(THOUGHTS, '')
  const whole = parseUntrustedJson(stripFence(said))
  if (whole !== undefined) {
    yield whole
    return
  }
  for (const [, inside = ''] of said.matchAll(FENCE)) {
    const value = parseUntrustedJson(inside)
    if (value !== undefined) yield value
  }
  const found = jsonPlaces(said)
  found.sort((a, b) => b.end - b.start - (a.end - a.start))
  yield* found.map(({ value }) => value)
}

/** The lists and objects in the sentences of a text, in order. */
export function jsonPlaces(text: string): { value: JsonValue; start: number; end: number }[] {
  const found: { value: JsonValue; start: number; end: number }[] = []
  let at = 0
  for (let place = 0; place < MOST_PLACES; place++) {
    const next = text.slice(at).search(/[[{]/)
    if (next < 0) break
    const start = at + next
    const end = endOfValue(text, start)
    const value = end === undefined ? undefined : parseUntrustedJson(text.slice(start, end))
    if (value !== undefined && end !== undefined) found.push({ value, start, end })
    at = value === undefined ? start + 1 : (end ?? text.length)
  }
  return found
}

/** Where a list or an object ends that begins at a place; undefined where it does not. */
function endOfValue(text: string, start: number): number | undefined {
  let depth = 0
  let isString = false
  for (let at = start; at < text.length; at++) {
    const letter = text[at]
    if (isString) {
      if (letter === '\\') at++
      else if (letter === '"') isString = false
    } else if (letter === '"') isString = true
    else if (letter === '{' || letter === '[') depth++
    else if ((letter === '}' || letter === ']') && --depth === 0) return at + 1
  }
  return undefined
}

/** The content of a text that is a single fenced code block (as models wrap JSON); any other text unchanged. */
export function stripFence(text: string): string {
  const trimmed = text.trim()
  const firstEnd = trimmed.indexOf('\n')
  const isFence = firstEnd > 0 && trimmed.endsWith('```') && /^```(?:json)?\s*$/i.test(trimmed.slice(0, firstEnd))
  return isFence ? trimmed.slice(firstEnd + 1, -3).replace(/\n$/, '') : text
}
