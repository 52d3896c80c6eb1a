import { useEffect } from 'react'
import { isInference, showsReply } from '../../model/known-types'
import type { RunState } from '../../store/run/run-state'
import { useApp } from '../app/app-context'
import { cardElementId, STACK_PLACE_ID } from '../app/screen'

/** Input that indicates that the person scrolls, until the next run. */
const ownScrolling = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls the stack to a card that waits for input, to the first result of a run, and at its end to the results, unless
 * they are in view. Disabled for the rest of the run once the person scrolls, types or presses in the stack.
 */
export function useRunInSight(): void {
  const { runner, nodeTypes, editor } = useApp()
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
    const unsubscribe = runner.subscribe(({ live, run }, before) => {
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
      if (isFirst || isOver) requestAnimationFrame(() => bringIntoSight([...failedIn(run), ...came]))
    })
    return () => {
      unsubscribe()
      for (const event of ownScrolling) document.removeEventListener(event, lead, { capture: true })
    }
  }, [runner, nodeTypes, editor])
}

function resultsOf({ nodes }: RunState): string[] {
  return Object.keys(nodes).filter(id => (nodes[id]?.results.length ?? 0) > 0 || nodes[id]?.reply?.text)
}

function failedIn({ nodes }: RunState): string[] {
  return Object.keys(nodes).filter(id => nodes[id]?.error !== undefined)
}

/** Scrolls to the first of these cards on the page, unless one of them is in view. */
function bringIntoSight(nodeIds: readonly string[]): void {
  const place = document.getElementById(STACK_PLACE_ID)
  const cards = nodeIds.flatMap(id => document.getElementById(cardElementId(id)) ?? [])
  const [first] = cards.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  if (!place || !first || cards.some(card => isMostlySeen(card, place))) return
  const isTall = first.offsetHeight > place.clientHeight
  first.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'smooth' })
}

function isMostlySeen(card: HTMLElement, place: HTMLElement): boolean {
  const [box, frame] = [card.getBoundingClientRect(), place.getBoundingClientRect()]
  const seen = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top)
  return seen >= Math.min(box.height, frame.height) * 0.8
}
