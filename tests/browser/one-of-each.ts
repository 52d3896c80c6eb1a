import { toShareable } from '../../src/documents/files/shareable'
import type { Draft } from '../../src/documents/format/draft'
import { recordingOf } from '../../src/documents/recordings/recording'
import type { Document, RunInputs } from '../../src/engine/model/document'
import type { RunEvent } from '../../src/engine/model/events'
import type { JsonValue } from '../../src/engine/model/json'
import { runDocument } from '../../src/engine/run/run'
import { englishMessages } from '../../src/language/messages'
import { inLanguage } from '../../src/language/written'
import type { Example, Help } from '../../src/nodes/kit/help'
import { nodeTypes } from '../../src/nodes/registry'
import { demoHost } from '../support/every-document'

/** A document with a card of each type, or of some, and its results. */
interface OneOfEach {
  /** As a file, with the run. */
  text: string
  /** Names of cards and ids of pipelines: names of tools are made of them. */
  names: string[]
}

/**
 * The examples of all help cards in one document, with their run by the demo. What a person, a model or the web wrote is in
 * Greek letters.
 */
export async function oneOfEach(types: Iterable<string> = nodeTypes.keys()): Promise<OneOfEach> {
  const document: Document = { version: 1, id: 'each', name: 'Each', pipelines: [], edges: [] }
  const inputs: RunInputs = {}
  for (const type of types) {
    const { default: help } = (await import(`../../src/nodes/${type}/help.ts`)) as { default: Help }
    const { document: example, inputs: typed } = inLanguage<Example>(help.example, englishMessages)
    const { pipelines, edges } = example
    const ids = [...pipelines, ...edges, ...pipelines.flatMap(({ nodes }) => nodes)].map(({ id }) => id)
    const prefix = `${type.replaceAll('_', '-')}-`
    const part = { pipelines, edges, inputs: typed } as unknown as JsonValue
    const own = withPrefix(part, ids, prefix) as unknown as Document & { inputs: RunInputs }
    document.pipelines.push(...own.pipelines)
    document.edges.push(...own.edges)
    Object.assign(inputs, own.inputs)
  }
  const events: RunEvent[] = []
  for await (const event of runDocument(document, inputs, demoHost(), new AbortController().signal)) events.push(event)
  const recording = recordingOf(inGreek(events as unknown as JsonValue) as unknown as RunEvent[])
  if (!recording) throw new Error('The run has no beginning.')
  const cards = document.pipelines.flatMap(({ nodes }) => nodes.flatMap(({ config }) => config.name ?? []))
  return {
    text: JSON.stringify(
      toShareable({ draft: inGreek({ document, inputs } as unknown as JsonValue) as unknown as Draft, recording }),
    ),
    names: [...new Set([...cards, ...document.pipelines.map(({ id }) => id)])],
  }
}

function withPrefix(value: JsonValue, ids: readonly string[], prefix: string): JsonValue {
  if (typeof value === 'string') {
    if (ids.includes(value)) return prefix + value
    return ids.reduce((text, id) => text.replaceAll(`steps.${id}.`, `steps.${prefix}${id}.`), value)
  }
  if (Array.isArray(value)) return value.map(each => withPrefix(each, ids, prefix))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, part]) => [
    ids.includes(name) ? prefix + name : name,
    withPrefix(part, ids, prefix),
  ])
  return Object.fromEntries(fields)
}

const latin = 'abcdefghijklmnopqrstuvwxyz'
const letters = 'αβψδεφγηιξκλμνοπθρστυωςχυζ'
const greek = (text: string) =>
  text.replace(/\{\{[^}]*\}\}|https?:\/\/\S+|\w+_\w+|#[0-9a-f]{6}|[a-z]/gi, part =>
    part.length > 1 ? part : (letters[latin.indexOf(part.toLowerCase())] ?? part),
  )

/** Fields that hold no text of a person, a model or the web. */
const technical = new Set(['id', 'type', 'kind', 'nodeId', 'pipelineId', 'message', 'words', 'mediaType', 'data'])
/** Fields that hold such text where it is one word. */
const written = new Set([
  'text',
  'unit',
  'label',
  'title',
  'explanation',
  'begin',
  'summary',
  'heading',
  'items',
  'columns',
  'rows',
])

function inGreek(value: JsonValue, name = ''): JsonValue {
  if (typeof value === 'string')
    return written.has(name) || /\s|^\p{Lu}\p{Ll}+$/u.test(value.trim()) ? greek(value) : value
  if (Array.isArray(value)) return value.map(each => inGreek(each, name))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([field, part]) => [
    field,
    technical.has(field) && typeof part !== 'object' ? part : inGreek(part, field),
  ])
  return Object.fromEntries(fields)
}
