import type { LocalizedText } from '../../language/message'
import { englishMessages } from '../../language/messages'
import { type EndedAnswer, englishEnding } from '../../model/answer-ending'
import { cutText } from '../../model/characters'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import { MAX_SHOWN_CHARACTERS, shownToModel } from '../../model/outgoing'

/** The response of a called pipeline. */
export type ToolResponse = {
  success: boolean
  data: JsonValue
  /** A sentence on the content of the data. */
  summary: string
  /** The kind of data. */
  structure: string
  error?: string
  errorCode?: string
  /** `duration` in milliseconds. */
  metadata: { source: string; duration: number; [field: string]: JsonValue }
}

const INSTRUCTION =
  'Read the answer in “result”. When “success” is true, “data” holds the facts: use every field of it that matters; “summary” says in short what it is and “structure” what it looks like. When “metadata.shortened” is true, “data” is only its beginning; when “metadata.partial” is true, “metadata.errors” says what is missing. When “metadata.ending” is there, an answer in it is not whole, and “summary” says why. When “success” is false, “error” says what went wrong: go on without it, try again differently, or tell the person.'
const LONGEST_SUMMARY = 240

/** A response with generated summary and structure. */
export function succeeded(data: JsonValue, source: string, duration: number): ToolResponse {
  return { success: true, data, summary: summaryOf(data), structure: structureOf(data), metadata: { source, duration } }
}

/** The same with the ending of its last answer, where that is not known to be complete. */
export function withEnding(response: ToolResponse, answer: EndedAnswer | undefined): ToolResponse {
  const said = answer && englishEnding(answer)
  if (!answer || !said) return response
  const { summary, metadata } = response
  return { ...response, summary: `${summary} (${said})`, metadata: { ...metadata, ending: answer.ending } }
}

/** The same where only a part of an answer came that it was made from. */
export function withPartial(response: ToolResponse, missing: LocalizedText): ToolResponse {
  const { summary, metadata } = response
  const errors = [englishMessages.localize(missing)]
  return { ...response, summary: `Only a part came. ${summary}`, metadata: { ...metadata, partial: true, errors } }
}

/** An error response. */
export function failed(words: LocalizedText, errorCode: string, source: string, duration: number): ToolResponse {
  const error = englishMessages.localize(words)
  const summary = `It did not work: ${error}`
  return { success: false, data: null, summary, structure: 'nothing', error, errorCode, metadata: { source, duration } }
}

/** The response as the text of a tool result, with reading instructions. Long data is truncated, with a note. */
export function responseForModel(response: ToolResponse): string {
  return JSON.stringify({ result: shortened(response), _instruction: INSTRUCTION })
}

function shortened(response: ToolResponse): ToolResponse {
  const text = typeof response.data === 'string' ? response.data : JSON.stringify(response.data)
  if (text.length <= MAX_SHOWN_CHARACTERS) return response
  const note = { shortened: true, characters: text.length, shown: MAX_SHOWN_CHARACTERS }
  return { ...response, data: shownToModel(text), metadata: { ...response.metadata, ...note } }
}

/** The shape of a value: "object with fields: name, price". */
export function structureOf(value: JsonValue): string {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) {
    if (value.length === 0) return 'empty list'
    const kinds = new Set(value.map(structureOf))
    return `list of ${value.length}: ${kinds.size === 1 ? [...kinds][0] : 'mixed'}`
  }
  if (typeof value !== 'object') return typeof value === 'string' ? 'text' : typeof value
  const keys = Object.keys(value)
  return keys.length === 0 ? 'object without fields' : `object with fields: ${keys.join(', ')}`
}

/** The content of a value, in a short line. */
export function summaryOf(value: JsonValue): string {
  const line = summarise(value)
  return line.length > LONGEST_SUMMARY ? `${cutText(line, LONGEST_SUMMARY - 1)}…` : line
}

function summarise(value: JsonValue): string {
  if (value === null) return 'Nothing.'
  if (Array.isArray(value)) {
    return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}${value.length > 0 ? `: ${value.map(short).join('; ')}` : '.'}`
  }
  return isJsonObject(value) ? fields(value) : String(value)
}

function fields(value: JsonObject): string {
  return Object.entries(value)
    .map(([key, item]) => `${key}: ${short(item)}`)
    .join(', ')
}

function short(value: JsonValue): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`
  if (isJsonObject(value)) return String(value.name ?? value.title ?? value.id ?? `{${Object.keys(value).join(', ')}}`)
  return String(value)
}
