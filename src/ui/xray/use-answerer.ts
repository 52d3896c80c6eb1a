import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { typeOfModel } from '../../engine/run/card-models'
import type { ResolvedModel } from '../../model/language-model'
import { useApp } from '../page/app-context'

/** The model that would answer for an id. Null until resolved, and where none is available. */
export function useRequestAnswerer(id: string): ResolvedModel | null {
  const app = useApp()
  const connections = useStore(app.settings, state => state.connections)
  const defaultModel = useStore(app.settings, state => state.defaultModel)
  const isCard = typeOfModel(id, app.nodeTypes) !== undefined
  const [found, setFound] = useState<{ id: string; model: ResolvedModel }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: who answers depends on what is set and connected.
  useEffect(() => {
    // A card model: only the run prepares it.
    if (isCard) return
    let isCurrent = true
    app.model(id).then(
      model => isCurrent && setFound({ id, model }),
      () => isCurrent && setFound(undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [app, id, isCard, connections, defaultModel])

  return found?.id === id ? found.model : null
}
