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
import type { ColoredIcon } from './IconFace'
import type { IconId } from './node'

/** The drawing of each icon, and its usual color. */
export const drawings: Record<IconId, ColoredIcon> = {
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
