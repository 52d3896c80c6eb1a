import { useSyncExternalStore } from 'react'
import { activeMessages, onLanguageChange } from '../language/active'
import type { Messages } from '../language/messages'

/**
 * Renders a component again after another language was activated, or more of its translations. The page's root calls it,
 * and each component inside `memo`, whose parents do not render it again. State and focus stay.
 */
export function useLanguage(): Messages {
  return useSyncExternalStore(onLanguageChange, activeMessages)
}
