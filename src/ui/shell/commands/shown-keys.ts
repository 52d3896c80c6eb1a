import { localize } from '../../../language/active'
import type { MessageDescriptor } from '../../../language/message'

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** What the keys of this keyboard type, by their place. Only Chromium tells it. */
type KeyboardLayout = ReadonlyMap<string, string>

let layout: KeyboardLayout = new Map()
const { keyboard } = navigator as { keyboard?: { getLayoutMap?(): Promise<KeyboardLayout> } }
keyboard?.getLayoutMap?.().then(
  found => {
    layout = found
  },
  // A frame may not ask.
  () => {},
)

/** A key combination in the words of this device, with the letters of its keyboard. */
export function showKeys(label: MessageDescriptor): string {
  return describeKeys(localize(label), layout, isApple)
}

/** The words of a combination, such as `Ctrl+Z`, for a keyboard: on a Cyrillic one that key has `Я`. */
export function describeKeys(words: string, layout: KeyboardLayout, isApple: boolean): string {
  const typed = new Set(layout.values())
  const named = words.replace(/(?<=\+)[A-Z]$/, letter => {
    const ofPlace = layout.get(`Key${letter}`)
    return !ofPlace || typed.has(letter.toLowerCase()) ? letter : ofPlace.toUpperCase()
  })
  return isApple ? named.replace(/Ctrl|Strg/g, '⌘').replace(/Alt/g, '⌥') : named
}
