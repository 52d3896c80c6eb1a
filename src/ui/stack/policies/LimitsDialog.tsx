import * as v from 'valibot'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import { Fields } from '../../../components/Field'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { msg } from '../../../language/message'
import type { Limits, NodeConfig } from '../../../model/document'
import { withoutUndefined } from '../../../model/json'
import { DEFAULT_LIMITS } from '../../../model/limits'
import { FormFields } from '../../../nodes/kit/FormFields'
import { fieldsOfConfig } from '../../../nodes/kit/form-fields'
import { ModelField } from '../../../nodes/kit/ModelField'
import { setting } from '../../../nodes/kit/setting'
import { setSettings } from '../../../store/document/edits'
import { useApp } from '../../page/app-context'
import { MAX_TOOL_STEPS, useCountedSteps } from '../../page/cards/counted-steps'
import { useScreen } from '../../page/screen'
import { useViewServices } from '../../page/view-services'

const from = (least: number) => v.optional(v.pipe(v.number(), v.minValue(least)))
const integerFrom = (least: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(least)))

const form = v.looseObject({
  maxCostUsd: setting(from(0), {
    label: msg('Cost limit of a run'),
    step: 0.1,
    placeholder: `${DEFAULT_LIMITS.maxCostUsd}`,
    help: msg('In US dollars. It cannot work when a model’s price is not known. The run tells you so.'),
  }),
  maxDurationSeconds: setting(from(1), {
    label: msg('Time limit of a run'),
    placeholder: `${DEFAULT_LIMITS.maxDurationSeconds}`,
    help: msg('In seconds. Waiting for a person does not count.'),
  }),
  maxSteps: setting(integerFrom(1), {
    label: msg('Limit of steps in a run'),
    placeholder: msg('no limit'),
    help: msg('Every card that runs counts, in called pipelines too. {most, number} is a good limit for a tool.', {
      most: MAX_TOOL_STEPS,
    }),
  }),
  maxRequests: setting(integerFrom(0), {
    label: msg('Limit of requests in a run'),
    placeholder: `${DEFAULT_LIMITS.maxRequests}`,
    help: msg(
      'What Integrations, URL loaders and Tool steps send, with retries. What a model sends itself (Webhook, MCP server) has its own limit: 10.',
    ),
  }),
})
const fields = fieldsOfConfig({ configSchema: form })

/** Limits of the document's runs: cost, duration, and the default model. */
export default function LimitsDialog() {
  const { editor } = useApp()
  const screen = useScreen()
  const services = useViewServices()
  const settings = useStore(editor, state => state.draft.document.settings)
  const { limits = {}, defaultModel = '' } = settings ?? {}
  const steps = useCountedSteps()
  const edit = (label: string, key: string, patch: Parameters<typeof setSettings>[1]) =>
    editor.edit(draft => setSettings(draft, patch), { label, coalesce: key })
  const change = (patch: Partial<Limits>) => {
    const next = withoutUndefined({ ...limits, ...patch })
    const limited = { limits: Object.keys(next).length > 0 ? next : undefined }
    edit(t('Changed the limits'), `limit ${Object.keys(patch).join(' ')}`, limited)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when a field in it was left.
    <div className={layout.stack4} onBlur={() => editor.endCoalescing()}>
      <p className={layout.hint}>
        {t('At a limit, the run finishes its step and stops. You keep the results so far.')}
      </p>
      <Fields>
        <FormFields fields={fields} value={limits as NodeConfig} onChange={change} />
        {limits.maxSteps === undefined && (
          <div>
            <Button onClick={() => change({ maxSteps: MAX_TOOL_STEPS })}>
              {t('Set {most, plural, one {# step} other {# steps}}', { most: MAX_TOOL_STEPS })}
            </Button>
          </div>
        )}
        {(limits.maxSteps ?? 0) > MAX_TOOL_STEPS && (
          <p className={classNames(layout.notice, layout.small, layout.warning)} data-status="warning">
            {t(
              'More than {most, plural, one {# step} other {# steps}} are hard to follow and to fix. A step can call another pipeline instead.',
              { most: MAX_TOOL_STEPS },
            )}
          </p>
        )}
        {steps > MAX_TOOL_STEPS && (
          <p className={classNames(layout.notice, layout.small, layout.warning)} data-status="warning">
            {t(
              'One of its pipelines has {steps, plural, one {# card} other {# cards}}. With more than {most, number}, split it into two that call each other.',
              { steps, most: MAX_TOOL_STEPS },
            )}
          </p>
        )}
        <ModelField
          value={defaultModel}
          onChange={id => {
            editor.endCoalescing()
            edit(t('Changed the model'), 'default model', { defaultModel: id || undefined })
          }}
          locked={false}
          services={services}
        />
        <p className={layout.hint}>{t('This model answers when a card has no model of its own.')}</p>
      </Fields>
      <div>
        <Button onClick={() => screen.show('variables')}>{t('Variables of this document')}</Button>
      </div>
    </div>
  )
}
