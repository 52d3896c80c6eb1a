import { msg } from '../../language/message'
import type { Document, Edge, Pipeline } from '../../model/document'
import { EngineError } from '../../model/engine-error'
import { checkGraph, cycleSentence, cyclesOf, graphOf, groupBy, MAX_DEPTH, type PipelineGraph } from '../../model/graph'
import type { NodeTypes } from '../../model/node-type'
import { stepCalls } from '../../model/step-tools'
import { withoutConnection } from './fixes'
import { type Fix, listed, type Problem } from './problem'

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

const nameOf = ({ id, name }: Pick<Pipeline, 'id' | 'name'>) => name || id

function circleProblems(document: Document, graph: PipelineGraph, types: NodeTypes): Problem[] {
  const first = new Map<string, Edge>()
  for (const edge of document.edges) {
    const key = keyOf(edge, edge.kind)
    if (!first.has(key)) first.set(key, edge)
  }
  return (['next', 'tool'] as const).flatMap(kind =>
    cyclesOf(graph, kind, MOST_CIRCLES).map((circle): Problem => {
      const said = { message: cycleSentence(graph, circle, kind), severity: 'error' as const }
      const steps = circle.slice(1).map((target, index) => ({ source: circle[index] ?? '', target }))
      // The edge that closes the circle goes, or else the last that is an edge and no step.
      const edges = steps.flatMap(step => first.get(keyOf(step, kind)) ?? [])
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

function keyOf({ source, target }: Pick<Edge, 'source' | 'target'>, kind: Edge['kind']): string {
  return JSON.stringify([source, target, kind])
}

function nothingBegins(document: Document, types: NodeTypes): Problem[] {
  try {
    checkGraph(document, types)
    return []
  } catch (error) {
    const [first] = document.pipelines
    if (!(error instanceof EngineError) || !first) throw error
    return [{ nodeId: null, pipelineId: first.id, message: error.words, severity: 'error' }]
  }
}

/** Pipelines at the beginning of a chain of calls that is longer than a run goes. */
function tooDeep({ toolsFrom, entries }: PipelineGraph): Problem[] {
  /** The pipelines from which so many calls can follow each other, one more each time. */
  let deep: ReadonlySet<string> | null = null
  for (let depth = 0; depth <= MAX_DEPTH; depth++) {
    const calls = [...toolsFrom].filter(([, edges]) => edges.some(({ target }) => deep?.has(target) ?? true))
    deep = new Set(calls.map(([source]) => source))
  }
  return entries.flatMap((pipeline): Problem[] => {
    if (!deep?.has(pipeline.id)) return []
    const message = msg(
      'From “{name}”, pipelines call each other more than {depth} deep. The calls beyond that fail.',
      { name: nameOf(pipeline), depth: MAX_DEPTH },
    )
    return [{ nodeId: null, pipelineId: pipeline.id, message }]
  })
}

/** Pipelines to which nothing leads that a run can go over. */
function unreachable(document: Document, graph: PipelineGraph, types: NodeTypes, closed: ReadonlySet<Edge>): Problem[] {
  const open = document.edges.filter(edge => !closed.has(edge))
  // A step that calls a card runs that card alone, and not its pipeline.
  const calls = stepCalls(document, types).filter(({ tool }) => tool.kind === 'pipeline')
  const ways = [...open, ...calls.map(({ pipeline, tool }) => ({ source: pipeline.id, target: tool.id }))]
  const waysFrom = groupBy(ways, ({ source }) => source)
  const waysTo = groupBy([...document.edges, ...ways], ({ target }) => target)
  const reached = new Set(graph.entries.map(({ id }) => id))
  // A set that grows is walked to its new end.
  for (const id of reached) for (const { target } of waysFrom.get(id) ?? []) reached.add(target)
  return document.pipelines
    .filter(({ id, nodes }) => !reached.has(id) && !nodes.some(node => graph.calledNodes.has(node.id)))
    .map((pipeline): Problem => {
      const sources = (waysTo.get(pipeline.id) ?? []).flatMap(({ source }) => graph.pipelines.get(source) ?? [])
      const all = [...new Set(sources.map(source => `“${nameOf(source)}”`))]
      const names = listed(all)
      const isClosed = sources.some(({ id }) => reached.has(id))
      const name = nameOf(pipeline)
      const message =
        all.length === 0
          ? msg('No run reaches “{name}”.', { name })
          : isClosed
            ? msg('No run reaches “{name}”: the path from {names} is closed.', { name, names })
            : msg('No run reaches “{name}”: no run reaches {names} either.', { name, names })
      return { nodeId: null, pipelineId: pipeline.id, message }
    })
}

/** Ways that lead on to a pipeline which has no cards and goes nowhere. */
function deadEnds({ pipelines, nextFrom, nextTo }: PipelineGraph, { edges }: Document): Problem[] {
  const targets = new Set(edges.map(({ target }) => target))
  return [...pipelines.values()].flatMap((pipeline): Problem[] => {
    if (pipeline.nodes.length > 0 || nextFrom.has(pipeline.id)) return []
    const edge = nextTo.get(pipeline.id)?.[0]
    const place = { nodeId: null, pipelineId: pipeline.id }
    if (edge) {
      const message = msg('“{name}” has no cards yet, so that path leads nowhere.', { name: nameOf(pipeline) })
      const leadsHere = ({ kind, target }: Edge) => kind === 'next' && target === pipeline.id
      const apply: Fix['apply'] = document => ({
        ...document,
        edges: document.edges.filter(each => !leadsHere(each)),
      })
      return [{ ...place, message, fix: { label: msg('Remove the connection'), apply } }]
    }
    const isAlone = pipelines.size > 1 && !targets.has(pipeline.id)
    return isAlone
      ? [{ ...place, message: msg('“{name}” has no cards yet.', { name: nameOf(pipeline) }), severity: 'hint' }]
      : []
  })
}

/** Edges that join what another joins in the same way. */
function doubles({ pipelines, edges }: Document): Problem[] {
  const there = new Map(pipelines.map(pipeline => [pipeline.id, pipeline]))
  const seen = new Set<string>()
  return edges.flatMap((edge): Problem[] => {
    const [source, target] = [there.get(edge.source), there.get(edge.target)]
    const key = keyOf(edge, edge.kind)
    const isSecond = seen.has(key)
    seen.add(key)
    if (!isSecond || !source || !target) return []
    const message = msg('“{source}” and “{target}” are connected twice in the same way.', {
      source: nameOf(source),
      target: nameOf(target),
    })
    return [{ nodeId: null, pipelineId: source.id, message, severity: 'hint', fix: withoutConnection(edge, 1) }]
  })
}
