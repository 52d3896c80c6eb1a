import { useEffect } from 'react'
import { useApp } from '../app/app-context'
import { useScreen } from '../app/screen'

/** Resumes the lesson that a reload interrupted. Without one, nothing is loaded. */
export function useInterruptedLesson(): void {
  const { loadLessons } = useApp()
  const screen = useScreen()
  useEffect(() => {
    if (!hasOne()) return
    Promise.all([loadLessons(), import('../../content/lessons')]).then(
      ([lessons, { lessons: ours }]) => {
        const all = [...ours, ...lessons.getState().own]
        lessons.resume(id => all.find(lesson => lesson.id === id))
        screen.setState({ lessons })
      },
      // It remains in the list of lessons.
      () => {},
    )
  }, [loadLessons, screen])
}

function hasOne(): boolean {
  try {
    return localStorage.getItem('aili5.lesson') !== null
  } catch {
    return false
  }
}
