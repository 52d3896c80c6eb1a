/** Milliseconds that a response may continue after its student has disconnected. */
const DEFAULT_GRACE_MS = 20_000

/** One request that a provider has, whether the client is still connected or not. */
export interface InFlightRequest {
  /** Ends the asking: the student left and the answer took too long, or the gateway stops. */
  signal: AbortSignal
  /** The student left. The end of the answer is waited for a little, because it says what it cost. */
  left(): void
  /** It is counted. */
  done(): void
}

/** All requests that providers have at the moment. */
export class InFlightRequests {
  readonly #running = new Map<InFlightRequest, { hangUp: AbortController; whenDone: Promise<void> }>()
  #isClosed = false
  constructor(readonly graceMs: number = DEFAULT_GRACE_MS) {}

  /** @param student aborts when the student hangs up */
  begin(student: AbortSignal): InFlightRequest {
    const hangUp = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let finish = () => {}
    const whenDone = new Promise<void>(resolve => {
      finish = resolve
    })
    const running: InFlightRequest = {
      signal: hangUp.signal,
      left: () => {
        timer ??= setTimeout(() => hangUp.abort(), this.graceMs)
      },
      done: () => {
        clearTimeout(timer)
        student.removeEventListener('abort', running.left)
        this.#running.delete(running)
        finish()
      },
    }
    this.#running.set(running, { hangUp, whenDone })
    student.addEventListener('abort', running.left)
    if (student.aborted) running.left()
    if (this.#isClosed) hangUp.abort()
    return running
  }

  /** Breaks off what is still running and what may yet begin, and waits until what runs is counted. */
  async close(): Promise<void> {
    this.#isClosed = true
    const all = [...this.#running.values()]
    for (const { hangUp } of all) hangUp.abort()
    await Promise.all(all.map(({ whenDone }) => whenDone))
  }
}
