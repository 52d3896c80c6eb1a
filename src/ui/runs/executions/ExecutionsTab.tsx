import { useState } from 'react'
import { useStore } from 'zustand'
import { Select } from '../../../components/Select'
import { t } from '../../../language/active'
import { useApp } from '../../app/app-context'
import lists from '../../tools/lists.module.css'
import { ExecutionList } from './ExecutionList'
import styles from './Executions.module.css'

/** All executions of the open document's pipelines, step by step. */
export function ExecutionsTab() {
  const { editor } = useApp()
  const pipelines = useStore(editor, state => state.draft.document.pipelines)
  const [pipelineId, setPipelineId] = useState<string | null>(null)
  return (
    <div className={styles.list}>
      {pipelines.length > 1 && (
        <label className={lists.picker}>
          {t('Pipeline')}
          <Select value={pipelineId ?? ''} onChange={event => setPipelineId(event.target.value || null)}>
            <option value="">{t('All')}</option>
            {pipelines.map(({ id, name }) => (
              <option key={id} value={id}>
                {name || id}
              </option>
            ))}
          </Select>
        </label>
      )}
      <ExecutionList pipelineId={pipelineId} />
    </div>
  )
}
