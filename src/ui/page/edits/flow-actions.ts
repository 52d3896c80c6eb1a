import { t } from '../../../language/active'
import { type LocalizedText, msg } from '../../../language/message'
import type { Edge, Pipeline } from '../../../model/document'
import { edgeRefusal } from '../../../model/graph'
import type { AppStores } from '../../../store/app'
import { type Draft, findNode } from '../../../store/document/draft'
import * as edits from '../../../store/document/edits-flow'
import { freshNodeId, randomText } from '../../../store/document/fresh-id'
import { useApp } from '../app-context'
import { focusWhenRendered } from '../focus-when-rendered'
import { type Screen, STACK_PLACE_ID, useScreen } from '../screen'

/** Actions on pipelines and edges. Each announces its result and labels its undo step. */
interface FlowActions {
  /** Selects a pipeline. */
  choose(pipelineId: string): void
  /** Adds an empty pipeline and selects it. */
  add(): void
  rename(pipelineId: string, name: string): void
  duplicate(pipelineId: string): void
  remove(pipelineId: string): void
  /** Moves a card into another pipeline. Focus moves to the card's neighbor, so that several can be moved in a row. */
  send(nodeId: string, cardName: string, pipelineId: string): void
  /** Connects two pipelines, or announces why that is not possible. */
  connect(edge: Pick<Edge, 'source' | 'target' | 'kind'>): void
  /** Changes an edge, or announces why that is not possible. */
  change(edge: Edge, change: Partial<Omit<Edge, 'id'>>): void
  disconnect(edge: Edge): void
  place(positions: Record<string, { x: number; y: number } | null>, label: LocalizedText): void
}

/** Creates the actions of one page. */
function flowActions({ editor, nodeTypes }: AppStores, screen: Screen): FlowActions {
  const document = () => editor.getState().draft.document
  const nameOf = (id: string) => nameOfPipeline(document().pipelines, id)

  function edit(label: LocalizedText, change: (draft: Draft) => Draft) {
    editor.endCoalescing()
    const done = editor.edit(change, { label })
    screen.announce(done ? msg('{change}.', { change: label }) : editor.getState().announcement)
  }

  function freshId(prefix: string): string {
    const { pipelines, edges } = document()
    const taken = new Set([...pipelines, ...edges].map(({ id }) => id))
    for (;;) {
      const id = `${prefix}-${randomText(4, Math.random)}`
      if (!taken.has(id)) return id
    }
  }

  function freshName(name: string): string {
    const taken = new Set(document().pipelines.map(pipeline => pipeline.name))
    let number = 2
    while (taken.has(`${name} ${number}`)) number++
    return `${name} ${number}`
  }

  function refused(edge: Pick<Edge, 'source' | 'target' | 'kind'>, without?: Edge): boolean {
    const { edges, ...rest } = document()
    const others = edges.filter(({ id }) => id !== without?.id)
    const refusal = edgeRefusal({ ...rest, edges: others }, edge, nodeTypes)
    if (refusal) screen.announce(refusal)
    return refusal !== null
  }

  return {
    choose: pipelineId => screen.setState({ pipelineId }),
    add() {
      const id = freshId('pipeline')
      const name = freshName(t('Pipeline'))
      edit(t('Added {name}', { name }), draft => edits.addPipeline(draft, { id, name }))
      screen.setState({ pipelineId: id })
    },
    rename(pipelineId, name) {
      const label = msg('Renamed a pipeline')
      editor.edit(draft => edits.renamePipeline(draft, pipelineId, name), { label, coalesce: `name ${pipelineId}` })
    },
    duplicate(pipelineId) {
      const id = freshId('pipeline')
      const ids = new Set<string>()
      const fresh = (make: () => string) => {
        let made = make()
        while (ids.has(made)) made = make()
        ids.add(made)
        return made
      }
      edit(t('Duplicated {name}', { name: nameOf(pipelineId) }), draft =>
        edits.duplicatePipeline(
          draft,
          nodeTypes,
          pipelineId,
          { id, name: freshName(nameOf(pipelineId)) },
          {
            node: type => fresh(() => freshNodeId(draft.document, type, Math.random)),
            edge: () => fresh(() => freshId('edge')),
          },
        ),
      )
      screen.setState({ pipelineId: id })
    },
    remove(pipelineId) {
      if (document().pipelines.length === 1) {
        screen.announce(t('The last pipeline stays.'))
        return
      }
      const name = nameOf(pipelineId)
      edit(t('Removed {name}', { name }), draft => edits.removePipeline(draft, pipelineId))
    },
    send(nodeId, cardName, pipelineId) {
      const from = findNode(document(), nodeId)
      if (!from) return
      const neighbour = from.pipeline.nodes[from.index + 1] ?? from.pipeline.nodes[from.index - 1]
      edit(t('Moved {card} to {pipeline}', { card: cardName, pipeline: nameOf(pipelineId) }), draft =>
        edits.sendNode(draft, nodeTypes, nodeId, pipelineId),
      )
      if (neighbour) screen.focusCard(neighbour.id)
      else focusWhenRendered(() => window.document.getElementById(STACK_PLACE_ID))
    },
    connect(edge) {
      if (refused(edge)) return
      const { source, target, kind } = edge
      const ends = { source: nameOf(source), target: nameOf(target) }
      const label =
        kind === 'next' ? msg('{source} goes on to {target}', ends) : msg('{source} can call {target}', ends)
      edit(label, draft => edits.addEdge(draft, { id: freshId('edge'), source, target, kind }))
    },
    change(edge, change) {
      const { source, target, kind } = { ...edge, ...change }
      const moves = source !== edge.source || target !== edge.target || kind !== edge.kind
      const apply = (draft: Draft) => edits.changeEdge(draft, edge.id, change)
      if (!moves) {
        editor.edit(apply, { label: msg('Labeled a connection'), coalesce: `label ${edge.id}` })
      } else if (!refused({ source, target, kind }, edge)) {
        edit(t('Moved a connection to {pipeline}', { pipeline: nameOf(target) }), apply)
      }
    },
    disconnect({ id, source, target }) {
      edit(t('Disconnected {source} and {target}', { source: nameOf(source), target: nameOf(target) }), draft =>
        edits.removeEdge(draft, id),
      )
    },
    place(positions, label) {
      edit(label, draft => edits.placePipelines(draft, positions))
    },
  }
}

/** A pipeline's displayed name; its id where it has none. */
export function nameOfPipeline(pipelines: readonly Pipeline[], pipelineId: string): string {
  return pipelines.find(({ id }) => id === pipelineId)?.name || pipelineId
}

const made = new WeakMap<Screen, FlowActions>()

/** The flow actions of this page. */
export function useFlowActions(): FlowActions {
  const app = useApp()
  const screen = useScreen()
  const known = made.get(screen)
  if (known) return known
  const actions = flowActions(app, screen)
  made.set(screen, actions)
  return actions
}
