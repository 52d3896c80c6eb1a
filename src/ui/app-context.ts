import { createContext, use } from 'react'
import type { App } from '../store/app'

/** The stores of the page. Tests provide their own. */
export const AppContext = createContext<App | null>(null)

/**
 * The app of the enclosing page. Read a store with `useStore(useApp().editor, selector)`.
 * @throws Error outside of an `AppContext`.
 */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp needs an AppContext above it')
  return app
}
