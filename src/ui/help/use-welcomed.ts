import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../page/app-context'
import { useScreen } from '../page/screen'

/** Puts the words for a first visit away for good: with the first run, or the first lesson. */
export function useWelcomed(): void {
  const { runner, settings } = useApp()
  const lessons = useStore(useScreen(), state => state.lessons)
  useEffect(() => {
    if (settings.getState().welcomed) return
    const look = () => {
      if (runner.getState().run.status !== 'ready' || lessons?.getState().playing) settings.setState({ welcomed: true })
    }
    look()
    const unsubscribe = [runner.subscribe(look), lessons?.subscribe(look)]
    return () => {
      for (const end of unsubscribe) end?.()
    }
  }, [runner, settings, lessons])
}
