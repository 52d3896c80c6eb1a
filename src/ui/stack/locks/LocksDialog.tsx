import { Lock } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import { DialogActions } from '../../../components/Dialog'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { msg } from '../../../language/message'
import type { Node } from '../../../model/document'
import { allNodes } from '../../../store/document/draft'
import { addLocks, hasLocks, type LockChoice } from '../../../store/document/edits-locks'
import { isLocked } from '../../../store/document/locks'
import { useApp } from '../../page/app-context'
import { useCardNames } from '../../page/cards/use-card-names'
import type { OverlayProps } from '../../page/overlay'
import { useScreen } from '../../page/screen'
import { TypeIcon } from '../../parts/TypeIcon'
import styles from './Locks.module.css'
import { allButInputs, fixes, locksOf, withField, withNode } from './lock-choice'
import { lockableFields } from './lockable'
import { useUnlockedCopy } from './use-unlocked-copy'

/** Sets locks on whole cards or on single fields. */
export default function LocksDialog({ onClose }: OverlayProps) {
  const { editor, nodeTypes } = useApp()
  const screen = useScreen()
  const draft = useStore(editor, state => state.draft)
  const [choice, setChoice] = useState<LockChoice>(() => locksOf(draft.document))
  const copy = useUnlockedCopy(onClose)
  const nodes = useMemo(() => allNodes(draft.document), [draft.document])
  const names = useCardNames(draft.document)
  const gains = addLocks(draft, choice) !== draft
  const isClosed = hasLocks(draft.document)

  const lock = () => {
    editor.absorb(now => addLocks(now, choice), msg('Locked what you chose'))
    screen.announce(t('Locked. A link or a file of this pipeline keeps its locks.'))
    onClose()
  }
  return (
    <div className={layout.stack3}>
      <p className={layout.soft}>
        {t('Whoever opens your link or file cannot change what you lock. To change it yourself, make a copy.')}
      </p>
      {nodes.length === 0 ? (
        <p>{t('There is no card to lock yet.')}</p>
      ) : (
        <>
          <p className={layout.wrap2}>
            <Button onClick={() => setChoice(merge(allButInputs(draft.document, nodeTypes), choice))}>
              {t('All except what is typed')}
            </Button>
            <Button look="quiet" onClick={() => setChoice(locksOf(draft.document))}>
              {t('Start again')}
            </Button>
          </p>
          <ul className={layout.stack2} aria-label={t('Cards')}>
            {nodes.map(node => (
              <Card
                key={node.id}
                node={node}
                name={names.get(node.id) ?? node.type}
                choice={choice}
                onChoose={setChoice}
              />
            ))}
          </ul>
        </>
      )}
      <DialogActions>
        {isClosed && <Button onClick={copy}>{t('Make a copy to change it')}</Button>}
        <Button look="strong" icon={Lock} disabled={!gains} onClick={lock}>
          {t('Lock what is chosen')}
        </Button>
      </DialogActions>
    </div>
  )
}

/** A lock on the node overrides locks on its fields. */
function merge(one: LockChoice, other: LockChoice): LockChoice {
  const whole = Object.entries(other).filter(([, chosen]) => chosen === true)
  return { ...other, ...one, ...Object.fromEntries(whole) }
}

interface CardProps {
  node: Node
  name: string
  choice: LockChoice
  onChoose(choice: LockChoice): void
}

function Card({ node, name, choice, onChoose }: CardProps) {
  const { nodeTypes } = useApp()
  const type = nodeTypes.get(node.type)
  const fields = lockableFields(node, type)
  const whole = fixes(choice, node.id)
  const count = fields.filter(({ field }) => fixes(choice, node.id, field)).length
  return (
    <li className={classNames(layout.box, layout.inset, styles.card)} data-family={type?.family ?? 'unknown'}>
      <label className={layout.row2}>
        <input
          type="checkbox"
          checked={whole}
          disabled={isLocked(node)}
          onChange={event => onChoose(withNode(choice, node.id, event.target.checked))}
        />
        <span className={classNames(layout.stack, layout.family)}>{type && <TypeIcon type={node.type} />}</span>
        <bdi className={classNames(layout.shrink, layout.semibold, layout.breakWords)}>{name}</bdi>
        <span className={classNames(layout.hint, layout.atEnd, layout.pushed)}>
          {isLocked(node) ? t('Locked already') : t('The whole card')}
        </span>
      </label>
      {!whole && fields.length > 0 && (
        <details className={classNames(layout.small, styles.fields)} open={count > 0 || undefined}>
          <summary>
            {count > 0 ? t('Only some fields: {count} of {all}', { count, all: fields.length }) : t('Only some fields')}
          </summary>
          <ul>
            {fields.map(({ field, label, gist }) => (
              <li key={field}>
                <label className={layout.row2}>
                  <input
                    type="checkbox"
                    aria-label={t('{label} of {name}', { label, name })}
                    checked={fixes(choice, node.id, field)}
                    disabled={isLocked(node, field)}
                    onChange={event => onChoose(withField(choice, node.id, field, event.target.checked))}
                  />
                  <span>{label}</span>
                  {gist && (
                    <span className={classNames(layout.ellipsis, layout.shrink, layout.soft)} translate="no">
                      {gist}
                    </span>
                  )}
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
