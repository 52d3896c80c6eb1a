import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Document, Node, Pipeline, RunInput, RunInputs } from '../engine/document'
import type { JsonValue } from '../engine/json'
import type { NodeTypes } from '../engine/node-type'
import { sayFileError } from './load'
import { openQuestions } from './questions'
import { type Terminal, UsageError } from './terminal'

/**
 * A document with other settings, each as "node.field=value".
 * @throws UsageError for what cannot be understood, and for nodes that are not there.
 */
export function withSettings(document: Document, settings: readonly string[]): Document {
  return settings.reduce((changed, setting) => {
    const [place, text] = split(setting, '--set node.field=value')
    const node = nodesOf(changed)
      .filter(({ id }) => place.startsWith(`${id}.`))
      .sort((a, b) => b.id.length - a.id.length)[0]
    if (!node) throw new UsageError(`--set ${setting}: ${noNode(changed, place.replace(/\.[^.]*$/, ''))}`)
    const field = place.slice(node.id.length + 1)
    const next: Node = { ...node, config: { ...node.config, [field]: jsonOrText(text) } }
    return withNode(changed, next)
  }, document)
}

/**
 * What is said to nodes before a run, as "node=value". To a node that takes a file, the value is its path.
 * @throws UsageError
 */
export async function readAnswers(
  document: Document,
  answers: readonly string[],
  types: NodeTypes,
): Promise<RunInputs> {
  const inputs: RunInputs = {}
  for (const answer of answers) {
    const [nodeId, text] = split(answer, '--in node=value')
    const node = nodesOf(document).find(({ id }) => id === nodeId)
    if (!node) throw new UsageError(`--in ${answer}: ${noNode(document, nodeId)}`)
    inputs[nodeId] = await asInput(text, types.get(node.type)?.input)
  }
  return inputs
}

/** Asks for what is still open: a person line by line; else all of stdin goes to the first that is left. */
export async function askFor(
  document: Document,
  given: RunInputs,
  types: NodeTypes,
  { stdin }: Terminal,
  called?: Pipeline,
): Promise<RunInputs> {
  const inputs: RunInputs = { ...given }
  const open = openQuestions(document, inputs, types, called)
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

const IMAGE_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

async function asInput(text: string, kind: 'text' | 'image' | 'file' | undefined): Promise<RunInput> {
  if (kind !== 'image' && kind !== 'file') return text
  try {
    const bytes = await readFile(text)
    const name = basename(text)
    const imageType = IMAGE_TYPES[name.split('.').at(-1)?.toLowerCase() ?? '']
    if (kind === 'file' && !imageType) return { file: { name, mediaType: 'text/plain', text: bytes.toString('utf8') } }
    return { image: { mediaType: imageType ?? 'image/png', data: bytes.toString('base64') } }
  } catch (error) {
    throw new UsageError(`--in …=${text}: ${sayFileError(error)}`)
  }
}

function split(text: string, form: string): [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new UsageError(`“${text}” is not of the form ${form}.`)
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

function noNode(document: Document, id: string): string {
  return `there is no node “${id}”. There are: ${nodesOf(document)
    .map(node => node.id)
    .join(', ')}.`
}

function withNode(document: Document, next: Node): Document {
  const pipelines = document.pipelines.map(pipeline => ({
    ...pipeline,
    nodes: pipeline.nodes.map(node => (node.id === next.id ? next : node)),
  }))
  return { ...document, pipelines }
}
