import type { ReactNode } from 'react'
import layout from '../../components/layout.module.css'

interface FoldProps {
  title: ReactNode
  /** Of the part, where it does not look like other parts. */
  className?: string
  open: boolean
  onToggle(open: boolean): void
  children: ReactNode
}

/** A part for those who want to know more. It is drawn only while it is open. */
export function Fold({ title, open, onToggle, className, children }: FoldProps) {
  return (
    <details className={className ?? layout.stack3} open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself. */}
      <summary
        className={layout.semibold}
        onClick={event => {
          event.preventDefault()
          onToggle(!open)
        }}
      >
        {title}
      </summary>
      {open && <div className={layout.stack3}>{children}</div>}
    </details>
  )
}
