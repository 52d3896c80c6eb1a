import { Bot } from 'lucide-react'
import { TextAreaField } from '../../components/TextAreaField'
import { modelName } from '../kit/model-name'
import type { InputProps, NodeView } from '../view'
import type { InferenceConfig } from './node'
import { Output } from './Output'

/** Its message box, for a stack without other messages. */
function Input({ value, onInput, wanted }: InputProps<InferenceConfig>) {
  if (!wanted) return null
  return (
    <TextAreaField
      label="Message"
      value={typeof value === 'string' ? value : ''}
      onChange={onInput}
      placeholder="What would you like to say?"
    />
  )
}

const sayCount = (tools: number) => (tools === 0 ? 'no tools' : tools === 1 ? '1 tool' : `${tools} tools`)

const view: NodeView<InferenceConfig> = {
  Icon: Bot,
  summary({ model, temperature, maxTokens, contextMode, enabledTools }) {
    return [
      modelName(model),
      `temperature ${temperature}`,
      ...(maxTokens === undefined ? [] : [`${maxTokens} tokens`]),
      ...(contextMode === 'fresh' ? ['fresh start'] : []),
      ...(enabledTools ? [sayCount(enabledTools.length)] : []),
    ].join(' · ')
  },
  Input,
  Output,
}

export default view
