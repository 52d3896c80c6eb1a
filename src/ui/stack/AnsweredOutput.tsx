import { useStore } from 'zustand'
import { typeOfModel } from '../../engine/run/card-models'
import { localizedModelLabel } from '../../model/model-labels'
import { bareId } from '../../nodes/kit/models'
import type { NodeView, OutputProps } from '../../nodes/view'
import { useApp } from '../page/app-context'
import { useResolvedModel } from '../page/models/use-resolved-model'

/** The output of an inference, which before a run names the model that would answer. */
export function AnsweredOutput({ View, ...props }: OutputProps & { View: NonNullable<NodeView['Output']> }) {
  const { model } = props.config
  const answerer = useAnswerer(typeof model === 'string' ? model : '')
  return <View {...props} {...(answerer && { answerer })} />
}

/** The model that would answer for an id; for an empty id, the default. Without connections that is the demo, at once. */
function useAnswerer(ownModel: string): OutputProps['answerer'] {
  const { settings, nodeTypes } = useApp()
  const isConnected = useStore(settings, state => state.connections.length + state.browserModels.length > 0)
  const id = useStore(settings, state => ownModel.trim() || state.defaultModel)
  const isDemo = id === '' || /^demo(?:\/|$)/.test(id)
  const resolved = useResolvedModel(isDemo || !isConnected ? null : id)
  const demo = { provider: 'demo', answeredBy: localizedModelLabel('demo', 'Demo') }
  if (isDemo) return demo
  const card = typeOfModel(id, nodeTypes)?.model
  if (card) return { provider: id.slice(0, id.indexOf('/')), answeredBy: card.label }
  if (!isConnected) return { ...demo, insteadOf: bareId(id) }
  if (!resolved) return undefined
  const { provider, label, insteadOf } = resolved
  return { provider, answeredBy: localizedModelLabel(provider, label), ...(insteadOf !== undefined && { insteadOf }) }
}
