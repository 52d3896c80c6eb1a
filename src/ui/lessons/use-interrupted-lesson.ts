import { useEffect } from 'react'
import { activeMessages, needTranslations } from '../../language/active'
import { noted } from '../../store/device-state'
import { useApp } from '../page/app-context'
import { useScreen } from '../page/screen'

/** Resumes the lesson that a reload interrupted. Without one, nothing is loaded. */
export function useInterruptedLesson(): void {
  const { deviceStorage, loadLessons } = useApp()
  const screen = useScreen()
  useEffect(() => {
    if (noted(deviceStorage, 'aili5.lesson') === null) return
    Promise.all([loadLessons(), import('../../content/lessons'), needTranslations('content')]).then(
      ([lessons, { lessonsIn }]) => {
        const all = [...lessonsIn(activeMessages()), ...lessons.getState().own]
        lessons.resume(id => all.find(lesson => lesson.id === id))
        screen.setState({ lessons })
      },
      // It remains in the list of lessons.
      () => {},
    )
  }, [deviceStorage, loadLessons, screen])
}
