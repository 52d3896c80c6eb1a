import { useMemo } from 'react'
import { useStore } from 'zustand'
import { activeMessages } from '../../../language/active'
import type { ViewServices } from '../../../nodes/view'
import { useApp } from '../app-context'
import { useScreen } from '../screen'
import { defaultLabel, modelOptions, temperatureOf } from './model-options'

/** The available models, from the settings. */
export function useModels(): Pick<ViewServices, 'models' | 'defaultModelLabel' | 'temperatureOf'> {
  const { settings, nodeTypes } = useApp()
  const connections = useStore(settings, state => state.connections)
  const browserModels = useStore(settings, state => state.browserModels)
  const defaultModel = useStore(settings, state => state.defaultModel)
  // Keys are in no store; they change in the settings, so they are read again when an overlay closes.
  const overlay = useStore(useScreen(), state => state.overlay)
  const messages = activeMessages()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what closed may have changed the keys; labels are in a language.
  return useMemo(() => {
    const cards = [...nodeTypes.values()].flatMap(({ model }) => (model ? [model] : []))
    const models = modelOptions(connections, settings.keys, browserModels, cards)
    return {
      models,
      defaultModelLabel: defaultLabel(defaultModel, models),
      temperatureOf: (id: string) => temperatureOf(id, connections),
    }
  }, [connections, browserModels, defaultModel, overlay, settings, nodeTypes, messages])
}
