import { isJsonObject } from '../../model/json'
import type { UsageReport } from './charges'
import type { UsageReader } from './wires'

/** Letters of an answer that is no stream, of which the cost is read. */
const longestAnswer = 8_000_000

const speaksOfUse = /usage|message_stop|"finish_reason"\s*:\s*"/

/** Reads along an answer as it passes, event by event, and knows at its end what it cost. */
export class Meter {
  readonly #decoder = new TextDecoder()
  #rest = ''

  constructor(
    readonly reader: UsageReader,
    readonly isStream: boolean,
  ) {}

  /** Processes the next bytes. They are forwarded already, so errors in them are ignored. */
  read(bytes: Uint8Array): void {
    const text = this.#decoder.decode(bytes, { stream: true })
    const lines = this.isStream ? text.split('\n') : [text]
    // Only what is new is searched: a line may come in very many pieces.
    const last = lines.pop() ?? ''
    for (const line of lines) {
      this.#line(this.#rest + line)
      this.#rest = ''
    }
    this.#rest += last
    if (this.#rest.length > longestAnswer) this.#rest = ''
  }

  /** No more bytes come. */
  end(): void {
    if (this.isStream) this.#line(this.#rest)
    else this.#event(this.#rest)
    this.#rest = ''
  }

  /** What the provider has said about the cost. */
  report(): UsageReport {
    return this.reader.report()
  }

  #line(line: string): void {
    // Of a hundred events that each bring a word, two say what they cost.
    if (line.startsWith('data:') && speaksOfUse.test(line)) this.#event(line.slice(5))
  }

  #event(text: string): void {
    try {
      const event: unknown = JSON.parse(text)
      if (isJsonObject(event)) this.reader.read(event)
    } catch {
      // "[DONE]", or nothing that we could count.
    }
  }
}

/** How an answer ended: the provider said all of it, or broke off, or the student was gone by then. */
export type Ending = 'whole' | 'cut' | 'left'

/**
 * The same bytes, one by one as they come, with an observer. When the student hangs up, the rest is still read:
 * its end says what the answer cost.
 * @param watch `ended` is called once and waited for, before the end is passed on
 */
export function forwardMetered(
  source: ReadableStream<Uint8Array>,
  watch: {
    bytes(bytes: Uint8Array): void
    ended(how: Ending): Promise<void>
    /** The student hung up. */
    left(): void
    /** Lets the other side see that the answer was cut. */
    hangUp(): void
  },
): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  let isOver = false
  const end = async (how: Ending) => {
    if (isOver) return
    isOver = true
    await watch.ended(how)
  }
  const readRest = async () => {
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) watch.bytes(next.value)
    } catch {
      // The provider broke off, or we did: what it did not say by then is not known.
    }
    await end('left')
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let next: ReadableStreamReadResult<Uint8Array>
        try {
          next = await reader.read()
        } catch {
          await end('cut')
          watch.hangUp()
          return
        }
        if (next.done) {
          await end('whole')
          controller.close()
          return
        }
        watch.bytes(next.value)
        controller.enqueue(next.value)
      },
      cancel() {
        watch.left()
        void readRest()
      },
    },
    // Nothing is fetched before the reader pulls.
    { highWaterMark: 0 },
  )
}
