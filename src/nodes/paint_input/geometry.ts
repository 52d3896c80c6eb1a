/** A point in pixels of the drawing. */
export interface PixelPoint {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** Maps a point of the window to a drawing that is scaled in `shown`. */
export function toDrawing(
  clientX: number,
  clientY: number,
  shown: Size & { left: number; top: number },
  size: Size,
): PixelPoint {
  return {
    x: ((clientX - shown.left) / (shown.width || size.width)) * size.width,
    y: ((clientY - shown.top) / (shown.height || size.height)) * size.height,
  }
}

/** Brush width by pressure. Only pens report pressure; 0.5 is the default. */
export function brushWidth(brush: number, pointerType: string, pressure: number): number {
  return pointerType === 'pen' && pressure > 0 ? brush * (0.4 + 1.2 * pressure) : brush
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves the cursor by an arrow key, within the canvas; null for any other key. `fine` moves by one pixel. */
export function moveCursor(
  { x, y }: PixelPoint,
  key: string,
  fine: boolean,
  { width, height }: Size,
): PixelPoint | null {
  const step = STEPS[key]
  if (!step) return null
  const reach = fine ? 1 : Math.max(1, Math.round(Math.min(width, height) / 32))
  return {
    x: Math.min(width, Math.max(0, x + step[0] * reach)),
    y: Math.min(height, Math.max(0, y + step[1] * reach)),
  }
}
