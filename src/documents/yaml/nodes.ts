import { isMap, isSeq, type YAMLMap, type YAMLSeq, type Node as YamlNode } from 'yaml'
import { nearestName } from '../../engine/checks/nearest'
import { msg } from '../../language/message'
import type { FieldReader, YamlField } from './fields'
import { commonFields, type NodeForm, nodeForms, OTHER_PREFIX, TERMINATIONS } from './forms'
import { isNodeId, readType } from './paths'
import type { Problems } from './problem'

/** A node as written, before its paths and templates are resolved. */
export interface WrittenNode {
  id: string
  /** Its id in the document, where that is another one. */
  nodeId: string
  at: number
  fields: ReadonlyMap<string, YamlField>
  kind: { form: NodeForm } | { other: string } | 'termination'
}

/** Context of parsing all nodes. */
interface NodesReading {
  reader: FieldReader
  problems: Problems
  /** Node types that are named without a prefix. */
  nodeTypes: readonly string[]
}

/** Parses `nodes`: a list of nodes with ids, or a map of nodes by id. */
export function readNodes(nodes: YamlField | undefined, rootAt: number, reading: NodesReading): WrittenNode[] {
  const { reader, problems } = reading
  if (!nodes || !(isSeq(nodes.value) || isMap(nodes.value))) {
    problems.error(
      nodes?.at ?? rootAt,
      msg('There should be “nodes”: a list of nodes, or a group of them by their ids.'),
    )
    return []
  }
  const entries = entriesOf(nodes.value, nodes.at, reader)
  if (entries.length === 0) problems.error(nodes.at, msg('There is no node yet.'))
  const seen = new Set<string>()
  const seenNodeIds = new Set<string>()
  return entries.flatMap(({ name, node, at }): WrittenNode[] => {
    if (!isMap(node)) {
      problems.error(at, msg('A node should be a group of fields, with an id and a type.'))
      return []
    }
    const fields = reader.fieldsOf(node)
    const idField = fields.get('id')
    const id = name ?? reader.textOf(idField)
    if (id === undefined) {
      problems.error(at, msg('This node has no id.'))
      return []
    }
    const idAt = name === undefined ? (idField?.at ?? at) : at
    if (!isNodeId(id))
      problems.error(idAt, msg('“{id}” cannot be an id: no “::”, no braces, no space around it.', { id }))
    const isDuplicate = seen.has(id)
    if (isDuplicate) problems.error(idAt, msg('There are two nodes “{id}”.', { id }))
    seen.add(id)
    const nodeIdField = fields.get('node_id')
    const nodeId = reader.textOf(nodeIdField) || id
    if (!isDuplicate && seenNodeIds.has(nodeId))
      problems.error(nodeIdField?.at ?? idAt, msg('There are two nodes “{id}”.', { id: nodeId }))
    seenNodeIds.add(nodeId)
    const kind = kindOf(fields.get('type'), at, id, reading)
    return kind ? [{ id, nodeId, at: idAt, fields, kind }] : []
  })
}

/** The nodes of a list, or of a map by id. */
function entriesOf(
  nodes: YAMLSeq | YAMLMap,
  nodesAt: number,
  reader: FieldReader,
): { name?: string; node: YamlNode | null; at: number }[] {
  if (isMap(nodes)) {
    return [...reader.fieldsOf(nodes).values()].map(({ name, nameAt, value }) => ({ name, node: value, at: nameAt }))
  }
  return nodes.items.map(item => ({
    node: reader.resolve(item),
    at: (item as YamlNode | null)?.range?.[0] ?? nodesAt,
  }))
}

function kindOf(
  field: YamlField | undefined,
  at: number,
  id: string,
  { reader, problems, nodeTypes }: NodesReading,
): WrittenNode['kind'] | null {
  const written = reader.textOf(field)
  if (field === undefined || written === undefined) {
    if (!field) problems.error(at, msg('“{id}” has no type.', { id }))
    return null
  }
  const type = readType(written)
  if (TERMINATIONS.includes(type)) return 'termination'
  const form = nodeForms.find(each => each.written === type)
  if (form) return { form }
  if (type.startsWith(OTHER_PREFIX) && type.length > OTHER_PREFIX.length)
    return { other: type.slice(OTHER_PREFIX.length) }
  if (nodeTypes.includes(type)) return { other: type }
  const others = nodeTypes.filter(each => !nodeForms.some(form => form.type === each))
  const known = [...nodeForms.map(each => each.written), ...TERMINATIONS.slice(0, 1), ...others]
  const meant = nearestName(type, known)
  problems.error(
    field.at,
    meant
      ? msg('There is no type “{type}”. Did you mean {meant}?', { type: written.trim(), meant })
      : msg('There is no type “{type}”. The usual ones are {known}.', {
          type: written.trim(),
          known: nodeForms.map(each => each.written).join(', '),
        }),
  )
  return null
}

/** Permitted fields of a node with a form. */
export function fieldsOfForm(form: NodeForm): ReadonlySet<string> {
  return new Set([
    ...Object.keys(form.texts),
    ...(form.reference ? [form.reference.written] : []),
    ...(form.model ? ['provider', 'model'] : []),
    ...form.same,
  ])
}

/** Permitted fields of every node. */
export const fieldsOfAll: ReadonlySet<string> = new Set([
  'id',
  'node_id',
  'type',
  'next',
  'entry',
  ...commonFields.config,
  ...commonFields.node,
])
