import * as v from 'valibot'
import { useStore } from 'zustand'
import { Disclosure } from '../../../components/Disclosure'
import { Fields } from '../../../components/Field'
import { t } from '../../../language/active'
import { msg } from '../../../language/message'
import type { NodeConfig, Policy } from '../../../model/document'
import { conditionSettings } from '../../../nodes/kit/condition-settings'
import { FormFields } from '../../../nodes/kit/FormFields'
import { fieldsOfConfig } from '../../../nodes/kit/form-fields'
import { setting } from '../../../nodes/kit/setting'
import { findNode } from '../../../store/document/draft'
import { setPolicy } from '../../../store/document/edits-tool'
import { useApp } from '../../page/app-context'
import { useViewServices } from '../../page/view-services'

const within = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most))

/** A policy as it is edited: retries are two numbers, and the wait before them is in seconds. */
const form = v.looseObject({
  onError: setting(v.optional(v.picklist(['continue', 'skip_remaining'])), {
    label: msg('If it fails'),
    none: msg('Stop the pipeline'),
    choices: { continue: msg('Go on without it'), skip_remaining: msg('Skip what is below') },
  }),
  maxRetries: setting(v.optional(v.pipe(within(0, 10), v.integer())), {
    label: msg('Try again'),
    placeholder: '0',
    help: msg('How many times.'),
    row: 'times',
  }),
  wait: setting(v.optional(within(0, 600)), {
    label: msg('Wait before'),
    step: 0.5,
    placeholder: '1',
    help: msg('In seconds. It doubles each time.'),
    row: 'times',
    when: ({ maxRetries }) => maxRetries !== undefined,
  }),
  timeoutSeconds: setting(v.optional(within(1, 86_400)), {
    label: msg('Longest time'),
    placeholder: '300',
    help: msg('In seconds.'),
    row: 'times',
  }),
  isSkipped: setting(v.boolean(), { label: msg('Skip it sometimes') }),
  condition: setting(
    v.looseObject({
      skipWhen: v.picklist(['truthy', 'falsy']),
      expression: v.string(),
      op: v.any(),
      value: v.any(),
    }),
    {
      label: '',
      fields: {
        skipWhen: {
          label: msg('When'),
          choices: {
            truthy: msg('Skip the card when this is true'),
            falsy: msg('Skip the card when this is not true'),
          },
        },
        ...conditionSettings(msg({ message: 'This', note: 'A field: what is compared in a condition.' })),
      },
      when: ({ isSkipped }) => isSkipped === true,
    },
  ),
})
const fields = fieldsOfConfig({ configSchema: form })

const usual: NonNullable<Policy['condition']> = { type: 'expression', expression: '', skipWhen: 'falsy' }

/** A card's policy: failure handling, retries, timeout and condition. */
export function PolicyFields({ nodeId, locked }: { nodeId: string; locked: boolean }) {
  const { editor } = useApp()
  const services = useViewServices()
  const policy = useStore(editor, state => findNode(state.draft.document, nodeId)?.node.policy) ?? {}
  const { onError, retry, condition, ...rest } = policy
  const value = {
    ...rest,
    onError: onError === 'fail_pipeline' ? undefined : onError,
    maxRetries: retry?.maxRetries,
    wait: retry && retry.backoffMs / 1000,
    isSkipped: condition !== undefined,
    condition,
  }
  const change = (patch: Partial<typeof value>) => {
    const { maxRetries = 0, wait = 1, isSkipped, ...changed } = { ...value, ...patch }
    editor.edit(
      draft =>
        setPolicy(draft, nodeId, {
          ...changed,
          retry: maxRetries > 0 ? { maxRetries, backoffMs: wait * 1000 } : undefined,
          condition: isSkipped ? { ...usual, ...changed.condition } : undefined,
        }),
      {
        label: msg('Changed what happens around a card'),
        coalesce: `policy ${nodeId} ${Object.keys(patch).join(' ')}`,
      },
    )
  }
  return (
    <Disclosure title={t('If it fails…')} count={Object.keys(policy).length}>
      <Fields>
        <FormFields
          fields={fields}
          value={value as unknown as NodeConfig}
          onChange={change}
          isLocked={() => locked}
          card={{ nodeId, config: {}, services }}
        />
      </Fields>
    </Disclosure>
  )
}
