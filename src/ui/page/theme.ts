import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useApp } from './app-context'

/** Whether a media query matches, now and on each change. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    onChange => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
}

/** Whether the page uses its dark color scheme. */
export function useIsDark(): boolean {
  const theme = useStore(useApp().settings, state => state.theme)
  const systemIsDark = useMedia('(prefers-color-scheme: dark)')
  return theme === 'system' ? systemIsDark : theme === 'dark'
}

/** Applies color scheme and font size to the page. */
export function useAppearance(): void {
  const { settings } = useApp()
  const theme = useStore(settings, state => state.theme)
  const largeType = useStore(settings, state => state.largeType)
  const { font, size, spacing, contrast } = useStore(settings, state => state.reading)
  const wantsContrast = useMedia('(prefers-contrast: more)')
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset.theme
    else dataset.theme = theme
    if (largeType) dataset.type = 'projector'
    else delete dataset.type
    const isMore = contrast === 'more' || wantsContrast
    Object.assign(dataset, { font, size, spacing, contrast: isMore ? 'more' : 'usual' })
  }, [theme, largeType, font, size, spacing, contrast, wantsContrast])
}
