import { Palette } from 'lucide-react'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { displayView } from '../kit/outputs'
import { TrueColor } from '../kit/TrueColor'
import type { NodeView } from '../view'
import { ColorSwatch } from './ColorSwatch'
import { type ColorConfig, ColorOutput } from './node'
import styles from './view.module.css'

function Example() {
  return (
    <span className={styles.chip} style={{ backgroundColor: '#ffd43b', color: '#000' }}>
      {t('Sunny yellow')}
    </span>
  )
}

const view: NodeView<ColorConfig> = {
  Icon: Palette,
  shelf: 'everyday',
  alsoCalled: msg({ message: 'color paint swatch hex', context: 'other words that find the card “Color”' }),
  summary: config => (config.showHex ? t('with hex code') : t('without hex code')),
  ...displayView(ColorOutput, {
    hero: (color, { showHex }: ColorConfig) => <ColorSwatch color={color} showHex={showHex} />,
    earlier: (color, { showHex }) => <ColorSwatch color={color} showHex={showHex} small />,
    mini: ({ hex }) => <TrueColor hex={hex} />,
    empty: {
      art: <Example />,
      soon: msg('A color will show here, like this.'),
      busy: msg('The model is answering…'),
      room: 7,
    },
  }),
}

export default view
