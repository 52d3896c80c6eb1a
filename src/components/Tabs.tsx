import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names'
import layout from './layout.module.css'
import { readingKey } from './reading-direction'
import styles from './Tabs.module.css'

interface Tab {
  id: string
  label: ReactNode
}

interface TabsProps {
  tabs: readonly Tab[]
  chosen: string
  onChoose(id: string): void
  /** Accessible name of the tab list. */
  label: string
  /** The panel of the selected tab. */
  children: ReactNode
}

/** Tabs as in the ARIA Authoring Practices: arrow keys, Home and End move and select. */
export function Tabs({ tabs, chosen, onChoose, label, children }: TabsProps) {
  const base = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const now = tabs.findIndex(tab => tab.id === chosen)
    const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: tabs.length - 1 }[readingKey(event.key)]
    const tab = next === undefined ? undefined : tabs[(next + tabs.length) % tabs.length]
    if (!tab) return
    event.preventDefault()
    onChoose(tab.id)
    document.getElementById(`${base}-${tab.id}`)?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className={classNames(layout.wrap1, styles.row)} onKeyDown={onKeyDown}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${chosen}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
