import type { Document, Edge, Pipeline } from '../model/document'
import {
  checkGraph,
  circleSentence,
  circlesOf,
  GraphError,
  graphOf,
  MAX_DEPTH,
  type PipelineGraph,
} from '../model/graph'
import type { NodeTypes } from '../model/node-type'
import { nodeOf, stepCalls } from '../model/step-tools'
import { withoutConnection } from './fixes'
import type { Fix, Problem } from './problem'

/** Circles beyond these are found when the first are gone. */
const MOST_CIRCLES = 20

/**
 * Circles, pipelines that no run comes to, ways that end in nothing, edges that are there twice, and
 * calls that go too deep.
 */
export function flowProblems(document: Document, types: NodeTypes, known: readonly Problem[]): Problem[] {
  const graph = graphOf(document, types)
  const circles = circleProblems(document, graph, types)
  const closed = new Set(known.flatMap(({ edge }) => edge ?? []))
  return [
    ...circles,
    ...(circles.length === 0 ? [...nothingBegins(document, types), ...tooDeep(graph)] : []),
    ...unreachable(document, graph, types, closed),
    ...deadEnds(graph, document),
    ...doubles(document),
  ]
}

const nameOf = ({ id, name }: Pick<Pipeline, 'id' | 'name'>) => `“${name || id}”`

function circleProblems(document: Document, graph: PipelineGraph, types: NodeTypes): Problem[] {
  return (['next', 'tool'] as const).flatMap(kind =>
    circlesOf(graph, kind, MOST_CIRCLES).map((circle): Problem => {
      const said = { message: circleSentence(graph, circle, kind), severity: 'error' as const }
      const steps = circle.slice(1).map((target, index) => ({ source: circle[index] ?? '', target }))
      // The edge that closes the circle goes, or else the last that is an edge and no step.
      const edges = steps.flatMap(step => document.edges.find(edge => joins(edge, step, kind)) ?? [])
      const edge = edges.at(-1)
      if (edge) return { nodeId: null, pipelineId: edge.source, ...said, edge, fix: withoutConnection(edge) }
      const last = steps.at(-1)
      const call = stepCalls(document, types).find(
        ({ pipeline, tool }) => pipeline.id === last?.source && tool.id === last.target,
      )
      return call ? { nodeId: call.node.id, ...said } : { nodeId: null, pipelineId: circle[0] ?? '', ...said }
    }),
  )
}

function joins(edge: Edge, { source, target }: Pick<Edge, 'source' | 'target'>, kind: Edge['kind']): boolean {
  return edge.source === source && edge.target === target && edge.kind === kind
}

function nothingBegins(document: Document, types: NodeTypes): Problem[] {
  try {
    checkGraph(document, types)
    return []
  } catch (error) {
    const [first] = document.pipelines
    if (!(error instanceof GraphError) || !first) throw error
    return [{ nodeId: null, pipelineId: first.id, message: error.message, severity: 'error' }]
  }
}

/** Pipelines at the beginning of a chain of calls that is longer than a run goes. */
function tooDeep({ toolsFrom, entries }: PipelineGraph): Problem[] {
  return entries.flatMap((pipeline): Problem[] => {
    let level = new Set([pipeline.id])
    for (let depth = 0; depth <= MAX_DEPTH && level.size > 0; depth++) {
      level = new Set([...level].flatMap(id => (toolsFrom.get(id) ?? []).map(({ target }) => target)))
    }
    if (level.size === 0) return []
    const message = `From ${nameOf(pipeline)}, pipelines call each other more than ${MAX_DEPTH} deep. The calls beyond that fail.`
    return [{ nodeId: null, pipelineId: pipeline.id, message }]
  })
}

/** Pipelines to which nothing leads that a run can go over. */
function unreachable(document: Document, graph: PipelineGraph, types: NodeTypes, closed: ReadonlySet<Edge>): Problem[] {
  const open = document.edges.filter(edge => !closed.has(edge))
  const calls = stepCalls(document, types)
  const ways = [
    ...open,
    ...calls.flatMap(({ pipeline, tool }) => {
      const target = tool.kind === 'pipeline' ? tool.id : nodeOf(document, tool.id)?.pipeline.id
      return target === undefined ? [] : [{ source: pipeline.id, target }]
    }),
  ]
  const waysFrom = new Map<string, string[]>()
  for (const { source, target } of ways) waysFrom.set(source, [...(waysFrom.get(source) ?? []), target])
  const reached = new Set(graph.entries.map(({ id }) => id))
  // A set that grows is walked to its new end.
  for (const id of reached) for (const target of waysFrom.get(id) ?? []) reached.add(target)
  return document.pipelines
    .filter(({ id, nodes }) => !reached.has(id) && !nodes.some(node => graph.calledNodes.has(node.id)))
    .map((pipeline): Problem => {
      const sources = [...document.edges, ...ways]
        .filter(({ target }) => target === pipeline.id)
        .flatMap(({ source }) => graph.pipelines.get(source) ?? [])
      const names = [...new Set(sources.map(nameOf))].join(', ')
      const isClosed = sources.some(({ id }) => reached.has(id))
      const why = isClosed ? `the way from ${names} is closed` : `no run comes to ${names} either`
      return {
        nodeId: null,
        pipelineId: pipeline.id,
        message: `No run comes to ${nameOf(pipeline)}${names ? `: ${why}` : ''}.`,
      }
    })
}

/** Ways that lead on to a pipeline which has no cards and goes nowhere. */
function deadEnds({ pipelines, nextFrom, nextTo }: PipelineGraph, { edges }: Document): Problem[] {
  return [...pipelines.values()].flatMap((pipeline): Problem[] => {
    if (pipeline.nodes.length > 0 || nextFrom.has(pipeline.id)) return []
    const edge = nextTo.get(pipeline.id)?.[0]
    const place = { nodeId: null, pipelineId: pipeline.id }
    if (edge) {
      const message = `${nameOf(pipeline)} has no cards yet, so the way there ends in nothing.`
      const leadsHere = ({ kind, target }: Edge) => kind === 'next' && target === pipeline.id
      const apply: Fix['apply'] = document => ({
        ...document,
        edges: document.edges.filter(each => !leadsHere(each)),
      })
      return [{ ...place, message, fix: { label: 'Take the edge away', apply } }]
    }
    const isAlone = pipelines.size > 1 && !edges.some(({ target }) => target === pipeline.id)
    return isAlone ? [{ ...place, message: `${nameOf(pipeline)} has no cards yet.`, severity: 'hint' }] : []
  })
}

/** Edges that join what another joins in the same way. */
function doubles({ pipelines, edges }: Document): Problem[] {
  const there = new Map(pipelines.map(pipeline => [pipeline.id, pipeline]))
  const seen = new Set<string>()
  return edges.flatMap((edge): Problem[] => {
    const [source, target] = [there.get(edge.source), there.get(edge.target)]
    const key = JSON.stringify([edge.source, edge.target, edge.kind])
    const isSecond = seen.has(key)
    seen.add(key)
    if (!isSecond || !source || !target) return []
    const message = `${nameOf(source)} and ${nameOf(target)} are joined twice in the same way.`
    return [{ nodeId: null, pipelineId: source.id, message, severity: 'hint', fix: withoutConnection(edge, 1) }]
  })
}
