import { type CSSProperties, useMemo } from 'react'
import { encode } from 'uqr'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import styles from './Share.module.css'

/** Quiet zone in modules, which readers require. */
const border = 4

/** A text as a QR code: always dark on white, as readers require. Style sheets read its width in modules as `--modules`. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg
      className={classNames(layout.fill, layout.rounded, styles.code)}
      role="img"
      aria-label={label}
      style={{ '--modules': size } as CSSProperties}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** The dark modules as one path: each horizontal run of modules is a rectangle. */
function draw(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border })
  const bars: string[] = []
  for (const [row, squares] of data.entries()) {
    for (let from = 0; from < squares.length; from++) {
      if (!squares[from]) continue
      let to = from
      while (squares[to]) to++
      bars.push(`M${from} ${row}h${to - from}v1h${from - to}z`)
      from = to
    }
  }
  return { size, path: bars.join('') }
}
