import type { Document, Node } from '../../engine/document'
import type { NodeTypes } from '../../engine/node-type'
import { isReadable, parseNode } from '../../engine/parsed-node'
import type { PredictState } from '../../store/predict'
import { type GuessKind, guessKindOf, inWords } from './guess-kind'

/** A card whose result stays covered: people guess about it, or it waits for the others, since it says what they show. */
export type Role = { guess: GuessKind } | { waitsFor: readonly string[] }

const known = new WeakMap<Document, ReadonlyMap<string, Role>>()

/** What is covered of a document, by node id. */
export function rolesOf(document: Document, nodeTypes: NodeTypes): ReadonlyMap<string, Role> {
  const before = known.get(document)
  if (before) return before
  const roles = new Map(document.pipelines.flatMap(({ nodes }) => rolesIn(nodes, nodeTypes)))
  known.set(document, roles)
  return roles
}

/**
 * In a pipeline with displays, they are guessed and words follow them. In one without, the words are guessed: those of
 * the cards that show replies, else of the inferences.
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

/** Whether a card's result may be seen. */
export function isShown(role: Role | undefined, nodeId: string, { revealed }: Pick<PredictState, 'revealed'>): boolean {
  if (!role) return true
  return 'guess' in role ? revealed.includes(nodeId) : role.waitsFor.every(id => revealed.includes(id))
}

/** Whether any result of a document is still covered. */
export function isAnyCovered(
  document: Document,
  nodeTypes: NodeTypes,
  state: Pick<PredictState, 'on' | 'revealed'>,
): boolean {
  return state.on && [...rolesOf(document, nodeTypes)].some(([nodeId, role]) => !isShown(role, nodeId, state))
}
