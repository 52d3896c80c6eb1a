import { savedScale } from './drawing'
import type { PixelArtOutput } from './node'

/**
 * Saves a picture as a scaled PNG file.
 * @throws Error when the browser cannot draw or encode it.
 */
export async function savePng(art: PixelArtOutput, fileName: string): Promise<void> {
  const url = URL.createObjectURL(await toPng(art))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has its own reference to the data by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}

async function toPng(art: PixelArtOutput): Promise<Blob> {
  const scale = savedScale(art)
  const canvas = document.createElement('canvas')
  canvas.width = art.width * scale
  canvas.height = art.height * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw the picture.')
  art.pixels.forEach((color, at) => {
    pen.fillStyle = color
    pen.fillRect((at % art.width) * scale, Math.floor(at / art.width) * scale, scale, scale)
  })
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser cannot make a PNG of the picture.')
  return blob
}
