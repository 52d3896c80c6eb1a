import { useMemo } from 'react'
import { Table } from '../../../components/Table'
import { count, formatCost, formatDuration } from '../../../components/text'
import { t } from '../../../language/active'
import type { PipelineExecution } from '../../../toolkit/executions'
import { callsBetween } from './calls-between'
import styles from './Executions.module.css'

/** The calls between pipelines, summed over the runs above; nothing where none called another. */
export function CallsBetween({ executions }: { executions: readonly PipelineExecution[] }) {
  const calls = useMemo(() => callsBetween(executions), [executions])
  if (calls.length === 0) return null
  return (
    <Table scrolls={t('Calls between pipelines')} className={styles.steps}>
      <caption>{t('Calls between pipelines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('From')}</th>
          <th scope="col">{t('To')}</th>
          <th scope="col">{t('Times')}</th>
          <th scope="col">
            {t({ message: 'Failed', context: 'a count', note: 'Over a number of calls, or over what failed.' })}
          </th>
          <th scope="col">{t('Tokens')}</th>
          <th scope="col">{t('Time')}</th>
          <th scope="col">{t('Cost')}</th>
        </tr>
      </thead>
      <tbody>
        {calls.map(({ from, to, times, failures, tokens, durationMs, cost }) => (
          <tr key={JSON.stringify([from, to])}>
            <th scope="row">
              <bdi>{from}</bdi>
            </th>
            <td>
              <bdi>{to}</bdi>
            </td>
            <td>{count(times)}</td>
            <td>{count(failures)}</td>
            <td>{count(tokens)}</td>
            <td>{formatDuration(durationMs)}</td>
            <td>{formatCost(cost)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
