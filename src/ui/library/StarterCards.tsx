import { useEffect, useState } from 'react'
import type { Starter } from '../../documents/starters'
import { allNodes } from '../../store/draft'
import { useApp } from '../app-context'
import { Button } from '../parts/Button'
import { Skeleton } from '../parts/Skeleton'
import { TypeIcons } from './DocumentRow'
import styles from './Library.module.css'

/** Documents to begin from, each with what it teaches. */
export function StarterCards({ onClose }: { onClose(): void }) {
  const { library } = useApp()
  const [starters, setStarters] = useState<readonly Starter[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (starters !== 'loading') return
    import('../../documents/starters').then(
      module => setStarters(module.starters),
      () => setStarters('failed'),
    )
  }, [starters])

  // A starter is kept only once it is edited, so that looking at a few does not fill the library.
  const begin = async ({ document, inputs }: Starter) => {
    if (await library.preview({ document, inputs })) onClose()
  }

  if (starters === 'loading') return <Skeleton height={18} />
  if (starters === 'failed') {
    return (
      <div className={styles.said} data-problem>
        <p>The starters could not be fetched. You may be offline.</p>
        <Button onClick={() => setStarters('loading')}>Try again</Button>
      </div>
    )
  }
  return (
    <ul className={styles.starters}>
      {starters.map(starter => (
        <li key={starter.id}>
          <button type="button" className={styles.starter} onClick={() => begin(starter)}>
            <span className={styles.name}>{starter.title}</span>
            <span className={styles.teaches}>{starter.teaches}</span>
            <TypeIcons types={[...new Set(allNodes(starter.document).map(node => node.type))]} />
          </button>
        </li>
      ))}
    </ul>
  )
}
