import { useStore } from 'zustand'
import { useLoaded } from '../../../components/use-loaded'
import { typeOfModel } from '../../../engine/run/card-models'
import type { ResolvedModel } from '../../../model/language-model'
import { useApp } from '../app-context'
import { useScreen } from '../screen'

/** The model that would answer for an id, as a run finds it. Null until that is known, and where none is available. */
export function useResolvedModel(id: string | null): ResolvedModel | null {
  const { settings, model, nodeTypes } = useApp()
  const connections = useStore(settings, state => state.connections)
  const defaultModel = useStore(settings, state => state.defaultModel)
  // Keys are in no store and change in the settings, so this is resolved again when the settings close.
  const overlay = useStore(useScreen(), state => state.overlay)
  // A model that is a card is prepared by the run alone.
  const isCard = id !== null && typeOfModel(id, nodeTypes) !== undefined
  const found = useLoaded(
    async () => (id === null || isCard ? null : { id, model: await model(id) }),
    [model, id, isCard, connections, defaultModel, overlay],
  )
  return found?.id === id ? found.model : null
}
