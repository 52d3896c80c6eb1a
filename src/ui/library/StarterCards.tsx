import { useState } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Skeleton } from '../../components/Skeleton'
import tiles from '../../components/tiles.module.css'
import { useLoaded } from '../../components/use-loaded'
import type { Starter } from '../../content/starters'
import { activeMessages, needTranslations, t } from '../../language/active'
import { allNodes } from '../../store/document/draft'
import { useApp } from '../page/app-context'
import { TypeIcons } from '../parts/DocumentRow'
import styles from './StarterCards.module.css'
import { StarterPicture } from './StarterPicture'

interface StarterCardsProps {
  /** Whether only the first group shows, without its title. */
  isShort?: boolean
  onClose(): void
}

/** Starters, each with what it teaches. */
export function StarterCards({ isShort, onClose }: StarterCardsProps) {
  const { library } = useApp()
  const [attempt, setAttempt] = useState(1)
  const content = useLoaded(
    async () => (await Promise.all([import('../../content/starters'), needTranslations('content')]))[0],
    [attempt],
  )
  if (content === undefined) return <Skeleton height={18} />
  if (content === null) {
    return (
      <div className={classNames(layout.cluster3, layout.notice)} data-status="error">
        <p>{t('The starters could not be loaded. You may be offline.')}</p>
        <Button onClick={() => setAttempt(attempt + 1)}>{t('Try again')}</Button>
      </div>
    )
  }
  // A starter is saved on its first edit, so that previewing does not fill the library.
  const begin = async (starter: Starter) => {
    const { document, inputs } = content.atPage(starter, new URL('.', location.href).href)
    if (await library.preview({ document, inputs })) onClose()
  }
  const { starterGroups, flowStarters, toolStarters } = content.startersIn(activeMessages())
  if (isShort) return <Cards starters={starterGroups[0]?.starters ?? []} onBegin={begin} />
  return (
    <>
      {starterGroups.map(({ title, starters }) => (
        <Cards key={title} title={title} starters={starters} onBegin={begin} />
      ))}
      <Cards title={t('Several pipelines that work together')} starters={flowStarters} onBegin={begin} />
      <Cards title={t('Steps that others use as one tool')} starters={toolStarters} onBegin={begin} />
    </>
  )
}

interface CardsProps {
  /** Groups by topic. */
  title?: string
  starters: readonly Starter[]
  onBegin(starter: Starter): void
}

function Cards({ title, starters, onBegin }: CardsProps) {
  return (
    <section className={classNames(layout.stack3, styles.shelf)}>
      {title && <h3 className={layout.large}>{title}</h3>}
      <ul className={layout.tiles}>
        {starters.map(starter => (
          <li key={starter.id} className={classNames(tiles.tile, styles.starter)}>
            <StarterPicture starter={starter} />
            <div className={classNames(layout.stack1, layout.packed, styles.words)}>
              <button
                type="button"
                className={classNames(layout.medium, layout.bold, tiles.cover)}
                aria-describedby={`teaches-${starter.id}`}
                onClick={() => onBegin(starter)}
              >
                {starter.title}
              </button>
              <p id={`teaches-${starter.id}`} className={layout.hint}>
                {starter.teaches}
              </p>
              <TypeIcons types={[...new Set(allNodes(starter.document).map(node => node.type))]} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
