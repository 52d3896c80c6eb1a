import { useMemo } from 'react'
import { t } from '../../../language/active'
import { type LocalizedText, msg } from '../../../language/message'
import type { AppStores } from '../../../store/app'
import { allNodes, chosenPipeline, findNode } from '../../../store/document/draft'
import { insertCards, moveCards, type PickedCards, pickCards, removeCards } from '../../../store/document/edits-many'
import { freshNodeId } from '../../../store/document/fresh-id'
import { useApp } from '../app-context'
import { cardNames } from '../cards/card-names'
import { focusWhenRendered } from '../focus-when-rendered'
import { cardElementId, type Screen, useScreen } from '../screen'
import { removeNodes } from './ask-removal'

/** Actions on several cards at once. Each is one undo step, and is announced. */
export interface ManyActions {
  /** The target cards: the selected ones, else the focused one. */
  chosen(): string[]
  select(nodeIds: readonly string[]): void
  selectAll(): void
  pick(): PickedCards
  remove(): void
  duplicate(): void
  /** Moves them up or down by one position. */
  move(by: -1 | 1): void
  /** Moves them before the card that is at `index` now. */
  moveTo(index: number): void
  insert(cards: PickedCards): void
}

/** The actions of one page. */
export function manyActions({ editor, nodeTypes }: AppStores, screen: Screen): ManyActions {
  const draft = () => editor.getState().draft
  const shown = () => chosenPipeline(draft().document, screen.getState().pipelineId)
  const chosen = () => {
    const known = new Set(allNodes(draft().document).map(({ id }) => id))
    const selected = screen.getState().selected.filter(id => known.has(id))
    if (selected.length > 0) return selected
    const card = document.activeElement?.closest('article')?.id ?? ''
    return [...known].filter(id => cardElementId(id) === card)
  }
  const named = (nodeIds: readonly string[]) =>
    nodeIds.length === 1
      ? (cardNames(allNodes(draft().document), nodeTypes).get(nodeIds[0] ?? '') ?? t('a card'))
      : t('{count, plural, one {# card} other {# cards}}', { count: nodeIds.length })

  function edit(label: LocalizedText, change: Parameters<AppStores['editor']['edit']>[0]): boolean {
    editor.endCoalescing()
    const before = draft()
    const done = editor.edit(change, { label })
    const changed = draft() !== before
    screen.announce(
      changed
        ? msg('{change}.', { change: label })
        : done
          ? t('A locked card stays as it is.')
          : editor.getState().announcement,
    )
    return changed
  }

  function insert(cards: PickedCards, pipelineId: string, index: number, label: LocalizedText) {
    const ids: string[] = []
    for (const node of cards.nodes) {
      let id = freshNodeId(draft().document, node.type, Math.random)
      while (ids.includes(id)) id = freshNodeId(draft().document, node.type, Math.random)
      ids.push(id)
    }
    if (!edit(label, now => insertCards(now, nodeTypes, pipelineId, index, cards, ids))) return
    screen.setState({ selected: ids.length > 1 ? ids : [] })
    screen.focusCard(ids[0] ?? '')
  }

  return {
    chosen,
    select(selected) {
      screen.setState({ selected })
      screen.announce(
        t('{count, plural, =0 {No card selected.} one {# card selected.} other {# cards selected.}}', {
          count: selected.length,
        }),
      )
    },
    selectAll() {
      this.select(shown()?.nodes.map(({ id }) => id) ?? [])
    },
    pick: () => pickCards(draft(), chosen()),
    remove() {
      const ids = chosen()
      const last = findNode(draft().document, ids.at(-1) ?? '')
      const rest = last?.pipeline.nodes.filter(({ id }) => !ids.includes(id)) ?? []
      const label = msg('Removed {cards}', { cards: named(ids) })
      if (ids.length === 0) return
      removeNodes({ document: draft().document, nodeTypes, screen }, ids, named(ids), () => {
        if (!edit(label, now => removeCards(now, ids))) return
        const neighbor = rest[Math.min((last?.index ?? 0) - ids.length + 1, rest.length - 1)] ?? rest[0]
        screen.setState({ selected: [] })
        if (neighbor) screen.focusCard(neighbor.id)
        else focusWhenRendered(() => document.getElementById('pipeline'))
      })
    },
    duplicate() {
      const cards = pickCards(draft(), chosen())
      const last = findNode(draft().document, cards.nodes.at(-1)?.id ?? '')
      const { length: count } = cards.nodes
      const label = msg('Duplicated {count, plural, one {# card} other {# cards}}', { count })
      if (last) insert(cards, last.pipeline.id, last.index + 1, label)
    },
    move(by) {
      const ids = chosen()
      const nodes = findNode(draft().document, ids[0] ?? '')?.pipeline.nodes ?? []
      const first = nodes.findIndex(({ id }) => ids.includes(id))
      if (first === -1 || (by === -1 && first === 0)) return
      edit(t('Moved {cards}', { cards: named(ids) }), now => moveCards(now, ids, first + by))
    },
    moveTo(index) {
      const ids = chosen()
      const nodes = findNode(draft().document, ids[0] ?? '')?.pipeline.nodes ?? []
      const before = nodes.slice(0, index).filter(({ id }) => !ids.includes(id)).length
      edit(t('Moved {cards}', { cards: named(ids) }), now => moveCards(now, ids, before))
    },
    insert(cards) {
      const after = findNode(draft().document, chosen().at(-1) ?? '')
      const pipeline = after?.pipeline ?? shown()
      const { length: count } = cards.nodes
      const label = msg('Pasted {count, plural, one {# card} other {# cards}}', { count })
      if (pipeline) insert(cards, pipeline.id, after ? after.index + 1 : pipeline.nodes.length, label)
    },
  }
}

/** The actions of this page on several cards. */
export function useManyActions(): ManyActions {
  const app = useApp()
  const screen = useScreen()
  return useMemo(() => manyActions(app, screen), [app, screen])
}
