import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './controls.module.css'

/** A native select outside of a form; in a form it is a SelectField. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classNames(styles.control, className)} />
}
