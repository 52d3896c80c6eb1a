import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { typeOfModel } from '../../engine/run/card-models'
import { localizedModelLabel } from '../../model/model-labels'
import { bareId } from '../../nodes/kit/model-name'
import type { OutputProps } from '../../nodes/view'
import { useApp } from '../page/app-context'
import { useScreen } from '../page/screen'

type Answerer = OutputProps['answerer']

/**
 * The model that would answer for an id; for an empty id, the default. Without connections that is the demo, known
 * synchronously; otherwise it is resolved as in a run, with lazily loaded code.
 */
export function useAnswerer(ownModel: string): Answerer {
  const { settings, model, nodeTypes } = useApp()
  const isConnected = useStore(settings, state => state.connections.length + state.browserModels.length > 0)
  const id = useStore(settings, state => ownModel.trim() || state.defaultModel)
  const connections = useStore(settings, state => state.connections)
  // Keys are in no store and change in the settings, so this is resolved again when the settings close.
  const overlay = useStore(useScreen(), state => state.overlay)
  const isDemo = id === '' || /^demo(?:\/|$)/.test(id)
  const card = typeOfModel(id, nodeTypes)?.model
  const [found, setFound] = useState<{ id: string; answerer: Answerer }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was connected or closed may have changed who answers.
  useEffect(() => {
    if (isDemo || card || !isConnected) return
    let isCurrent = true
    model(id)
      .then(({ provider, label, insteadOf }) => ({
        provider,
        answeredBy: localizedModelLabel(provider, label),
        ...(insteadOf !== undefined && { insteadOf }),
      }))
      .catch(() => undefined)
      .then(answerer => {
        if (isCurrent) setFound({ id, answerer })
      })
    return () => {
      isCurrent = false
    }
  }, [id, isDemo, card, isConnected, connections, overlay, model])

  const demo = { provider: 'demo', answeredBy: localizedModelLabel('demo', 'Demo') }
  if (isDemo) return demo
  if (card) return { provider: id.slice(0, id.indexOf('/')), answeredBy: card.label }
  if (!isConnected) return { ...demo, insteadOf: bareId(id) }
  return found?.id === id ? found.answerer : undefined
}
