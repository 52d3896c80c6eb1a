import { createStore } from 'zustand/vanilla'
import type { Screen } from '../app/screen'

/** The type whose help card is open; null for the list. */
export const helpChoice = createStore<{ type: string | null }>(() => ({ type: null }))

/** Opens the help card of a type, or the list. */
export function openHelp(screen: Screen, type: string | null = null): void {
  helpChoice.setState({ type })
  screen.show('help')
}
