import { createStore } from 'zustand/vanilla'
import type { Document, Node } from '../../model/document'
import type { RunEvent } from '../../model/events'
import { isInference, isRouter, showsReply } from '../../model/known-types'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'

/** Predict, then reveal: what is guessed before results are shown. Part of the page, and of no run. */
export interface PredictState {
  /** Whether results are held back: the device's switch is on, or the open document asks for it. */
  on: boolean
  /** Who guesses. Empty: one person, who needs no name. */
  guessers: readonly string[]
  /** By node id and guesser, as text. */
  guesses: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Whether the results of the run are shown. */
  revealed: boolean
  /** The run that was guessed about; null before one. */
  runId: string | null
}

export const predictStore = createStore<PredictState>(() => ({
  on: false,
  guessers: [],
  guesses: {},
  revealed: false,
  runId: null,
}))

/** Whether a document requires guesses before results. */
export function asksToPredict({ settings }: Document): boolean {
  return (settings as { predict?: unknown } | undefined)?.predict === true
}

/** Whether a card's result is guessed, or only held back because it would give away those that are. */
type PredictRole = 'guessed' | 'held'

const known = new WeakMap<Document, ReadonlyMap<string, PredictRole>>()

/**
 * The cards of a document whose results are held back, by node id. In a pipeline with displays, these are guessed.
 * Without displays the replies are: of the cards that show them, else of the inferences. A router is guessed where it has
 * a choice.
 */
export function predictRoles(document: Document, nodeTypes: NodeTypes): ReadonlyMap<string, PredictRole> {
  const before = known.get(document)
  if (before) return before
  const roles = new Map(
    document.pipelines.flatMap(({ id, nodes }) => {
      const ways = document.edges.filter(({ kind, source }) => kind === 'next' && source === id)
      const routers = ways.length < 2 ? [] : nodes.filter(isRouter)
      return [...rolesIn(nodes, nodeTypes), ...routers.map((node): [string, PredictRole] => [node.id, 'guessed'])]
    }),
  )
  known.set(document, roles)
  return roles
}

function rolesIn(nodes: readonly Node[], nodeTypes: NodeTypes): [string, PredictRole][] {
  const parsed = nodes.map(node => parseNode(node, nodeTypes)).filter(isReadable)
  const displays = parsed.filter(({ type }) => type.family === 'output' && type.tool)
  const words = parsed.filter(({ type }) => showsReply(type) || (type.family === 'output' && type.run))
  const replies = parsed.filter(({ type }) => isInference(type))
  const [guessed = [], ...others] = [displays, words, replies].filter(group => group.length > 0)
  return [
    ...others.flat().map(({ node }): [string, PredictRole] => [node.id, 'held']),
    ...guessed.map(({ node }): [string, PredictRole] => [node.id, 'guessed']),
  ]
}

const resultTypes: ReadonlySet<RunEvent['type']> = new Set([
  ...(['text-delta', 'reasoning-delta', 'response', 'tool-call', 'tool-result', 'route'] as const),
])

/** Whether an event gives away the result of one of these cards. */
function isResult(event: RunEvent, cards: ReadonlyMap<string, unknown>): boolean {
  const isOutput = event.type === 'node-end' && event.output !== null
  return 'nodeId' in event && cards.has(event.nodeId) && (isOutput || resultTypes.has(event.type))
}

/** What a person must see of a run whose results are held back: it waits for an answer. */
const askingTypes: ReadonlySet<RunEvent['type']> = new Set(['await-user', 'user-answer'])

/**
 * What is shown of a run: all of it, or, while its results are held back, what came before the first of them and what it
 * asks. The same list where nothing is held back. A run that has failed has nothing to guess.
 */
export function shownEvents(
  events: readonly RunEvent[],
  { on, revealed, runId }: Pick<PredictState, 'on' | 'revealed' | 'runId'>,
  nodeTypes: NodeTypes,
): readonly RunEvent[] {
  const [start] = events
  if (!on || start?.type !== 'run-start' || !start.document || (revealed && start.runId === runId)) return events
  const end = events.at(-1)
  if (end?.type === 'run-end' && end.status === 'failed') return events
  const roles = predictRoles(start.document, nodeTypes)
  const first = events.findIndex(event => isResult(event, roles))
  if (first === -1) return events
  return [...events.slice(0, first), ...events.slice(first).filter(({ type }) => askingTypes.has(type))]
}
