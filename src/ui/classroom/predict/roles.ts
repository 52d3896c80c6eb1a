import type { Document, Node } from '../../../model/document'
import type { NodeTypes } from '../../../model/node-type'
import { isReadable, parseNode } from '../../../model/parsed-node'
import type { PredictState } from '../../../store/run/predict'
import type { RunState } from '../../../store/run/run-state'
import { type GuessKind, guessKindOf, guessOfTargets, inWords } from './guess-kind'
import { nextPipelines } from './next-pipelines'

/** A card whose result is hidden: it is guessed, or waits for others because it would reveal them. */
type Role = { guess: GuessKind } | { waitsFor: readonly string[] }

/** What determines the visibility of a result. */
export interface VisibilityState {
  predict: Pick<PredictState, 'on' | 'revealed'>
  run: Pick<RunState, 'status' | 'nodes'>
}

const known = new WeakMap<Document, ReadonlyMap<string, Role>>()

/** Hidden cards of a document, by node id. */
export function rolesOf(document: Document, nodeTypes: NodeTypes): ReadonlyMap<string, Role> {
  const before = known.get(document)
  if (before) return before
  const roles = new Map(
    document.pipelines.flatMap(({ id, nodes }) => [
      ...rolesIn(nodes, nodeTypes),
      ...routerRoles(nodes, nextPipelines(document, id), nodeTypes),
    ]),
  )
  known.set(document, roles)
  return roles
}

/**
 * In a pipeline with displays, these are guessed and replies wait for them. Without displays the replies are guessed:
 * of the cards that show them, else of the inferences.
 */
function rolesIn(nodes: readonly Node[], nodeTypes: NodeTypes): [string, Role][] {
  const parsed = nodes.map(node => parseNode(node, nodeTypes)).filter(isReadable)
  const displays = parsed.filter(({ type }) => type.family === 'output' && type.tool)
  const words = parsed.filter(({ type }) => type.showsReply || (type.family === 'output' && type.run))
  const replies = parsed.filter(({ type }) => type.inference)
  const [guessed, ...others] = [displays, words, replies].filter(group => group.length > 0)
  const ids = (guessed ?? []).map(({ node }) => node.id)
  return [
    ...(guessed ?? []).map(({ node, type, config }): [string, Role] => [
      node.id,
      { guess: type.tool ? guessKindOf(type.tool(config)) : inWords },
    ]),
    ...others.flat().map(({ node }): [string, Role] => [node.id, { waitsFor: ids }]),
  ]
}

/** A router is guessed where it has a choice. */
function routerRoles(
  nodes: readonly Node[],
  ways: ReturnType<typeof nextPipelines>,
  nodeTypes: NodeTypes,
): [string, Role][] {
  if (ways.length < 2) return []
  return nodes
    .filter(({ type }) => nodeTypes.get(type)?.route)
    .map(({ id }): [string, Role] => [id, { guess: guessOfTargets(ways) }])
}

/** Whether a card's result is visible. */
export function isVisible(role: Role | undefined, nodeId: string, { predict, run }: VisibilityState): boolean {
  const isOpen = (id: string) => predict.revealed.includes(id) || wasSkipped(id, run)
  if (!role || wasSkipped(nodeId, run)) return true
  return 'guess' in role ? isOpen(nodeId) : role.waitsFor.every(isOpen)
}

/** Whether a run ended before it reached a card: there is nothing to guess. */
export function wasSkipped(nodeId: string, { status, nodes }: VisibilityState['run']): boolean {
  if (status === 'ready' || status === 'running' || status === 'waiting') return false
  const node = Object.hasOwn(nodes, nodeId) ? nodes[nodeId] : undefined
  return node === undefined || node.status === 'idle' || node.status === 'skipped'
}

/** Whether any result of a document is hidden. */
export function isAnyHidden(document: Document, nodeTypes: NodeTypes, seen: VisibilityState): boolean {
  return seen.predict.on && [...rolesOf(document, nodeTypes)].some(([nodeId, role]) => !isVisible(role, nodeId, seen))
}
