import { useEffect } from 'react'
import { useScreen } from '../screen'

/** Ctrl or Cmd with K opens the commands; a question mark outside of a field lists the keys. */
export function useCommandKeys(): void {
  const screen = useScreen()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, shiftKey, target } = event
      if (altKey || document.querySelector('dialog[open]')) return
      const withCtrl = event.ctrlKey || event.metaKey
      if (withCtrl && !shiftKey && key.toLowerCase() === 'k') screen.show('commands')
      else if (!withCtrl && key === '?' && !isField(target)) screen.show('shortcuts')
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [screen])
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
