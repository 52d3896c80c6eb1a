import { ArrowDownToLine, Target } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useStore } from 'zustand'
import { Menu, MenuItem } from '../../components/Menu'
import { Resume } from '../../engine/run/resume'
import { t } from '../../language/active'
import { graphOf } from '../../model/graph'
import { nodeOf } from '../../model/step-tools'
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
export function RunMenu({ nodeId, beside, onClose }: RunMenuProps) {
  const { editor, runner, nodeTypes } = useApp()
  const ref = useRef<HTMLElement>(null)
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
  const tryCalled = () => {
    ref.current?.hidePopover()
    if (there) screen.setState({ overlay: { name: 'tool', tab: 'try' }, pipelineId: there.pipeline.id })
  }
  return (
    <Menu label={t('More ways to run')} menu={ref} beside={beside} className={styles.menu} onClose={onClose}>
      <MenuItem
        Icon={ArrowDownToLine}
        label={t('Run to here')}
        hint={
          replayed
            ? t('Show the recording as it was when this card was done.')
            : t('Run from the top, and pause after this card.')
        }
        disabled={!canGoTo}
        onClick={() => (replayed ? show() : run({ toNodeId: nodeId }))}
      />
      <MenuItem
        Icon={Target}
        label={t('Run only this')}
        hint={
          runsByItself
            ? t('The other cards keep their results.')
            : t('Other pipelines call this one. Type what they would ask, or take it from an earlier run.')
        }
        disabled={live}
        onClick={() => (runsByItself ? run({ fromNodeId: nodeId, only: true }) : tryCalled())}
      />
    </Menu>
  )
}
