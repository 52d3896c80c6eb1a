import type { AppStores } from '../../store/app'
import { allNodes, chosenPipeline, findNode } from '../../store/document/draft'
import { focusSoon } from '../app/focus-soon'
import { cardElementId, type Screen } from '../app/screen'
import { cardNames } from './card-names'

const FIELDS = 'textarea, select, input:not([type=hidden]), canvas[tabindex]'

/** Actions on cards. Each announces its result and moves focus to where work continues. */
export interface CardActions {
  add(card: { type: string; pipelineId?: string; index?: number }): void
  move(nodeId: string, toIndex: number): void
  duplicate(nodeId: string): void
  remove(nodeId: string): void
  undo(): void
  redo(): void
}

/** The actions of one page. */
export function cardActions(
  { editor, nodeTypes }: Pick<AppStores, 'editor' | 'nodeTypes'>,
  screen: Screen,
): CardActions {
  const document = () => editor.getState().draft.document
  const nameOf = (nodeId: string) => cardNames(allNodes(document()), nodeTypes).get(nodeId) ?? 'The card'

  function say(done: string, nodeId: string) {
    const seat = findNode(document(), nodeId)
    if (seat) screen.announce(`${done} ${nameOf(nodeId)}, ${positionText(seat.index, seat.pipeline.nodes.length)}.`)
  }

  return {
    add(card) {
      editor.endCoalescing()
      const shown = chosenPipeline(document(), screen.getState().pipelineId)
      const nodeId = editor.addNode({ ...(shown && { pipelineId: shown.id }), ...card })
      screen.setState({ newest: nodeId, overlay: null })
      say('Added', nodeId)
      screen.focusCard(nodeId, () => firstField(nodeId))
    },
    move(nodeId, toIndex) {
      editor.moveNode(nodeId, toIndex)
      say('Moved', nodeId)
      screen.focusCard(nodeId, () => cardElement(nodeId)?.querySelector<HTMLElement>('[data-move]') ?? null)
    },
    duplicate(nodeId) {
      const copyId = editor.duplicateNode(nodeId)
      say('Added', copyId)
      screen.focusCard(copyId)
    },
    remove(nodeId) {
      const seat = findNode(document(), nodeId)
      if (!seat) return
      const name = nameOf(nodeId)
      const { nodes } = seat.pipeline
      const neighbour = nodes[seat.index + 1] ?? nodes[seat.index - 1]
      const remove = () => {
        editor.removeNode(nodeId)
        screen.announce(`Removed ${name}. Undo brings it back.`)
        if (neighbour) screen.focusCard(neighbour.id)
        else focusSoon(() => window.document.querySelector<HTMLElement>('[data-empty-stack]'))
      }
      const ask = screen.getState().askRemoval
      if (ask) ask([nodeId], name, remove)
      else remove()
    },
    undo() {
      editor.undo()
      screen.announce(editor.getState().announcement)
    },
    redo() {
      editor.redo()
      screen.announce(editor.getState().announcement)
    },
  }
}

/** "3 of 7", counting from 1. */
export function positionText(index: number, count: number): string {
  return `${index + 1} of ${count}`
}

function cardElement(nodeId: string): HTMLElement | null {
  return document.getElementById(cardElementId(nodeId))
}

/** The first field of a card, or the card itself if it has none once rendered. */
function firstField(nodeId: string): HTMLElement | null {
  const card = cardElement(nodeId)
  if (!card || card.querySelector('[data-loading]')) return null
  return card.querySelector<HTMLElement>(FIELDS) ?? card
}
