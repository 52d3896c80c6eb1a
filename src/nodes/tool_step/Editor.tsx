import { CheckField } from '../../components/CheckField'
import { Fields } from '../../components/Field'
import { TextAreaField } from '../../components/TextAreaField'
import { localize, t } from '../../language/active'
import { type Reasoning, readOutputSchema, type ToolStepConfig } from '../../model/tool-step'
import { JsonField } from '../kit/JsonField'
import { ReasoningModelFields } from '../kit/ReasoningModelFields'
import { Templates } from '../kit/Templates'
import type { EditorProps, Readable } from '../view'
import { ToolFields } from './ToolFields'

/** Additional template names of a reasoning prompt. */
const ownNames = (): readonly Readable[] => [
  { name: 'step_output', hint: t('What the tool gave') },
  { name: 'pipeline_state_summary', hint: t('All that is known so far') },
]

/** The settings of a step. */
export function Editor(props: EditorProps<ToolStepConfig>) {
  const { config, onChange, isLocked } = props
  const { reasoning } = config
  return (
    <Fields>
      <ToolFields {...props} />
      <CheckField
        label={t('Let a model make sense of it')}
        checked={reasoning.enabled}
        onChange={enabled => onChange({ reasoning: { ...reasoning, enabled } })}
        locked={isLocked('reasoning')}
      />
      {reasoning.enabled && <ReasoningFields {...props} />}
    </Fields>
  )
}

function ReasoningFields({ nodeId, config, onChange, isLocked, services }: EditorProps<ToolStepConfig>) {
  const { reasoning } = config
  const locked = isLocked('reasoning')
  const change = (patch: { [Field in keyof Reasoning]?: Reasoning[Field] | undefined }) => {
    const kept = Object.entries({ ...reasoning, ...patch }).filter(([, value]) => value !== undefined)
    onChange({ reasoning: Object.fromEntries(kept) as Reasoning })
  }
  return (
    <>
      <Templates names={() => [...(services.readable?.(nodeId) ?? []), ...ownNames()]}>
        <TextAreaField
          label={t('Task')}
          value={reasoning.prompt}
          onChange={prompt => change({ prompt })}
          locked={locked}
          placeholder={t('Find the records that matter for {task}, and say why.', { task: '{{input.task}}' })}
          help={
            config.tool.kind === 'none'
              ? t('The model reads what the pipeline was given, and answers with JSON.')
              : t('The model reads what the tool gave, and answers with JSON.')
          }
        />
      </Templates>
      <ReasoningModelFields value={reasoning} onChange={change} locked={locked} services={services} />
      <JsonField
        label={t('Form of the answer')}
        value={reasoning.outputSchema}
        onChange={outputSchema => change({ outputSchema })}
        locked={locked}
        placeholder={'{ "type": "object", "properties": { "ids": { "type": "array" } } }'}
        error={localize(readOutputSchema(reasoning.outputSchema).problem ?? '') || undefined}
        help={t('A JSON Schema. An answer that does not fit goes back once with what is wrong.')}
      />
    </>
  )
}
