import { useEffect } from 'react'
import { useActions } from '../stack/actions-context'
import { useApp } from './app-context'

/**
 * Keyboard shortcuts of the page: Ctrl or Cmd with Enter runs, with Z undoes, with Shift and Z (or Y) redoes. Undo
 * applies to the document in text fields too, since their text is part of it; dialogs keep their own.
 */
export function useShortcuts(): void {
  const { runner } = useApp()
  const actions = useActions()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return
      const { live, paused } = runner.getState()
      const key = event.key.toLowerCase()
      if (key === 'enter' && (!live || paused)) runner.start()
      else if (key === 'z' && !event.shiftKey) actions.undo()
      else if (key === 'y' || key === 'z') actions.redo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [runner, actions])
}
