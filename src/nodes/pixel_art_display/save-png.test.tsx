import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runOf } from '../../../tests/support/call-tool'
import pixelArtDisplay from './node'
import view from './view'

const painted: [string, number, number, number, number][] = []
const saved: { name: string; href: string }[] = []

beforeEach(() => {
  painted.length = 0
  saved.length = 0
  const pen = {
    fillStyle: '',
    fillRect(x: number, y: number, width: number, height: number) {
      painted.push([this.fillStyle, x, y, width, height])
    },
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as RenderingContext)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done => done(new Blob(['png'])))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href })
  })
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
})

afterEach(() => vi.restoreAllMocks())

async function pressSave(name?: string) {
  const run = await runOf(pixelArtDisplay, [{ width: 2, height: 1, pixels: ['#ff0000', '#0000ff'] }])
  const config = v.parse(pixelArtDisplay.configSchema, { name })
  if (view.Output) render(<view.Output nodeId="n" config={config} run={run} onAnswer={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save as PNG' }))
}

it('paints each pixel as a large square, and saves the picture under the node’s name', async () => {
  await pressSave('flag')
  expect(painted).toEqual([
    ['#ff0000', 0, 0, 512, 512],
    ['#0000ff', 512, 0, 512, 512],
  ])
  expect(saved).toEqual([{ name: 'flag.png', href: 'blob:picture' }])
})

it('has a name for the file of an unnamed node', async () => {
  await pressSave()
  expect(saved.map(({ name }) => name)).toEqual(['pixel-art.png'])
})

it('says so when the browser cannot draw', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await pressSave()
  expect((await screen.findByRole('alert')).textContent).toBe('This browser cannot draw the picture.')
  expect(saved).toEqual([])
})
