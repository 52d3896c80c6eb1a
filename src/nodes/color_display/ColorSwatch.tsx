import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { VisuallyHidden } from '../kit/Result'
import { readableInk } from './contrast'
import type { ColorOutput } from './node'
import styles from './view.module.css'

/** A color with its name. */
export function ColorSwatch({ color, showHex, small }: { color: ColorOutput; showHex: boolean; small?: boolean }) {
  const hex = color.hex.toLowerCase()
  return (
    <div
      className={small ? styles.chip : styles.swatch}
      style={{ backgroundColor: hex, color: readableInk(hex) }}
      data-color={hex}
    >
      {color.name && <span className={classNames(layout.breakWords, styles.name)}>{color.name}</span>}
      {showHex ? <span className={styles.hex}>{hex}</span> : <VisuallyHidden>{hex}</VisuallyHidden>}
    </div>
  )
}
