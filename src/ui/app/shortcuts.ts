import { useEffect } from 'react'
import { isComposing } from '../../components/keys'
import { useActions } from '../stack/actions-context'
import { useApp } from './app-context'

/**
 * Keyboard shortcuts of the page: Ctrl or Cmd with Enter runs, with Z undoes, with Shift and Z (or Y) redoes. In a text
 * field the browser undoes the letters that were typed since the caret came; dialogs keep their own.
 */
export function useShortcuts(): void {
  const { runner } = useApp()
  const actions = useActions()
  useEffect(() => {
    const stop = new AbortController()
    const letters = watchLetters(stop.signal)
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isComposing(event)) return
      if (document.querySelector('dialog[open]')) return
      const { live, paused } = runner.getState()
      const key = event.key.toLowerCase()
      const isUndo = key === 'z' && !event.shiftKey
      const isRedo = !isUndo && (key === 'z' || key === 'y')
      if ((isUndo || isRedo) && letters.areLeftToBrowser(event.target, isUndo)) return
      if (isUndo) actions.undo()
      else if (isRedo) actions.redo()
      else if (key === 'enter' && (!live || paused)) runner.start()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal })
    return () => stop.abort()
  }, [runner, actions])
}

/**
 * Watches in which field letters are typed. Asked for more than it has, Chromium would undo what was typed in other fields
 * before, and then take back letters under a later step of the document.
 */
function watchLetters(signal: AbortSignal) {
  /** The text of the field before its first letter since the caret came, or since a step of the document. */
  let typing: { field: EventTarget | null; before: string } | undefined
  const onLetter = ({ target }: Event) => {
    if (typing?.field !== target) typing = { field: target, before: textOf(target) }
  }
  const forget = () => {
    typing = undefined
  }
  document.addEventListener('beforeinput', onLetter, { capture: true, signal })
  document.addEventListener('focusout', forget, { capture: true, signal })
  return {
    /** Whether the browser has letters of this field to undo, or to do again. */
    areLeftToBrowser(field: EventTarget | null, isUndo: boolean): boolean {
      if (typing && typing.field === field && !(isUndo && textOf(field) === typing.before)) return true
      forget()
      return false
    },
  }
}

function textOf(field: EventTarget | null): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
}
