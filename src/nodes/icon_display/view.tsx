import { Shapes } from 'lucide-react'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { displayView } from '../kit/outputs'
import type { NodeView } from '../view'
import { IconFace } from './IconFace'
import { type IconConfig, IconOutput } from './node'

/** Sizes of the drawing, in units that scale with the page's type. */
const sizes = { sm: '2rem', md: '3rem', lg: '4.5rem' }

const view: NodeView<IconConfig> = {
  Icon: Shapes,
  shelf: 'everyday',
  alsoCalled: msg({ message: 'symbol picture image', context: 'other words that find the card “Icon”' }),
  summary: ({ size }) => t('{size, select, sm {small} md {medium} other {large}}', { size }),
  ...displayView(IconOutput, {
    hero: (icon, { size }: IconConfig) => <IconFace {...icon} size={sizes[size]} />,
    earlier: icon => <IconFace {...icon} size="1.25rem" small />,
    mini: ({ id }) => <IconFace id={id} size="1.125rem" small isAlone />,
    empty: {
      art: <IconFace id="sun" size="1.75rem" small />,
      soon: msg('A picture will show here, like this.'),
      busy: msg('The model is looking for a picture…'),
      room: 5.8,
    },
  }),
}

export default view
