import { useMemo } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Select } from '../../../components/Select'
import { localize, t } from '../../../language/active'
import type { LocalizedText } from '../../../language/message'
import { type AnswerCell, answerCell, type BatchAnswer, newestResult } from '../../../store/batch/answers'
import type { BatchRun } from '../../../store/batch/batch'
import type { BatchPlan } from '../../../store/batch/plan'
import type { RunState } from '../../../store/run/run-state'
import { useApp } from '../../page/app-context'
import { resultInWords } from '../../page/runs/result-in-words'
import { nodeSnapshots } from '../../parts/snapshots/node-snapshots'
import { BatchProgress } from './BatchProgress'
import styles from './Compare.module.css'
import type { CompareState } from './compare-state'
import { Failures } from './Failures'
import { Spread } from './Spread'
import { Tile } from './Tile'
import { useAnswers } from './use-answers'
import { useOpenRun } from './use-open-run'

/** The result grid: a row of tiles per row of the plan, with the distribution of its answers. */
export function GridResults({ room }: { room: CompareState }) {
  const { nodeTypes } = useApp()
  const { plan, runs } = useStore(room.wall)
  const wanted = useStore(room.setup, state => state.shown)
  const open = useOpenRun()
  const document = plan?.rows[0]?.draft.document
  const answers = useAnswers(document)
  const cards = useMemo(() => (document ? nodeSnapshots(document, {}, nodeTypes) : []), [document, nodeTypes])
  if (!plan || !document) return null
  const plain = (answer: BatchAnswer, state: RunState): AnswerCell | null =>
    answerCell(answer, state, document, nodeTypes)
  const answer =
    answers.find(each => keyOf(each) === wanted) ??
    answers.find(each => runs.some(({ state }) => plain(each, state) !== null)) ??
    answers[0]
  if (!answer) return null
  const shown = cards.find(({ node }) => node.id === answer.nodeId)
  const wordsOf = (value: AnswerCell) => {
    const { node, type } = shown ?? {}
    const of = runs.find(({ state }) => plain(answer, state) === value)?.state.nodes[answer.nodeId]
    const result = answer.kind === 'result' && of && newestResult(of)
    return node && result ? resultInWords(result, type, node.config) : undefined
  }
  const nameOf = ({ row, place }: BatchRun) =>
    plan.rows.length > 1
      ? t('{row}, run {number, number}', { row: labelOf(plan, row), number: place + 1 })
      : t('Run {number, number}', { number: place + 1 })
  const lookAt = ({ row, place }: BatchRun) =>
    plan.rows.length > 1
      ? t('Look at {row}, run {number, number}', {
          row: labelOf(plan, row),
          number: place + 1,
        })
      : t('Look at run {number, number}', { number: place + 1 })

  return (
    <div className={layout.stack4}>
      <div className={classNames(layout.cluster4, layout.between)}>
        <BatchProgress
          wall={room.wall}
          unit="run"
          onAgain={() => void room.wall.start(plan, { mayCallOut: room.setup.getState().mayCallOut })}
        />
        {answers.length > 1 && (
          <label className={classNames(layout.cluster2, layout.semibold)}>
            {t('Show')}
            <Select value={keyOf(answer)} onChange={event => room.setup.setState({ shown: event.target.value })}>
              {answers.map(each => (
                <option key={keyOf(each)} value={keyOf(each)}>
                  {localize(each.title)}
                </option>
              ))}
            </Select>
          </label>
        )}
      </div>
      <Failures runs={runs} unit="run" lookAt={lookAt} onOpen={open} />
      {plan.rows.map(({ label, words }, row) => {
        const own = runs.filter(run => run.row === row && run.status !== 'failed' && run.status !== 'left')
        const values = own.flatMap(({ status, state }) => (status === 'done' ? (plain(answer, state) ?? []) : []))
        return (
          <section key={row} aria-label={localize(label)} className={styles.row}>
            <div className={classNames(layout.stack2, layout.packed)}>
              {plan.rows.length > 1 && (
                <h3 className={classNames(layout.huge, layout.breakWords)}>{localize(label)}</h3>
              )}
              {words && <p className={classNames(layout.clamp, styles.differs)}>{words}</p>}
              <Spread values={values} isText={answer.kind === 'reply'} nameOf={wordsOf} />
            </div>
            {own.length === 0 ? (
              <p className={layout.soft}>{t('No run of this row finished.')}</p>
            ) : (
              <ol className={classNames(layout.tiles, styles.tiles)} data-kind={answer.kind}>
                {own.map(run => (
                  <Tile
                    key={`${run.place} ${keyOf(answer)}`}
                    run={run}
                    name={nameOf(run)}
                    answer={answer}
                    value={plain(answer, run.state)}
                    shown={shown}
                    onOpen={open}
                  />
                ))}
              </ol>
            )}
          </section>
        )
      })}
    </div>
  )
}

const labelOf = ({ rows }: BatchPlan, row: number): LocalizedText => rows[row]?.label ?? ''

function keyOf({ nodeId, kind }: BatchAnswer): string {
  return `${kind} ${nodeId}`
}
