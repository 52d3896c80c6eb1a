import { ItemList } from '../../components/ItemList'
import { SelectField } from '../../components/SelectField'
import { TextField } from '../../components/TextField'
import { t } from '../../language/active'
import type { Rule } from '../../model/router'
import { ConditionFields } from '../kit/ConditionFields'
import { Templates } from '../kit/Templates'
import type { FieldControlProps, ViewServices } from '../view'

/** The rules of a router. */
export function RuleFields({ nodeId, value: rules, onChange, locked, services }: FieldControlProps<Rule[]>) {
  return (
    <Templates names={() => services.readable?.(nodeId) ?? []}>
      <ItemList
        title={number => t('Rule {number}', { number })}
        remove={number => t('Remove rule {number}', { number })}
        add={t('Add a rule')}
        items={rules}
        onChange={onChange}
        fresh={{ expression: '', target: '' }}
        locked={locked}
      >
        {(rule, change) => (
          <>
            <ConditionFields label={t('If')} condition={rule} onChange={change} locked={locked} />
            <TargetField
              label={t('Go to')}
              value={rule.target}
              none={t('please choose')}
              onChange={target => change({ target })}
              locked={locked}
              services={services}
            />
          </>
        )}
      </ItemList>
    </Templates>
  )
}

/** Where a run goes when no rule matches. */
export function Otherwise({ label, value = '', onChange, locked, services }: FieldControlProps<string | undefined>) {
  return (
    <TargetField
      label={label}
      value={value}
      none={t('the last one')}
      onChange={target => onChange(target || undefined)}
      locked={locked}
      services={services}
    />
  )
}

interface TargetFieldProps {
  label: string
  /** A pipeline's id, or empty. */
  value: string
  /** Label of the empty choice: "the last one". */
  none: string
  onChange(id: string): void
  locked: boolean
  services: ViewServices
}

/** A select of connected pipelines; shows the id where they are unknown. */
function TargetField({ label, value, none, onChange, locked, services: { targets } }: TargetFieldProps) {
  if (!targets) {
    return (
      <TextField
        label={label}
        value={value}
        onChange={id => onChange(id?.trim() ?? '')}
        locked={locked}
        placeholder={none}
        help={t('The id of a pipeline.')}
      />
    )
  }
  const isStranger = value !== '' && !targets.some(({ id }) => id === value)
  const options = [
    { value: '', label: none },
    ...targets.map(({ id, title }) => ({ value: id, label: title })),
    ...(isStranger ? [{ value, label: t('{label} (not connected)', { label: value }) }] : []),
  ]
  return <SelectField label={label} value={value} options={options} onChange={onChange} locked={locked} />
}
