import { useMemo } from 'react'
import { durationInWords } from '../../components/text'
import { ranDocument } from '../../engine/model/ran-document'
import { useApp } from '../app/app-context'
import { useThrottled } from '../app/use-throttled'
import { nameOfPipeline } from '../graph/flow/flow-actions'
import { SourceName, useContextSource } from './context-sources'
import { highlightProps, useIsHighlighted } from './highlight'
import styles from './TimelineTab.module.css'
import { type TimeRow, type TimeSpan, timelineOf } from './timeline'

/** Timeline of the run: a row per card with its model calls, tools and waits. */
export default function TimelineTab() {
  const { runner } = useApp()
  const events = useThrottled(
    runner,
    state => state.events,
    state => state.events.at(-1)?.type !== 'text-delta',
  )
  const { pipelines } = useMemo(() => ranDocument(events).document, [events])
  const { rows, passed, carried, duration } = useMemo(() => timelineOf(events), [events])
  if (events.length === 0) {
    return <p className={styles.none}>Nothing has run yet. Press Run, and see here what took how long.</p>
  }
  const isFlow = new Set(rows.map(({ pipelineId }) => pipelineId)).size > 1
  return (
    <div className={styles.timeline}>
      <p className={styles.axis} aria-hidden>
        <span>0 s</span>
        <span>{durationInWords(duration / 2)}</span>
        <span>{durationInWords(duration)}</span>
      </p>
      <ol aria-label="Timeline" className={styles.rows}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows come in the order of time and stay there.
          <li key={index}>
            <Row row={row} duration={duration} pipeline={isFlow ? nameOfPipeline(pipelines, row.pipelineId) : ''} />
          </li>
        ))}
      </ol>
      <Others nodeIds={passed} words="At once" />
      <Others nodeIds={carried} words="From the run before" />
    </div>
  )
}

interface RowProps {
  row: TimeRow
  /** Duration of the run in milliseconds. */
  duration: number
  /** The name of its pipeline, where there are several. */
  pipeline: string
}

function Row({ row, duration, pipeline }: RowProps) {
  const { nodeId, depth, start, end, status, spans } = row
  const source = useContextSource(nodeId)
  const pointed = useIsHighlighted(nodeId)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own.
    <div
      role="group"
      className={styles.row}
      aria-label={source?.name ?? 'A card that is gone'}
      data-family={source?.family ?? 'unknown'}
      data-pointed={pointed || undefined}
      data-called={depth > 0 || undefined}
      {...highlightProps(nodeId)}
    >
      <header>
        <SourceName nodeId={nodeId} />
        <span className={styles.took}>
          {durationInWords(end - start)}
          {outcomes[status] && `, ${outcomes[status]}`}
        </span>
      </header>
      {pipeline && (
        <p className={styles.where}>
          {depth > 0 ? 'called, in ' : 'in '}
          {pipeline}
        </p>
      )}
      <div className={styles.track} aria-hidden>
        <span className={styles.own} style={placeOf({ start, end }, duration)} />
        {spans.map((span, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: spans come in the order of time and stay there.
            key={index}
            className={styles.span}
            data-kind={span.kind}
            data-failed={span.failed}
            style={placeOf(span, duration)}
          />
        ))}
      </div>
      <ol className={styles.spans}>
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans come in the order of time and stay there.
          <li key={index} data-failed={span.failed}>
            <span className={styles.key} data-kind={span.kind} aria-hidden />
            <span>{spanInWords(span)}</span>
            <span className={styles.when}>
              at {durationInWords(span.start)}, {span.open ? 'still going' : durationInWords(span.end - span.start)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const outcomes: Partial<Record<TimeRow['status'], string>> = {
  running: 'still going',
  failed: 'failed',
  stopped: 'stopped',
  'stopped-early': 'stopped early',
}

function spanInWords({ kind, number, name, failed }: TimeSpan): string {
  if (kind === 'model') return `Asked the model, round ${number}${failed ? ', and it broke off' : ''}`
  if (kind === 'tool') return `${name}${failed ? ', with a mistake' : ''}`
  return kind === 'person' ? 'Waited for you' : `Waited to try again, after attempt ${number}`
}

function placeOf({ start, end }: { start: number; end: number }, duration: number) {
  if (duration === 0) return { insetInlineStart: '0%', inlineSize: '100%' }
  return { insetInlineStart: `${(start / duration) * 100}%`, inlineSize: `${((end - start) / duration) * 100}%` }
}

function Others({ nodeIds, words }: { nodeIds: readonly string[]; words: string }) {
  if (nodeIds.length === 0) return null
  return (
    <div className={styles.others}>
      <span>{words}:</span>
      {nodeIds.map(nodeId => (
        <SourceName key={nodeId} nodeId={nodeId} />
      ))}
    </div>
  )
}
