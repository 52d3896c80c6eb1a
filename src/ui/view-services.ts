import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { ViewServices } from '../nodes/view'
import { useApp } from './app-context'
import { useScreen } from './screen'

/** What the views of nodes may use of the page. The list of models is fetched once the page stands. */
export function useViewServices(): ViewServices {
  const { settings } = useApp()
  const screen = useScreen()
  const connections = useStore(settings, state => state.connections)
  const defaultModel = useStore(settings, state => state.defaultModel)
  // Keys are no part of any state; they change in the settings, so they are asked anew when something was closed.
  const overlay = useStore(screen, state => state.overlay)
  const [catalogue, setCatalogue] = useState<typeof import('./model-options')>()
  useEffect(() => {
    import('./model-options').then(setCatalogue, () => {})
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what closed may have changed the keys.
  return useMemo(() => {
    const models = catalogue?.modelOptions(connections, settings.keys) ?? []
    return {
      models,
      defaultModelLabel: catalogue?.defaultLabel(defaultModel, models) ?? (defaultModel || 'Demo'),
      openSettings: () => screen.show('settings'),
    }
  }, [catalogue, connections, defaultModel, overlay, settings, screen])
}
