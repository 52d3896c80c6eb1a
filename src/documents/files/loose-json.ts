import { isJsonObject, type JsonValue } from '../../model/json'
import { jsonIn } from '../../model/json-in-text'
import { caps } from '../format/caps'
import { type ParseProblem, readJsonText, tidyJson } from '../format/parse'

const FENCE = /```[\w-]*[^\S\n]*\r?\n([\s\S]*?)(?:```|$)/g

/** The pipeline in the fences of a model's answer; a text without one as it is. */
export function unfenced(text: string): string {
  if (text.length > caps.bytes || !text.includes('```')) return text
  return [...text.matchAll(FENCE)].map(([, inside = '']) => inside).find(inside => NAMES.test(inside)) ?? text
}

/** The names of lists that every document has. */
const NAMES = /["']?\b(?:nodes|pipelines)\b["']?\s*:/

/**
 * Text as JSON, in whatever form people and models pass it on: as it is; as a text in JSON; with words around it; with
 * comments, single quotes, names without quotes or commas too many. The problem is that of the text as it is.
 */
export async function readLooseJson(text: string): Promise<{ value: JsonValue } | ParseProblem> {
  const strict = readJsonText(text)
  if ('value' in strict && typeof strict.value === 'string') return readLooseJson(strict.value)
  if ('value' in strict || text.length > caps.bytes || !NAMES.test(text)) return strict
  for (const value of jsonIn(text)) if (isDocument(value)) return tidyJson(value)
  const loose = await readJson5(
    text.slice(text.search(/[[{]/), Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1),
  )
  return isDocument(loose) ? tidyJson(loose) : strict
}

const isDocument = (value: unknown) =>
  isJsonObject(value as JsonValue) &&
  (Array.isArray((value as { nodes?: unknown }).nodes) || 'pipelines' in (value as object))

/** JSON5 is YAML but for its comments. */
async function readJson5(text: string): Promise<unknown> {
  const { parseData } = await import('../yaml/syntax')
  return parseData(text.replace(COMMENT, (found, string?: string) => string ?? found.replace(/[^\n]/g, ' ')))
}

/** A comment, or a text in which `//` is none. */
const COMMENT = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\/[^\n]*|\/\*[\s\S]*?\*\//g
