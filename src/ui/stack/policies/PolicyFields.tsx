import { useStore } from 'zustand'
import { CheckField } from '../../../components/CheckField'
import { Disclosure } from '../../../components/Disclosure'
import { FieldRow, Fields } from '../../../components/Field'
import { NumberField } from '../../../components/NumberField'
import { SelectField } from '../../../components/SelectField'
import { t } from '../../../language/active'
import { msg } from '../../../language/message'
import type { Policy } from '../../../model/document'
import { ConditionFields } from '../../../nodes/kit/ConditionFields'
import { Templates } from '../../../nodes/kit/Templates'
import { findNode } from '../../../store/document/draft'
import { setPolicy } from '../../../store/document/edits-tool'
import { useApp } from '../../page/app-context'
import { useViewServices } from '../../page/view-services'

type Condition = NonNullable<Policy['condition']>

const onErrorChoices = () =>
  [
    { value: 'fail_pipeline', label: t('Stop the pipeline') },
    { value: 'continue', label: t('Go on without it') },
    { value: 'skip_remaining', label: t('Skip what is below') },
  ] as const

const skipWhenChoices = () =>
  [
    { value: 'truthy', label: t('Skip the card when this is true') },
    { value: 'falsy', label: t('Skip the card when this is not true') },
  ] as const

const usual: Condition = { type: 'expression', expression: '', skipWhen: 'falsy' }
const noRetry = { maxRetries: 0, backoffMs: 1000 }

/** A card's policy: failure handling, retries, timeout and condition. */
export function PolicyFields({ nodeId, locked }: { nodeId: string; locked: boolean }) {
  const { editor } = useApp()
  const services = useViewServices()
  const policy = useStore(editor, state => findNode(state.draft.document, nodeId)?.node.policy) ?? {}
  const { onError = 'fail_pipeline', retry, timeoutSeconds, condition } = policy
  const change = (patch: { [Field in keyof Policy]?: Policy[Field] | undefined }) =>
    editor.edit(draft => setPolicy(draft, nodeId, patch), {
      label: msg('Changed what happens around a card'),
      coalesce: `policy ${nodeId} ${Object.keys(patch).join(' ')}`,
    })
  const changeRetry = (patch: { maxRetries?: number | undefined; backoffMs?: number | undefined }) => {
    const { maxRetries = 0, backoffMs = 1000 } = { ...noRetry, ...retry, ...patch }
    change({ retry: maxRetries > 0 ? { maxRetries, backoffMs } : undefined })
  }
  return (
    <Disclosure title={t('If it fails…')} count={Object.keys(policy).length}>
      <Fields>
        <SelectField
          label={t('If it fails')}
          value={onError}
          options={onErrorChoices()}
          onChange={value => change({ onError: value === 'fail_pipeline' ? undefined : value })}
          locked={locked}
        />
        <FieldRow>
          <NumberField
            label={t('Try again')}
            value={retry?.maxRetries}
            onChange={maxRetries => changeRetry({ maxRetries })}
            min={0}
            max={10}
            whole
            placeholder="0"
            locked={locked}
            help={t('How many times.')}
          />
          {retry && (
            <NumberField
              label={t('Wait before')}
              value={retry.backoffMs / 1000}
              onChange={seconds => changeRetry({ backoffMs: seconds === undefined ? undefined : seconds * 1000 })}
              min={0}
              max={600}
              step={0.5}
              placeholder="1"
              locked={locked}
              help={t('In seconds. It doubles each time.')}
            />
          )}
          <NumberField
            label={t('Longest time')}
            value={timeoutSeconds}
            onChange={seconds => change({ timeoutSeconds: seconds })}
            min={1}
            max={86_400}
            placeholder="300"
            locked={locked}
            help={t('In seconds.')}
          />
        </FieldRow>
        <CheckField
          label={t('Skip it sometimes')}
          checked={condition !== undefined}
          onChange={checked => change({ condition: checked ? usual : undefined })}
          locked={locked}
        />
        {condition && (
          <Templates names={() => services.readable?.(nodeId) ?? []}>
            <SelectField
              label={t('When')}
              value={condition.skipWhen}
              options={skipWhenChoices()}
              onChange={skipWhen => change({ condition: { ...condition, skipWhen } })}
              locked={locked}
            />
            <ConditionFields
              label={t({ message: 'This', note: 'A field: what is compared in a condition.' })}
              condition={condition}
              onChange={patch => change({ condition: merged(condition, patch) })}
              locked={locked}
            />
          </Templates>
        )}
      </Fields>
    </Disclosure>
  )
}

function merged(condition: Condition, patch: object): Condition {
  const entries = Object.entries({ ...condition, ...patch }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Condition
}
