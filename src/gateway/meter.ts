import { isJsonObject } from '../engine/json'
import { noUsage, type Usage, type UsageReader } from './wires/wire'

/** Letters of an answer that is no stream, of which the cost is read. */
const longestAnswer = 8_000_000

/** Reads along an answer as it passes, event by event, and knows at its end what it cost. */
export class Meter {
  readonly #decoder = new TextDecoder()
  #rest = ''

  constructor(
    readonly reader: UsageReader,
    readonly isStream: boolean,
  ) {}

  /** Takes the next bytes. They have gone on already: whatever is wrong with them is not our affair. */
  read(bytes: Uint8Array): void {
    this.#rest += this.#decoder.decode(bytes, { stream: true })
    if (this.#rest.length > longestAnswer) this.#rest = ''
    if (!this.isStream) return
    const lines = this.#rest.split('\n')
    this.#rest = lines.pop() ?? ''
    for (const line of lines) this.#line(line)
  }

  /** No more bytes come. */
  end(): void {
    if (this.isStream) this.#line(this.#rest)
    else this.#event(this.#rest)
    this.#rest = ''
  }

  /**
   * What to count. Where the provider did not get to say it, the answer counts as what it can have been at most: no more
   * tokens than its text had bytes.
   */
  usage(most: { input: number; output: number }): Usage {
    const final = this.reader.final()
    if (final) return final
    const { input, textBytes } = this.reader.soFar()
    return { ...noUsage, input: input ?? most.input, output: Math.min(most.output, textBytes) }
  }

  #line(line: string): void {
    if (line.startsWith('data:')) this.#event(line.slice(5))
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

/**
 * The same bytes, one by one as they come, with somebody reading along.
 * @param ended is called once and waited for: before the end is passed on, or when either side hung up
 */
export function passOn(
  source: ReadableStream<Uint8Array>,
  watch: {
    bytes(bytes: Uint8Array): void
    ended(how: 'whole' | 'cut' | 'left'): Promise<void>
    /** Lets the other side see that the answer was cut; an error of the stream does where this is absent. */
    hangUp?(): void
  },
): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  let isOver = false
  const end = async (how: 'whole' | 'cut' | 'left') => {
    if (isOver) return
    isOver = true
    await watch.ended(how)
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let next: ReadableStreamReadResult<Uint8Array>
        try {
          next = await reader.read()
        } catch (error) {
          await end('cut')
          if (watch.hangUp) watch.hangUp()
          else controller.error(error)
          return
        }
        if (next.done) {
          await end('whole')
          controller.close()
          return
        }
        controller.enqueue(next.value)
        watch.bytes(next.value)
      },
      async cancel(reason) {
        await Promise.all([reader.cancel(reason).catch(() => undefined), end('left')])
      },
    },
    // Nothing is fetched before somebody wants it.
    { highWaterMark: 0 },
  )
}
