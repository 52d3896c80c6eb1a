import { RotateCcw, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import layout from '../../../components/layout.module.css'
import { formatCost } from '../../../components/text'
import { t } from '../../../language/active'
import type { Batch, BatchState } from '../../../store/batch/batch'
import { spentOn } from '../../../store/batch/estimate'
import { useScreen } from '../../page/screen'
import { formatUnits, type Unit } from './units'

interface BatchProgressProps {
  wall: Batch
  unit: Unit
  onAgain(): void
}

/** Progress and cost of a batch, with buttons to stop it or to run it again. */
export function BatchProgress({ wall, unit, onAgain }: BatchProgressProps) {
  const state = useStore(wall)
  const screen = useScreen()
  const { status, runs } = state
  const ended = runs.filter(run => run.status !== 'waiting' && run.status !== 'running').length
  const words = formatProgress(state, unit)

  const before = useRef(status)
  useEffect(() => {
    if (before.current !== status && status !== 'running') screen.announce(words)
    before.current = status
  }, [screen, status, words])

  const { cost } = spentOn(state)
  return (
    <div className={layout.cluster4}>
      <progress aria-label={t('Runs')} max={runs.length} value={status === 'running' ? ended : runs.length} />
      <p>
        <strong>{words}</strong> <span className={layout.soft}>{formatSpent(cost, status === 'running')}</span>
      </p>
      {status === 'running' ? (
        <Button icon={Square} onClick={wall.stop}>
          {t('Stop all')}
        </Button>
      ) : (
        <Button icon={RotateCcw} onClick={onAgain}>
          {t('Run again')}
        </Button>
      )}
    </div>
  )
}

function formatSpent(cost: number | null, isRunning: boolean): string {
  if (cost === null) return t('Cost unknown')
  if (cost === 0) return isRunning ? t('Free so far') : t('Free')
  return isRunning ? t('{cost} so far', { cost: formatCost(cost) }) : formatCost(cost)
}

function formatProgress({ status, runs }: Pick<BatchState, 'status' | 'runs'>, unit: Unit): string {
  const of = (wanted: string) => runs.filter(run => run.status === wanted).length
  const [done, failed, left] = [of('done'), of('failed'), of('left')]
  if (status === 'running') {
    const all = formatUnits(unit, runs.length)
    return failed > 0
      ? t('{done, number} of {all} done, {failed, number} failed.', { done, all, failed })
      : t('{done, number} of {all} done.', { done, all })
  }
  const runsDone = formatUnits(unit, done)
  if (left > 0) {
    return failed > 0
      ? t('Stopped. {done} done, {failed, number} failed, {left, number} left out.', { done: runsDone, failed, left })
      : t('Stopped. {done} done, {left, number} left out.', { done: runsDone, left })
  }
  return failed > 0
    ? t('{done} done, {failed, number} failed.', { done: runsDone, failed })
    : t('{done} done.', { done: runsDone })
}
