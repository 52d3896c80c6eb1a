import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { typeOfModel } from '../../engine/card-models'
import { bareId } from '../../nodes/kit/models'
import type { OutputProps } from '../../nodes/view'
import { useApp } from '../app-context'
import { useScreen } from '../screen'

type Answerer = OutputProps['answerer']

/**
 * Who would answer for a model's id, the page's own where it is empty. Where nothing is connected that is the demo, and
 * is known at once; else it is found out as runs find it, with code that comes then.
 */
export function useAnswerer(ownModel: string): Answerer {
  const { settings, model, nodeTypes } = useApp()
  const isConnected = useStore(settings, state => state.connections.length + state.browserModels.length > 0)
  const id = useStore(settings, state => ownModel.trim() || state.defaultModel)
  const connections = useStore(settings, state => state.connections)
  // Keys are no part of any state; they change in the settings, so who answers is asked again when those were closed.
  const overlay = useStore(useScreen(), state => state.overlay)
  const isDemo = id === '' || /^demo(?:\/|$)/.test(id)
  const card = typeOfModel(id, nodeTypes)?.model
  const [found, setFound] = useState<{ id: string; answerer: Answerer }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was connected or closed may have changed who answers.
  useEffect(() => {
    if (isDemo || card || !isConnected) return
    let isCurrent = true
    model(id)
      .then(({ label, insteadOf }) => ({ answeredBy: label, ...(insteadOf !== undefined && { insteadOf }) }))
      .catch(() => undefined)
      .then(answerer => {
        if (isCurrent) setFound({ id, answerer })
      })
    return () => {
      isCurrent = false
    }
  }, [id, isDemo, card, isConnected, connections, overlay, model])

  if (isDemo) return { answeredBy: 'Demo' }
  if (card) return { answeredBy: card.label }
  if (!isConnected) return { answeredBy: 'Demo', insteadOf: bareId(id) }
  return found?.id === id ? found.answerer : undefined
}
