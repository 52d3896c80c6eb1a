import { useState } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../../components/class-names'
import { Input } from '../../../components/Input'
import layout from '../../../components/layout.module.css'
import { Select } from '../../../components/Select'
import { localize, t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import { ExecutionList } from '../../parts/executions/ExecutionList'
import styles from '../../parts/executions/Executions.module.css'
import { type Status, statusWords } from '../../parts/executions/StatusMark'
import { everyStep } from '../../parts/executions/step-rows'

const statuses: readonly Status[] = ['completed', 'failed', 'timeout', 'cut-short', 'skipped', 'unreached', 'running']

/** All runs of the open document's pipelines, card by card. */
export function ExecutionsTab() {
  const pipelines = useStore(useApp().editor, state => state.draft.document.pipelines)
  const [filter, setFilter] = useState(everyStep)
  const change = (patch: Partial<typeof filter>) => setFilter({ ...filter, ...patch })
  return (
    <div className={styles.list}>
      <div className={layout.wrap4}>
        {pipelines.length > 1 && (
          <label className={classNames(layout.cluster2, layout.small, layout.semibold)}>
            {t('Pipeline')}
            <Select
              value={filter.pipelineId ?? ''}
              onChange={event => change({ pipelineId: event.target.value || null })}
            >
              <option value="">{t('All')}</option>
              {pipelines.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name || id}
                </option>
              ))}
            </Select>
          </label>
        )}
        <label className={classNames(layout.cluster2, layout.small, layout.semibold)}>
          {t('Status')}
          <Select value={filter.status} onChange={event => change({ status: event.target.value as Status | 'any' })}>
            <option value="any">{t('Any status')}</option>
            {statuses.map(status => (
              <option key={status} value={status}>
                {localize(statusWords[status].word)}
              </option>
            ))}
          </Select>
        </label>
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
