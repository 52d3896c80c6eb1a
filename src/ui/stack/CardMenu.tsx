import {
  ArrowDownToLine,
  ChevronsDownUp,
  ChevronsUpDown,
  CircleHelp,
  Copy,
  FolderInput,
  Maximize2,
  Minimize2,
  SkipForward,
  SlidersHorizontal,
  Target,
  Trash2,
  Volume2,
} from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useStore } from 'zustand'
import { Menu, MenuItem } from '../../components/Menu'
import { Resume } from '../../engine/run/resume'
import { t } from '../../language/active'
import { graphOf } from '../../model/graph'
import { nodeOf } from '../../model/step-tools'
import { goToEndOf } from '../../store/run/step-places'
import { useApp } from '../page/app-context'
import { useActions } from '../page/edits/card-actions'
import { useScreen } from '../page/screen'
import { speak, useVoices } from '../parts/read-aloud/speech'
import { spokenResult } from '../parts/read-aloud/spoken-result'
import styles from './CardTools.module.css'
import { largeCards, toggleLarge } from './large-cards'

interface CardMenuProps {
  nodeId: string
  type: string
  name: string
  /** What can be done with the card. */
  can: { run: boolean; set: boolean; duplicate: boolean; remove: boolean; send: boolean; resize: boolean }
  folded: boolean
  onFold(): void
  onSend(): void
  /** The button that opens it. */
  beside: RefObject<HTMLElement | null>
  onClose(): void
}

/** All that can be done with a card, in words. */
export function CardMenu({ nodeId, type, name, can, folded, onFold, onSend, beside, onClose }: CardMenuProps) {
  const menu = useRef<HTMLElement>(null)
  const actions = useActions()
  const screen = useScreen()
  const isLarge = useStore(largeCards, state => state.ids.includes(nodeId))
  const item = (action: () => void) => () => {
    menu.current?.hidePopover()
    action()
  }
  return (
    <Menu label={t('Menu of {name}', { name })} menu={menu} beside={beside} className={styles.menu} onClose={onClose}>
      {can.set && (
        <MenuItem Icon={SlidersHorizontal} label={t('Settings')} onClick={item(() => screen.openSettings(nodeId))} />
      )}
      {can.run && <WaysToRun nodeId={nodeId} item={item} />}
      {can.resize && (
        <MenuItem
          Icon={isLarge ? Minimize2 : Maximize2}
          label={isLarge ? t('Make small') : t('Make large')}
          onClick={item(() => toggleLarge(nodeId))}
        />
      )}
      {can.duplicate && <MenuItem Icon={Copy} label={t('Duplicate')} onClick={item(() => actions.duplicate(nodeId))} />}
      {can.send && <MenuItem Icon={FolderInput} label={t('Move to another pipeline')} onClick={item(onSend)} />}
      <MenuItem
        Icon={folded ? ChevronsUpDown : ChevronsDownUp}
        label={folded ? t('Unfold') : t('Fold')}
        onClick={item(onFold)}
      />
      <ReadResult nodeId={nodeId} type={type} item={item} />
      <MenuItem
        Icon={CircleHelp}
        label={t('About this card')}
        onClick={item(() => screen.show({ name: 'help', type }))}
      />
      {can.remove && <MenuItem Icon={Trash2} label={t('Remove')} onClick={item(() => actions.remove(nodeId))} />}
    </Menu>
  )
}

/** Reads the result aloud; nothing without a result, or where the browser cannot speak. */
function ReadResult({ nodeId, type, item }: { nodeId: string; type: string; item: WaysToRunProps['item'] }) {
  const { editor, runner, nodeTypes, settings } = useApp()
  const run = useStore(runner, state => state.run.nodes[nodeId])
  const voices = useVoices()
  const node = nodeOf(editor.getState().draft.document, nodeId)?.node
  const text = run && node ? spokenResult(run, node.config, nodeTypes.get(type)) : ''
  if (voices.length === 0 || !text) return null
  const { lang } = window.document.documentElement
  return (
    <MenuItem
      Icon={Volume2}
      label={t('Read aloud')}
      onClick={item(() => speak(text, { lang, ...settings.getState().reading }))}
    />
  )
}

interface WaysToRunProps {
  nodeId: string
  /** Makes an action close the menu first. */
  item(action: () => void): () => void
}

/** The ways to run a card. */
function WaysToRun({ nodeId, item }: WaysToRunProps) {
  const { editor, runner, nodeTypes } = useApp()
  const screen = useScreen()
  const document = useStore(editor, state => state.draft.document)
  const live = useStore(runner, state => state.live)
  // A waiting run can continue to a card that it has not reached.
  const canGoTo = useStore(
    runner,
    state => !state.live || (state.paused !== null && (state.run.nodes[nodeId]?.status ?? 'idle') === 'idle'),
  )
  const replayed = useStore(screen, state => state.replay !== null)
  const runsByItself = Resume.of(graphOf(document, nodeTypes), { fromNodeId: nodeId, events: [] }) !== undefined

  /** A recording was run up to here already: shows that state. */
  const show = () => {
    const { events, recorded } = runner.getState()
    const there = goToEndOf(recorded, events.length, nodeId)
    if (there) runner.show({ ...there, recorded })
  }
  const there = nodeOf(document, nodeId)
  const tryCalled = () => {
    if (there) screen.setState({ overlay: { name: 'tool', tab: 'try' }, pipelineId: there.pipeline.id })
  }
  return (
    <>
      <MenuItem
        Icon={SkipForward}
        label={t('Run from here')}
        hint={t('The cards above keep their results.')}
        disabled={live}
        onClick={item(() => runner.start({ fromNodeId: nodeId }))}
      />
      <MenuItem
        Icon={ArrowDownToLine}
        label={t('Run to here')}
        hint={
          replayed
            ? t('Show the recording as it was when this card was done.')
            : t('Run from the top, and pause after this card.')
        }
        disabled={!canGoTo}
        onClick={item(replayed ? show : () => runner.start({ toNodeId: nodeId }))}
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
        onClick={item(runsByItself ? () => runner.start({ fromNodeId: nodeId, only: true }) : tryCalled)}
      />
    </>
  )
}
