import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './Table.module.css'

interface TableProps extends ComponentProps<'table'> {
  /** The name of the frame around a table that may be wider than its place. Absent: it has no frame. */
  scrolls?: string
  /** Of the frame. */
  frameClass?: string | undefined
}

/** A table as wide as its place; with `scrolls` in a frame that scrolls. */
export function Table({ scrolls, frameClass, className, ...rest }: TableProps) {
  const table = <table {...rest} className={className} />
  if (scrolls === undefined) return table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
    <section className={classNames(styles.frame, frameClass)} aria-label={scrolls} tabIndex={0}>
      {table}
    </section>
  )
}
