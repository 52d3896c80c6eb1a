import { ArrowDownToLine, FlaskConical, Target } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { graphOf } from '../../engine/model/graph'
import { nodeOf } from '../../engine/model/step-tools'
import { Resume } from '../../engine/run/resume'
import type { RunOptions } from '../../store/run/run'
import { goToEndOf } from '../../store/run/step-places'
import { useApp } from '../app/app-context'
import { useScreen } from '../app/screen'
import styles from './RunMenu.module.css'

interface RunMenuProps {
  nodeId: string
  /** The button that opens it. */
  beside: RefObject<HTMLElement | null>
  onClose(): void
}

/** The less usual ways to run a card, in a menu. */
export default function RunMenu({ nodeId, beside, onClose }: RunMenuProps) {
  const { editor, runner, nodeTypes } = useApp()
  const ref = useRef<HTMLDivElement>(null)
  const document = useStore(editor, state => state.draft.document)
  const live = useStore(runner, state => state.live)
  // A waiting run can continue to a card that it has not reached.
  const canGoTo = useStore(
    runner,
    state => !state.live || (state.paused !== null && (state.run.nodes[nodeId]?.status ?? 'idle') === 'idle'),
  )
  const screen = useScreen()
  const replayed = useStore(screen, state => state.replay !== null)
  const runsByItself = Resume.of(graphOf(document, nodeTypes), { fromNodeId: nodeId, events: [] }) !== undefined

  useLayoutEffect(() => {
    const menu = ref.current
    const button = beside.current?.getBoundingClientRect()
    if (!menu || !button || menu.matches(':popover-open')) return
    menu.showPopover()
    const { width, height } = menu.getBoundingClientRect()
    const below = button.bottom + 4
    menu.style.insetBlockStart = `${below + height > innerHeight ? Math.max(4, button.top - height - 4) : below}px`
    menu.style.insetInlineStart = `${Math.max(4, Math.min(button.right - width, innerWidth - width - 4))}px`
    menu.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }, [beside])

  const run = (options: RunOptions) => {
    ref.current?.hidePopover()
    runner.start(options)
  }
  /** A recording was run up to here already: shows that state. */
  const show = () => {
    ref.current?.hidePopover()
    const { events, recorded } = runner.getState()
    const there = goToEndOf(recorded, events.length, nodeId)
    if (there) runner.show({ ...there, recorded })
  }
  const there = nodeOf(document, nodeId)
  const answers = nodeTypes.get(there?.node.type ?? '')?.inputSchema !== undefined
  const tryAlone = () => {
    ref.current?.hidePopover()
    screen.setState({ overlay: 'trial', trial: nodeId })
  }
  const tryCalled = () => {
    ref.current?.hidePopover()
    if (there) screen.setState({ overlay: 'tool', toolTab: 'try', pipelineId: there.pipeline.id })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own.
    <div
      ref={ref}
      popover="auto"
      role="group"
      aria-label="More ways to run"
      className={styles.menu}
      onToggle={event => event.newState === 'closed' && onClose()}
    >
      <button
        type="button"
        aria-label="Run to here"
        disabled={!canGoTo}
        onClick={() => (replayed ? show() : run({ toNodeId: nodeId }))}
      >
        <ArrowDownToLine size={17} aria-hidden />
        <span>
          <b>Run to here</b>
          <small>
            {replayed
              ? 'Show the recording as it was when this card was done.'
              : 'Run from the top, and pause after this card.'}
          </small>
        </span>
      </button>
      <button
        type="button"
        aria-label="Run only this"
        disabled={live}
        onClick={() => (runsByItself ? run({ fromNodeId: nodeId, only: true }) : tryCalled())}
      >
        <Target size={17} aria-hidden />
        <span>
          <b>Run only this</b>
          <small>
            {runsByItself
              ? 'The other cards keep their results.'
              : 'Other pipelines call this one. Type what they would ask, or take it from an earlier run.'}
          </small>
        </span>
      </button>
      {answers && (
        <button type="button" aria-label="Try it alone" disabled={live} onClick={tryAlone}>
          <FlaskConical size={17} aria-hidden />
          <span>
            <b>Try it alone</b>
            <small>Run this card by itself, and see what was sent and what came back.</small>
          </span>
        </button>
      )}
    </div>
  )
}
