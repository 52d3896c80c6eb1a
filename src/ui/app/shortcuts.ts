import { useEffect } from 'react'
import { isComposing } from '../../components/keys'
import { useActions } from '../stack/actions-context'
import { useApp } from './app-context'

/**
 * Keyboard shortcuts of the page: Ctrl or Cmd with Enter runs, with Z undoes, with Shift and Z (or Y) redoes. In a text
 * field the browser undoes letters first; dialogs keep their own.
 */
export function useShortcuts(): void {
  const { runner } = useApp()
  const actions = useActions()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isComposing(event)) return
      if (document.querySelector('dialog[open]')) return
      const { live, paused } = runner.getState()
      const key = event.key.toLowerCase()
      const step = key === 'z' && !event.shiftKey ? actions.undo : key === 'y' || key === 'z' ? actions.redo : undefined
      if (step && isTextField(event.target)) return unlessFieldChanges(step)
      if (key === 'enter' && (!live || paused)) runner.start()
      else if (step) step()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [runner, actions])
}

/** A field in which the browser undoes letters. */
function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement)
    return !/^(?:checkbox|radio|range|color|file|button|submit)$/.test(target.type)
  return target instanceof HTMLTextAreaElement || target.isContentEditable
}

/** Acts where the browser has nothing to undo in the fields of the page: it changes them before the next task. */
function unlessFieldChanges(act: () => void): void {
  const changed = new AbortController()
  document.addEventListener('input', () => changed.abort(), { capture: true, signal: changed.signal })
  setTimeout(() => {
    if (changed.signal.aborted) return
    changed.abort()
    act()
  })
}
