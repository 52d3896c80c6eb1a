import { Palette } from 'lucide-react'
import { t } from '../../language/active'
import { EmptyResult } from '../kit/EmptyResult'
import { VisuallyHidden } from '../kit/Result'
import { ToolResults } from '../kit/ToolResults'
import type { NodeView, OutputProps } from '../view'
import { readableInk } from './contrast'
import { type ColorConfig, ColorOutput } from './node'
import styles from './view.module.css'

function Swatch({ color, showHex, small }: { color: ColorOutput; showHex: boolean; small?: boolean }) {
  const hex = color.hex.toLowerCase()
  return (
    <div
      className={small ? styles.chip : styles.swatch}
      style={{ backgroundColor: hex, color: readableInk(hex) }}
      data-color={hex}
    >
      {color.name && <span className={styles.name}>{color.name}</span>}
      {showHex ? <span className={styles.hex}>{hex}</span> : <VisuallyHidden>{hex}</VisuallyHidden>}
    </div>
  )
}

function Output({ config, run }: OutputProps<ColorConfig>) {
  return (
    <ToolResults
      run={run}
      schema={ColorOutput}
      caption={config.label}
      hero={color => <Swatch color={color} showHex={config.showHex} />}
      earlier={color => <Swatch color={color} showHex={config.showHex} small />}
      empty={
        <EmptyResult art={<Example />} room={7} status={run.status} busy={t('The model is thinking about colors…')}>
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
  summary: config => (config.showHex ? t('with hex code') : t('without hex code')),
  Output,
}

export default view
