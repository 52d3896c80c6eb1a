import { use, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Rich } from '../../components/Rich'
import { Select } from '../../components/Select'
import { Table } from '../../components/Table'
import { count, formatCost, formatDuration } from '../../components/text'
import type { RecordingEntry } from '../../documents/recordings/recording-database'
import { activeMessages, localize, t } from '../../language/active'
import { msg } from '../../language/message'
import type { RunEvent } from '../../model/events'
import { ranDocument } from '../../model/ran-document'
import { foldEvents } from '../../store/run/fold-run'
import { emptyRun, type InferenceRound } from '../../store/run/run-state'
import { useApp } from '../app/app-context'
import { editedWhen } from '../library/edited-when'
import styles from './CompareView.module.css'
import { compareRuns, type PartChange } from './compare-runs'
import { ContextSourcesContext, contextSourcesOf, joinedSources, SourceName, useSourceNames } from './context-sources'
import { formatAmount } from './format-amount'
import { highlightProps, useIsHighlighted } from './highlight'
import { inferenceUse } from './round-steps'

interface CompareViewProps {
  nodeId: string
  /** The model calls of the displayed run. */
  rounds: readonly InferenceRound[]
}

/** Differences between an earlier run and this one for an inference: in its requests and answers. */
export default function CompareView({ nodeId, rounds }: CompareViewProps) {
  const { editor, nodeTypes } = useApp()
  const runs = useOtherRuns()
  const [chosen, setChosen] = useState<string>()
  const run = runs.find(({ id }) => id === chosen) ?? runs[0]
  const events = useRunEvents(run)
  const before = useMemo(() => events && (foldEvents(emptyRun, events).inferences[nodeId] ?? []), [events, nodeId])
  const ofRun = use(ContextSourcesContext)
  const here = useStore(editor, state => state.draft.document)
  const messages = activeMessages()
  // A card of the earlier run only has its name of then.
  const sources = useMemo(
    () => (events ? joinedSources(ofRun, contextSourcesOf(ranDocument(events), here, nodeTypes, messages)) : ofRun),
    [ofRun, events, here, nodeTypes, messages],
  )
  if (!run) {
    return (
      <p className={styles.none}>{t('There is no other run yet. Change something, run again, and compare here.')}</p>
    )
  }
  return (
    <div className={styles.compare}>
      <label className={styles.choose}>
        {t('Compare this run with')}
        <Select value={run.id} onChange={event => setChosen(event.target.value)}>
          {runs.map(run => (
            <option key={run.id} value={run.id}>
              {labelOf(run)}
            </option>
          ))}
        </Select>
      </label>
      {before?.length === 0 && <p className={styles.none}>{t('This card asked no model in that run.')}</p>}
      {before && before.length > 0 && (
        <ContextSourcesContext value={sources}>
          <Comparison before={before} now={rounds} />
        </ContextSourcesContext>
      )}
    </div>
  )
}

/** A run that can be compared with the displayed one. */
interface OtherRun {
  id: string
  /** When it began. */
  at: number
  /** Of a saved run. */
  number?: number
  events?: readonly RunEvent[]
  entry?: RecordingEntry
}

/** Runs of this session and saved ones of the document, newest first, without duplicates. */
function useOtherRuns(): OtherRun[] {
  const { runner, recordings } = useApp()
  const earlier = useStore(runner, state => state.earlierRuns)
  const shownAt = useStore(runner, state => state.recorded[0]?.at)
  const entries = useStore(recordings, state => state.entries)
  useEffect(() => {
    void recordings.refresh()
  }, [recordings])
  return useMemo(() => {
    const ofSession = new Map(earlier.map(events => [events[0]?.at ?? 0, events]))
    const kept = entries.map((entry): OtherRun => {
      const { number, startedAt: at } = entry
      const events = ofSession.get(at)
      ofSession.delete(at)
      return { id: `kept ${number}`, at, number, ...(events ? { events } : { entry }) }
    })
    const unkept = [...ofSession].map(([at, events]): OtherRun => ({ id: `session ${at}`, at, events }))
    return [...unkept, ...kept].filter(({ at }) => at !== shownAt).sort((a, b) => b.at - a.at)
  }, [entries, earlier, shownAt])
}

function labelOf({ at, number }: OtherRun): string {
  return number === undefined
    ? t('The run of {time}', { time: activeMessages().date(at, { timeStyle: 'medium' }) })
    : t('Run {number}, {when}', { number, when: editedWhen(at, Date.now()) })
}

function useRunEvents(run: OtherRun | undefined): readonly RunEvent[] | undefined {
  const { recordings } = useApp()
  const [opened, setOpened] = useState<{ id: string; events: readonly RunEvent[] }>()
  const wanted = useRef(run)
  wanted.current = run
  const idToOpen = run?.entry && run.id
  // Compared by id: reading a run updates the list.
  useEffect(() => {
    const { entry } = wanted.current ?? {}
    if (idToOpen === undefined || !entry) return
    void recordings.open(entry).then(recording => {
      if (recording && wanted.current?.id === idToOpen) setOpened({ id: idToOpen, events: recording.events })
    })
  }, [idToOpen, recordings])
  return run?.events ?? (opened && opened.id === run?.id ? opened.events : undefined)
}

function Comparison({ before, now }: { before: readonly InferenceRound[]; now: readonly InferenceRound[] }) {
  const messages = activeMessages()
  const { request, answer } = useMemo(() => compareRuns(before, now, messages), [before, now, messages])
  return (
    <>
      <p className={styles.signs}>
        <del>{localize(changes.before)}</del> <ins>{localize(changes.now)}</ins>
      </p>
      <Changes title={t('What it got')} parts={request} />
      <Changes title={t('What it answered')} parts={answer} />
      <Amounts before={before} now={now} />
    </>
  )
}

function Changes({ title, parts }: { title: string; parts: readonly PartChange[] }) {
  const same = parts.filter(({ change }) => change === 'same')
  const other = parts.filter(({ change }) => change !== 'same')
  return (
    <section aria-label={title} className={styles.section}>
      <h3>{title}</h3>
      {other.length === 0 && <p className={styles.none}>{t('Nothing changed.')}</p>}
      {other.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the request.
        <Change key={index} part={part} />
      ))}
      {same.length > 0 && <Same parts={same} />}
    </section>
  )
}

const changes = {
  changed: msg({ message: 'changed', note: 'A part of a request, since an earlier run.' }),
  before: msg({ message: 'gone', note: 'A part of a request, since an earlier run.' }),
  now: msg({ message: 'new', note: 'A part of a request, since an earlier run.' }),
  same: msg({ message: 'the same', note: 'A part of a request, since an earlier run.' }),
} as const

function Change({ part }: { part: PartChange }) {
  const { nodeId, pipelineId, what, change, pieces } = part
  const { family } = useSourceNames().of(part)
  const pointed = useIsHighlighted(nodeId ?? '')
  const hasSource = nodeId !== null || pipelineId !== undefined
  return (
    <div
      className={styles.change}
      data-family={hasSource ? family : 'model'}
      data-pointed={pointed || undefined}
      data-change={change}
      {...(nodeId !== null && highlightProps(nodeId))}
    >
      <header>
        {hasSource ? <SourceName nodeId={nodeId} pipelineId={pipelineId} /> : <b>{what}</b>}
        <span>
          <Rich
            text={
              hasSource
                ? msg('{part}, <strong>{change}</strong>', { part: what, change: changes[change] })
                : msg('<strong>{change}</strong>', { change: changes[change] })
            }
            tags={{ strong: text => <strong>{text}</strong> }}
          />
        </span>
      </header>
      <div className={styles.text}>
        {pieces.map(({ kind, text }, index) => {
          const Piece = kind === 'before' ? 'del' : kind === 'now' ? 'ins' : 'span'
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text.
          return <Piece key={index}>{text}</Piece>
        })}
      </div>
    </div>
  )
}

function Same({ parts }: { parts: readonly PartChange[] }) {
  const nameOf = useSourceNames()
  return (
    <details className={styles.same}>
      <summary>
        {t('{count, plural, one {# part is the same} other {# parts are the same}}', { count: parts.length })}
      </summary>
      <ul>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the request.
          <li key={index}>
            {part.nodeId !== null || part.pipelineId !== undefined
              ? t('{part}, from {card}', { part: part.what, card: nameOf(part) })
              : part.what}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Usage of both, side by side. */
function Amounts({ before, now }: { before: readonly InferenceRound[]; now: readonly InferenceRound[] }) {
  const [then, here] = [inferenceUse(before), inferenceUse(now)]
  if (!then || !here) return null
  const tokens = ({ usage }: typeof then) =>
    usage ? formatAmount(usage.input + usage.output, usage.estimated) : t('not known')
  const rows: [string, string, string][] = [
    [t('Answered by'), then.answeredBy, here.answeredBy],
    [t('Rounds'), count(before.length), count(now.length)],
    [t('Tokens'), tokens(then), tokens(here)],
    [t('Cost'), formatCost(then.cost ?? null), formatCost(here.cost ?? null)],
    [t('Time'), formatDuration(then.durationMs ?? 0), formatDuration(here.durationMs ?? 0)],
  ]
  return (
    <Table className={styles.amounts}>
      <caption>{t('What it took')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('Then')}</th>
          <th scope="col">{t('This run')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, one, other]) => (
          <tr key={name} data-same={one === other || undefined}>
            <th scope="row">{name}</th>
            <td>{one}</td>
            <td>{other}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
