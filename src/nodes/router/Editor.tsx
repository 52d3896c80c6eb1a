import { Fields } from '../../components/Field'
import { ItemList } from '../../components/ItemList'
import { SelectField } from '../../components/SelectField'
import { TextAreaField } from '../../components/TextAreaField'
import { boundFields } from '../kit/bound-fields'
import { ConditionFields } from '../kit/ConditionFields'
import { MaxTokensField } from '../kit/MaxTokensField'
import { ModelField } from '../kit/ModelField'
import { Templates } from '../kit/Templates'
import type { EditorProps, ViewServices } from '../view'
import type { RouterConfig, Rule } from './node'
import { TargetField } from './TargetField'

const MODES = [
  { value: 'model', label: 'A model, which reads along' },
  { value: 'rules', label: 'Rules, without a model' },
] as const

/** The settings of a router. */
export function Editor({ nodeId, config, onChange, isLocked, services }: EditorProps<RouterConfig>) {
  const bind = boundFields({ config, onChange, isLocked })
  return (
    <Fields>
      <SelectField label="Who decides" {...bind('mode')} options={MODES} />
      <Templates names={() => services.readable?.(nodeId) ?? []}>
        {config.mode === 'model' ? (
          <>
            <TextAreaField
              label="When to go where"
              {...bind('prompt')}
              placeholder="Go to Sales if it is about prices. Otherwise go to Support."
              help="The model also gets the names and prompts of the pipelines that it can choose from."
            />
            <ModelField {...bind('model')} services={services} />
            <MaxTokensField {...bind('maxTokens')} />
          </>
        ) : (
          <>
            <ItemList
              noun="Rule"
              items={config.rules}
              onChange={rules => onChange({ rules })}
              fresh={{ expression: '', target: '' }}
              locked={isLocked('rules')}
            >
              {(rule, change) => (
                <RuleFields rule={rule} onChange={change} locked={isLocked('rules')} services={services} />
              )}
            </ItemList>
            <TargetField
              label="Otherwise go to"
              value={config.otherwise ?? ''}
              none="the last one"
              onChange={otherwise => onChange({ otherwise: otherwise || undefined })}
              locked={isLocked('otherwise')}
              services={services}
            />
          </>
        )}
      </Templates>
    </Fields>
  )
}

interface RuleFieldsProps {
  rule: Rule
  onChange(patch: Partial<Rule>): void
  locked: boolean
  services: ViewServices
}

function RuleFields({ rule, onChange, locked, services }: RuleFieldsProps) {
  return (
    <>
      <ConditionFields label="If" condition={rule} onChange={onChange} locked={locked} />
      <TargetField
        label="Go to"
        value={rule.target}
        none="please choose"
        onChange={target => onChange({ target })}
        locked={locked}
        services={services}
      />
    </>
  )
}
