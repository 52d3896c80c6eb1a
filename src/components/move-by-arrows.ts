import type { KeyboardEvent } from 'react'
import { isComposing } from './keys'
import { readingKey } from './reading-direction'

/**
 * Roving tabindex: arrow keys move through the buttons of a toolbar or list, which is one tab stop and remembers the
 * last position. A `keydown` handler; each button but one starts with `tabIndex={-1}`. `among`: a selector of what the
 * keys move through.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>, among = 'button, input'): void {
  if (isComposing(event)) return
  const { currentTarget, target, key } = event
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(among)].filter(stop => stop.checkVisibility())
  const now = stops.indexOf(target as HTMLElement)
  const isTyping = (target as HTMLElement).matches('input') && key !== 'ArrowDown'
  const next = { ArrowDown: now + 1, ArrowRight: now + 1, ArrowUp: now - 1, ArrowLeft: now - 1 }[readingKey(key)]
  const stop = next === undefined || now < 0 || isTyping ? undefined : stops[next]
  if (!stop) return
  event.preventDefault()
  for (const each of stops) if (each.matches('button')) each.tabIndex = each === stop ? 0 : -1
  // A list that is entered from a field keeps its own tab stop.
  if (!stop.matches('button')) (target as HTMLElement).tabIndex = 0
  stop.focus()
}
