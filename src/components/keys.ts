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

/**
 * The letter of a key press in upper case: the one that it types where that is Latin, else the one at its place on a Latin
 * keyboard, so that Ctrl+Z undoes on a Cyrillic, Greek, Hebrew or Arabic one too. Other keys have their own names.
 */
export function keyName({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key === '؟') return '?'
  const letterOfPlace = /^Key([A-Z])$/.exec(code)?.[1]
  // The names of keys, such as Enter, are Latin too.
  if (letterOfPlace && /^[\p{L}\p{M}]/u.test(key) && !/^\p{Script=Latin}/u.test(key)) return letterOfPlace
  return key.length === 1 ? key.toUpperCase() : key
}
