import { useStore } from 'zustand'
import { useApp } from './app-context'
import { useScreen } from './screen'
import { useMedia } from './theme'

/** Which parts have a column beside the stack; the others open as sheets. App.module.css has the same breakpoints. */
export interface PageColumns {
  palette: boolean
  stack: boolean
  xRay: boolean
}

/** Number of columns. The graph takes those of the palette and, on a laptop, of the X-ray. */
export function usePageColumns(): PageColumns {
  const graph = useStore(useScreen(), state => state.graph)
  const isProjected = useStore(useApp().settings, state => state.largeType)
  // Media queries ignore the type of the page: on a projector it is 1.3 times as large or, from there on, a part of the width.
  const scale = isProjected ? 1.3 : 1
  const medium = useMedia(`(min-width: ${48 * scale}rem)`)
  const forGraphAndStack = useMedia(`(min-width: ${60 * scale}rem)`)
  const wide = useMedia(`(min-width: ${68 * scale}rem)`)
  const forAll = useMedia('(min-width: 100rem)') && !isProjected
  return { palette: medium && !graph, stack: forGraphAndStack || !graph, xRay: graph ? forAll : wide }
}
