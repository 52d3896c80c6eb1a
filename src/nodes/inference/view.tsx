import { Bot } from 'lucide-react'
import { TextAreaField } from '../../components/TextAreaField'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import type { InferenceConfig } from '../../model/inference'
import { formatNumber } from '../kit/format-number'
import { modelName } from '../kit/models'
import type { InputProps, NodeView } from '../view'
import { AnswerForm } from './AnswerForm'
import { EnabledTools } from './EnabledTools'
import { Output } from './Output'
import { ServerTools } from './ServerTools'
import { StoredMemory } from './StoredMemory'
import { TemperatureField } from './TemperatureField'

/** Its message box, for a stack without other messages. */
function Input({ value, onInput, wanted }: InputProps<InferenceConfig>) {
  if (!wanted) return null
  return (
    <TextAreaField
      label={t('Message')}
      value={typeof value === 'string' ? value : ''}
      onChange={onInput}
      placeholder={t('What would you like to say?')}
    />
  )
}

const view: NodeView<InferenceConfig> = {
  Icon: Bot,
  shelf: 'everyday',
  alsoCalled: msg({
    message: 'llm gpt chat chatgpt claude gemini ai model agent completion memory ask',
    context: 'other words that find the card “Model”',
  }),
  summary({ model, temperature, maxTokens, contextMode, enabledTools }) {
    return [
      modelName(model),
      t('temperature {temperature}', { temperature: formatNumber(temperature) }),
      ...(maxTokens === undefined ? [] : [t('{count, plural, one {# token} other {# tokens}}', { count: maxTokens })]),
      ...(contextMode === 'fresh' ? [t('fresh start')] : []),
      ...(enabledTools
        ? [t('{count, plural, =0 {no tools} one {# tool} other {# tools}}', { count: enabledTools.length })]
        : []),
    ].join(' · ')
  },
  controls: {
    temperature: TemperatureField,
    enabledTools: EnabledTools,
    responseFormat: AnswerForm,
    'mcpServers.enabledTools': ServerTools,
    remembers: StoredMemory,
  },
  Input,
  Output,
}

export default view
