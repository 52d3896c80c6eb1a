import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { ResolvedModel } from '../../engine/model'
import { useApp } from '../app-context'

/** Who would answer for a model's id now. Null until that is found out, and where nobody can. */
export function useAnswerer(id: string): ResolvedModel | null {
  const app = useApp()
  const connections = useStore(app.settings, state => state.connections)
  const defaultModel = useStore(app.settings, state => state.defaultModel)
  const [found, setFound] = useState<{ id: string; model: ResolvedModel }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: who answers depends on what is set and connected.
  useEffect(() => {
    let isCurrent = true
    app.model(id).then(
      model => isCurrent && setFound({ id, model }),
      () => isCurrent && setFound(undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [app, id, connections, defaultModel])

  return found?.id === id ? found.model : null
}
