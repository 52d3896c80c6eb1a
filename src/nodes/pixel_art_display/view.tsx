import { Download, Grid3x3 } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { saveAs } from '../../components/save-as'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { displayView } from '../kit/outputs'
import type { NodeView } from '../view'
import { layersOf, savedScale } from './drawing'
import { type PixelArtConfig, PixelArtOutput } from './node'
import styles from './view.module.css'

function Picture({ art, pixelSize, label }: { art: PixelArtOutput; pixelSize: number; label?: string }) {
  const { width, height } = art
  const size = { '--columns': width, '--rows': height, '--pixel': `${Math.round(pixelSize)}px` } as CSSProperties
  const name = t('{label}, {width} by {height} pixels', { label: label || t('Pixel art'), width, height })
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
    toPng(art).then(
      png => saveAs(`${config.name || 'pixel-art'}.png`, png),
      (error: Error) => setProblem(error.message),
    )
  }
  return (
    <div className={classNames(layout.stack3, layout.middle, styles.hero)}>
      <Picture art={art} pixelSize={config.pixelSize} label={config.label} />
      <Button round onClick={save}>
        <Download size={16} aria-hidden />
        {t('Save as PNG')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
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
  shelf: 'everyday',
  alsoCalled: msg({ message: 'picture image drawing sprite', context: 'other words that find the card “Pixel art”' }),
  summary: config => t('{pixels} px each', { pixels: config.pixelSize }),
  ...displayView(PixelArtOutput, {
    hero: (art, config: PixelArtConfig) => <Hero art={art} config={config} />,
    earlier: (art, { label }) => <Picture art={art} pixelSize={4} label={label} />,
    mini: art => <Picture art={art} pixelSize={18 / art.height} />,
    empty: {
      art: <BlankGrid />,
      soon: msg('A tiny picture will be drawn here.'),
      busy: msg('The model is drawing…'),
    },
  }),
}

export default view

/**
 * A picture as a scaled PNG.
 * @throws Error when the browser cannot draw or encode it.
 */
async function toPng(art: PixelArtOutput): Promise<Blob> {
  const scale = savedScale(art)
  const canvas = document.createElement('canvas')
  canvas.width = art.width * scale
  canvas.height = art.height * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error(t('This browser cannot draw the picture.'))
  art.pixels.forEach((color, at) => {
    pen.fillStyle = color
    pen.fillRect((at % art.width) * scale, Math.floor(at / art.width) * scale, scale, scale)
  })
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error(t('This browser cannot make a PNG of the picture.'))
  return blob
}
