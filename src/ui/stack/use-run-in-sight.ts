import { useEffect } from 'react'
import type { Check } from '../../lessons/check'
import type { LessonStep } from '../../lessons/lesson'
import { cardsOfStep } from '../../lessons/look'
import type { Document } from '../../model/document'
import { chosenPipeline, findNode } from '../../store/document/draft'
import { stepOf } from '../../store/lessons/active-lesson'
import { idleNode, type RunState } from '../../store/run/run-state'
import { useApp } from '../page/app-context'
import { cardElementId, STACK_PLACE_ID, useScreen } from '../page/screen'

/** Input that indicates that the person scrolls, until the next run. */
const ownScrolling = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** How long is waited for what is still loading or drawn. */
const PATIENCE_MS = 2_000

/**
 * Scrolls the stack to a card that waits for input, to the first result of a run, and at its end to what failed, or else to
 * the results: in a lesson to those that the step is about, and to the last one where they do not fit together. Disabled for
 * the rest of the run once the person scrolls, types or presses in the stack. The graph, which takes room from the stack,
 * brings the results into view again.
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

    const isInput = (nodeId: string) => {
      const type = findNode(editor.getState().draft.document, nodeId)?.node.type ?? ''
      return nodeTypes.get(type)?.family === 'input'
    }
    const resultsOf = ({ nodes }: RunState) =>
      Object.keys(nodes).filter(id => {
        const { results, reply, output } = nodes[id] ?? idleNode
        return !isInput(id) && (results.length > 0 || reply?.text || output !== undefined)
      })
    const pipelineOf = (nodeId = '') => findNode(editor.getState().draft.document, nodeId)?.pipeline.id
    const bringResults = ({ nodes, ...run }: RunState) => {
      const { document } = editor.getState().draft
      const playing = screen.getState().lessons?.getState().playing
      const failed = Object.keys(nodes).filter(id => nodes[id]?.error !== undefined)
      const came = failed.length > 0 ? failed : resultsOf({ nodes, ...run })
      const asked = playing ? resultCardsOf(stepOf(playing), document) : []
      const wanted = came.filter(id => asked.includes(id))
      // What a lesson asks for is shown, also in another pipeline: by default the answer of the one where the run began.
      const answers =
        wanted.length > 0 ? wanted : came.filter(id => pipelineOf(id) === pipelineOf(Object.keys(nodes)[0]))
      const pipelineId = pipelineOf(answers.at(-1))
      const shown = chosenPipeline(document, screen.getState().pipelineId)?.id
      if (playing && pipelineId !== undefined && !answers.some(id => pipelineOf(id) === shown))
        screen.setState({ pipelineId })
      bringIntoSight(playing ? answers : came)
    }
    const unsubscribe = runner.subscribe(({ live, run, paused }, before) => {
      // Stepping leads to the card that comes next.
      if (paused && paused !== before.paused) {
        requestAnimationFrame(() =>
          scrollStackTo([document.getElementById(cardElementId(paused.nodeId))].filter(card => card !== null)),
        )
        return
      }
      if (live && !before.live) isLedByPerson = false
      if (isLedByPerson) return
      if (before.live && !live) {
        bringResults(run)
        return
      }
      if (run === before.run) return
      const asks = run.questions.find(({ question }) => question.kind !== 'consent')
      const asked = before.run.questions.find(({ question }) => question.kind !== 'consent')
      if (asks) {
        if (asks.askId === asked?.askId) return
        bringIntoSight([asks.askNodeId])
        return
      }
      const came = live && resultsOf(before.run).length === 0 ? resultsOf(run) : []
      if (came.length > 0) bringIntoSight(came)
    })
    const unsubscribeGraph = screen.subscribe(({ graph }, before) => {
      if (!graph || before.graph) return
      const heightOf = () => document.getElementById(STACK_PLACE_ID)?.clientHeight
      const height = heightOf()
      whenSo(
        () => heightOf() !== height,
        () => bringResults(runner.getState().run),
      )
    })
    return () => {
      unsubscribe()
      unsubscribeGraph()
      for (const event of ownScrolling) document.removeEventListener(event, lead, { capture: true })
    }
  }, [runner, nodeTypes, editor, screen])
}

/** The cards whose results a step of a lesson is about, and not those that it lets the person change. */
function resultCardsOf({ look, check }: LessonStep, document: Document): string[] {
  const ofRuns = check ? runChecksIn(check) : []
  const steps = [...(look ? [{ look }] : []), ...ofRuns.map(each => ({ check: each }))]
  return steps.flatMap(step => cardsOfStep(step, document))
}

function runChecksIn(check: Check): Check[] {
  if (check.kind === 'run') return [{ ...check, fields: [] }]
  return 'of' in check ? [check.of].flat().flatMap(runChecksIn) : check.kind === 'distinct' ? [check] : []
}

/** Scrolls to what came of the run on these cards, once it is drawn; to the cards, where nothing came. */
function bringIntoSight(nodeIds: readonly string[]): void {
  const cards = () => nodeIds.flatMap(id => document.getElementById(cardElementId(id)) ?? [])
  const isDrawn = () => cards().length > 0 && !cards().some(card => card.querySelector('[data-loading]'))
  whenSo(isDrawn, () => {
    const results = cards().flatMap(card => [...card.querySelectorAll<HTMLElement>('[data-result]')].at(-1) ?? [])
    scrollStackTo(results.length > 0 ? results : cards())
  })
}

/** Calls back in the first frame in which something is so, and after a while in any case. */
function whenSo(isSo: () => boolean, then: () => void): void {
  const begun = performance.now()
  const look = () => {
    if (isSo() || performance.now() - begun > PATIENCE_MS) then()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Scrolls the stack to these elements, unless they are in view: to all where they fit, else to the last one. */
function scrollStackTo(elements: readonly HTMLElement[]): void {
  const place = document.getElementById(STACK_PLACE_ID)
  const boxes = elements.map(element => element.getBoundingClientRect()).sort((one, other) => one.bottom - other.bottom)
  const last = boxes.at(-1)
  if (!place || !last) return
  const frame = place.getBoundingClientRect()
  const all = { top: Math.min(...boxes.map(({ top }) => top)), bottom: last.bottom }
  const { top, bottom } = all.bottom - all.top <= frame.height ? all : last
  if (top >= frame.top && bottom <= frame.bottom) return
  const isTall = bottom - top > frame.height
  const toMiddle = (top + bottom - frame.top - frame.bottom) / 2
  place.scrollBy({ top: isTall ? top - frame.top : toMiddle, behavior: 'smooth' })
}
