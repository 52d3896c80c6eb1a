import { Download, Grid3x3 } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { Button } from '../../components/Button'
import { EmptyResult } from '../kit/EmptyResult'
import { ToolResults } from '../kit/ToolResults'
import type { NodeView, OutputProps } from '../view'
import { layersOf } from './drawing'
import { type PixelArtConfig, PixelArtOutput } from './node'
import { savePng } from './save-png'
import styles from './view.module.css'

function Picture({ art, pixelSize, label }: { art: PixelArtOutput; pixelSize: number; label: string }) {
  const { width, height } = art
  const size = { '--columns': width, '--rows': height, '--pixel': `${Math.round(pixelSize)}px` } as CSSProperties
  const name = `${label}, ${width} by ${height} pixels`
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${width} ${height}`} className={styles.picture} style={size}>
      {layersOf(art).map(({ color, path }) => (
        <path key={color} fill={color} d={path} />
      ))}
    </svg>
  )
}

function Hero({ art, config }: { art: PixelArtOutput; config: PixelArtConfig }) {
  const [problem, setProblem] = useState<string>()
  const save = () => {
    setProblem(undefined)
    savePng(art, `${config.name || 'pixel-art'}.png`).catch((error: Error) => setProblem(error.message))
  }
  return (
    <div className={styles.hero}>
      <Picture art={art} pixelSize={config.pixelSize} label={config.label || 'Pixel art'} />
      <Button round onClick={save}>
        <Download size={16} aria-hidden />
        Save as PNG
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}

function Output({ config, run }: OutputProps<PixelArtConfig>) {
  return (
    <ToolResults
      run={run}
      schema={PixelArtOutput}
      caption={config.label}
      hero={art => <Hero art={art} config={config} />}
      earlier={art => <Picture art={art} pixelSize={4} label={config.label || 'Pixel art'} />}
      empty={
        <EmptyResult art={<BlankGrid />} status={run.status} busy="The model is drawing…">
          A tiny picture will be drawn here.
        </EmptyResult>
      }
    />
  )
}

/** A grid with the first pixels. */
function BlankGrid() {
  return (
    <svg aria-hidden="true" width="48" height="36" viewBox="0 0 48 36" fill="none" stroke="currentColor">
      <path d="M6 12h36M6 24h36M12 6v24M24 6v24M36 6v24" opacity="0.6" />
      <path d="M12 12h12v12h-12zM24 24h12v6h-12z" fill="currentColor" stroke="none" />
    </svg>
  )
}

const view: NodeView<PixelArtConfig> = {
  Icon: Grid3x3,
  summary: config => `${config.pixelSize} px each`,
  Output,
}

export default view
