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

  async *drain(): AsyncGenerator<T, void> {
    while (true) {
      const batch = this.waiting
      this.waiting = []
      for (const value of batch) yield value
      if (this.waiting.length > 0) continue
      if (this.closed) return
      await new Promise<void>(resolve => {
        this.wake = resolve
      })
      this.wake = null
    }
  }
}
