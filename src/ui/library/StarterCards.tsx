import { useEffect, useState } from 'react'
import type { Starter } from '../../documents/starters'
import { allNodes } from '../../store/draft'
import { useApp } from '../app-context'
import { Button } from '../parts/Button'
import { Skeleton } from '../parts/Skeleton'
import { TypeIcons } from './DocumentRow'
import styles from './Library.module.css'

type Shelf = typeof import('../../documents/starters')

/** Documents to begin from, each with what it teaches. */
export function StarterCards({ onClose }: { onClose(): void }) {
  const { library } = useApp()
  const [shelf, setShelf] = useState<Shelf | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (shelf !== 'loading') return
    import('../../documents/starters').then(setShelf, () => setShelf('failed'))
  }, [shelf])

  if (shelf === 'loading') return <Skeleton height={18} />
  if (shelf === 'failed') {
    return (
      <div className={styles.said} data-problem>
        <p>The starters could not be fetched. You may be offline.</p>
        <Button onClick={() => setShelf('loading')}>Try again</Button>
      </div>
    )
  }
  // A starter is kept only once it is edited, so that looking at a few does not fill the library.
  const begin = async (starter: Starter) => {
    const { document, inputs } = shelf.atPage(starter, new URL('.', location.href).href)
    if (await library.preview({ document, inputs })) onClose()
  }
  return (
    <>
      <Cards starters={shelf.starters} onBegin={begin} />
      <h3 className={styles.shelf}>Several pipelines that work together</h3>
      <Cards starters={shelf.flowStarters} onBegin={begin} />
      <h3 className={styles.shelf}>Steps that are one tool to others</h3>
      <Cards starters={shelf.toolStarters} onBegin={begin} />
    </>
  )
}

function Cards({ starters, onBegin }: { starters: readonly Starter[]; onBegin(starter: Starter): void }) {
  return (
    <ul className={styles.starters}>
      {starters.map(starter => (
        <li key={starter.id}>
          <button type="button" className={styles.starter} onClick={() => onBegin(starter)}>
            <span className={styles.name}>{starter.title}</span>
            <span className={styles.teaches}>{starter.teaches}</span>
            <TypeIcons types={[...new Set(allNodes(starter.document).map(node => node.type))]} />
          </button>
        </li>
      ))}
    </ul>
  )
}
