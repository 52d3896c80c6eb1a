import { createContext, use } from 'react'
import type { ViewServices } from '../nodes/view'

export const ServicesContext = createContext<ViewServices | null>(null)

/**
 * What the page offers to the views of nodes.
 * @throws Error outside of a `ServicesContext`.
 */
export function useServices(): ViewServices {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesContext above it')
  return services
}
