import { type CSSProperties, useState } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { formatList } from '../../components/text'
import { t } from '../../language/active'
import { shownToken } from '../kit/describe-token'
import type { MapPoint } from './network/token-map'
import styles from './network.module.css'

const NEAREST = 4

/** The tokens in two dimensions: those that the network treats alike lie close together. */
export function TokenMap({ points }: { points: readonly MapPoint[] }) {
  const [chosen, setChosen] = useState<string>()
  if (points.length < 3) return null
  const point = points.find(({ text }) => text === chosen)
  const near = point && nearest(point, points)
  return (
    <figure className={layout.stack2}>
      <div className={classNames(layout.box, styles.plane)} translate="no">
        {points.map(({ text, x, y }) => (
          <button
            key={text}
            type="button"
            aria-pressed={text === chosen}
            data-near={near?.includes(text) || undefined}
            style={{ '--x': 50 + x * 46, '--y': 50 - y * 44 } as CSSProperties}
            onClick={() => setChosen(text === chosen ? undefined : text)}
          >
            {shownToken(text, 'pieces')}
          </button>
        ))}
      </div>
      <figcaption role="status">
        {near
          ? t('Closest to “{token}”: {others}.', {
              token: shownToken(chosen as string, 'pieces'),
              others: formatList(near.map(text => t('“{text}”', { text: shownToken(text, 'pieces') }))),
            })
          : t('A map of its most common pieces. Pieces that it uses in the same way move together. Press one.')}
      </figcaption>
    </figure>
  )
}

function nearest(point: MapPoint, points: readonly MapPoint[]): string[] {
  return points
    .filter(each => each !== point)
    .map(each => ({ text: each.text, distance: Math.hypot(each.x - point.x, each.y - point.y) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAREST)
    .map(({ text }) => text)
}
