import { useStore } from 'zustand'
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
  const medium = useMedia('(min-width: 48rem)')
  const forGraphAndStack = useMedia('(min-width: 60rem)')
  const wide = useMedia('(min-width: 68rem)')
  const forAll = useMedia('(min-width: 100rem)')
  return { palette: medium && !graph, stack: forGraphAndStack || !graph, xRay: graph ? forAll : wide }
}
