import { type MessageDescriptor, msg } from '../../language/message'
import type { Document, Edge, Node, Pipeline } from '../../model/document'
import { graphOf, groupBy } from '../../model/graph'
import { inferenceOf } from '../../model/inference'
import { isNote, isRouter } from '../../model/known-types'
import { neighborsOf } from '../../model/neighbors'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'
import { type RouterConfig, routerOf } from '../../model/router'
import { isCallable } from '../../model/step-tools'
import { offeringSegmentsOf } from '../tools/offered-tools'
import { pipelineToolName } from '../tools/pipeline-tool'
import { activation, withNodes, withoutConnection } from './fixes'
import type { Problem } from './problem'

/** Problems of routers without a choice, and of edges that no run uses. */
export function edgeProblems(document: Document, types: NodeTypes): Problem[] {
  const pipelines = new Map(document.pipelines.map(pipeline => [pipeline.id, pipeline]))
  const leaving = groupBy(document.edges, ({ source }) => source)
  return [
    ...document.pipelines.flatMap(pipeline => {
      const edges = (leaving.get(pipeline.id) ?? []).filter(({ target }) => pipelines.has(target))
      return [
        ...routerProblems(pipeline, edges, pipelines, types),
        ...(edges.some(({ kind }) => kind === 'tool') ? idleCalls(document, pipeline, edges, pipelines, types) : []),
      ]
    }),
    ...onlyCalled(document, pipelines, types),
    ...document.edges.flatMap(edge => looseEnd(document, edge, pipelines)),
  ]
}

type Pipelines = ReadonlyMap<string, Pipeline>

const nameIn = (pipelines: Pipelines, id: string) => pipelines.get(id)?.name || id

function routerProblems(pipeline: Pipeline, edges: readonly Edge[], pipelines: Pipelines, types: NodeTypes): Problem[] {
  const next = edges.filter(({ kind }) => kind === 'next')
  return pipeline.nodes.flatMap((node, index) => {
    const parsed = parseNode(node, types)
    const settings = isReadable(parsed) && routerOf(parsed)
    if (!settings) return []
    const problems: Problem[] = []
    if (next.length === 0) {
      const message = msg(
        'This router has nowhere to go yet. Connect its pipeline to the ones that it can choose from.',
      )
      problems.push({ nodeId: node.id, message })
    }
    const below = pipeline.nodes.slice(index + 1)
    if (below.some(isRouter)) {
      problems.push({
        nodeId: node.id,
        message: msg('There is another router below this one, and only the last one chooses the path.'),
        fix: {
          label: msg('Remove this router'),
          apply: document => withNodes(document, pipeline.id, nodes => nodes.filter(({ id }) => id !== node.id)),
        },
      })
    } else if (below.some(each => doesSomething(each, types))) {
      problems.push({
        nodeId: node.id,
        message: msg(
          'The cards below this router run before the run goes on, whichever path it chose. It belongs at the end.',
        ),
        fix: {
          label: msg('Move it to the end'),
          apply: document =>
            withNodes(document, pipeline.id, nodes => [...nodes.filter(({ id }) => id !== node.id), node]),
        },
      })
    }
    return settings.mode === 'rules' ? [...problems, ...ruleProblems(node, settings, next, pipelines)] : problems
  })
}

/** Rules without a target, and targets without a rule. */
function ruleProblems(
  node: Node,
  { rules, otherwise }: RouterConfig,
  next: readonly Edge[],
  pipelines: Pipelines,
): Problem[] {
  if (next.length === 0) return []
  const joined = new Set(next.map(({ target }) => target))
  const wanted = [...rules.map(({ target }) => target), ...(otherwise ? [otherwise] : [])]
  const unjoined = [...new Set(wanted)].filter(target => !joined.has(target))
  const fallback = otherwise ?? next.at(-1)?.target
  const unused = rules.length === 0 ? [] : next.filter(({ target }) => target !== fallback && !wanted.includes(target))
  return [
    ...unjoined.map(target => ({
      nodeId: node.id,
      message: msg(
        'A rule leads to “{target}”, but this pipeline does not go on there. Connect them, or change the rule.',
        { target: nameIn(pipelines, target) },
      ),
    })),
    ...unused.map(edge => ({
      nodeId: node.id,
      message: msg('No rule leads to “{target}”, so no run goes there.', { target: nameIn(pipelines, edge.target) }),
      edge,
      fix: withoutConnection(edge),
    })),
  ]
}

/** Tool edges that no model can use. */
function idleCalls(
  document: Document,
  pipeline: Pipeline,
  edges: readonly Edge[],
  pipelines: Pipelines,
  types: NodeTypes,
): Problem[] {
  const segments = offeringSegmentsOf(pipeline, types, neighborsOf(document, pipeline.id))
  const models = segments.filter(({ inference }) => inference)
  return edges.flatMap((edge): Problem[] => {
    const target = pipelines.get(edge.target)
    if (edge.kind !== 'tool' || !target) return []
    const [caller, called] = [nameIn(pipelines, pipeline.id), nameIn(pipelines, target.id)]
    const say = (message: MessageDescriptor, fix = withoutConnection(edge)): Problem[] => [
      { nodeId: null, pipelineId: pipeline.id, message, edge, fix },
    ]
    if (models.length === 0) return say(msg('“{caller}” has no model that could call “{called}”.', { caller, called }))
    if (target.nodes.length === 0)
      return say(msg('“{called}” has no cards yet, so calling it gives nothing back.', { called }))
    if (!isCallable(target)) {
      return say(
        target.tool?.status === 'draft'
          ? msg('“{called}” is a draft, so no model can call it.', { called })
          : msg('“{called}” is switched off, so no model can call it.', { called }),
        activation(target),
      )
    }
    const isOffered = models.some(({ inference, tools }) => {
      const offer = tools.find(each => each.kind === 'pipeline' && each.pipelineId === target.id)
      const enabled = inference && inferenceOf(inference)?.enabledTools
      return offer && (enabled?.includes(offer.tool.name) ?? true)
    })
    if (isOffered) return []
    return say(
      msg('No model of “{caller}” may use {target}: their lists of tools leave it out.', {
        caller,
        target: pipelineToolName(target),
      }),
    )
  })
}

/** `next` edges of a pipeline that is only called as a tool: the answer returns to the caller. */
function onlyCalled(document: Document, pipelines: Pipelines, types: NodeTypes): Problem[] {
  const { entries, nextFrom, toolsFrom } = graphOf(document, types)
  const called = new Set([...toolsFrom.values()].flatMap(edges => edges.map(({ target }) => target)))
  const reached = new Set(entries.map(({ id }) => id))
  // A Set that grows during iteration is iterated to its new end.
  for (const id of reached) for (const { target } of nextFrom.get(id) ?? []) reached.add(target)
  return document.edges.flatMap(edge => {
    const { source, target, kind } = edge
    if (kind !== 'next' || !called.has(source) || reached.has(source) || !pipelines.has(target)) return []
    const message = msg('“{source}” only answers its callers, so it does not go on to “{target}”.', {
      source: nameIn(pipelines, source),
      target: nameIn(pipelines, target),
    })
    return [{ nodeId: null, pipelineId: source, message, edge, fix: withoutConnection(edge) }]
  })
}

/** An edge from or to a removed pipeline. */
function looseEnd({ pipelines: [first] }: Document, edge: Edge, pipelines: Pipelines): Problem[] {
  const ends = [edge.source, edge.target].filter(id => pipelines.has(id))
  const owner = ends[0] ?? first?.id
  if (ends.length === 2 || owner === undefined) return []
  const message = msg('A connection leads to or from a pipeline that is gone.')
  return [{ nodeId: null, pipelineId: owner, message, edge, fix: withoutConnection(edge) }]
}

function doesSomething(node: Node, types: NodeTypes): boolean {
  const parsed = parseNode(node, types)
  return isReadable(parsed) && !isNote(node)
}
