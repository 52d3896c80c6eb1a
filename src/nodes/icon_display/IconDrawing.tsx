import { drawings } from './drawings'
import { IconFace } from './IconFace'
import type { IconConfig, IconOutput } from './node'

/** Size of the drawing, in units that scale with the page's type. */
const measures = { sm: '2rem', md: '3rem', lg: '4.5rem' }

/** The icon that a model chose. */
export function IconDrawing({
  icon: { id, label },
  config,
  small,
}: {
  icon: IconOutput
  config: IconConfig
  small?: boolean
}) {
  return (
    <IconFace {...drawings[id]} id={id} label={label} size={small ? '1.25rem' : measures[config.size]} small={small} />
  )
}
