import { isJsonObject, type JsonValue } from '../../model/json'
import type { Draft } from './draft'

/** Shorter texts are settings and names, which are shown elsewhere. */
const SHORTEST_TEXT = 20

/** The texts of a document's cards and inputs, to review before it opens. */
export function textsOf({ document, inputs }: Draft): { texts: string[]; letters: number } {
  const configs = document.pipelines.flatMap(({ nodes }) => nodes.map(({ config }) => config as JsonValue))
  const all = [...configs, ...Object.values(inputs)].flatMap(value => stringsIn(value as JsonValue))
  return {
    texts: all.filter(text => text.length >= SHORTEST_TEXT),
    letters: all.reduce((sum, text) => sum + text.length, 0),
  }
}

/** The whole document as text, with its inputs. */
export function fullText({ document, inputs }: Draft): string {
  return JSON.stringify({ ...document, inputs }, null, 2)
}

function stringsIn(value: JsonValue): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  return isJsonObject(value) ? Object.values(value).flatMap(stringsIn) : []
}
