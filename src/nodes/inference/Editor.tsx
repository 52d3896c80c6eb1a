import { CheckField } from '../../components/CheckField'
import { Disclosure } from '../../components/Disclosure'
import { type FieldProps, FieldRow, Fields } from '../../components/Field'
import { NumberField } from '../../components/NumberField'
import { SelectField } from '../../components/SelectField'
import { TextAreaField } from '../../components/TextAreaField'
import { TextField } from '../../components/TextField'
import { localize, t } from '../../language/active'
import { msg } from '../../language/message'
import type { InferenceConfig } from '../../model/inference'
import { type Bound, boundFields } from '../kit/bound-fields'
import { ModelField } from '../kit/ModelField'
import { findModelOption } from '../kit/models'
import { Templates } from '../kit/Templates'
import type { EditorProps } from '../view'
import { AnswerForm } from './AnswerForm'
import { CustomTools } from './CustomTools'
import { EnabledTools } from './EnabledTools'
import { InitialMemories } from './InitialMemories'
import { McpServers } from './McpServers'
import { StoredMemory } from './StoredMemory'
import { TemperatureField } from './TemperatureField'

const CONTEXT_MODES = [
  { value: 'continue', label: msg('All that was said so far') },
  { value: 'fresh', label: msg('A fresh start, with the latest results') },
  { value: 'alone', label: msg('Nothing but its own words') },
] as const

/** The settings of an inference. */
export function Editor({ nodeId, config, onChange, isLocked, services }: EditorProps<InferenceConfig>) {
  const bind = boundFields({ config, onChange, isLocked })
  const names = () => services.readable?.(nodeId) ?? []
  return (
    <Fields>
      <ModelField {...bind('model')} services={services} />
      <FieldRow>
        <TemperatureField
          {...bind('temperature')}
          range={
            (findModelOption(services.models, config.model) ?? { temperature: services.temperatureOf?.(config.model) })
              .temperature
          }
        />
        <MaxTokensField
          {...bind('maxTokens')}
          help={t('The longest reply, in tokens. If empty, as long as its tools and its model need.')}
        />
      </FieldRow>
      <SelectField
        label={t('What it is told')}
        {...bind('contextMode')}
        options={CONTEXT_MODES.map(({ value, label }) => ({ value, label: localize(label) }))}
      />
      <EnabledTools
        boxes={services.toolBoxes?.get(nodeId)}
        servers={config.mcpServers ?? []}
        listServerTools={services.listServerTools}
        {...bind('enabledTools')}
      />
      <CheckField
        label={t('Show how sure it was')}
        checked={config.tokenChances}
        onChange={tokenChances => onChange({ tokenChances: tokenChances || undefined })}
        locked={isLocked('tokenChances')}
        help={t(
          'Chances come from OpenAI, llama.cpp, vLLM, Ollama, the models in this page and “Trained here”. Claude and Gemini do not tell theirs, and the demo has none.',
        )}
      />
      <NumberField
        label={t('Window')}
        placeholder={t('all of it')}
        min={20}
        whole
        {...bind('window')}
        help={t(
          'How many pieces it reads at most, of about four letters each. What is too much falls out, the oldest first.',
        )}
      />
      <Disclosure title={t('More')}>
        <Templates names={names}>
          <TextAreaField
            label={t('System prompt')}
            {...orNone(bind('systemPrompt'))}
            help={t('It comes after the system prompts above.')}
          />
        </Templates>
        <AnswerForm {...bind('responseFormat')} />
        <InitialMemories {...bind('memories')} />
        <CustomTools {...bind('customTools')} />
        <McpServers {...bind('mcpServers')} listTools={services.listServerTools} />
        <StoredMemory nodeId={nodeId} {...bind('remembers')} loadMemory={services.loadMemory} />
        <Templates names={names}>
          <TextAreaField
            label={t('Its own message')}
            {...orNone(bind('userMessage'))}
            placeholder="Please check this: {{steps.writer.output.content}}"
            help={t('Sent last, in place of its message box.')}
          />
        </Templates>
        <TextField label={t('Name')} {...bind('name')} help={t('Templates call it by this name.')} />
      </Disclosure>
    </Fields>
  )
}

/** A text that is removed from the config when it is emptied. */
function orNone({ value = '', onChange, locked }: Bound<string | undefined>): Bound<string> {
  return { value, onChange: text => onChange(text || undefined), locked }
}

interface MaxTokensFieldProps extends Pick<FieldProps, 'help' | 'locked'> {
  /** Absent: estimated from answer and model. */
  value: number | undefined
  onChange(maxTokens: number | undefined): void
}

/** Maximum length of an answer. */
function MaxTokensField(field: MaxTokensFieldProps) {
  return <NumberField label={t('Max tokens')} placeholder={t('as needed')} min={1} whole {...field} />
}
