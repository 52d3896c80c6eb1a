import type { Document, Node, Pipeline } from '../../model/document'
import { graphOf, type PipelineGraph } from '../../model/graph'
import { isJsonObject, type JsonObject } from '../../model/json'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'
import { nodesBySlug, slugsByNode } from '../../model/slugs'
import { integrationSchema, stepCalls } from '../../model/step-tools'
import { pipelineTool } from '../tools/pipeline-tool'
import { nearestName } from './nearest'

/** What templates of a document can name. */
export interface ReadableNames {
  document: Document
  types: NodeTypes
  graph: PipelineGraph
  slugs: ReadonlyMap<string, string>
  /** The slug of the node that has this id: people mistake one for the other. Else the nearest. */
  slugMeant(name: string): string | undefined
  variables: KnownNames
  /** The pipeline and the place in it of each node, by id. */
  places: ReadonlyMap<string, { pipeline: Pipeline; node: Node; index: number }>
  /** The pipelines that lead to each pipeline by `next` edges, itself among them, by id. */
  before(pipelineId: string): ReadonlySet<string>
  /** The pipelines that edges of a run lead to, without a call. */
  main: ReadonlySet<string>
  /** The arguments that a pipeline may read, or null where any may come. */
  input(pipeline: Pipeline): { known: KnownNames; isOpen: boolean }
}

/** Names that may be used in one place. */
export interface KnownNames {
  names: readonly string[]
  has(name: string): boolean
  /** The one that was probably meant. */
  nearest(name: string): string | undefined
}

export function knownNames(names: readonly string[]): KnownNames {
  const all = new Set(names)
  return { names, has: name => all.has(name), nearest: name => nearestName(name, names) }
}

/** What the templates of a document can name. */
export function readableNames(document: Document, types: NodeTypes): ReadableNames {
  const graph = graphOf(document, types)
  const places = new Map(
    document.pipelines.flatMap(pipeline =>
      pipeline.nodes.map((node, index) => [node.id, { pipeline, node, index }] as const),
    ),
  )
  const before = once((pipelineId: string) => {
    const found = new Set([pipelineId])
    // A set that grows is walked to its new end.
    for (const id of found) for (const { source } of graph.nextTo.get(id) ?? []) found.add(source)
    return found
  })
  const called = new Set([
    ...document.edges.flatMap(({ kind, target }) => (kind === 'tool' ? [target] : [])),
    ...stepCalls(document, types).flatMap(({ tool }) => (tool.kind === 'pipeline' ? [tool.id] : [])),
  ])
  const schemaOf = once((head: Pipeline) =>
    head.tool || called.has(head.id) || takesArguments(head, types) ? pipelineTool(head, types).inputSchema : null,
  )
  const input = once((pipeline: Pipeline) => {
    const schemas = [...before(pipeline.id)].flatMap((id): JsonObject[] => {
      const head = graph.pipelines.get(id)
      const schema = head && schemaOf(head)
      return schema ? [schema] : []
    })
    const names = schemas.flatMap(({ properties }) => (isJsonObject(properties) ? Object.keys(properties) : []))
    return {
      known: knownNames(names),
      isOpen: schemas.some(schema => !isJsonObject(schema.properties) || schema.patternProperties !== undefined),
    }
  })
  const main = new Set(graph.entries.map(({ id }) => id))
  for (const id of main) for (const { target } of graph.nextFrom.get(id) ?? []) main.add(target)
  const slugs = nodesBySlug(document)
  const slugOf = slugsByNode(document)
  return {
    document,
    types,
    graph,
    slugs,
    slugMeant: name => slugOf.get(name) ?? nearestName(name, [...slugs.keys()]),
    variables: knownNames(Object.keys(document.variables ?? {})),
    places,
    before,
    main,
    input,
  }
}

/** A function that works out each answer once. */
function once<In, Out>(work: (input: In) => Out): (input: In) => Out {
  const known = new Map<In, Out>()
  return input => {
    if (!known.has(input)) known.set(input, work(input))
    return known.get(input) as Out
  }
}

function takesArguments({ nodes }: Pipeline, types: NodeTypes): boolean {
  return nodes.some(node => {
    const parsed = parseNode(node, types)
    return isReadable(parsed) && integrationSchema(parsed) !== undefined
  })
}
