import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { formatDuration } from '../../components/text'
import { t } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'
import { ranDocument } from '../../model/ran-document'
import { useApp } from '../app/app-context'
import { nameOfPipeline } from '../graph/flow/flow-actions'
import { SourceName, useContextSource } from './context-sources'
import { highlightProps, useIsHighlighted } from './highlight'
import styles from './TimelineTab.module.css'
import { type TimeRow, type TimeSpan, timelineOf } from './timeline'

/** Timeline of the run: a row per card with its model calls, tools and waits. */
export function TimelineTab() {
  const { runner } = useApp()
  const events = useDeferredValue(useStore(runner, state => state.events))
  const { pipelines } = useMemo(() => ranDocument(events).document, [events])
  const { rows, passed, carried, duration } = useMemo(() => timelineOf(events), [events])
  if (events.length === 0) {
    return <p className={styles.none}>{t('Nothing has run yet. Press Run, and see here what took how long.')}</p>
  }
  const isFlow = new Set(rows.map(({ pipelineId }) => pipelineId)).size > 1
  return (
    <div className={styles.timeline}>
      <p className={styles.axis} aria-hidden>
        <span>{t({ message: '{seconds} s', note: 'Seconds: 1.3 s.' }, { seconds: 0 })}</span>
        <span>{formatDuration(duration / 2)}</span>
        <span>{formatDuration(duration)}</span>
      </p>
      <ol aria-label={t('Timeline')} className={styles.rows}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows come in the order of time and stay there.
          <li key={index}>
            <Row row={row} whole={duration} pipeline={isFlow ? nameOfPipeline(pipelines, row.pipelineId) : ''} />
          </li>
        ))}
      </ol>
      <Others nodeIds={passed} words={t('At once:')} />
      <Others nodeIds={carried} words={t('From the run before:')} />
    </div>
  )
}

interface RowProps {
  row: TimeRow
  /** Duration of the run in milliseconds. */
  whole: number
  /** The name of its pipeline, where there are several. */
  pipeline: string
}

function Row({ row, whole, pipeline }: RowProps) {
  const { nodeId, depth, start, end, status, spans } = row
  const source = useContextSource(nodeId)
  const pointed = useIsHighlighted(nodeId)
  const duration = formatDuration(end - start)
  const outcome = outcomes[status]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own.
    <div
      role="group"
      className={styles.row}
      aria-label={source?.name ?? t('A card that is gone')}
      data-family={source?.family ?? 'unknown'}
      data-pointed={pointed || undefined}
      data-called={depth > 0 || undefined}
      {...highlightProps(nodeId)}
    >
      <header>
        <SourceName nodeId={nodeId} />
        <span className={styles.took}>{outcome ? t('{duration}, {outcome}', { duration, outcome }) : duration}</span>
      </header>
      {pipeline && (
        <p className={styles.where}>
          {depth > 0 ? t('called, in {pipeline}', { pipeline }) : t('in {pipeline}', { pipeline })}
        </p>
      )}
      <div className={styles.track} aria-hidden>
        <span className={styles.own} style={placeOf({ start, end }, whole)} />
        {spans.map((span, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: spans come in the order of time and stay there.
            key={index}
            className={styles.span}
            data-kind={span.kind}
            data-failed={span.failed}
            style={placeOf(span, whole)}
          />
        ))}
      </div>
      <ol className={styles.spans}>
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans come in the order of time and stay there.
          <li key={index} data-failed={span.failed}>
            <span className={styles.key} data-kind={span.kind} aria-hidden />
            <span>{formatSpan(span)}</span>
            <span className={styles.when}>{formatWhen(span)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const outcomes: Partial<Record<TimeRow['status'], MessageDescriptor>> = {
  running: msg('still going'),
  failed: msg('failed'),
  stopped: msg('stopped'),
  'stopped-early': msg('stopped early'),
}

function formatSpan({ kind, number = 0, name = '', failed }: TimeSpan): string {
  if (kind === 'model') {
    return failed
      ? t('Asked the model, round {number, number}, and it broke off', { number })
      : t('Asked the model, round {number, number}', { number })
  }
  if (kind === 'tool') return failed ? t('{tool}, with a mistake', { tool: name }) : name
  return kind === 'person' ? t('Waited for you') : t('Waited to try again, after attempt {number, number}', { number })
}

function formatWhen({ start, end, open }: TimeSpan): string {
  const at = formatDuration(start)
  return open
    ? t('at {start}, still going', { start: at })
    : t('at {start}, {duration}', { start: at, duration: formatDuration(end - start) })
}

function placeOf({ start, end }: { start: number; end: number }, duration: number) {
  if (duration === 0) return { insetInlineStart: '0%', inlineSize: '100%' }
  return { insetInlineStart: `${(start / duration) * 100}%`, inlineSize: `${((end - start) / duration) * 100}%` }
}

function Others({ nodeIds, words }: { nodeIds: readonly string[]; words: string }) {
  if (nodeIds.length === 0) return null
  return (
    <div className={styles.others}>
      <span>{words}</span>
      {nodeIds.map(nodeId => (
        <SourceName key={nodeId} nodeId={nodeId} />
      ))}
    </div>
  )
}
