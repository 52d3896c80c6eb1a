import { useState } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../../components/class-names'
import { Input } from '../../../components/Input'
import { LabeledSelect } from '../../../components/LabeledSelect'
import layout from '../../../components/layout.module.css'
import { localize, t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import { ExecutionList } from '../../parts/executions/ExecutionList'
import { type Status, statusWords } from '../../parts/executions/StatusMark'
import { everyStep } from '../../parts/executions/step-rows'

const statuses: readonly Status[] = ['completed', 'failed', 'timeout', 'cut-short', 'skipped', 'unreached', 'running']

/** All runs of the open document's pipelines, card by card. */
export function ExecutionsTab() {
  const pipelines = useStore(useApp().editor, state => state.draft.document.pipelines)
  const [filter, setFilter] = useState(everyStep)
  const change = (patch: Partial<typeof filter>) => setFilter({ ...filter, ...patch })
  return (
    <div className={classNames(layout.stack3, layout.packed)}>
      <div className={layout.wrap4}>
        {pipelines.length > 1 && (
          <LabeledSelect
            label={t('Pipeline')}
            value={filter.pipelineId ?? ''}
            options={[
              { value: '', label: t('All') },
              ...pipelines.map(({ id, name }) => ({ value: id, label: name || id })),
            ]}
            onChange={id => change({ pipelineId: id || null })}
          />
        )}
        <LabeledSelect<Status | 'any'>
          label={t('Status')}
          value={filter.status}
          options={[
            { value: 'any', label: t('Any status') },
            ...statuses.map(value => ({ value, label: localize(statusWords[value].word) })),
          ]}
          onChange={status => change({ status })}
        />
        <label className={classNames(layout.cluster2, layout.small, layout.semibold)}>
          {t('Name')}
          <Input
            type="search"
            value={filter.text}
            placeholder={t('Part of a name')}
            onChange={event => change({ text: event.target.value })}
          />
        </label>
      </div>
      <ExecutionList filter={filter} />
    </div>
  )
}
