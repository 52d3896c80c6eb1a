import * as v from 'valibot'
import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import { BarePipelineSchema, type Document, DocumentSchema, type Pipeline, type RunInputs } from '../../model/document'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import { parseJson } from '../../model/json-text'
import { caps, exceedsCounts, tooDeep, tooFull, tooLarge } from './caps'
import { describeIssue } from './describe-issue'
import type { Draft } from './draft'
import { foreignFormat, foreignProgram } from './foreign-format'
import { repairIds } from './repair-ids'

/** The version of documents that is written, and the only one that is read. */
const VERSION = 1

/** A parsed value. `notes` are sentences on what was repaired. */
interface ParsedDraft {
  draft: Draft
  notes: LocalizedText[]
}

/** Why a value was rejected: one sentence for the person, and its position in the text or value, where known. */
export interface ParseProblem {
  problem: LocalizedText
  at?: { line: number; column: number }
  path?: (string | number)[]
}

/**
 * The parser of documents, from text or JSON: returns a document, or a sentence that says why not. Bare pipelines `{
 * id, name, nodes }` become a document with one pipeline. Unknown fields are kept.
 */
export function parseDocument(source: unknown): { document: Document; notes: LocalizedText[] } | ParseProblem {
  const parsed = parseDraft(source)
  return 'problem' in parsed ? parsed : { document: parsed.draft.document, notes: parsed.notes }
}

/** Like `parseDocument`, with the inputs of its runs in the field `inputs`. */
export function parseDraft(source: unknown): ParsedDraft | ParseProblem {
  const read = readJsonText(source)
  return 'problem' in read ? read : draftFrom(read.value)
}

/** Like `parseDraft`, for JSON that passed `readJsonText`. */
export function draftFrom(value: JsonValue): ParsedDraft | ParseProblem {
  const counted = isJsonObject(value) && isBarePipeline(value) ? { pipelines: [value] } : value
  const tooMany = isJsonObject(counted) ? exceedsCounts(counted) : null
  return tooMany ? { problem: tooMany } : storedDraft(value)
}

/** The same for one that this page has stored: whatever a person has built opens again. */
export function storedDraft(value: JsonValue): ParsedDraft | ParseProblem {
  if (!isJsonObject(value)) return { problem: foreignFormat(value) }
  const { inputs, ...fields } = value
  const parsed = readDocument(fields)
  if ('problem' in parsed) return parsed
  const { document, notes } = parsed
  return { draft: { document, inputs: readInputs(inputs, notes) }, notes }
}

/** Text or a value as JSON within our limits. */
export function readJsonText(source: unknown): { value: JsonValue } | ParseProblem {
  if (typeof source !== 'string') return tidyJson(source)
  // It takes a byte order mark away too.
  const text = source.trim()
  if (text === '') return { problem: msg('There is nothing in it to open.') }
  if (text.length > caps.bytes) return { problem: tooLarge(text.length, caps.bytes) }
  const parsed = parseJson(text)
  if ('value' in parsed) return tidyJson(parsed.value)
  if (!/^[[{"]/.test(text)) return { problem: foreignFormat(text) }
  const { line, column, message } = parsed.problem
  return {
    problem: msg('This is not quite JSON: in line {line}, column {column}, {problem}.', {
      line,
      column,
      problem: message,
    }),
    at: { line, column },
  }
}

/**
 * JSON within our limits, without fields called `__proto__`, which a later copy could turn into a prototype: they are taken
 * out of the value itself.
 */
export function tidyJson(value: unknown): { value: JsonValue } | { problem: MessageDescriptor } {
  let left: number = caps.values
  const problemOf = (part: unknown, depth: number): MessageDescriptor | undefined => {
    if (--left < 0) return tooFull
    if (typeof part !== 'object' || part === null) return undefined
    if (depth >= caps.depth) return tooDeep
    if (Object.hasOwn(part, '__proto__')) Reflect.deleteProperty(part, '__proto__')
    for (const inner of Object.values(part)) {
      const problem = problemOf(inner, depth + 1)
      if (problem) return problem
    }
    return undefined
  }
  const problem = problemOf(value, 0)
  return problem ? { problem } : { value: value as JsonValue }
}

function readDocument(fields: JsonObject): { document: Document; notes: LocalizedText[] } | ParseProblem {
  if (fields.pipelines === undefined && foreignProgram(fields)) return { problem: foreignFormat(fields) }
  if (isBarePipeline(fields)) return readBarePipeline(fields)
  if (!Array.isArray(fields.pipelines)) return { problem: foreignFormat(fields) }
  const { version } = fields
  if (version === VERSION) return checked(fields)
  if (typeof version !== 'number' || version < VERSION) {
    const says = version === undefined ? undefined : JSON.stringify(version)
    return {
      problem: says
        ? msg('This pipeline has no version that this page knows (it says {version}).', { version: says })
        : msg('This pipeline has no version that this page knows (it says nothing).'),
    }
  }
  return {
    problem: msg(
      'This pipeline was made by a newer aili5 (version {version}; this page knows up to {newest}). Reload the page to get the newest, then open it again. Nothing was changed.',
      { version, newest: VERSION },
    ),
  }
}

/** A list of nodes only; with edges or connections between nodes it is a flow of another program. */
function isBarePipeline(fields: JsonObject): boolean {
  const joins = [fields.edges, fields.connections].filter(join => join !== undefined)
  const joined = joins.some(join => !Array.isArray(join) || join.length > 0)
  return Array.isArray(fields.nodes) && fields.pipelines === undefined && !joined
}

/** The first format: one pipeline, no version. */
function readBarePipeline(fields: JsonObject): { document: Document; notes: LocalizedText[] } | ParseProblem {
  const result = v.safeParse(BarePipelineSchema, { id: 'main', ...fields })
  if (!result.success) return refusal(result.issues[0])
  const { id, name } = result.output
  const pipeline = { ...fields, id, name } as unknown as Pipeline
  return checked({ version: VERSION, id, name, pipelines: [pipeline], edges: [] })
}

function checked(raw: object): { document: Document; notes: LocalizedText[] } | ParseProblem {
  const result = v.safeParse(DocumentSchema, { id: 'document', name: '', ...raw })
  if (!result.success) return refusal(result.issues[0])
  // The schema only validates: valibot's copy would lose fields with names like "constructor".
  return repairIds(completed({ id: 'document', name: '', ...raw } as Document))
}

function refusal(issue: v.BaseIssue<unknown>): ParseProblem {
  return { problem: describeIssue(issue), path: issue.path?.map(({ key }) => key as string | number) ?? [] }
}

/** Adds optional fields that a file may omit. */
function completed(document: Document): Document {
  return {
    ...document,
    edges: document.edges ?? [],
    pipelines: document.pipelines.map(pipeline => ({
      ...pipeline,
      name: pipeline.name ?? '',
      nodes: pipeline.nodes.map(node => (node.config === undefined ? { ...node, config: {} } : node)),
    })),
  }
}

const InputSchema = v.union([
  v.string(),
  v.strictObject({ image: v.strictObject({ mediaType: v.string(), data: v.string() }) }),
  v.strictObject({ file: v.strictObject({ name: v.string(), mediaType: v.string(), text: v.string() }) }),
])

function readInputs(inputs: JsonValue | undefined, notes: LocalizedText[]): RunInputs {
  if (!isJsonObject(inputs)) return {}
  const entries = Object.entries(inputs).filter(([, input]) => v.is(InputSchema, input))
  if (entries.length < Object.keys(inputs).length)
    notes.push(msg('Something typed for a run could not be read and was left out.'))
  return Object.fromEntries(entries) as RunInputs
}
