import type { NodeView, OutputProps } from '../../nodes/view'
import { useAnswerer } from './use-answerer'

/** The output of an inference, which before a run names the model that would answer. */
export default function AnsweredOutput({ View, ...props }: OutputProps & { View: NonNullable<NodeView['Output']> }) {
  const { model } = props.config
  const answerer = useAnswerer(typeof model === 'string' ? model : '')
  return <View {...props} {...(answerer && { answerer })} />
}
