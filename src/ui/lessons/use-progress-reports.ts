import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { numberOfLesson } from '../../lessons/lesson-numbers'
import { createProgressReports } from '../../providers/connections/class-progress'
import type { ActiveLesson } from '../../store/lessons/active-lesson'
import { useApp } from '../page/app-context'

/**
 * In a class, reports the step of the lesson to the class gateway: four numbers. Outside of a class nothing is sent.
 * Returns whether it is reported, so that the page can say so.
 */
export function useProgressReports({ lesson, step, done }: ActiveLesson): boolean {
  const { settings } = useApp()
  const connection = useStore(settings, state => state.connections.find(({ provider }) => provider === 'class'))
  const key = connection ? settings.keys.get(connection.baseUrl) : null
  const [report] = useState(() => createProgressReports())
  const { id, steps } = lesson
  const doneCount = done.size
  useEffect(() => {
    if (!connection || key === null) return
    const place = { lesson: numberOfLesson(id), step: step + 1, done: doneCount, steps: steps.length }
    void report(connection, key, place)
  }, [connection, key, report, id, step, doneCount, steps.length])
  return connection !== undefined && key !== null
}
