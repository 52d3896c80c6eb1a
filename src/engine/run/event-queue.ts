const OVER: IteratorResult<never, void> = { done: true, value: undefined }

/** The work that fills a queue. */
interface Producer {
  /** Resolves when nothing more is pushed. */
  done: Promise<void>
  /** Called when the reader leaves early. */
  cancel(): void
}

/**
 * A queue from concurrent work to one `for await` reader. Values are buffered in order, and the work starts with the first
 * read. An iterator and not a generator, which would cost several promises for each value.
 */
export class EventQueue<T> implements AsyncIterableIterator<T, void> {
  private values: T[] = []
  /** How many of the values were read. */
  private read = 0
  private producer: Producer | null = null
  private wake: (() => void) | null = null
  private isDone = false
  private isOver = false

  constructor(private readonly start: (push: (value: T) => void) => Producer) {}

  [Symbol.asyncIterator](): this {
    return this
  }

  next(): Promise<IteratorResult<T, void>> {
    return this.read < this.values.length ? Promise.resolve(this.take()) : this.more()
  }

  /** Leaves early: the work is canceled, and has ended when this resolves. */
  async return(): Promise<IteratorResult<T, void>> {
    if (!this.isOver) {
      this.isOver = true
      this.values = []
      this.producer?.cancel()
      await this.producer?.done
    }
    return OVER
  }

  private async more(): Promise<IteratorResult<T, void>> {
    if (this.isOver) return OVER
    this.producer ??= this.started()
    while (this.read === this.values.length) {
      if (this.isDone) {
        this.isOver = true
        await this.producer.done
        return OVER
      }
      this.values = []
      this.read = 0
      await new Promise<void>(resolve => {
        this.wake = resolve
      })
      this.wake = null
    }
    return this.take()
  }

  private take(): IteratorResult<T, void> {
    return { done: false, value: this.values[this.read++] as T }
  }

  private started(): Producer {
    const producer = this.start(value => {
      this.values.push(value)
      this.wake?.()
    })
    const end = () => {
      this.isDone = true
      this.wake?.()
    }
    producer.done.then(end, end)
    return producer
  }
}
