import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RunInput } from '../../model/document'
import type { JsonObject } from '../../model/json'
import paintInput, { type PaintInputConfig } from './node'
import view from './view'

/** jsdom has no canvas. This one records what was painted since the last fill, and prints it as its "PNG". */
class FakePen {
  ink: string[] = []
  fillStyle = ''
  strokeStyle = ''
  lineWidth = 0
  lineCap = ''
  private from = ''

  constructor(readonly canvas: HTMLCanvasElement) {}
  fillRect() {
    this.ink = []
  }
  beginPath() {}
  arc(x: number, y: number, radius: number) {
    this.from = `dot ${x},${y} ${radius * 2}`
  }
  fill() {
    this.ink.push(`${this.fillStyle} ${this.from}`)
  }
  moveTo(x: number, y: number) {
    this.from = `${x},${y}`
  }
  quadraticCurveTo(_cx: number, _cy: number, x: number, y: number) {
    this.from += ` to ${x},${y}`
  }
  stroke() {
    this.ink.push(`${this.strokeStyle} ${this.from}`)
  }
  drawImage(image: HTMLImageElement) {
    this.ink.push(`image ${atob(image.src.split(',')[1] ?? '')}`)
  }
  getImageData() {
    return { data: new Uint8ClampedArray(this.ink.length > 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]) }
  }
}

let pen: FakePen

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    pen = new FakePen(this)
    return pen as unknown as RenderingContext
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    () => `data:image/png;base64,${btoa(pen.ink.join('\n'))}`,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 100, 100))
  HTMLImageElement.prototype.decode = () => Promise.resolve()
})
afterEach(() => vi.restoreAllMocks())

const small = { width: 200, height: 200, brushSizes: [2, 10], colors: ['#e03131', '#1c7ed6'] }

/** The drawing as a card holds it. */
function draw(config: JsonObject = small, initial?: RunInput) {
  const { Input } = view
  if (!Input) throw new Error('A drawing is an input.')
  const seen: { value: RunInput | undefined } = { value: initial }
  function Card({ config }: { config: JsonObject }) {
    const [value, setValue] = useState(initial)
    seen.value = value
    const parsed = v.parse(paintInput.configSchema, config) as PaintInputConfig
    return Input ? <Input nodeId="n" config={parsed} value={value} onInput={setValue} wanted /> : null
  }
  const { rerender, unmount } = render(<Card config={config} />)
  return {
    paper: screen.getByRole('application', { name: 'Paper' }),
    undo: screen.getByRole('button', { name: 'Undo stroke' }),
    clear: screen.getByRole('button', { name: 'Clear' }),
    user: userEvent.setup(),
    reconfigure: (next: JsonObject) => rerender(<Card config={next} />),
    unmount,
    /** The content of the picture that a run would get; nothing when there is none. */
    picture: () => {
      const { value } = seen
      return typeof value === 'object' && 'image' in value ? atob(value.image.data).split('\n') : []
    },
    value: () => seen.value,
  }
}

function stroke(paper: HTMLElement, ...places: [number, number][]) {
  const pointer = { isPrimary: true, pointerId: 1, button: 0, buttons: 1, pointerType: 'mouse' }
  const [first, ...rest] = places.map(([clientX, clientY]) => ({ ...pointer, clientX, clientY }))
  fireEvent.pointerDown(paper, first)
  for (const place of rest) fireEvent.pointerMove(paper, place)
  fireEvent.pointerUp(paper, { ...pointer, buttons: 0 })
}

describe('drawing by hand', () => {
  it('paints where the hand is, on paper that is shown at another size, and keeps the picture', () => {
    const { paper, picture, value } = draw()
    expect(value()).toBeUndefined()
    stroke(paper, [10, 20], [60, 70], [110, 120])
    expect(picture()).toEqual([
      '#e03131 dot 0,0 10',
      '#e03131 0,0 to 50,50',
      '#e03131 50,50 to 150,150',
      '#e03131 150,150 to 200,200',
    ])
    expect(value()).toMatchObject({ image: { mediaType: 'image/png' } })
  })

  it('takes the color, the brush and the eraser of the hand', async () => {
    const { paper, picture, user } = draw()
    await user.click(screen.getByRole('button', { name: 'Blue' }))
    await user.click(screen.getByRole('button', { name: '2 pixels' }))
    stroke(paper, [10, 20])
    await user.click(screen.getByRole('button', { name: 'Eraser' }))
    stroke(paper, [60, 70])
    await user.click(screen.getByRole('button', { name: 'Blue' }))
    stroke(paper, [10, 20])
    expect(picture()).toEqual(['#1c7ed6 dot 0,0 2', '#ffffff dot 100,100 2', '#1c7ed6 dot 0,0 2'])
  })

  it('listens to one finger, and not to the right button', () => {
    const { paper, value } = draw()
    fireEvent.pointerDown(paper, { isPrimary: false, button: 0, buttons: 1 })
    fireEvent.pointerUp(paper)
    fireEvent.pointerDown(paper, { isPrimary: true, button: 2, buttons: 2 })
    fireEvent.pointerUp(paper)
    expect(value()).toBeUndefined()
  })

  it('turns a pen around to rub out', () => {
    const { paper, picture } = draw()
    fireEvent.pointerDown(paper, {
      isPrimary: true,
      button: 5,
      buttons: 32,
      pointerType: 'pen',
      clientX: 10,
      clientY: 20,
    })
    fireEvent.pointerUp(paper)
    expect(picture()).toEqual([expect.stringMatching(/^#ffffff dot/)])
  })
})

describe('taking back', () => {
  it('takes back stroke by stroke, and a blank paper is no picture', async () => {
    const { paper, picture, value, undo, user } = draw()
    expect(undo.ariaDisabled).toBe('true')
    stroke(paper, [10, 20])
    const first = picture()
    stroke(paper, [60, 70])
    await user.click(undo)
    expect(picture()).toEqual(first)
    await user.click(undo)
    expect(value()).toBeUndefined()
    expect(undo.ariaDisabled).toBe('true')
  })

  it('clears everything, and takes that back too', async () => {
    const { paper, picture, value, undo, clear, user } = draw()
    stroke(paper, [10, 20])
    stroke(paper, [60, 70])
    const both = picture()
    await user.click(clear)
    expect(value()).toBeUndefined()
    expect(clear.ariaDisabled).toBe('true')
    await user.click(undo)
    expect(picture()).toEqual(both)
  })
})

describe('a picture that is there already', () => {
  const image = { mediaType: 'image/png', data: btoa('a cat') }

  it('is put back on the paper, can be drawn on and cleared away', async () => {
    const { paper, picture, value, clear, undo, user } = draw(small, { image })
    await vi.waitFor(() => expect(pen.ink).toEqual(['image a cat']))
    stroke(paper, [10, 20])
    expect(picture()).toEqual(['image a cat', '#e03131 dot 0,0 10'])
    await user.click(clear)
    expect(value()).toBeUndefined()
    await user.click(undo)
    expect(picture()).toEqual(['image a cat', '#e03131 dot 0,0 10'])
  })

  it('stays, with its strokes, on paper of another size', () => {
    const { paper, picture, reconfigure } = draw()
    stroke(paper, [10, 20])
    reconfigure({ ...small, width: 400 })
    expect(paper).toMatchObject({ width: 400, height: 200 })
    expect(picture()).toEqual(['#e03131 dot 0,0 10'])
  })
})

describe('drawing by keyboard', () => {
  const press = (paper: HTMLElement, ...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(paper, { key })
  }

  it('dots with Enter where the cursor is', () => {
    const { paper, picture } = draw()
    press(paper, 'ArrowRight', 'ArrowDown', 'Enter')
    expect(picture()).toEqual(['#e03131 dot 106,106 10'])
  })

  it('draws a line while Space has the pen down', () => {
    const { paper, picture, value } = draw()
    press(paper, ' ', 'ArrowRight')
    expect(screen.getByText(/The pen is down/)).toBeTruthy()
    expect(value()).toBeUndefined()
    press(paper, ' ', 'ArrowRight')
    expect(picture().at(0)).toBe('#e03131 dot 100,100 10')
    expect(picture().at(-1)).toMatch(/to 106,100$/)
  })

  it('takes back with Ctrl+Z, which the page does not hear', () => {
    const heard = vi.fn()
    window.addEventListener('keydown', heard)
    const { paper, value } = draw()
    press(paper, 'Enter')
    fireEvent.keyDown(paper, { key: 'z', ctrlKey: true })
    expect(value()).toBeUndefined()
    expect(heard).not.toHaveBeenCalled()
    window.removeEventListener('keydown', heard)
  })

  it('leaves Ctrl+Enter to the page, with the line that was under way', () => {
    const heard = vi.fn()
    window.addEventListener('keydown', heard)
    const { paper, value } = draw()
    press(paper, ' ')
    fireEvent.keyDown(paper, { key: 'Enter', ctrlKey: true })
    expect(value()).toBeDefined()
    expect(heard).toHaveBeenCalledOnce()
    window.removeEventListener('keydown', heard)
  })
})
