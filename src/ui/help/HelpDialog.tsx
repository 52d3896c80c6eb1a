import { ArrowLeft } from 'lucide-react'
import { Suspense, use } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Skeleton } from '../../components/Skeleton'
import tiles from '../../components/tiles.module.css'
import { localize, t } from '../../language/active'
import type { Help } from '../../nodes/kit/help'
import { useApp } from '../page/app-context'
import type { OverlayProps } from '../page/overlay'
import { useScreen } from '../page/screen'
import { TypeIcon } from '../parts/TypeIcon'
import styles from './Help.module.css'
import { HelpCard } from './HelpCard'

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

/** Help on node types: what a model sees of each, and an example to run. */
export default function HelpDialog({ overlay: { type }, onClose }: OverlayProps<'help'>) {
  const { nodeTypes } = useApp()
  const screen = useScreen()
  const nodeType = nodeTypes.get(type ?? '')
  return (
    <div className={layout.stack4}>
      {nodeType ? (
        <>
          <Suspense fallback={<Skeleton height={24} />}>
            <OneCard key={nodeType.type} type={nodeType.type} onClose={onClose} />
          </Suspense>
          <div>
            <Button look="quiet" icon={ArrowLeft} onClick={() => screen.show('help')}>
              {t('All cards')}
            </Button>
          </div>
        </>
      ) : (
        <AllCards onChoose={chosen => screen.show({ name: 'help', type: chosen })} />
      )}
    </div>
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
    <ul className={layout.tiles}>
      {[...nodeTypes.values()].map(({ type, name, summary, family }) => (
        <li key={type} className={classNames(layout.row3, layout.top, tiles.tile, styles.entry)} data-family={family}>
          <span className={tiles.icon}>
            <TypeIcon type={type} size={20} />
          </span>
          <div>
            <button
              type="button"
              className={classNames(layout.bold, tiles.cover)}
              aria-describedby={`about-${type}`}
              onClick={() => onChoose(type)}
            >
              {localize(name)}
            </button>
            <p id={`about-${type}`} className={layout.hint}>
              {localize(summary)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
