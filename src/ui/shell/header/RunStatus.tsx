import { useStore } from 'zustand'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { localize, t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import { runStatusLabels } from '../../page/runs/run-status-labels'
import { describePause } from './describe-pause'
import styles from './Header.module.css'
import { RunTotals } from './RunTotals'

/**
 * The status of the run in a word, or where it waits. When a run that was not free is over, its tokens, cost and duration
 * follow; those of a free one are in the details of the X-ray.
 */
export function RunStatus() {
  const { editor, runner, nodeTypes } = useApp()
  const status = useStore(runner, state => state.run.status)
  const message = useStore(runner, state => state.run.message)
  const totals = useStore(runner, state => state.run.totals)
  const paused = useStore(runner, state => state.paused)
  const document = useStore(editor, state => state.draft.document)
  const words = paused ? describePause(paused, document, nodeTypes) : localize(runStatusLabels[status])
  const over = status !== 'ready' && status !== 'running' && status !== 'waiting'

  return (
    <div
      className={classNames(layout.small, layout.noWrap, styles.status)}
      data-status={status}
      data-paused={paused !== null || undefined}
      title={message ? localize(message) : words}
    >
      {/* Announced by the page's live region, in order with other news. */}
      <span
        role="status"
        aria-live="off"
        aria-label={t({ message: 'Run', context: 'noun', note: 'The name of what says how a run is.' })}
        className={classNames(layout.fixed, layout.semibold, styles.word)}
      >
        {words}
      </span>
      {over && !paused && totals.modelCalls > 0 && totals.cost !== 0 && <RunTotals totals={totals} />}
    </div>
  )
}
