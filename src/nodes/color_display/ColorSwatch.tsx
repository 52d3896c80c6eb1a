import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { TrueColor } from '../kit/TrueColor'
import { readableInk } from './contrast'
import type { ColorOutput } from './node'
import styles from './view.module.css'

/** A color with its name. */
export function ColorSwatch({ color, showHex, small }: { color: ColorOutput; showHex: boolean; small?: boolean }) {
  const hex = color.hex.toLowerCase()
  // Seen only where the browser changes it, together with the ink, in a dark mode that it forces on pages.
  const ground = { backgroundColor: hex }
  return (
    <div
      className={small ? styles.chip : classNames(layout.arriving, styles.swatch)}
      style={{ color: readableInk(hex) }}
      data-color={hex}
    >
      <TrueColor hex={hex} className={styles.ground} />
      {color.name && (
        <span className={classNames(layout.breakWords, styles.name)} style={ground}>
          {color.name}
        </span>
      )}
      {showHex ? (
        <span className={styles.hex} style={ground}>
          {hex}
        </span>
      ) : (
        <span className="unseen">{hex}</span>
      )}
    </div>
  )
}
