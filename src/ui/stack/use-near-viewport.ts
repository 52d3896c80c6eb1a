import { type RefObject, useEffect, useState } from 'react'

/** How far from the screen a card is drawn whole. */
const MARGIN = '600px'

/** Cards at the top of a stack that are always drawn whole. */
export const ALWAYS_RENDERED = 8

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

function report(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
}

/** Paper has no screen: all is drawn. */
function reportAll(): void {
  for (const arrive of [...waiting.values()]) arrive()
}

/** One observer for all: hundreds of them would take as long as the cards. */
function whenNear(element: Element, arrive: () => void): () => void {
  if (waiting.size === 0) addEventListener('beforeprint', reportAll)
  observer ??= new IntersectionObserver(report, {
    rootMargin: MARGIN,
    scrollMargin: MARGIN,
  } as IntersectionObserverInit)
  waiting.set(element, arrive)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    waiting.delete(element)
    if (waiting.size === 0) removeEventListener('beforeprint', reportAll)
  }
}

/**
 * Whether an element is near the screen, or was. It stays true, so that what was typed and where the focus is are kept.
 * `now`: true at once.
 */
export function useNearViewport(ref: RefObject<Element | null>, now: boolean): boolean {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined')
  if (now && !near) setNear(true)
  useEffect(() => {
    if (!near && ref.current) return whenNear(ref.current, () => setNear(true))
  }, [near, ref])
  return near || now
}
