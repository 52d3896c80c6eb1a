import { msg } from '../../language/message'
import type { Document, Pipeline, RunInputs } from '../../model/document'
import { graphOf } from '../../model/graph'
import { isInference, isRouter, showsReply } from '../../model/known-types'
import { neighborsOf } from '../../model/neighbors'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'
import { isCallable, pipelineById, stepCalls } from '../../model/step-tools'
import { type OfferingSegment, offeringSegmentsOf } from '../tools/offered-tools'
import { callProblem, inputProblems } from './call-problem'
import { edgeProblems } from './edge-problems'
import { activation, moveAbove, withInference, withNodes } from './fixes'
import { flowProblems } from './flow-problems'
import type { Problem, Severity } from './problem'
import { templateProblems } from './template-problems'
import { duplicateTools, missingTools, unknownArguments, unknownToolNames, unusedTools } from './tool-problems'

export type { Problem }

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'hint']

/** How bad a problem is. */
export const severityOf = ({ severity = 'warning' }: Pick<Problem, 'severity'>): Severity => severity

/**
 * All that is wrong or odd in a document, the worst first: what cards and pipelines say of themselves, ways that no run
 * takes, circles, calls that lack arguments, tools that cannot be called, and templates that name what is not there.
 */
export function validateDocument(document: Document, inputs: RunInputs, types: NodeTypes): Problem[] {
  const known = findProblems(document, inputs, types)
  const found = [
    ...known,
    ...flowProblems(document, types, known),
    ...inputProblems(document, types),
    ...templateProblems(document, types),
    ...unusedTools(document, types),
  ]
  return SEVERITIES.flatMap(severity => found.filter(problem => severityOf(problem) === severity))
}

/** Problems of a document: parts that have no effect, or an unexpected one. */
export function findProblems(document: Document, inputs: RunInputs, types: NodeTypes): Problem[] {
  const leading = new Set(document.edges.filter(({ kind }) => kind === 'next').map(({ source }) => source))
  const { calledNodes } = graphOf(document, types)
  const found = document.pipelines.flatMap(pipeline => {
    const segments = offeringSegmentsOf(pipeline, types, neighborsOf(document, pipeline.id))
    return [
      ...ownProblems(pipeline, types),
      ...idleNodes(pipeline, segments, types, leading.has(pipeline.id), calledNodes),
      ...duplicateTools(segments),
      ...unknownArguments(segments),
      ...unknownToolNames(segments),
      ...missingTools(pipeline, segments, inputs, types),
    ]
  })
  return [...found, ...callProblems(document, types), ...edgeProblems(document, types)]
}

/** Nodes that cannot be parsed, and problems that their type reports. */
function ownProblems(pipeline: Pipeline, types: NodeTypes): Problem[] {
  let hasReply = false
  return pipeline.nodes.flatMap((node): Problem[] => {
    const parsed = parseNode(node, types)
    if (!isReadable(parsed)) return [{ nodeId: node.id, message: parsed.message, severity: 'error' }]
    const { type, config } = parsed
    const problems = type.problems?.(config, { hasReply }) ?? []
    hasReply ||= isInference(node)
    return problems.map(({ message, isError }) => ({
      nodeId: node.id,
      message,
      severity: isError ? 'error' : undefined,
    }))
  })
}

/**
 * Nodes without a reader. A person's input is read where a router or other work follows, or where it passes over an
 * edge into the next pipeline.
 */
function idleNodes(
  pipeline: Pipeline,
  segments: readonly OfferingSegment[],
  types: NodeTypes,
  leadsOn: boolean,
  calledNodes: ReadonlySet<string>,
): Problem[] {
  const lastIndex = segments.findLastIndex(segment => segment.inference)
  const last = segments[lastIndex]?.inference
  // A node that a step calls has its reader.
  const below = segments
    .slice(lastIndex + 1)
    .flatMap(segment => segment.nodes)
    .filter(({ id }) => !calledNodes.has(id))
  // What does work reads the cards above it.
  const lastReader = below.findLastIndex(node => isRouter(node) || types.get(node.type)?.run !== undefined)
  return below.flatMap((node, index) => {
    const parsed = parseNode(node, types)
    if (!isReadable(parsed)) return []
    const { context: adds, tool, name, input } = parsed.type
    if (input && (leadsOn || index < lastReader)) return []
    if (!last && (adds || tool || showsReply(node))) {
      return [
        {
          nodeId: node.id,
          message: msg('There is no model in this pipeline, so nothing happens here.'),
          fix: { label: msg('Add a model at the end'), apply: document => withInference(document, pipeline.id) },
        },
      ]
    }
    if (!last || !(adds || tool)) return []
    return [
      {
        nodeId: node.id,
        message: msg('“{name}” is below the last model, so no model sees it.', { name }),
        fix: {
          label: msg('Move it above the model'),
          apply: document => withNodes(document, pipeline.id, nodes => moveAbove(nodes, node.id, last.node.id)),
        },
      },
    ]
  })
}

/** Steps whose tool cannot be called, each with the reason. */
function callProblems(document: Document, types: NodeTypes): Problem[] {
  return stepCalls(document, types).flatMap((call): Problem[] => {
    const message = callProblem(document, call, types)
    if (message === null) return []
    const called = pipelineById(document, call.tool.id)
    const inactive = called && !isCallable(called) ? called : undefined
    const fix = call.tool.kind === 'pipeline' && inactive ? { fix: activation(inactive) } : {}
    return [{ nodeId: call.node.id, message, severity: 'error', ...fix }]
  })
}
