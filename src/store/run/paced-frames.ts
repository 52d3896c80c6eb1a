/** Milliseconds that a frame may take before the next but one has to wait. */
const LIGHT = 12
/** How much longer than a heavy frame took the page is then left alone. */
const REST = 2.5

/** The outside of the pace: frames, and a clock in milliseconds. */
interface FrameSource {
  nextFrame(callback: () => void): void
  now(): number
  /** Calls back after `ms`; with 0, as soon as what is under way has been drawn. */
  later(callback: () => void, ms: number): void
}

/**
 * Frames for work that comes without end, as the words of a fast model do. Where drawing it takes most of the time, it
 * comes in larger steps, so that scrolling, typing and everything that moves get their frames in between.
 */
export function pacedFrames({ nextFrame, now, later }: FrameSource): (callback: () => void) => void {
  let readyAt = 0
  /** What comes while a frame is being drawn; null while none is. */
  let waiting: (() => void)[] | null = null

  function schedule(callback: () => void): void {
    const wait = readyAt - now()
    if (wait > 0) later(() => nextFrame(() => draw(callback)), wait)
    else nextFrame(() => draw(callback))
  }

  function draw(callback: () => void): void {
    const start = now()
    waiting ??= []
    callback()
    later(() => {
      const end = now()
      readyAt = end - start > LIGHT ? end + (end - start) * REST : 0
      const next = waiting ?? []
      waiting = null
      for (const each of next) schedule(each)
    }, 0)
  }

  return callback => {
    if (waiting) waiting.push(callback)
    else schedule(callback)
  }
}
