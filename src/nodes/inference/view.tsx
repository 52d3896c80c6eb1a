import { Bot } from 'lucide-react'
import { TextAreaField } from '../../components/TextAreaField'
import { lazyEditor } from '../kit/lazy-editor'
import { bareId } from '../kit/models'
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

const Editor = lazyEditor<InferenceConfig>(() => import('./Editor'))

const sayCount = (tools: number) => (tools === 0 ? 'no tools' : tools === 1 ? '1 tool' : `${tools} tools`)

const view: NodeView<InferenceConfig> = {
  Icon: Bot,
  Editor,
  summary({ model, temperature, maxTokens, contextMode, enabledTools }) {
    return [
      model ? bareId(model) : 'the page’s model',
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
