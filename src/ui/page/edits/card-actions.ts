import { useMemo } from 'react'
import { t } from '../../../language/active'
import type { AppStores } from '../../../store/app'
import { allNodes, chosenPipeline, findNode } from '../../../store/document/draft'
import { useApp } from '../app-context'
import { cardNames } from '../cards/card-names'
import { focusWhenRendered } from '../focus-when-rendered'
import { cardElementId, type Screen, useScreen } from '../screen'
import { removeNodes } from './ask-removal'

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
  const nameOf = (nodeId: string) => cardNames(allNodes(document()), nodeTypes).get(nodeId) ?? t('The card')

  /** Where a card is now, to be announced. */
  function seatOf(nodeId: string) {
    const seat = findNode(document(), nodeId)
    return { card: nameOf(nodeId), place: (seat?.index ?? 0) + 1, count: seat?.pipeline.nodes.length ?? 1 }
  }
  const announceAdded = (nodeId: string) =>
    screen.announce(t('Added {card}, {place, number} of {count, number}.', seatOf(nodeId)))

  return {
    add(card) {
      editor.endCoalescing()
      const shown = chosenPipeline(document(), screen.getState().pipelineId)
      const nodeId = editor.addNode({ ...(shown && { pipelineId: shown.id }), ...card })
      screen.setState({ chosenId: nodeId, overlay: null })
      announceAdded(nodeId)
      screen.focusCard(nodeId)
    },
    move(nodeId, toIndex) {
      editor.moveNode(nodeId, toIndex)
      screen.announce(t('Moved {card}, {place, number} of {count, number}.', seatOf(nodeId)))
      screen.focusCard(nodeId, () => cardElement(nodeId)?.querySelector<HTMLElement>('[data-move]') ?? null)
    },
    duplicate(nodeId) {
      const copyId = editor.duplicateNode(nodeId)
      announceAdded(copyId)
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
        screen.announce(t('Removed {card}. Undo brings it back.', { card: name }))
        if (neighbour) screen.focusCard(neighbour.id)
        else focusWhenRendered(() => window.document.querySelector<HTMLElement>('[data-empty-stack]'))
      }
      removeNodes({ document: document(), nodeTypes, screen }, [nodeId], name, remove)
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

function cardElement(nodeId: string): HTMLElement | null {
  return document.getElementById(cardElementId(nodeId))
}

/** The actions of this page on cards. */
export function useActions(): CardActions {
  const app = useApp()
  const screen = useScreen()
  return useMemo(() => cardActions(app, screen), [app, screen])
}
