import { ArrowLeft } from 'lucide-react'
import { Suspense, use } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { Skeleton } from '../../components/Skeleton'
import { localize, t } from '../../language/active'
import type { Help } from '../../nodes/kit/help'
import { useApp } from '../app/app-context'
import { TypeIcon } from '../stack/TypeIcon'
import styles from './Help.module.css'
import { HelpCard } from './HelpCard'
import { helpChoice } from './help-choice'

const modules = import.meta.glob<{ default: Help }>('../../nodes/*/help.ts')
const loaded = new Map<string, Promise<Help | null>>()

/** The help of a node type, located by its folder. Null for a type without help. */
function loadHelp(type: string): Promise<Help | null> {
  const known = loaded.get(type)
  if (known) return known
  const load = modules[`../../nodes/${type}/help.ts`]
  const promise = load ? load().then(module => module.default) : Promise.resolve(null)
  loaded.set(type, promise)
  // A failed load is retried next time.
  promise.catch(() => loaded.delete(type))
  return promise
}

interface HelpDialogProps {
  open: boolean
  onClose(): void
}

/** Help on node types: what a model sees of each, and an example to run. */
export default function HelpDialog({ open, onClose }: HelpDialogProps) {
  const { nodeTypes } = useApp()
  const type = useStore(helpChoice, state => state.type)
  const nodeType = type === null ? undefined : nodeTypes.get(type)
  return (
    <Dialog
      open={open}
      title={nodeType ? t('About {card}', { card: nodeType.name }) : t('About the cards')}
      shape="wide"
      onClose={onClose}
    >
      <div className={styles.help}>
        {nodeType ? (
          <>
            <Suspense fallback={<Skeleton height={24} />}>
              <OneCard key={nodeType.type} type={nodeType.type} onClose={onClose} />
            </Suspense>
            <div>
              <Button look="quiet" icon={ArrowLeft} onClick={() => helpChoice.setState({ type: null })}>
                {t('All cards')}
              </Button>
            </div>
          </>
        ) : (
          <AllCards onChoose={chosen => helpChoice.setState({ type: chosen })} />
        )}
      </div>
    </Dialog>
  )
}

function OneCard({ type, onClose }: { type: string; onClose(): void }) {
  const help = use(loadHelp(type))
  if (!help) return <p>{t('There is no help for this card yet.')}</p>
  return <HelpCard type={type} help={help} onClose={onClose} />
}

/** All node types, to read about. */
function AllCards({ onChoose }: { onChoose(type: string): void }) {
  const { nodeTypes } = useApp()
  return (
    <ul className={styles.all}>
      {[...nodeTypes.values()].map(({ type, name, summary, family }) => (
        <li key={type} data-family={family}>
          <button type="button" aria-describedby={`about-${type}`} onClick={() => onChoose(type)}>
            <span className={styles.tile}>
              <TypeIcon type={type} size={20} />
            </span>
            <b>{localize(name)}</b>
          </button>
          <p id={`about-${type}`}>{localize(summary)}</p>
        </li>
      ))}
    </ul>
  )
}
