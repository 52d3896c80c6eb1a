/** A queue from concurrent producers to one `for await` consumer. Values are buffered in order. */
export class EventQueue<T> {
  private waiting: T[] = []
  private wake: (() => void) | null = null
  private closed = false

  push(value: T): void {
    this.waiting.push(value)
    this.wake?.()
  }

  /** Ends the queue; buffered values are still delivered. */
  close(): void {
    this.closed = true
    this.wake?.()
  }

  /** Waits for values. Resolves to false once the queue is closed and empty. */
  async filled(): Promise<boolean> {
    while (this.waiting.length === 0) {
      if (this.closed) return false
      await new Promise<void>(resolve => {
        this.wake = resolve
      })
      this.wake = null
    }
    return true
  }

  /** Removes all buffered values. */
  take(): readonly T[] {
    const taken = this.waiting
    this.waiting = []
    return taken
  }
}
