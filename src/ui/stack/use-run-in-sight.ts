import { useEffect } from 'react'
import { cardsOfStep } from '../../lessons/look'
import type { Document } from '../../model/document'
import { isInference, showsReply } from '../../model/known-types'
import { stepOf } from '../../store/lessons/active-lesson'
import type { RunState } from '../../store/run/run-state'
import { useApp } from '../app/app-context'
import { cardElementId, type Screen, STACK_PLACE_ID, useScreen } from '../app/screen'

/** Input that indicates that the person scrolls, until the next run. */
const ownScrolling = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls the stack to a card that waits for input, to the first result of a run, and at its end to the results, unless
 * they are in view. In a lesson, to the result that the step is about. Disabled for the rest of the run once the person scrolls, types or presses in the stack.
 */
export function useRunInSight(): void {
  const { runner, nodeTypes, editor } = useApp()
  const screen = useScreen()
  useEffect(() => {
    let isLedByPerson = false
    // On the document: on narrow screens the stack comes and goes with the graph.
    const lead = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`#${STACK_PLACE_ID}`)) isLedByPerson = true
    }
    for (const event of ownScrolling) document.addEventListener(event, lead, { passive: true, capture: true })

    const showsResults = (nodeId: string) => {
      const node = editor
        .getState()
        .draft.document.pipelines.flatMap(({ nodes }) => nodes)
        .find(({ id }) => id === nodeId)
      const type = node && nodeTypes.get(node.type)
      return type?.tool !== undefined || showsReply(node) || isInference(node)
    }
    const unsubscribe = runner.subscribe(({ live, run, paused }, before) => {
      // Stepping leads to the card that comes next.
      if (paused && paused !== before.paused) {
        requestAnimationFrame(() => bringCardsIntoSight([paused.nodeId]))
        return
      }
      if (live && !before.live) isLedByPerson = false
      if (isLedByPerson || run === before.run) return
      const asks = run.questions.find(({ question }) => question.kind !== 'consent')
      const asked = before.run.questions.find(({ question }) => question.kind !== 'consent')
      if (asks) {
        if (asks.askId === asked?.askId) return
        requestAnimationFrame(() => bringIntoSight([asks.askNodeId]))
        return
      }
      const came = resultsOf(run).filter(showsResults)
      const isFirst = live && came.length > 0 && resultsOf(before.run).length === 0
      const isOver = before.live && !live
      if (isFirst || isOver) {
        const wanted = came.filter(id => ofLesson(screen, editor.getState().draft.document).includes(id))
        const results = isOver && wanted.length > 0 ? wanted : came
        requestAnimationFrame(() => bringIntoSight([...failedIn(run), ...results]))
      }
    })
    return () => {
      unsubscribe()
      for (const event of ownScrolling) document.removeEventListener(event, lead, { capture: true })
    }
  }, [runner, nodeTypes, editor, screen])
}

/** The cards that the step of the lesson is about, if there is one. */
function ofLesson(screen: Screen, document: Document): readonly string[] {
  const playing = screen.getState().lessons?.getState().playing
  return playing ? cardsOfStep(stepOf(playing), document) : []
}

function resultsOf({ nodes }: RunState): string[] {
  return Object.keys(nodes).filter(id => (nodes[id]?.results.length ?? 0) > 0 || nodes[id]?.reply?.text)
}

function failedIn({ nodes }: RunState): string[] {
  return Object.keys(nodes).filter(id => nodes[id]?.error !== undefined)
}

/** Scrolls to the first result of these cards, unless one of them is in view. */
function bringIntoSight(nodeIds: readonly string[]): void {
  bringCardsIntoSight(nodeIds, resultIn)
}

/** Scrolls to the first of these cards, or of parts of them, unless one of them is in view. */
function bringCardsIntoSight(nodeIds: readonly string[], partOf = (card: HTMLElement) => card): void {
  const place = document.getElementById(STACK_PLACE_ID)
  const cards = nodeIds.flatMap(id => document.getElementById(cardElementId(id)) ?? []).map(partOf)
  const [first] = cards.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  if (!place || !first || cards.some(card => isMostlySeen(card, place))) return
  const isTall = first.offsetHeight > place.clientHeight
  first.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'smooth' })
}

/** The result on a card; the card, where it has none. A long card is in view before its result is. */
function resultIn(card: HTMLElement): HTMLElement {
  return card.querySelector<HTMLElement>('[data-result]') ?? card
}

function isMostlySeen(card: HTMLElement, place: HTMLElement): boolean {
  const [box, frame] = [card.getBoundingClientRect(), place.getBoundingClientRect()]
  const seen = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top)
  return seen >= Math.min(box.height, frame.height) * 0.8
}
