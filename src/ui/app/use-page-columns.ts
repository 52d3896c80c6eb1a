import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Reading } from '../../store/settings'
import { useApp } from './app-context'
import { isEmbedded } from './embed/frame'
import { useScreen } from './screen'
import { useMedia } from './theme'

/** Which parts have a column beside the stack; the others open as sheets. App.module.css has the same breakpoints. */
export interface PageColumns {
  palette: boolean
  stack: boolean
  xRay: boolean
}

/** The width of the page in rem on a projector, where its type is at least a part of the width. */
const PROJECTED_REM = 80

/** How much larger the page's type is than the browser's. reading.css has the same numbers. */
const sizes: Record<Reading['size'], number> = { usual: 1, large: 1.15, larger: 1.3, largest: 1.5 }

/** Whether the page is at least this wide, in rem of its own type. Media queries alone ignore the switch “Projector”. */
export function usePageIsWide(rem: number): boolean {
  const isProjected = useStore(useApp().settings, state => state.largeType)
  const size = useStore(useApp().settings, state => sizes[state.reading.size])
  const matches = useMedia(`(min-width: ${(isProjected ? 1.3 : size) * rem}rem)`)
  return matches && !(isProjected && rem >= PROJECTED_REM)
}

/** Whether the page has its columns for the graph by now: after the press on its button was painted. */
export const GraphShownContext = createContext<boolean | null>(null)

/** Whether the graph is drawn. */
export function useGraphShown(): boolean {
  const isAsked = useStore(useScreen(), state => state.graph)
  return use(GraphShownContext) ?? isAsked
}

/** Number of columns. The graph takes those of the palette and, on a laptop, of the X-ray; a projector has no palette. */
export function usePageColumns(): PageColumns {
  const graph = useGraphShown()
  const medium = usePageIsWide(48)
  const isProjected = useStore(useApp().settings, state => state.largeType)
  const forGraphAndStack = usePageIsWide(60)
  const wide = usePageIsWide(68)
  const forAll = usePageIsWide(100)
  if (isEmbedded) return { palette: false, stack: true, xRay: false }
  return { palette: medium && !graph && !isProjected, stack: forGraphAndStack || !graph, xRay: graph ? forAll : wide }
}

/** How much the header shows: words on a desktop, icons on a tablet, and on a phone the bar of the run at the bottom. */
export type Stage = 'phone' | 'tablet' | 'desktop'

export function useStage(): Stage {
  const isTablet = usePageIsWide(48)
  const isDesktop = usePageIsWide(80)
  return isDesktop ? 'desktop' : isTablet ? 'tablet' : 'phone'
}
