import { Hourglass, Scissors } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import type { Node } from '../../model/document'
import { isEqualJson } from '../../model/equal-json'
import type { RunEventOf } from '../../model/events'
import { isToolStep } from '../../model/known-types'
import type { NodeType } from '../../model/node-type'
import { showableConfig } from '../../nodes/kit/config'
import { isLocked } from '../../store/document/locks'
import { useApp } from '../page/app-context'
import { useScreen } from '../page/screen'

/** Waits of a second or more are said; shorter ones pass before they are read. */
const SAID_FROM_MS = 1_000

/**
 * For a wait before the next attempt: how long, and why. For an answer that reached the token limit: a button that raises
 * it.
 */
export function CardEnding({ node, type }: { node: Node; type: NodeType }) {
  const { runner, editor } = useApp()
  const screen = useScreen()
  const limit = useStore(runner, state => state.run.nodes[node.id]?.reply?.tokenLimit)
  const isRunning = useStore(runner, state => state.run.nodes[node.id]?.status === 'running')
  const retry = useStore(runner, state => state.run.nodes[node.id]?.retry)
  if (retry && isRunning && retry.waitMs >= SAID_FROM_MS) {
    return <Wait key={retry.at} retry={retry} onStop={() => runner.stop()} />
  }
  if (!limit) return null
  const { raiseTo } = limit
  if (raiseTo === null) return <Note>{t('A higher limit does not help here. The model cannot give more.')}</Note>
  const config = showableConfig(type.configSchema, node.config)
  const patch = isToolStep(node) ? { reasoning: { ...config.reasoning, maxTokens: raiseTo } } : { maxTokens: raiseTo }
  if (isLocked(node) || Object.keys(patch).some(field => isLocked(node, field))) {
    return <Note>{t('Its limit is locked, so it cannot be raised here.')}</Note>
  }
  const isRaised = Object.entries(patch).every(([field, value]) => isEqualJson(node.config[field], value))
  if (isRaised) return <Note>{t('The limit is {limit, number} now. Run it again.', { limit: raiseTo })}</Note>
  const raise = () => {
    editor.setConfig(node.id, patch)
    screen.announce(t('The limit is {limit, number} now.', { limit: raiseTo }))
  }
  return (
    <div
      className={classNames(layout.cluster3, layout.notice, layout.small, layout.smallButtons)}
      data-status="warning"
    >
      <Scissors size={16} aria-hidden />
      <p>{t('A higher limit lets it say more.')}</p>
      <Button onClick={raise}>{t('Raise to {limit, number}', { limit: raiseTo })}</Button>
    </div>
  )
}

/** The wait before something is tried again, counted down, with a way to end it. */
function Wait({ retry, onStop }: { retry: RunEventOf<'node-retry'>; onStop(): void }) {
  const [seconds, setSeconds] = useState(Math.ceil(retry.waitMs / 1000))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left => Math.max(0, left - 1)), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div
      className={classNames(layout.cluster3, layout.notice, layout.small, layout.smallButtons)}
      data-status="warning"
    >
      <Hourglass size={16} aria-hidden />
      <p className={layout.preWrap} role="timer">
        {t('Trying again in {seconds, number} s. {why}', { seconds, why: retry.message })}
      </p>
      <Button onClick={onStop}>{t('Do not wait')}</Button>
    </div>
  )
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <div
      className={classNames(layout.cluster3, layout.notice, layout.small, layout.smallButtons)}
      data-status="warning"
    >
      <Scissors size={16} aria-hidden />
      <p>{children}</p>
    </div>
  )
}
