import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../../components/class-names'
import { keyName } from '../../components/keys'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import type { Board } from './board'
import { brushWidth, moveCursor, type PixelPoint, type Size, toDrawing } from './geometry'
import styles from './view.module.css'

interface DrawingCanvasProps {
  board: Board
  size: Size
  /** Color of the brush, and its diameter in pixels of the drawing. */
  ink: { color: string; brush: number }
  /** Color of a pen's eraser. */
  eraser: string
}

/** Maximum height of the canvas, in rem: the result below it should be visible too. */
const TALLEST = 18

/** Button of a pen's eraser in `PointerEvent.buttons`. */
const ERASER_END = 32

/** The canvas: drawn on by mouse, touch and pen, and by keys while focused. */
export function DrawingCanvas({ board, size, ink, eraser }: DrawingCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [cursor, setCursor] = useState<PixelPoint>({ x: size.width / 2, y: size.height / 2 })
  const [isPenDown, setPenDown] = useState(false)
  const help = useId()

  useEffect(() => (canvas.current ? board.attach(canvas.current) : undefined), [board])

  const pointsOf = (event: PointerEvent<HTMLCanvasElement>) => {
    const shown = event.currentTarget.getBoundingClientRect()
    const { nativeEvent } = event
    // Pointer events may be coalesced into one per frame. Some browsers report none for a single event.
    const all = nativeEvent.getCoalescedEvents?.() ?? []
    return (all.length > 0 ? all : [nativeEvent]).map(({ clientX, clientY, pressure }) => ({
      ...toDrawing(clientX, clientY, shown, size),
      width: brushWidth(ink.brush, nativeEvent.pointerType, pressure),
    }))
  }

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    const isEraserEnd = (event.buttons & ERASER_END) !== 0
    if (!event.isPrimary || (event.button !== 0 && !isEraserEnd)) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setPenDown(false)
    const point = pointsOf(event).at(-1)
    if (point) board.begin(isEraserEnd ? eraser : ink.color, point)
  }

  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.isPrimary || event.buttons === 0) return
    for (const point of pointsOf(event)) board.extend(point)
  }

  const liftPen = () => {
    setPenDown(false)
    board.finish()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      // A stroke in progress belongs to the drawing that Ctrl+Enter runs.
      if (event.key === 'Enter') liftPen()
      if (keyName(event) !== 'Z' || event.shiftKey) return
      setPenDown(false)
      board.undo()
    } else if (event.key === ' ') {
      if (event.repeat) return event.preventDefault()
      if (isPenDown) liftPen()
      else {
        setPenDown(true)
        board.begin(ink.color, { ...cursor, width: ink.brush })
      }
    } else if (event.key === 'Enter') {
      liftPen()
      board.begin(ink.color, { ...cursor, width: ink.brush })
      board.finish()
    } else if (event.key === 'Escape' && isPenDown) {
      liftPen()
    } else {
      const next = moveCursor(cursor, event.key, event.shiftKey, size)
      if (!next) return
      setCursor(next)
      if (isPenDown) {
        board.extend({ ...next, width: ink.brush })
        board.drawToEnd()
      }
    }
    // The page must not scroll, undo or close a sheet for a key that drew.
    event.preventDefault()
    event.stopPropagation()
  }

  const place = {
    left: `${(cursor.x / size.width) * 100}%`,
    top: `${(cursor.y / size.height) * 100}%`,
    width: `${(ink.brush / size.width) * 100}%`,
  }
  return (
    <div
      className={styles.paper}
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        maxInlineSize: `${(size.width / size.height) * TALLEST}rem`,
      }}
    >
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an application takes its own keys, as this does. */}
      <canvas
        ref={canvas}
        className={styles.canvas}
        data-coarse={Math.max(size.width, size.height) <= 128 || undefined}
        role="application"
        tabIndex={0}
        aria-label={t('Paper')}
        aria-describedby={help}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => board.finish()}
        onPointerCancel={() => board.finish()}
        onLostPointerCapture={() => board.finish()}
        onKeyDown={onKeyDown}
        onBlur={liftPen}
      />
      <span className={styles.cursor} data-down={isPenDown || undefined} style={place} aria-hidden="true" />
      <p id={help} className={classNames(layout.small, layout.centered, styles.keys)}>
        {isPenDown
          ? t('The pen is down. Arrows draw, Space lifts it.')
          : t('Arrows move, Space puts the pen down, Enter dots.')}
      </p>
    </div>
  )
}
