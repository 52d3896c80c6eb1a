import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as v from 'valibot'
import { t } from '../language/active'
import { type LocalizedText, msg } from '../language/message'
import { decodeText } from '../model/decode-text'
import type { Document, Node, Pipeline, RunInput, RunInputs } from '../model/document'
import { isJsonObject, type JsonObject, type JsonValue } from '../model/json'
import { parseJson } from '../model/json-text'
import { isInference, isToolStep } from '../model/known-types'
import { neighborsOf } from '../model/neighbors'
import type { NodeType, NodeTypes } from '../model/node-type'
import { isReadable, parseNode } from '../model/parsed-node'
import type { ReferenceData } from '../model/references'
import { segmentsOf, wantsMessage } from '../model/segments'
import { nodesBySlug } from '../model/slugs'
import { readFileContent } from '../nodes/kit/read-file'
import { textMediaType } from '../nodes/kit/text-file'
import { withFileError } from '../terminal/file-error'
import { UsageError } from '../terminal/usage-error'
import type { Terminal } from './terminal'

/** A document with changed settings, and overrides of steps' inputs. */
interface ConfiguredDocument {
  document: Document
  /** By node id, for steps of a pipeline that is called as a tool. */
  overrides: Record<string, JsonObject>
}

/**
 * Applies settings of the form "step.field=value"; a step is named by id or slug. A field that the step's type does not
 * have is an input of its tool. "vars.name=value" sets a variable of the document.
 * @throws UsageError for invalid settings and unknown steps.
 */
export function withSettings(document: Document, settings: readonly string[], types: NodeTypes): ConfiguredDocument {
  const overrides: Record<string, JsonObject> = {}
  const ids = nodesBySlug(document)
  const changed = settings.reduce((before, setting) => {
    const [place, text] = split(setting, '--set step.field=value')
    const { id, field } = placeOf(place, before, ids)
    const variable = id === undefined && /^vars\.(.+)$/.exec(place)?.[1]
    if (variable) return withVariable(before, variable, jsonOrText(text))
    const node = nodesOf(before).find(each => each.id === id)
    if (!node) throw new UsageError(noNode(`--set ${setting}`, before, place.replace(/\.[^.]*$/, '')))
    const parsed = parseNode(node, types)
    if (isReadable(parsed) && isToolStep(node) && !Object.hasOwn(parsed.config, field)) {
      overrides[node.id] = { ...overrides[node.id], [field]: jsonOrText(text) }
      return before
    }
    if (isReadable(parsed)) refuseUnknownField(setting, place, field, parsed.type)
    return withNode(before, { ...node, config: { ...node.config, [field]: jsonOrText(text) } })
  }, document)
  return { document: changed, overrides }
}

/** Documents may have unknown fields, but a person who types one has mistyped another. */
function refuseUnknownField(setting: string, place: string, field: string, { configSchema }: NodeType): void {
  const known = 'entries' in configSchema ? Object.keys(configSchema.entries as object) : [field]
  if (known.includes(field)) return
  const step = place.slice(0, -field.length - 1)
  throw new UsageError(
    msg('{option}: “{step}” has no field “{field}”. It has: {known}.', {
      option: `--set ${setting}`,
      step,
      field,
      known: known.join(', '),
    }),
  )
}

function withVariable(document: Document, name: string, value: JsonValue): Document {
  return { ...document, variables: { ...document.variables, [name]: value } }
}

/** Splits "step.field" into step and field: of two matching ids, the longer one. */
function placeOf(place: string, document: Document, ids: ReadonlyMap<string, string>): { id?: string; field: string } {
  const names = [...nodesOf(document).map(({ id }) => [id, id] as const), ...ids]
  const [best] = names.filter(([name]) => place.startsWith(`${name}.`)).sort(([a], [b]) => b.length - a.length)
  return best ? { id: best[1], field: place.slice(best[0].length + 1) } : { field: place }
}

/**
 * Reference data: each "name=id", or "@file" with lists of `{ id, name }` by kind.
 * @throws UsageError
 */
export async function readContext(entries: readonly string[]): Promise<ReferenceData> {
  const context: Record<string, { id: string; name: string }[]> = {}
  for (const entry of entries) {
    if (entry.startsWith('@')) Object.assign(context, await contextFile(entry))
    else {
      const [name, id] = split(entry, '--context name=id')
      context.given = [...(context.given ?? []), { id, name }]
    }
  }
  return context
}

const ContextSchema = v.record(v.string(), v.array(v.looseObject({ id: v.string(), name: v.string() })))

async function contextFile(option: string): Promise<v.InferOutput<typeof ContextSchema>> {
  const text = await readOptionFile('--context', option)
  const read = parseJson(text)
  const parsed = 'problem' in read ? undefined : v.safeParse(ContextSchema, read.value)
  if (parsed?.success) return parsed.output
  throw new UsageError(
    msg('{option}: it should be JSON like {example}.', {
      option: `--context ${option}`,
      example: '{"channels": [{"id": "C01", "name": "general"}]}',
    }),
  )
}

/**
 * The input of a tool: JSON, "@file" or "-" for stdin. By default, JSON on stdin for a tool that needs input.
 * @throws UsageError unless it is a JSON object.
 */
export async function readToolInput(
  given: string | undefined,
  needsInput: boolean,
  { stdin }: Terminal,
): Promise<JsonObject> {
  if (given === undefined) {
    if (!needsInput || stdin.isTTY) return {}
    const piped = await stdin.readAll()
    return piped.trim() === '' ? {} : inputObject('stdin', piped)
  }
  if (given === '-') return inputObject('stdin', await stdin.readAll())
  if (given.startsWith('@')) return inputObject(given, await readOptionFile('--input', given))
  return inputObject('--input', given)
}

function inputObject(source: string, text: string): JsonObject {
  const read = parseJson(text)
  if ('problem' in read) {
    const { line, column, message } = read.problem
    throw new UsageError(
      msg('{source} is not quite JSON: in line {line}, column {column}, {problem}.', {
        source,
        line,
        column,
        problem: message,
      }),
    )
  }
  if (!isJsonObject(read.value))
    throw new UsageError(msg('{source} should be an object: {example}.', { source, example: '{"name": "value"}' }))
  return read.value
}

async function readOptionFile(option: string, value: string): Promise<string> {
  try {
    const bytes = await readFile(value.slice(1))
    return decodeText(bytes)?.text ?? bytes.toString('utf8')
  } catch (error) {
    throw new UsageError(withFileError(`${option} ${value}`, error))
  }
}

/**
 * Inputs of nodes, each "node=value"; a node is named by id or slug. For a node that takes a file, the value is its path.
 * @throws UsageError
 */
export async function readAnswers(
  document: Document,
  answers: readonly string[],
  types: NodeTypes,
): Promise<RunInputs> {
  const inputs: RunInputs = {}
  const slugs = nodesBySlug(document)
  for (const answer of answers) {
    const [name, text] = split(answer, '--in node=value')
    const nodes = nodesOf(document)
    const node = nodes.find(({ id }) => id === name) ?? nodes.find(({ id }) => id === slugs.get(name))
    if (!node) throw new UsageError(noNode(`--in ${answer}`, document, name))
    inputs[node.id] = await asInput(text, types.get(node.type)?.input)
  }
  return inputs
}

/** Reads missing inputs: prompts a person line by line; otherwise all of stdin is the first missing input. */
export async function askFor(
  document: Document,
  given: RunInputs,
  types: NodeTypes,
  { stdin }: Terminal,
  { called, isStdinRead = false }: { called?: Pipeline | undefined; isStdinRead?: boolean } = {},
): Promise<RunInputs> {
  const inputs: RunInputs = { ...given }
  const open = openQuestions(document, inputs, types, called)
  if (isStdinRead) return inputs
  if (!stdin.isTTY) {
    const [first] = open
    const text = first ? (await stdin.readAll()).replace(/\r?\n$/, '') : ''
    if (first && text !== '') inputs[first.nodeId] = text
    return inputs
  }
  for (const { nodeId, prompt, hasDefault } of open) {
    const line = hasDefault ? null : await stdin.readLine(prompt)
    if (line !== null) inputs[nodeId] = line
  }
  return inputs
}

/** The most pixels of a side, and bytes, of a picture that every provider takes: nothing here scales it down. */
const MOST_SIDE = 8_000
const MOST_PICTURE_BYTES = 3_750_000

async function asInput(text: string, kind: 'text' | 'image' | 'file' | undefined): Promise<RunInput> {
  if (kind !== 'image' && kind !== 'file') return text
  const name = basename(text)
  const content = readFileContent(name, await bytesOf(text))
  if ('problem' in content) throw new UsageError(content.problem)
  if ('text' in content) {
    if (kind === 'image') throw new UsageError(msg('“{name}” cannot be opened as a picture.', { name }))
    return { file: { name, mediaType: textMediaType('text/plain', content.encoding), text: content.text } }
  }
  const { mediaType, bytes, width, height, isAnimated } = content.picture
  if (isAnimated) {
    throw new UsageError(msg('“{name}” moves. Models look at still pictures: take one of its frames.', { name }))
  }
  if (Math.max(width, height) > MOST_SIDE || bytes.length > MOST_PICTURE_BYTES)
    throw new UsageError(msg('The picture “{name}” is too large. Make it smaller, and choose it again.', { name }))
  return { image: { mediaType, data: Buffer.from(bytes).toString('base64') } }
}

async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    throw new UsageError(withFileError(`--in …=${path}`, error))
  }
}

function split(text: string, form: string): [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new UsageError(msg('“{text}” is not of the form {form}.', { text, form }))
  return [text.slice(0, at), text.slice(at + 1)]
}

function jsonOrText(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue
  } catch {
    return text
  }
}

function nodesOf(document: Document): Node[] {
  return document.pipelines.flatMap(({ nodes }) => nodes)
}

function noNode(option: string, document: Document, id: string): LocalizedText {
  const known = nodesOf(document).map(node => node.id)
  return msg('{option}: there is no node “{id}”. There are: {known}.', { option, id, known: known.join(', ') })
}

function withNode(document: Document, next: Node): Document {
  const pipelines = document.pipelines.map(pipeline => ({
    ...pipeline,
    nodes: pipeline.nodes.map(node => (node.id === next.id ? next : node)),
  }))
  return { ...document, pipelines }
}

/** A node that could take input. */
interface OpenQuestion {
  nodeId: string
  /** The prompt. */
  prompt: string
  /** It has a default. */
  hasDefault: boolean
}

/**
 * Nodes without their text input, in the order of the run.
 * @param called the pipeline that is called as a tool: its arguments replace the message.
 */
export function openQuestions(
  document: Document,
  inputs: RunInputs,
  types: NodeTypes,
  called?: Pipeline,
): OpenQuestion[] {
  return (called ? [called] : document.pipelines).flatMap(pipeline => {
    const neighbors = neighborsOf(document, pipeline.id)
    // A caller's arguments replace a person's input.
    if (!called && neighbors.isCalled && !neighbors.bringsMessage) return []
    const segments = segmentsOf(pipeline, types, neighbors)
    return segments.flatMap(segment =>
      segment.nodes.flatMap(node => {
        const parsed = parseNode(node, types)
        if (inputs[node.id] !== undefined || !isReadable(parsed) || parsed.type.input !== 'text') return []
        if (isInference(node) && (called || !wantsMessage(segments, segment))) return []
        const says = parsed.type.context?.(parsed.config, undefined) ?? []
        return [{ nodeId: node.id, prompt: promptOf(node), hasDefault: says.length > 0 }]
      }),
    )
  })
}

function promptOf({ config }: Node): string {
  const { placeholder, label, name } = config
  const said = [placeholder, label, name].find(text => typeof text === 'string' && text.trim() !== '')
  return typeof said === 'string' ? `${said.trimEnd()} ` : `${t('Your message:')} `
}
