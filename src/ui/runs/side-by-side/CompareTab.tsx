import { useMemo, useState } from 'react'
import { classNames } from '../../../components/class-names'
import { LabeledSelect } from '../../../components/LabeledSelect'
import layout from '../../../components/layout.module.css'
import { Table } from '../../../components/Table'
import { count, formatCost, formatDuration } from '../../../components/text'
import { activeMessages, localize, t } from '../../../language/active'
import { viewOf } from '../../../nodes/views'
import { foldEvents } from '../../../store/run/fold-run'
import { documentOfRun, emptyRun, type RunState } from '../../../store/run/run-state'
import { useApp } from '../../page/app-context'
import { runStatusLabels } from '../../page/runs/run-status-labels'
import type { DiffPiece } from '../../page/runs/word-diff'
import styles from './CompareTab.module.css'
import { type CardChange, type ComparedRun, compareRuns, type PartChange } from './compare-runs'
import { type RunChoice, useEventsOf, useRunChoices } from './use-compared-runs'

/** Two runs side by side: what each card got and gave, with the words that differ. */
export function CompareTab() {
  const runs = useRunChoices()
  const [ids, setIds] = useState<{ before?: string; now?: string }>({})
  const now = runs.find(({ id }) => id === ids.now) ?? runs[0]
  const before = runs.find(({ id }) => id === ids.before) ?? runs[now ? runs.indexOf(now) + 1 : 0] ?? runs[0]
  const [compared, other] = [useComparedRun(before), useComparedRun(now)]
  if (runs.length < 2 || !before || !now)
    return (
      <p className={layout.hint}>{t('There is no other run yet. Change something, run it again, and compare here.')}</p>
    )
  const options = runs.map(({ id, label }) => ({ value: id, label }))
  return (
    <div className={layout.stack4}>
      <div className={layout.wrap3}>
        <LabeledSelect
          label={t('Compare this run')}
          value={before.id}
          options={options}
          onChange={id => setIds({ ...ids, before: id })}
        />
        <LabeledSelect
          label={t('with this one')}
          value={now.id}
          options={options}
          onChange={id => setIds({ ...ids, now: id })}
        />
      </div>
      {compared && other && <SideBySide before={compared} now={other} titles={[before.label, now.label]} />}
    </div>
  )
}

function useComparedRun(run: RunChoice | undefined): ComparedRun | undefined {
  const events = useEventsOf(run)
  return useMemo(() => events && { document: documentOfRun(events), state: foldEvents(emptyRun, events) }, [events])
}

interface SideBySideProps {
  before: ComparedRun
  now: ComparedRun
  titles: readonly [string, string]
}

function SideBySide({ before, now, titles }: SideBySideProps) {
  const { nodeTypes } = useApp()
  const messages = activeMessages()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts are named in a language.
  const cards = useMemo(() => compareRuns(before, now, nodeTypes), [before, now, nodeTypes, messages])
  const isSame = ({ parts }: CardChange) => parts.every(({ change }) => change === 'same')
  const same = cards.filter(isSame)
  return (
    <>
      <Table scrolls={t('The two runs')} className={styles.table}>
        <thead>
          <tr>
            <td />
            {titles.map((title, index) => (
              <th key={index === 0 ? 'before' : 'now'} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {amounts(before.state, now.state).map(([name, one, other]) => (
            <tr key={name} data-same={one === other || undefined}>
              <th scope="row">{name}</th>
              <td>{one}</td>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
        {cards
          .filter(card => !isSame(card))
          .map(card => (
            <Card key={card.nodeId} card={card} />
          ))}
      </Table>
      {same.length > 0 && (
        <p className={layout.hint}>
          {t('The same in both runs: {cards}', { cards: messages.list(same.map(({ name }) => name)) })}
        </p>
      )}
    </>
  )
}

/** A card of which something differs. What is the same folds. */
function Card({ card: { name, parts } }: { card: CardChange }) {
  const [showsAll, setShowsAll] = useState(false)
  const same = parts.filter(({ change }) => change === 'same').length
  return (
    <tbody>
      <tr className={styles.card}>
        <th colSpan={3} scope="rowgroup">
          <bdi>{name}</bdi>{' '}
          {same > 0 && (
            <button
              type="button"
              className={classNames(layout.link, layout.small)}
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {t('{count, plural, one {# part is the same} other {# parts are the same}}', { count: same })}
            </button>
          )}
        </th>
      </tr>
      {parts
        .filter(({ change }) => showsAll || change !== 'same')
        .map((part, index) => (
          <tr key={index} data-same={part.change === 'same' || undefined}>
            <th scope="row">{part.what}</th>
            <td>
              <Side part={part} side="before" />
            </td>
            <td>
              <Side part={part} side="now" />
            </td>
          </tr>
        ))}
    </tbody>
  )
}

/** What one of the runs has of a part, with the words marked that the other one has not. */
function Side({
  part: { change, pieces, json = [], drawn },
  side,
}: {
  part: PartChange
  side: Exclude<DiffPiece['kind'], 'same'>
}) {
  const own = (all: readonly DiffPiece[]) => all.filter(({ kind }) => kind === 'same' || kind === side)
  const [words, code] = [own(pieces), own(json)]
  const result = drawn?.[side]
  const Mini = viewOf(result?.nodeType ?? '')?.Mini
  return (
    <>
      <div className={layout.preWrap} dir="auto">
        {result && Mini && (
          <span className={styles.drawn}>
            <Mini data={result.data} />
          </span>
        )}
        <Pieces pieces={words} />
      </div>
      {code.length > 0 && (
        // Of two results that say the same in words, the difference is in the JSON.
        <details open={change === 'changed' && words.every(({ kind }) => kind === 'same')}>
          <summary>{t('As JSON')}</summary>
          <pre className={layout.code} dir="ltr" translate="no">
            <Pieces pieces={code} />
          </pre>
        </details>
      )}
    </>
  )
}

const tags = { same: 'span', before: 'del', now: 'ins' } as const

/** A text with marks on what the other run has not. */
function Pieces({ pieces }: { pieces: readonly DiffPiece[] }) {
  return pieces.map(({ kind, text }, index) => {
    const Tag = tags[kind]
    return <Tag key={index}>{text}</Tag>
  })
}

function amounts(before: RunState, now: RunState): [name: string, before: string, now: string][] {
  const row = (name: string, of: (run: RunState) => string): [string, string, string] => [name, of(before), of(now)]
  return [
    row(t('Status'), ({ status }) => localize(runStatusLabels[status])),
    row(t('Model calls'), ({ totals }) => count(totals.modelCalls)),
    row(t('Tokens'), ({ totals }) => count(totals.inputTokens + totals.outputTokens)),
    row(t('Cost'), ({ totals }) => formatCost(totals.cost)),
    row(t('Time'), ({ totals }) => (totals.durationMs === null ? '' : formatDuration(totals.durationMs))),
  ]
}
