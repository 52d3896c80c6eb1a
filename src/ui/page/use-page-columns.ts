import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useApp } from './app-context'
import { isEmbedded } from './links/frame'
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

/** CSS pixels of a rem; null until it was measured. Type is large by the settings, the browser, or a style of the person. */
let measured: number | null = null

function pixelsOfRem(): number {
  measured ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return measured
}

let isMeasuring = false
const watchers = new Set<() => void>()

/** Calls when the type of the page becomes larger or smaller, whatever the cause. */
function watchRem(onChange: () => void): () => void {
  measureChanges()
  watchers.add(onChange)
  return () => void watchers.delete(onChange)
}

/** Has an element of one rem tell its changes, as long as the page is open. */
function measureChanges(): void {
  if (isMeasuring || typeof ResizeObserver === 'undefined') return
  isMeasuring = true
  const probe = document.createElement('div')
  Object.assign(probe.style, { position: 'absolute', inlineSize: '1rem', visibility: 'hidden' })
  document.body.append(probe)
  new ResizeObserver(() => {
    measured = null
    for (const tell of watchers) tell()
  }).observe(probe)
}

/** Whether the page is at least this wide, in rem of its own type, which media queries in rem do not see. */
export function usePageIsWide(rem: number): boolean {
  const isProjected = useStore(useApp().settings, state => state.largeType)
  const pixels = useSyncExternalStore(watchRem, pixelsOfRem)
  const matches = useMedia(`(min-width: ${rem * pixels}px)`)
  return matches && !(isProjected && rem >= PROJECTED_REM)
}

/** Number of columns. The graph takes those of the palette and, on a laptop, of the X-ray; a projector has no palette. */
export function usePageColumns(): PageColumns {
  const graph = useStore(useScreen(), state => state.graph)
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
