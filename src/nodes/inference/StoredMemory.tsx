import { useSyncExternalStore } from 'react'
import { Button } from '../../components/Button'
import { CheckField } from '../../components/CheckField'
import { classNames } from '../../components/class-names'
import { Disclosure } from '../../components/Disclosure'
import layout from '../../components/layout.module.css'
import { useLoaded } from '../../components/use-loaded'
import { t } from '../../language/active'
import type { Message } from '../../model/language-model'
import type { FieldControlProps, StoredTurns } from '../view'
import styles from './view.module.css'

/** Whether it persists the conversation, and its current memory. */
export function StoredMemory({
  nodeId,
  label,
  value,
  onChange,
  locked,
  services: { loadMemory },
}: FieldControlProps<boolean>) {
  const memory = useLoaded(async () => loadMemory?.(), [loadMemory])
  return (
    <>
      <CheckField
        label={label}
        checked={value}
        onChange={onChange}
        locked={locked}
        help={t('This stays on this device. It is not in what you share.')}
      />
      {memory && <Remembered nodeId={nodeId} memory={memory} />}
    </>
  )
}

function Remembered({ nodeId, memory }: { nodeId: string; memory: StoredTurns }) {
  const turns = useSyncExternalStore(memory.subscribe, () => memory.recall(nodeId))
  if (turns.length === 0) return null
  return (
    <Disclosure title={t('What it remembers')} count={turns.length}>
      <ol className={classNames(layout.stack2, layout.bullets, layout.small, layout.breakWords, styles.remembered)}>
        {turns.map((turn, index) => (
          <li key={index}>
            <strong>{turn.role === 'user' ? t('The person') : t('The model')}</strong> {wordsOf(turn)}
          </li>
        ))}
      </ol>
      <div>
        <Button round onClick={() => memory.forget(nodeId)}>
          {t('Forget')}
        </Button>
      </div>
    </Disclosure>
  )
}

function wordsOf({ content }: Message): string {
  if (typeof content === 'string') return content
  return content.map(part => (part.type === 'text' ? part.text : t('(a picture)'))).join(' ')
}
