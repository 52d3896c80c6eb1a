import { RotateCcw, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { costInWords, plural } from '../../../components/text'
import type { Batch, BatchState } from '../../../store/batch/batch'
import { spentOn } from '../../../store/batch/estimate'
import { useScreen } from '../../app/screen'
import styles from './Compare.module.css'

interface BatchProgressProps {
  wall: Batch
  /** What one run is called: "run", "row". */
  unit: string
  onAgain(): void
}

/** Progress and cost of a batch, with buttons to stop it or to run it again. */
export function BatchProgress({ wall, unit, onAgain }: BatchProgressProps) {
  const state = useStore(wall)
  const screen = useScreen()
  const { status, runs } = state
  const ended = runs.filter(run => run.status !== 'waiting' && run.status !== 'running').length
  const words = inWords(state, unit)

  const before = useRef(status)
  useEffect(() => {
    if (before.current !== status && status !== 'running') screen.announce(words)
    before.current = status
  }, [screen, status, words])

  const { cost } = spentOn(state)
  return (
    <div className={styles.progress}>
      <progress aria-label="Runs" max={runs.length} value={status === 'running' ? ended : runs.length} />
      <p>
        <strong>{words}</strong>{' '}
        <span className={styles.soft}>
          {cost === null
            ? 'Cost unknown'
            : `${cost === 0 ? 'Free' : costInWords(cost)}${status === 'running' ? ' so far' : ''}`}
        </span>
      </p>
      {status === 'running' ? (
        <Button icon={Square} onClick={wall.stop}>
          Stop all
        </Button>
      ) : (
        <Button icon={RotateCcw} onClick={onAgain}>
          Run again
        </Button>
      )}
    </div>
  )
}

function inWords({ status, runs }: Pick<BatchState, 'status' | 'runs'>, unit: string): string {
  const of = (wanted: string) => runs.filter(run => run.status === wanted).length
  const failed = of('failed') > 0 ? `, ${of('failed')} failed` : ''
  if (status === 'running') return `${of('done')} of ${plural(runs.length, unit)} done${failed}.`
  const left = of('left') > 0 ? `Stopped. ` : ''
  return `${left}${plural(of('done'), unit)} done${failed}${left && `, ${of('left')} left out`}.`
}
