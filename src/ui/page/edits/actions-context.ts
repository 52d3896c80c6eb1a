import { createContext, use } from 'react'
import type { CardActions } from './card-actions'

export const ActionsContext = createContext<CardActions | null>(null)

/**
 * The card actions of the enclosing page.
 * @throws Error outside of an `ActionsContext`.
 */
export function useActions(): CardActions {
  const actions = use(ActionsContext)
  if (!actions) throw new Error('useActions needs an ActionsContext above it')
  return actions
}
