import { type ReactNode, useState } from 'react'
import styles from './Part.module.css'

/** How many of a long list are shown first. All of a stack of hundreds would keep the page busy at each run. */
const SHOWN_FIRST = 25

interface CappedProps<Item> {
  items: readonly Item[]
  /** The words of the button: "Show all 30 cards". */
  all(count: number): string
  children(shown: readonly Item[]): ReactNode
}

/** The beginning of a list, and a button that shows all of it. */
export function Capped<Item>({ items, all, children }: CappedProps<Item>) {
  const [showsAll, setShowsAll] = useState(false)
  const isCapped = !showsAll && items.length > SHOWN_FIRST
  return (
    <>
      {children(isCapped ? items.slice(0, SHOWN_FIRST) : items)}
      {isCapped && (
        <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
          {all(items.length)}
        </button>
      )}
    </>
  )
}
