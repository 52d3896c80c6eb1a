import type { LucideIcon } from 'lucide-react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import styles from './view.module.css'

/** A drawing with its usual color. */
export interface ColoredIcon {
  Icon: LucideIcon
  hue: 'red' | 'sunny' | 'green' | 'teal' | 'blue' | 'violet'
  /** No closed shapes to fill. */
  bare?: true
}

interface IconFaceProps extends ColoredIcon {
  id: string
  label?: string | undefined
  size: string
  small?: boolean | undefined
}

/** An icon with its words. */
export function IconFace({ Icon, hue, bare, id, label, size, small }: IconFaceProps) {
  return (
    <div className={small ? styles.small : styles.hero}>
      <span
        className={classNames(layout.stack, layout.fixed, layout.padded, styles.disc)}
        data-hue={hue}
        data-bare={bare}
      >
        <Icon size={size} strokeWidth={1.75} aria-hidden />
      </span>
      <span className={classNames(layout.stack, layout.breakWords)}>
        {label && <span className={styles.label}>{label}</span>}
        <span className={classNames(layout.soft, layout.mono, styles.id)} translate="no">
          {id}
        </span>
      </span>
    </div>
  )
}

/** The same in the size of a letter, without words. */
export function MiniIcon({ Icon, hue, bare }: ColoredIcon) {
  return (
    <span className={styles.small}>
      <span
        className={classNames(layout.stack, layout.fixed, layout.padded, styles.disc)}
        data-hue={hue}
        data-bare={bare}
      >
        <Icon size={18} aria-hidden />
      </span>
    </span>
  )
}
