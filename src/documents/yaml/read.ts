import { isMap } from 'yaml'
import { type MessageDescriptor, msg } from '../../language/message'
import type { Document, Node } from '../../model/document'
import { isJsonObject, type JsonValue } from '../../model/json'
import { foreignFormat, foreignProgram } from '../format/foreign-format'
import { parseDocument } from '../format/parse'
import { orderOf } from './chain'
import { toNode } from './config'
import { FieldReader } from './fields'
import { readNodes, type WrittenNode } from './nodes'
import type { YamlProblem } from './problem'
import { parseData, parseYaml } from './syntax'

/** Fields of a document that are kept unchanged. */
const preservedFields = ['variables', 'settings', 'language']
const documentFields = new Set(['nodes', 'name', 'id', 'pipeline', 'tool', ...preservedFields])
/** Ids of a document without any. */
export const usualIds = { document: 'document', pipeline: 'main' }

/** What the text of a pipeline does not say. */
interface YamlOptions {
  /** Name of the document, where the text has none. */
  name?: string
  /** Node types that the text may name without a prefix, with their settings under `config`. */
  nodeTypes?: readonly string[]
}

/**
 * Parses a pipeline in its YAML form. All problems are reported with line and column; `notes` are on what was dropped
 * or has no effect.
 */
export function readYaml(
  text: string,
  { name = '', nodeTypes = [] }: YamlOptions = {},
): { document: Document; notes: YamlProblem[] } | { problems: YamlProblem[] } {
  const tree = parseYaml(text.replace(/^\ufeff/, ''))
  if (!('root' in tree)) return tree
  const { root, problems } = tree
  const reader = new FieldReader(tree, text)
  const fields = reader.fieldsOf(root)
  if (!isMap(root))
    problems.error(
      root?.range?.[0] ?? 0,
      msg({
        message: 'This should be a pipeline in YAML: “nodes:”, and what they are.',
        note: '“nodes:” is written in the text.',
      }),
    )
  const written = isMap(root)
    ? readNodes(fields.get('nodes'), root.range?.[0] ?? 0, { reader, problems, nodeTypes })
    : []
  const program = problems.errors.length > 0 ? programOf(text) : undefined
  if (program) return { problems: [{ message: program, line: 1, column: 1 }] }
  const links = written.map(node => linkOf(node, reader))
  const order = problems.errors.length > 0 ? [] : orderOf(links, problems)

  const byId = new Map(written.map(node => [node.id, node]))
  const nodeIds = new Map(written.map(({ id, nodeId }) => [id, nodeId]))
  const types = new Map(written.map(({ id, kind }) => [id, typeOf(kind)]))
  const places = new Map(order.map((id, place) => [id, place]))
  const nodes = order.flatMap((id, place): Node[] => {
    const node = byId.get(id)
    const isBefore = (other: string) => (places.get(other) ?? place) < place
    return node ? [toNode(node, { reader, problems, types, nodeIds, isBefore, above: order[place - 1] })] : []
  })
  if (problems.errors.length > 0) return { problems: problems.errors }

  for (const { name: field, nameAt } of fields.values()) {
    if (!documentFields.has(field))
      problems.note(nameAt, msg('“{field}” is nothing that a pipeline has, and was left out.', { field }))
  }
  const title = reader.textOf(fields.get('name')) || name
  const tool = fields.get('tool')
  const pipeline = reader.fieldsOf(fields.get('pipeline')?.value ?? null)
  const rest = preservedFields.flatMap(field => {
    const found = fields.get(field)
    return found ? [[field, reader.valueOf(found)]] : []
  })
  const parsed = parseDocument({
    version: 1,
    id: reader.textOf(fields.get('id')) || usualIds.document,
    name: title,
    pipelines: [
      {
        id: reader.textOf(pipeline.get('id')) || usualIds.pipeline,
        name: reader.textOf(pipeline.get('name')) ?? title,
        nodes,
        ...(tool && { tool: reader.valueOf(tool) }),
      },
    ],
    edges: [],
    ...Object.fromEntries(rest),
  })
  if ('problem' in parsed) return { problems: [{ message: parsed.problem, line: 1, column: 1 }] }
  return { document: parsed.document, notes: problems.notes }
}

/** The sentence on a flow that another program wrote as YAML. */
function programOf(text: string): MessageDescriptor | undefined {
  const data = parseData(text) as JsonValue
  return isJsonObject(data) && foreignProgram(data) ? foreignFormat(data) : undefined
}

function linkOf({ id, at, fields, kind }: WrittenNode, reader: FieldReader) {
  const next = fields.get('next')
  const path = reader.textOf(next)
  return {
    id,
    at,
    isEntry: reader.flagOf(fields.get('entry')),
    isTermination: kind === 'termination',
    ...(next && path && { next: { path, at: next.at } }),
  }
}

function typeOf(kind: WrittenNode['kind']): string {
  if (kind === 'termination') return ''
  return 'form' in kind ? kind.form.type : kind.other
}
