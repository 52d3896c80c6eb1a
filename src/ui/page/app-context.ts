import { createContext, use } from 'react'
import type { AppStores } from '../../store/app'

/** The stores of the page. Tests provide their own. */
export const AppContext = createContext<AppStores | null>(null)

/**
 * The app of the enclosing page. Read a store with `useStore(useApp().editor, selector)`.
 * @throws Error outside of an `AppContext`.
 */
export function useApp(): AppStores {
  const app = use(AppContext)
  if (!app) throw new Error('useApp needs an AppContext above it')
  return app
}
