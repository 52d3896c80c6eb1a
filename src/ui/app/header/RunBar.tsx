import { Play, Plus, ScanEye, Square, StepBack, StepForward } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { t } from '../../../language/active'
import { useApp } from '../app-context'
import { useScreen } from '../screen'
import { usePageIsWide } from '../use-page-columns'
import styles from './Header.module.css'
import { RunStatus } from './RunStatus'

/** Run, Back, Step and Stop, with the run's status. At the bottom of a phone's screen, with the navigation. */
export function RunBar() {
  const { runner } = useApp()
  const screen = useScreen()
  const live = useStore(runner, state => state.live)
  const paused = useStore(runner, state => state.paused !== null)
  const begun = useStore(runner, state => isBegun(state.run.nodes))
  const runRef = useRef<HTMLButtonElement>(null)
  const stopRef = useRef<HTMLButtonElement>(null)
  const busy = live && !paused
  // Beside the graph, the graph's own bar opens both.
  const roomForPalette = usePageIsWide(48)
  const roomForXRay = usePageIsWide(68)

  // Disabling the focused button would lose the keyboard focus. After all of the page is rendered: focusing needs its
  // layout.
  useEffect(() => {
    const [leave, enter] = busy ? [runRef, stopRef] : live ? [] : [stopRef, runRef]
    if (leave && document.activeElement === leave.current) enter?.current?.focus({ preventScroll: true })
  }, [busy, live])

  return (
    <div className={styles.run}>
      {!roomForPalette && (
        <Button icon={Plus} onClick={() => screen.show('palette')}>
          {t('Add card')}
        </Button>
      )}
      <Button
        ref={runRef}
        look="strong"
        className={styles.go}
        icon={Play}
        title={t('Run (Ctrl+Enter)')}
        disabled={busy}
        onClick={() => runner.start()}
      >
        {t('Run')}
      </Button>
      <Button
        className={styles.back}
        icon={StepBack}
        aria-disabled={busy || !begun || undefined}
        tabIndex={begun ? 0 : -1}
        title={t('Back: how it was one step before')}
        onClick={busy ? undefined : runner.back}
      >
        <span>{t('Back')}</span>
      </Button>
      <Button
        className={styles.step}
        icon={StepForward}
        disabled={busy}
        title={t('Step: go on by one card or one question to a model')}
        onClick={() => runner.step()}
      >
        <span>{t('Step')}</span>
      </Button>
      <Button
        ref={stopRef}
        className={styles.step}
        icon={Square}
        disabled={!live}
        title={t('Stop')}
        onClick={runner.stop}
      >
        <span>{t('Stop')}</span>
      </Button>
      {!roomForXRay && (
        <Button className={styles.xRay} icon={ScanEye} title={t('X-ray')} onClick={() => screen.show('x-ray')}>
          <span>{t('X-ray')}</span>
        </Button>
      )}
      <RunStatus />
    </div>
  )
}

/** Whether there is a step to go back to. */
function isBegun(nodes: object): boolean {
  for (const _ in nodes) return true
  return false
}
