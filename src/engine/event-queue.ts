/**
 * Lets code that runs by itself hand values to one `for await`. Values wait until they are asked for; nothing is lost
 * and their order is kept.
 */
export class EventQueue<T> {
  private waiting: T[] = []
  private wake: (() => void) | null = null
  private closed = false

  push(value: T): void {
    this.waiting.push(value)
    this.wake?.()
  }

  /** No more values come; what waits is still handed out. */
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
