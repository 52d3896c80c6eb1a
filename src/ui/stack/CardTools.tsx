import { Copy, Ellipsis, FolderInput, Maximize2, Minimize2, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { IconButton } from '../../components/Button'
import { t } from '../../language/active'
import type { Node } from '../../model/document'
import { isNote } from '../../model/known-types'
import { hasLock, isLocked } from '../../store/document/locks'
import { useApp } from '../page/app-context'
import { hasSettings } from '../page/cards/has-settings'
import { useActions } from '../page/edits/card-actions'
import { useScreen } from '../page/screen'
import { CardMenu } from './CardMenu'
import styles from './CardTools.module.css'
import { largeCards, toggleLarge } from './large-cards'
import { RunFromHere } from './RunFromHere'
import { SendToDialog } from './SendToDialog'

interface CardToolsProps {
  node: Node
  name: string
  pipelineId: string
  /** Whether other cards are beside it. */
  sharesRow: boolean
  folded: boolean
  onFold(): void
}

/**
 * The menu of a card, which is always there, and the most used of its entries as buttons, which appear while the card is
 * chosen, focused or pointed at. Arrow keys move to them from its name: see `toolbarKeys`.
 */
export function CardTools({ node, name, pipelineId, sharesRow, folded, onFold }: CardToolsProps) {
  const { editor, runner, nodeTypes, settings } = useApp()
  const forDevelopers = useStore(settings, state => state.developer)
  const actions = useActions()
  const screen = useScreen()
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const isFlow = useStore(editor, state => state.draft.document.pipelines.length > 1)
  const type = nodeTypes.get(node.type)
  const isFixed = isLocked(node)
  const isLarge = useStore(largeCards, state => state.ids.includes(node.id))
  const can = {
    run: type !== undefined && !isNote(type),
    set: type !== undefined && hasSettings(node, type, forDevelopers),
    duplicate: !isFixed,
    send: isFlow && !isFixed,
    remove: !hasLock(node),
    resize: sharesRow || isLarge,
  }
  // A failed card has a retry beside the error already.
  const showsRun = useStore(runner, state => can.run && state.run.nodes[node.id]?.error === undefined)
  return (
    <>
      <div role="toolbar" aria-label={t('Tools of {name}', { name })} className={styles.tools}>
        {can.set && (
          <IconButton
            icon={SlidersHorizontal}
            size={15}
            label={t('Settings, {name}', { name })}
            tabIndex={-1}
            onClick={() => screen.openSettings(node.id)}
          />
        )}
        {showsRun && <RunFromHere nodeId={node.id} name={name} />}
        {can.resize && (
          <IconButton
            icon={isLarge ? Minimize2 : Maximize2}
            size={15}
            label={isLarge ? t('Make {name} small', { name }) : t('Make {name} large', { name })}
            tabIndex={-1}
            onClick={() => toggleLarge(node.id)}
          />
        )}
        {can.duplicate && (
          <IconButton
            icon={Copy}
            size={15}
            label={t('Duplicate {name}', { name })}
            tabIndex={-1}
            onClick={() => actions.duplicate(node.id)}
          />
        )}
        {can.send && (
          <IconButton
            icon={FolderInput}
            size={15}
            label={t('Move {name} to another pipeline', { name })}
            tabIndex={-1}
            onClick={() => setIsSending(true)}
          />
        )}
        {can.remove && (
          <IconButton
            icon={Trash2}
            size={15}
            label={t('Remove {name}', { name })}
            tabIndex={-1}
            onClick={() => actions.remove(node.id)}
          />
        )}
      </div>
      <IconButton
        ref={menuButton}
        icon={Ellipsis}
        size={16}
        className={styles.open}
        label={t('Menu of {name}', { name })}
        tabIndex={-1}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <CardMenu
          nodeId={node.id}
          type={node.type}
          name={name}
          can={can}
          folded={folded}
          onFold={onFold}
          onSend={() => setIsSending(true)}
          beside={menuButton}
          onClose={() => setIsOpen(false)}
        />
      )}
      {isSending && (
        <SendToDialog nodeId={node.id} pipelineId={pipelineId} name={name} onClose={() => setIsSending(false)} />
      )}
    </>
  )
}
