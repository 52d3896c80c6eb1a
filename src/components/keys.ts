import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * Whether a key belongs to an input method: the Enter that takes the letters which a Japanese, Chinese or Korean keyboard
 * offers does nothing else. Safari says so with the key code alone.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const pressed = 'nativeEvent' in event ? event.nativeEvent : event
  return pressed.isComposing || pressed.keyCode === 229
}

/** Enter leaves a field of one line. A `keydown` handler. */
export function leaveByEnter(event: ReactKeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && !isComposing(event)) event.currentTarget.blur()
}
