import { useStore } from 'zustand'
import { useScreen } from './screen'
import { useMedia } from './theme'

/** What has a place of its own beside the stack. What has none is a sheet. App.module.css has the same widths. */
export interface Room {
  palette: boolean
  stack: boolean
  xRay: boolean
}

/** How much of the page is shown side by side. The graph takes the room of the palette, and on a laptop that of the X-ray. */
export function useRoom(): Room {
  const graph = useStore(useScreen(), state => state.graph)
  const medium = useMedia('(min-width: 48rem)')
  const forGraphAndStack = useMedia('(min-width: 60rem)')
  const wide = useMedia('(min-width: 68rem)')
  const forAll = useMedia('(min-width: 100rem)')
  return { palette: medium && !graph, stack: forGraphAndStack || !graph, xRay: graph ? forAll : wide }
}
