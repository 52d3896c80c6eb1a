import { useEffect } from 'react'
import { useStore } from 'zustand'
import { localize, t } from '../../language/active'
import type { LessonStep } from '../../lessons/lesson'
import { cardsOfStep } from '../../lessons/look'
import type { Document, Node } from '../../model/document'
import type { NodeTypes } from '../../model/node-type'
import { allNodes, findNode } from '../../store/document/draft'
import { useApp } from '../page/app-context'
import { givenName } from '../page/cards/card-names'
import { cardElementId, STACK_PLACE_ID, useScreen } from '../page/screen'

/** What can be named in the text of a step: a control, or the title of a part. */
const NAMED = 'summary, button, label, legend, h4, figcaption, dt'

/** How long a place is waited for. */
const PATIENCE_MS = 5_000

/** Rings what a step is about, and scrolls to it when the step begins, until the step is done. */
export function useLook(step: LessonStep, key: string, isDone: boolean): void {
  const { editor, nodeTypes } = useApp()
  const screen = useScreen()
  const documentId = useStore(editor, state => state.draft.document.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a step begins, and not whenever its words change.
  useEffect(() => {
    if (isDone) return
    let ringed: Element | undefined
    const begun = performance.now()
    // The cards of a lesson that begins are drawn with it, and a marked part when its card is ready.
    const look = () => {
      const { document } = editor.getState().draft
      const cards = cardsNamed(step, document, nodeTypes)
      // A step about a card of another pipeline shows that pipeline.
      const [first] = cards
      if (first !== undefined && !cards.some(id => elementOf(id))) {
        screen.setState(({ pipelineId }) => ({ pipelineId: findNode(document, first)?.pipeline.id ?? pipelineId }))
      }
      const found = placeOf(step, cards, allNodes(document))
      const isPart = step.look?.part === undefined || found?.hasAttribute('data-part')
      if (!(found && isPart) && performance.now() - begun < PATIENCE_MS) {
        frame = requestAnimationFrame(look)
        return
      }
      ringed = found
      // The X-ray and the settings show the card that the step names.
      if (step.look && first !== undefined) screen.setState({ chosenId: first })
      ringed?.setAttribute('data-look', '')
      if (ringed) scrollTo(ringed)
    }
    let frame = requestAnimationFrame(look)
    return () => {
      cancelAnimationFrame(frame)
      ringed?.removeAttribute('data-look')
    }
  }, [key, documentId, isDone])
}

/** The cards that a step names: in its data, or in its text and its check. */
function cardsNamed(step: LessonStep, document: Document, nodeTypes: NodeTypes): string[] {
  const known = cardsOfStep(step, document)
  if (step.look) return known
  const words = emphasized(step.text)
  const named = allNodes(document).filter(node => {
    const type = nodeTypes.get(node.type)
    return [type && localize(type.name), givenName(node)].some(name => name && words.includes(name.toLowerCase()))
  })
  return [...named.map(({ id }) => id), ...known]
}

const elementOf = (nodeId: string) => document.getElementById(cardElementId(nodeId))

/** The place that a step is about: a card or a part of it; else the X-ray or a part that its text names; else the last result. */
function placeOf(step: LessonStep, cards: readonly string[], nodes: readonly Node[]): Element | undefined {
  const words = emphasized(step.text)
  const [card] = cards.flatMap(id => elementOf(id) ?? [])
  if (card) return partOf(card, step, words) ?? card
  if (cards.length > 0) return undefined
  if (words.includes(t('X-ray').toLowerCase())) return document.querySelector('[data-side] [role=tablist]') ?? undefined
  const place = document.getElementById(STACK_PLACE_ID)
  const results = nodes.flatMap(({ id }) => elementOf(id)?.querySelector('[data-result]') ?? [])
  return (place && partOf(place, step, words)) ?? results.at(-1)
}

/** What is in bold or in italics, in small letters. */
function emphasized(text: string): string[] {
  return Array.from(text.matchAll(/\*{1,2}(.+?)\*{1,2}/g), ([, words]) => (words ?? '').trim().toLowerCase())
}

/** The part of a card that a step names: by its mark, or in its text. */
function partOf(card: Element, { look }: LessonStep, words: readonly string[]): Element | undefined {
  if (look?.part) return card.querySelector(`[data-part="${look.part}"]`) ?? undefined
  // The name of a card stands for the card.
  const shown = Array.from(card.querySelectorAll(NAMED)).filter(element => !element.closest('header'))
  const named = shown.find(element => words.includes(element.textContent?.trim().toLowerCase() ?? ''))
  return named && wholeOf(named)
}

/** What a title or a label is of: ringed are both. */
function wholeOf(named: Element): Element {
  const whole =
    named instanceof HTMLLabelElement && named.htmlFor
      ? named.parentElement
      : named.matches('h4, legend, figcaption')
        ? named.closest('section, fieldset, figure')
        : named
  return whole ?? named
}

function scrollTo(element: Element): void {
  const isTall = element.clientHeight > innerHeight / 2
  element.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'smooth' })
}
