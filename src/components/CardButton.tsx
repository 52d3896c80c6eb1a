import type { ButtonHTMLAttributes } from 'react'
import styles from './card-button.module.css'

interface CardButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  /** The primary action; others are quiet. */
  primary?: boolean
}

/** A button on a card. */
export function CardButton({ primary, ...rest }: CardButtonProps) {
  return <button {...rest} type="button" className={primary ? styles.primary : styles.quiet} />
}
