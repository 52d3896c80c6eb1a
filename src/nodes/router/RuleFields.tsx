import { ItemList } from '../../components/ItemList'
import { ConditionFields } from '../kit/ConditionFields'
import { Templates } from '../kit/Templates'
import type { FieldControlProps } from '../view'
import type { Rule } from './node'
import { TargetField } from './TargetField'

/** The rules of a router. */
export function RuleFields({ nodeId, value: rules, onChange, locked, services }: FieldControlProps<Rule[]>) {
  return (
    <Templates names={() => services.readable?.(nodeId) ?? []}>
      <ItemList noun="Rule" items={rules} onChange={onChange} fresh={{ expression: '', target: '' }} locked={locked}>
        {(rule, change) => (
          <>
            <ConditionFields label="If" condition={rule} onChange={change} locked={locked} />
            <TargetField
              label="Go to"
              value={rule.target}
              none="please choose"
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
      none="the last one"
      onChange={target => onChange(target || undefined)}
      locked={locked}
      services={services}
    />
  )
}
