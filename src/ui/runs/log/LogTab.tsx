import { CircleAlert, CircleDot, Download, Info, TriangleAlert } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { Select } from '../../../components/Select'
import { ranDocument } from '../../../engine/model/ran-document'
import { allNodes } from '../../../store/document/draft'
import { useApp } from '../../app/app-context'
import { markdownToText } from '../../app/parts/markdown-to-text'
import { summarizeValue } from '../../app/parts/summarize-value'
import { useDeferred } from '../../app/use-deferred'
import { nameOfPipeline } from '../../graph/flow/flow-actions'
import { cardNames } from '../../stack/card-names'
import { JsonTree } from '../../xray/JsonTree'
import { UNKNOWN_DOCUMENT } from '../replay/unknown-document'
import styles from './Log.module.css'
import {
  filterLog,
  LEVELS,
  type LogEntry,
  type LogFilter,
  type LogLevel,
  logAsJsonLines,
  logEntries,
} from './log-entries'

const icons = { debug: CircleDot, info: Info, warning: TriangleAlert, error: CircleAlert }
const levelWords: Record<LogLevel, string> = {
  debug: 'Everything',
  info: 'What happened',
  warning: 'Warnings and errors',
  error: 'Errors',
}
/** Only the newest are rendered; a long run has thousands. */
const MOST_LINES = 400

/** The log: what each level of the run received and returned, line by line. */
export function LogTab() {
  const { runner, nodeTypes } = useApp()
  // Deferred: streaming has priority.
  const events = useDeferred(useStore(runner, state => state.events))
  const [filter, setFilter] = useState<LogFilter>({ pipelineId: null, level: 'info' })
  const entries = useMemo(() => logEntries(events), [events])
  const shown = useMemo(() => filterLog(entries, filter), [entries, filter])
  const { document, isKnown } = useMemo(() => ranDocument(events), [events])
  const names = useMemo(() => cardNames(allNodes(document), nodeTypes), [document, nodeTypes])
  const began = events[0]?.at ?? 0

  if (events.length === 0)
    return <p className={styles.none}>Nothing has run yet. Press Run, and each step shows here.</p>
  return (
    <>
      <div className={styles.tools}>
        <label>
          Pipeline
          <Select
            value={filter.pipelineId ?? ''}
            onChange={event => setFilter({ ...filter, pipelineId: event.target.value || null })}
          >
            <option value="">All</option>
            {document.pipelines.map(({ id, name }) => (
              <option key={id} value={id}>
                {name || id}
              </option>
            ))}
          </Select>
        </label>
        <label>
          Level
          <Select
            value={filter.level}
            onChange={event => setFilter({ ...filter, level: event.target.value as LogLevel })}
          >
            {LEVELS.map(level => (
              <option key={level} value={level}>
                {levelWords[level]}
              </option>
            ))}
          </Select>
        </label>
        <Button icon={Download} onClick={() => download(`${document.name || 'run'}.log.jsonl`, logAsJsonLines(shown))}>
          Save as JSON lines
        </Button>
      </div>
      {!isKnown && <p className={styles.none}>{UNKNOWN_DOCUMENT}</p>}
      {shown.length > MOST_LINES && (
        <p className={styles.none}>
          The newest {MOST_LINES} of {shown.length} lines. The file has all of them.
        </p>
      )}
      <ol aria-label="Log" className={styles.lines}>
        {shown.slice(-MOST_LINES).map(entry => (
          <Line
            key={`${entry.index}.${entry.part}`}
            entry={entry}
            began={began}
            where={[
              entry.pipelineId && nameOfPipeline(document.pipelines, entry.pipelineId),
              entry.nodeId && (names.get(entry.nodeId) ?? entry.nodeId),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </ol>
    </>
  )
}

function Line({
  entry: { level, what, data, depth, at },
  began,
  where,
}: {
  entry: LogEntry
  began: number
  where: string
}) {
  const Icon = icons[level]
  return (
    <li data-level={level} style={{ paddingInlineStart: `${depth * 1.25}rem` }}>
      <Icon size={14} aria-label={level} />
      <div>
        <p>
          {what} <span className={styles.where}>{where}</span>
        </p>
        {data !== undefined && (
          <details>
            <summary>{summarizeValue(data, 140, markdownToText)}</summary>
            <JsonTree value={data} />
          </details>
        )}
      </div>
      <time>{((at - began) / 1000).toFixed(2)} s</time>
    </li>
  )
}

function download(name: string, text: string) {
  const link = window.document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}
