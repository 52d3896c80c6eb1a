import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './controls.module.css'

/** A line of text outside of a form; in a form it is a TextField. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(styles.control, className)} />
}
