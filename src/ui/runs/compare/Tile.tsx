import { CircleDashed, Loader } from 'lucide-react'
import { memo } from 'react'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Prose } from '../../../components/Prose'
import { useLanguage } from '../../../components/use-language'
import { t } from '../../../language/active'
import type { AnswerCell, BatchAnswer } from '../../../store/batch/answers'
import type { BatchRun } from '../../../store/batch/batch'
import { markdownToLine } from '../../page/runs/markdown-to-text'
import type { NodeSnapshot } from '../../parts/snapshots/node-snapshots'
import { SnapshotResult } from '../../parts/snapshots/SnapshotResult'
import styles from './Compare.module.css'
import { IncompleteMark } from './IncompleteMark'

interface TileProps {
  run: BatchRun
  /** "Run 3, Temperature 0.5" */
  name: string
  answer: BatchAnswer
  value: AnswerCell | null
  /** The card of the answer. */
  shown: NodeSnapshot | undefined
  onOpen(run: BatchRun): void
}

/** The result of one run, large. The whole tile is a button that opens the run. */
export const Tile = memo(function Tile({ run, name, answer, value, shown, onOpen }: TileProps) {
  useLanguage()
  if (run.status === 'waiting' || run.status === 'running') {
    const Mark = run.status === 'running' ? Loader : CircleDashed
    return (
      <li className={classNames(layout.stack, layout.middle, layout.card, styles.tile)} data-status={run.status}>
        <Mark
          className={classNames(layout.status, run.status === 'running' && layout.turning)}
          role="img"
          aria-label={run.status === 'running' ? t('Running') : t('Waiting')}
        />
      </li>
    )
  }
  const nodeRun = run.state.nodes[answer.nodeId]
  return (
    <li className={classNames(layout.stack, layout.card, styles.tile)} data-kind={answer.kind}>
      {/* Hidden from the accessibility tree: the button below has the same content as text. */}
      <div inert translate="no" className={classNames(layout.stack, styles.picture)}>
        {value === null ? (
          <p className={classNames(layout.soft, layout.centered)}>{t('Nothing shown')}</p>
        ) : answer.kind === 'reply' ? (
          <div className={classNames(layout.clamp, layout.large, styles.said)}>
            <Prose text={String(value)} />
          </div>
        ) : (
          shown && nodeRun && <SnapshotResult shown={shown} run={nodeRun} isBare />
        )}
      </div>
      <IncompleteMark run={run} />
      <button
        type="button"
        className={styles.open}
        aria-label={nameOfTile(run, name, value)}
        title={t('Look at this run on the cards')}
        onClick={() => onOpen(run)}
      />
    </li>
  )
})

function nameOfTile(run: BatchRun, name: string, value: AnswerCell | null): string {
  const answer = value === null ? t('nothing shown') : inShort(value)
  return run.cut
    ? t('{run}: {answer}. {problem}', { run: name, answer, problem: run.problem ?? '' })
    : t('{run}: {answer}', { run: name, answer })
}

function inShort(value: AnswerCell): string {
  return markdownToLine(String(value), 120)
}
