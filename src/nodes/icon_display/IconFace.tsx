import {
  Check,
  Cloud,
  CloudRain,
  Flame,
  Flower2,
  Heart,
  Info,
  Leaf,
  Lightbulb,
  type LucideIcon,
  Moon,
  Snowflake,
  Sparkles,
  Star,
  Sun,
  TreeDeciduous,
  TriangleAlert,
  Wind,
  X,
} from 'lucide-react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize } from '../../language/active'
import { type IconId, iconNames } from './node'
import styles from './view.module.css'

/** A drawing with its usual color. */
interface Drawing {
  Icon: LucideIcon
  hue: 'red' | 'sunny' | 'green' | 'teal' | 'blue' | 'violet'
  /** No closed shapes to fill. */
  bare?: true
}

/** The drawing of each icon, and its usual color. */
const drawings: Record<IconId, Drawing> = {
  check: { Icon: Check, hue: 'green', bare: true },
  x: { Icon: X, hue: 'red', bare: true },
  warning: { Icon: TriangleAlert, hue: 'sunny' },
  info: { Icon: Info, hue: 'blue' },
  star: { Icon: Star, hue: 'sunny' },
  heart: { Icon: Heart, hue: 'red' },
  fire: { Icon: Flame, hue: 'red' },
  sparkles: { Icon: Sparkles, hue: 'violet' },
  lightbulb: { Icon: Lightbulb, hue: 'sunny' },
  moon: { Icon: Moon, hue: 'violet' },
  sun: { Icon: Sun, hue: 'sunny' },
  cloud: { Icon: Cloud, hue: 'blue' },
  rain: { Icon: CloudRain, hue: 'blue' },
  snow: { Icon: Snowflake, hue: 'teal', bare: true },
  wind: { Icon: Wind, hue: 'teal', bare: true },
  leaf: { Icon: Leaf, hue: 'green' },
  flower: { Icon: Flower2, hue: 'violet' },
  tree: { Icon: TreeDeciduous, hue: 'green' },
}

interface IconFaceProps {
  id: IconId
  label?: string | undefined
  size: string
  small?: boolean
  /** Without its words. */
  isAlone?: boolean
}

/** An icon with its words. */
export function IconFace({ id, label, size, small, isAlone }: IconFaceProps) {
  const { Icon, hue, bare } = drawings[id]
  return (
    <span
      className={small ? classNames(layout.row2, layout.small, styles.small) : classNames(layout.cluster4, styles.hero)}
    >
      <span
        className={classNames(layout.stack, layout.fixed, layout.padded, !small && layout.arriving, styles.disc)}
        data-hue={hue}
        data-bare={bare}
      >
        <Icon size={size} strokeWidth={1.75} aria-hidden />
      </span>
      {!isAlone && (
        <span className={classNames(layout.stack, layout.breakWords)}>
          {label && <span className={classNames(layout.bold, styles.label)}>{label}</span>}
          <span className={classNames(layout.soft, styles.name)}>{localize(iconNames[id])}</span>
        </span>
      )}
    </span>
  )
}
