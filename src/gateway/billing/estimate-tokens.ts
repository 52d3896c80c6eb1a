import { isJsonObject, type JsonValue } from '../../model/json'

/** Tokens that providers add by themselves: the frame of a conversation, how to call tools, how to answer in a format. */
const frame = 800
/** Tokens around a block, a message or a tool, and around a field. */
const perObject = 24
const perField = 8

/** Fields whose value can reach the model as the text of JSON, escaped as its provider likes. */
const jsonFields = new Set([
  ...['tools', 'tool_choice', 'response_format', 'output_config'],
  ...['input', 'tool_calls', 'id', 'name', 'tool_use_id', 'tool_call_id', 'reasoning_details'],
])

/**
 * Maximum tokens of a request's text. No tokenizer produces more tokens than bytes, and everything is counted as text.
 * Images are text here too: `tokensOfImage` is the alternative.
 */
export function estimateTokens(body: JsonValue): number {
  return frame + estimateValue(body, tokensOfText)
}

/** Tokens that a text has at most: its bytes in UTF-8, also after a tokenizer has normalized it, which can make it longer. */
export function tokensOfText(text: string): number {
  const bytes = byteLength(text)
  // Letters of ASCII stay what they are.
  return bytes === text.length ? bytes : Math.max(bytes, normalizedLength(text))
}

/** Bytes of a text in UTF-8. Half of a pair becomes a mark for what is broken, of three bytes. */
export function byteLength(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code > 0x7ff) bytes += 2
    else if (code > 0x7f) bytes += 1
    if (code >= 0xd800 && code < 0xdc00 && isLow(text.charCodeAt(index + 1))) index++
  }
  return bytes
}

/** The second of two units that are one letter. */
function isLow(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000
}

function estimateValue(value: JsonValue, weighText: (text: string) => number): number {
  if (typeof value === 'string') return weighText(value) + 2
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + estimateValue(item, weighText) + 2, 2)
  if (!isJsonObject(value)) return String(value).length
  return Object.entries(value).reduce((sum, [key, field]) => {
    const inside = jsonFields.has(key) ? escapedLength : weighText
    return sum + weighText(key) + perField + estimateValue(field, inside)
  }, perObject)
}

/** Letters of a text inside of JSON that is written with ASCII alone, as many servers write it. */
function escapedLength(text: string): number {
  let length = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 0x20 || code > 0x7e) length += 6
    else length += code === 0x22 || code === 0x5c ? 2 : 1
  }
  return length
}

/** One letter can become eighteen, so this goes piece by piece, and never holds the whole. */
function normalizedLength(text: string): number {
  let bytes = 0
  for (let from = 0; from < text.length; from += 4_096)
    bytes += byteLength(text.slice(from, from + 4_096).normalize('NFKC'))
  return bytes
}
