import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { RunState } from '../../../store/run/run-state'
import { useApp } from '../app-context'
import { runPart } from '../editor-part'
import { useScreen } from '../screen'
import styles from './Header.module.css'

const StepWords = runPart(chunk => chunk.StepWords)
const RunTotals = runPart(chunk => chunk.RunTotals)

/** The status of a run, in a word. */
export const runStatusWords: Record<RunState['status'], string> = {
  ready: 'Ready',
  running: 'Running',
  waiting: 'Waiting for you',
  finished: 'Finished',
  'cut-short': 'Cut short',
  failed: 'Failed',
  stopped: 'Stopped',
}

/** The status of the run in one word and, when it is over, its cost and duration. */
export function RunStatus() {
  const { runner } = useApp()
  const status = useStore(runner, state => state.run.status)
  const message = useStore(runner, state => state.run.message)
  const totals = useStore(runner, state => state.run.totals)
  const paused = useStore(runner, state => state.paused !== null)
  const over = status !== 'ready' && status !== 'running' && status !== 'waiting'
  useSpokenStatus(status, message)

  return (
    <div className={styles.status} data-status={status} title={message}>
      {/* Announced by the page's live region, in order with other news. */}
      <span role="status" aria-live="off" aria-label="Run" className={styles.word}>
        {runStatusWords[status]}
      </span>
      {paused && <StepWords />}
      {over && totals.modelCalls > 0 && <RunTotals totals={totals} />}
    </div>
  )
}

function useSpokenStatus(status: RunState['status'], message: string | undefined) {
  const screen = useScreen()
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    if (status !== 'ready' || message)
      screen.announce(message ? `${runStatusWords[status]}. ${message}` : `${runStatusWords[status]}.`)
  }, [screen, status, message])
}
