import { useStore } from 'zustand'
import { useLoaded } from '../../components/use-loaded'
import type { Lessons } from '../../store/lessons/lessons'
import { useApp } from '../page/app-context'
import { useScreen } from '../page/screen'

/** The store of lessons, once loaded; `failed` when it cannot be loaded. */
export function useLessons(): Lessons | 'loading' | 'failed' {
  const { loadLessons } = useApp()
  const screen = useScreen()
  const lessons = useStore(screen, state => state.lessons)
  const loaded = useLoaded(async () => screen.setState({ lessons: await loadLessons() }), [loadLessons, screen])
  return lessons ?? (loaded === null ? 'failed' : 'loading')
}
