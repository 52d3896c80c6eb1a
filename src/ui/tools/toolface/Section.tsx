import { type ReactNode, useId } from 'react'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import styles from './Tool.module.css'

interface SectionProps {
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** A section of the dialog with a heading. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classNames(layout.stack3, layout.packed, styles.section)}>
      <h3 id={id} className={layout.large}>
        {title}
      </h3>
      {hint && <p className={layout.hint}>{hint}</p>}
      {children}
    </section>
  )
}
