import { createStore } from 'zustand/vanilla'
import type { Size } from './geometry'
import { type PaintHistory, type Point, visibleStrokes, withEdit, withoutLastEdit } from './history'
import { drawEnd, drawPoint, drawStroke, fillBackground, isBlank } from './ink'

/** A picture as run input. `data` is base64. */
export interface Picture {
  mediaType: string
  data: string
}

/** What the tools can do now. */
export interface BoardState {
  canUndo: boolean
  canClear: boolean
}

/**
 * The state of the canvas: picture, history, and the stroke in progress. Paints strokes as they grow, and emits the
 * picture after each edit.
 */
export class Board {
  /** Called with the picture after each edit; with undefined when blank. */
  onPicture: (picture: Picture | undefined) => void = () => {}

  private pen: CanvasRenderingContext2D | null = null
  private size: Size = { width: 0, height: 0 }
  /** The initial picture, which has no strokes. */
  private base: HTMLImageElement | null = null
  private history: PaintHistory = []
  private live: { color: string; points: Point[] } | null = null
  /** Data of the current picture, as last emitted or loaded. */
  private current: string | undefined
  /** For the tools. */
  readonly state = createStore<BoardState>(() => ({ canUndo: false, canClear: false }))

  /** Attaches to a canvas; returns a function that detaches. */
  attach(canvas: HTMLCanvasElement): () => void {
    this.pen = canvas.getContext('2d', { willReadFrequently: true })
    this.fit()
    return () => {
      this.pen = null
    }
  }

  /** Resizes the canvas. The drawing keeps its position; hidden parts reappear on a larger canvas. */
  resize(size: Size): void {
    const isFirst = this.size.width === 0
    if (size.width === this.size.width && size.height === this.size.height) return
    this.size = size
    this.fit()
    if (!isFirst) this.handOut()
  }

  /** Loads a picture from outside, unless this board emitted it. */
  async show(picture: Picture | undefined): Promise<void> {
    if (picture?.data === this.current) return
    this.current = picture?.data
    this.base = null
    this.live = null
    this.history = []
    this.repaint()
    const image = picture && (await load(picture))
    if (!image || this.current !== picture.data) return
    this.base = image
    this.repaint()
  }

  begin(color: string, point: Point): void {
    this.finish()
    this.live = { color, points: [] }
    this.extend(point)
  }

  /** Extends the stroke in progress, if any. */
  extend(point: Point): void {
    const { live, pen } = this
    const last = live?.points.at(-1)
    if (!live || (last?.x === point.x && last.y === point.y)) return
    live.points.push(point)
    if (pen) drawPoint(pen, live, live.points.length - 1)
  }

  /** Draws the stroke to its end, when the pointer pauses. */
  drawToEnd(): void {
    if (this.pen && this.live) drawEnd(this.pen, this.live)
  }

  finish(): void {
    if (!this.live) return
    this.drawToEnd()
    this.history = withEdit(this.history, this.live)
    this.live = null
    this.handOut()
  }

  undo(): void {
    this.finish()
    this.history = withoutLastEdit(this.history)
    this.repaint()
    this.handOut()
  }

  clear(): void {
    this.finish()
    this.history = withEdit(this.history, 'clear')
    this.repaint()
    this.handOut()
  }

  private fit(): void {
    if (!this.pen) return
    this.pen.canvas.width = this.size.width
    this.pen.canvas.height = this.size.height
    this.repaint()
  }

  private repaint(): void {
    const { pen, base } = this
    const { showsBase, strokes } = visibleStrokes(this.history)
    if (pen) {
      fillBackground(pen)
      if (base && showsBase) pen.drawImage(base, 0, 0)
      for (const stroke of strokes) drawStroke(pen, stroke)
    }
    this.tell()
  }

  private handOut(): void {
    const { pen } = this
    this.tell()
    if (!pen) return
    const url = isBlank(pen) ? undefined : pen.canvas.toDataURL('image/png')
    this.current = url?.slice(url.indexOf(',') + 1)
    this.onPicture(this.current === undefined ? undefined : { mediaType: 'image/png', data: this.current })
  }

  private tell(): void {
    const { showsBase, strokes } = visibleStrokes(this.history)
    const canUndo = this.history.length > 0
    const canClear = strokes.length > 0 || (showsBase && this.base !== null)
    const before = this.state.getState()
    if (canUndo !== before.canUndo || canClear !== before.canClear) this.state.setState({ canUndo, canClear })
  }
}

/** The decoded picture; nothing for invalid data. */
async function load({ mediaType, data }: Picture): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = `data:${mediaType};base64,${data}`
  return image.decode().then(
    () => image,
    () => null,
  )
}
