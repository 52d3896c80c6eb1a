/** Batches items that arrive faster than frames, one batch per frame. */
export interface FrameBatches<Item> {
  push(item: Item): void
  /** Whether all that was pushed has been shown. */
  isShown(): boolean
  /** Shows what is left, with no frame more than it takes. */
  end(): Promise<void>
}

/** Shows what is pushed with the next frames, `most` things a frame, so that a page that gets a thousand stays at hand. */
export function frameBatches<Item>(
  { nextFrame, most }: { nextFrame(callback: () => void): void; most: number },
  show: (batch: readonly Item[]) => void,
): FrameBatches<Item> {
  const waiting: Item[] = []
  let isScheduled = false

  function showSome(): void {
    isScheduled = false
    if (waiting.length > 0) show(waiting.splice(0, most))
    if (waiting.length > 0) schedule()
  }

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    nextFrame(showSome)
  }

  return {
    push(item) {
      waiting.push(item)
      schedule()
    },
    isShown: () => waiting.length === 0,
    async end() {
      while (waiting.length > most) await new Promise<void>(nextFrame)
      showSome()
    },
  }
}
