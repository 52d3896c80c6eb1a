import { Disclosure } from '../../components/Disclosure'
import { FieldRow, Fields } from '../../components/Field'
import { SelectField } from '../../components/SelectField'
import { TextAreaField } from '../../components/TextAreaField'
import { TextField } from '../../components/TextField'
import { boundFields } from '../kit/bound-fields'
import { MaxTokensField } from '../kit/MaxTokensField'
import { ModelField } from '../kit/ModelField'
import { findModelOption } from '../kit/models'
import { Templates } from '../kit/Templates'
import type { EditorProps } from '../view'
import { AnswerForm } from './AnswerForm'
import { CustomTools } from './CustomTools'
import { EnabledTools } from './EnabledTools'
import { FirstMemories } from './FirstMemories'
import { KeptMemory } from './KeptMemory'
import { McpServers } from './McpServers'
import type { InferenceConfig } from './node'
import { TemperatureField } from './TemperatureField'

const CONTEXT_MODES = [
  { value: 'continue', label: 'All that was said so far' },
  { value: 'fresh', label: 'A fresh start, with the latest results' },
  { value: 'alone', label: 'Nothing but its own words' },
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
          help="The longest reply, in tokens. If empty, as long as its tools and its model need."
        />
      </FieldRow>
      <Templates names={names}>
        <TextAreaField
          label="System prompt"
          value={config.systemPrompt ?? ''}
          onChange={systemPrompt => onChange({ systemPrompt: systemPrompt || undefined })}
          locked={isLocked('systemPrompt')}
          help="It comes after the system prompts above."
        />
      </Templates>
      <SelectField label="What it is told" {...bind('contextMode')} options={CONTEXT_MODES} />
      <EnabledTools
        tools={config.enabledTools}
        boxes={services.toolBoxes?.get(nodeId)}
        servers={config.mcpServers ?? []}
        listServerTools={services.listServerTools}
        onChange={enabledTools => onChange({ enabledTools })}
        locked={isLocked('enabledTools')}
      />
      <Disclosure title="More">
        <AnswerForm {...bind('responseFormat')} />
        <FirstMemories
          turns={config.memories ?? []}
          onChange={memories => onChange({ memories })}
          locked={isLocked('memories')}
        />
        <CustomTools
          tools={config.customTools ?? []}
          onChange={customTools => onChange({ customTools } as Partial<InferenceConfig>)}
          locked={isLocked('customTools')}
        />
        <McpServers
          servers={config.mcpServers ?? []}
          onChange={mcpServers => onChange({ mcpServers } as Partial<InferenceConfig>)}
          locked={isLocked('mcpServers')}
          listTools={services.listServerTools}
        />
        <KeptMemory
          nodeId={nodeId}
          remembers={config.remembers}
          onChange={remembers => onChange({ remembers: remembers || undefined })}
          locked={isLocked('remembers')}
          loadMemory={services.loadMemory}
        />
        <Templates names={names}>
          <TextAreaField
            label="Message of its own"
            value={config.userMessage ?? ''}
            onChange={userMessage => onChange({ userMessage: userMessage || undefined })}
            locked={isLocked('userMessage')}
            placeholder="Please check this: {{steps.writer.output.content}}"
            help="Sent last, in place of its message box."
          />
        </Templates>
        <TextField label="Name" {...bind('name')} help="Templates call it by this name." />
      </Disclosure>
    </Fields>
  )
}
