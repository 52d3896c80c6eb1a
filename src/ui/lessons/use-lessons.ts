import { useEffect, useState } from 'react'
import type { Lessons } from '../../store/lessons/lessons'
import { useApp } from '../page/app-context'
import { useScreen } from '../page/screen'

/** The store of lessons, once loaded; `failed` when it cannot be loaded. */
export function useLessons(): Lessons | 'loading' | 'failed' {
  const { loadLessons } = useApp()
  const screen = useScreen()
  const [lessons, setLessons] = useState<Lessons | 'loading' | 'failed'>(() => screen.getState().lessons ?? 'loading')
  useEffect(() => {
    if (lessons !== 'loading') return
    let wanted = true
    loadLessons().then(
      loaded => {
        screen.setState({ lessons: loaded })
        if (wanted) setLessons(loaded)
      },
      () => wanted && setLessons('failed'),
    )
    return () => {
      wanted = false
    }
  }, [lessons, loadLessons, screen])
  return lessons
}
