import type { KeyboardEvent } from 'react'
import { readingKey } from './reading-direction'

/**
 * Moves the focus between the buttons of a toolbar by the arrow keys, Home and End. One of them is its tab stop; the others
 * have `tabIndex={-1}`.
 */
export function toolbarKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: toolbar, altKey, ctrlKey, metaKey, shiftKey } = event
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
  // What opens over the page has keys of its own, and what was picked up is moved by the arrow keys.
  if (!(target instanceof HTMLButtonElement) || target.closest('[popover], dialog')) return
  if (toolbar.querySelector('[data-dragging]')) return
  const buttons = [...toolbar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')].filter(
    button => !button.closest('[popover], dialog') && button.checkVisibility(),
  )
  const now = buttons.indexOf(target)
  const steps: Record<string, number> = {
    ArrowDown: now + 1,
    ArrowRight: now + 1,
    ArrowUp: now - 1,
    ArrowLeft: now - 1,
    Home: 0,
    End: buttons.length - 1,
  }
  const next = buttons[steps[readingKey(event.key)] ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
