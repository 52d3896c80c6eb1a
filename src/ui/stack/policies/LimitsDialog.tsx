import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import { Fields } from '../../../components/Field'
import layout from '../../../components/layout.module.css'
import { NumberField } from '../../../components/NumberField'
import { t } from '../../../language/active'
import type { Limits } from '../../../model/document'
import { DEFAULT_LIMITS } from '../../../model/limits'
import { ModelField } from '../../../nodes/kit/ModelField'
import { setSettings } from '../../../store/document/edits'
import { useApp } from '../../page/app-context'
import { useCountedSteps } from '../../page/cards/counted-steps'
import { MAX_TOOL_STEPS } from '../../page/cards/max-tool-steps'
import { useScreen } from '../../page/screen'
import { useViewServices } from '../../page/view-services'

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
  const change = (field: keyof Limits, value: number | undefined) => {
    const { [field]: _, ...others } = limits
    const next = value === undefined ? others : { ...others, [field]: value }
    edit(t('Changed the limits'), `limit ${field}`, { limits: Object.keys(next).length > 0 ? next : undefined })
  }
  const priceless = services.models.some(({ connected, provider }) => connected && provider !== 'demo')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when a field in it was left.
    <div className={layout.stack4} onBlur={() => editor.endCoalescing()}>
      <p className={layout.hint}>
        {t('At a limit, the run finishes its step and stops. You keep the results so far.')}
      </p>
      <Fields>
        <NumberField
          label={t('Cost limit of a run')}
          value={limits.maxCostUsd}
          onChange={value => change('maxCostUsd', value)}
          min={0}
          step={0.1}
          placeholder={`${DEFAULT_LIMITS.maxCostUsd}`}
          help={
            priceless
              ? t('In US dollars. It cannot work when a model’s price is not known. The run tells you so.')
              : t('US dollars.')
          }
        />
        <NumberField
          label={t('Time limit of a run')}
          value={limits.maxDurationSeconds}
          onChange={value => change('maxDurationSeconds', value)}
          min={1}
          placeholder={`${DEFAULT_LIMITS.maxDurationSeconds}`}
          help={t('In seconds. Waiting for a person does not count.')}
        />
        <NumberField
          label={t('Limit of steps in a run')}
          value={limits.maxSteps}
          onChange={value => change('maxSteps', value)}
          min={1}
          whole
          placeholder={t('no limit')}
          help={t('Every card that runs counts, in called pipelines too. {most, number} is a good limit for a tool.', {
            most: MAX_TOOL_STEPS,
          })}
        />
        <NumberField
          label={t('Limit of requests in a run')}
          value={limits.maxRequests}
          onChange={value => change('maxRequests', value)}
          min={0}
          whole
          placeholder={`${DEFAULT_LIMITS.maxRequests}`}
          help={t(
            'What Integrations, URL loaders and Tool steps send, with retries. What a model sends itself (Webhook, MCP server) has its own limit: 10.',
          )}
        />
        {limits.maxSteps === undefined && (
          <div>
            <Button onClick={() => change('maxSteps', MAX_TOOL_STEPS)}>
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
