import { createContext, use } from 'react'
import type { App } from '../store/app'

/** The stores of this page. Tests give their own. */
export const AppContext = createContext<App | null>(null)

/**
 * The app that the page stands on. Read a store with `useStore(useApp().editor, selector)`.
 * @throws Error outside of an `AppContext`.
 */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp needs an AppContext above it')
  return app
}
