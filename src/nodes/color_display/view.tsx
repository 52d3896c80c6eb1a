import { Palette } from 'lucide-react'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { EmptyResult } from '../kit/EmptyResult'
import { Mini, TrueColor } from '../kit/Mini'
import { ToolResults } from '../kit/ToolResults'
import type { NodeView, OutputProps } from '../view'
import { ColorSwatch } from './ColorSwatch'
import { type ColorConfig, ColorOutput } from './node'
import styles from './view.module.css'

function Output({ config, run }: OutputProps<ColorConfig>) {
  return (
    <ToolResults
      run={run}
      schema={ColorOutput}
      caption={config.label}
      hero={color => <ColorSwatch color={color} showHex={config.showHex} />}
      earlier={color => <ColorSwatch color={color} showHex={config.showHex} small />}
      empty={
        <EmptyResult art={<Example />} room={7} status={run.status} busy={t('The model is answering…')}>
          {t('A color will show here, like this.')}
        </EmptyResult>
      }
    />
  )
}

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
  Output,
  Mini: ({ data }) => <Mini schema={ColorOutput} data={data} draw={({ hex }) => <TrueColor hex={hex} />} />,
}

export default view
