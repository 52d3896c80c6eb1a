import { Play, Square, StepBack, StepForward } from 'lucide-react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import styles from './Projector.module.css'

/** Steps through a run, live or recorded. */
interface RunSteps {
  canGoForwards: boolean
  canGoBackwards: boolean
  forwards(): void
  backwards(): void
}

/** Steps of the displayed run. A replay ends at its end: an extra key press must not replace it by a new run. */
export function useRunSteps(isReplay: boolean): RunSteps {
  const { runner } = useApp()
  const busy = useStore(runner, state => state.live && !state.paused)
  const isBehind = useStore(runner, state => state.events.length < state.recorded.length)
  const isBegun = useStore(runner, state => state.events.length > 1)
  const canGoForwards = !busy && (isBehind || !isReplay)
  const canGoBackwards = !busy && isBegun
  return {
    canGoForwards,
    canGoBackwards,
    forwards: () => canGoForwards && runner.step(),
    backwards: () => canGoBackwards && runner.back(),
  }
}

/**
 * Run actions. Run and Stop share a place and a button, which keeps the focus. Buttons that become disabled while focused
 * would stop the arrow keys.
 */
export function RunControls({ steps, isReplay }: { steps: RunSteps; isReplay: boolean }) {
  const { runner } = useApp()
  const live = useStore(runner, state => state.live)
  const busy = useStore(runner, state => state.live && !state.paused)
  const stop = () => runner.stop()
  return (
    <div className={classNames(layout.row, styles.controls)}>
      {!isReplay && (
        <Button look="strong" icon={busy ? Square : Play} onClick={busy ? stop : () => runner.start()}>
          {busy ? t('Stop') : t('Run')}
        </Button>
      )}
      <IconButton
        icon={StepBack}
        label={t('Step back')}
        hint={t('Step back (Shift+Space)')}
        idle={!steps.canGoBackwards}
        onClick={steps.backwards}
      />
      <Button
        icon={StepForward}
        title={t('Step (Space)')}
        aria-disabled={!steps.canGoForwards}
        onClick={steps.forwards}
      >
        {t('Step')}
      </Button>
      {!isReplay && live && !busy && (
        <Button icon={Square} onClick={stop}>
          {t('Stop')}
        </Button>
      )}
    </div>
  )
}
