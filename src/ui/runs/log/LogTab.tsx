import { CircleAlert, CircleDot, Download, Info, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { Select } from '../../../components/Select'
import { activeMessages, localize, t } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import { ranDocument } from '../../../model/ran-document'
import { allNodes } from '../../../store/document/draft'
import { useApp } from '../../app/app-context'
import { markdownToText } from '../../app/parts/markdown-to-text'
import { summarizeValue } from '../../app/parts/summarize-value'
import { nameOfPipeline } from '../../graph/flow/flow-actions'
import { useCardNames } from '../../stack/use-card-names'
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

/** Of an icon. */
const levelNames: Record<LogLevel, MessageDescriptor> = {
  debug: msg('debug'),
  info: msg('info'),
  warning: msg('warning'),
  error: msg('error'),
}
const icons = { debug: CircleDot, info: Info, warning: TriangleAlert, error: CircleAlert }
const levelLabels: Record<LogLevel, MessageDescriptor> = {
  debug: msg('Everything'),
  info: msg('What happened'),
  warning: msg('Warnings and errors'),
  error: msg('Errors'),
}
/** Only the newest are rendered; a long run has thousands. */
const MOST_LINES = 400

/** The log: what each level of the run received and returned, line by line. */
export function LogTab() {
  const { runner } = useApp()
  // Deferred: streaming has priority.
  const events = useDeferredValue(useStore(runner, state => state.events))
  const [filter, setFilter] = useState<LogFilter>({ pipelineId: null, level: 'info' })
  const messages = activeMessages()
  const entries = useMemo(() => logEntries(events, messages), [events, messages])
  const shown = useMemo(() => filterLog(entries, filter), [entries, filter])
  const { document, isKnown } = useMemo(() => ranDocument(events), [events])
  const names = useCardNames(useMemo(() => allNodes(document), [document]))
  const began = events[0]?.at ?? 0

  if (events.length === 0)
    return <p className={styles.none}>{t('Nothing has run yet. Press Run, and each step shows here.')}</p>
  return (
    <>
      <div className={styles.tools}>
        <label>
          {t('Pipeline')}
          <Select
            value={filter.pipelineId ?? ''}
            onChange={event => setFilter({ ...filter, pipelineId: event.target.value || null })}
          >
            <option value="">{t('All')}</option>
            {document.pipelines.map(({ id, name }) => (
              <option key={id} value={id}>
                {name || id}
              </option>
            ))}
          </Select>
        </label>
        <label>
          {t('Level')}
          <Select
            value={filter.level}
            onChange={event => setFilter({ ...filter, level: event.target.value as LogLevel })}
          >
            {LEVELS.map(level => (
              <option key={level} value={level}>
                {localize(levelLabels[level])}
              </option>
            ))}
          </Select>
        </label>
        <Button
          icon={Download}
          onClick={() => download(`${document.name || t('run')}.log.jsonl`, logAsJsonLines(shown))}
        >
          {t('Save as JSON lines')}
        </Button>
      </div>
      {!isKnown && <p className={styles.none}>{localize(UNKNOWN_DOCUMENT)}</p>}
      {shown.length > MOST_LINES && (
        <p className={styles.none}>
          {t('The newest {most, number} of {lines, plural, one {# line} other {# lines}}. The file has all of them.', {
            most: MOST_LINES,
            lines: shown.length,
          })}
        </p>
      )}
      <ol aria-label={t('Log')} className={styles.lines}>
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
      <Icon size={14} aria-label={localize(levelNames[level])} />
      <div>
        <p>
          {what} <bdi className={styles.where}>{where}</bdi>
        </p>
        {data !== undefined && (
          <details>
            <summary translate="no" dir="auto">
              {summarizeValue(data, 140, markdownToText)}
            </summary>
            <JsonTree value={data} />
          </details>
        )}
      </div>
      <time>
        {t({ message: '{seconds} s', note: 'Seconds: 1.3 s.' }, { seconds: formatSeconds((at - began) / 1000) })}
      </time>
    </li>
  )
}

const formatSeconds = (seconds: number) =>
  activeMessages().number(seconds, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function download(name: string, text: string) {
  const link = window.document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}
