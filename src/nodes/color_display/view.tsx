import { Palette } from 'lucide-react'
import { Sketch } from '../../components/Sketch'
import { EmptyResult } from '../kit/EmptyResult'
import { lazyEditor } from '../kit/lazy-editor'
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
        <EmptyResult art={<BlankSwatch />} status={run.status} busy="The model is thinking about colors…">
          A color will fill this space.
        </EmptyResult>
      }
    />
  )
}

/** Three drops of paint. */
function BlankSwatch() {
  return (
    <Sketch width={72} height={32}>
      <circle cx="16" cy="16" r="12" strokeDasharray="4 4" />
      <circle cx="36" cy="16" r="12" fill="currentColor" fillOpacity="0.25" />
      <circle cx="56" cy="16" r="12" strokeDasharray="4 4" />
    </Sketch>
  )
}

const Editor = lazyEditor<ColorConfig>(() => import('./Editor'))

const view: NodeView<ColorConfig> = {
  Icon: Palette,
  Editor,
  summary: config => (config.showHex ? 'with hex code' : 'without hex code'),
  Output,
}

export default view
