import { type RefCallback, useCallback, useState } from 'react'

/**
 * Rows that are drawn first, and with a frame each time the end of the list comes near. A frame's style and layout take
 * as long as its new rows, so they are about as many as fit the screen.
 */
const STEP = 5

/** How near, in pixels. */
const NEAR = '800px'

/**
 * How many rows of a long list are drawn: more as soon as its end comes near. `of` names what is listed: another list
 * begins again. `end` is the reference of an element after the last row.
 */
export function useMoreOnScroll(of: string): { shown: number; end: RefCallback<HTMLElement> } {
  const [drawn, setDrawn] = useState({ of, shown: STEP })
  const shown = drawn.of === of ? drawn.shown : STEP
  // A new function with each step, so that an end that is still near is reported again.
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        entries => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setDrawn({ of, shown: shown + STEP })
        },
        { rootMargin: NEAR, scrollMargin: NEAR } as IntersectionObserverInit,
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [of, shown],
  )
  return { shown: typeof IntersectionObserver === 'undefined' ? Number.POSITIVE_INFINITY : shown, end }
}
