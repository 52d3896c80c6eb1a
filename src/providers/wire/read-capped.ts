/** The most that is read of a short body, such as an error's, in bytes. Whatever a person is shown of it is in its beginning. */
export const MAX_SHORT_BYTES = 64_000
/** How long a short body may take: its status is known by then, and a body that trickles has no end. */
const SHORT_PATIENCE_MS = 5_000

/** A body as text, up to `mostBytes`. What is beyond is not read, and its connection is closed. */
export async function readCapped(
  { body }: Pick<Response, 'body'>,
  mostBytes: number,
): Promise<{ body: string; truncated?: true }> {
  const reading = new CappedReading(body, mostBytes)
  await reading.toEnd()
  return reading.isCut ? { body: reading.text, truncated: true } : { body: reading.text }
}

/** The beginning of a short body: what arrived, where it breaks off or takes too long. Does not reject. */
export async function readBeginning({ body }: Pick<Response, 'body'>): Promise<string> {
  const reading = new CappedReading(body, MAX_SHORT_BYTES)
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<void>(resolve => {
    timer = setTimeout(resolve, SHORT_PATIENCE_MS)
  })
  await Promise.race([reading.toEnd().catch(() => {}), tooLate])
  clearTimeout(timer)
  reading.stop()
  return reading.text
}

class CappedReading {
  text = ''
  /** Whether there was more than the cap. */
  isCut = false
  private readonly reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined

  constructor(
    body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
    private readonly mostBytes: number,
  ) {
    this.reader = body?.getReader()
  }

  async toEnd(): Promise<void> {
    if (!this.reader) return
    const decoder = new TextDecoder()
    let left = this.mostBytes
    for (;;) {
      const { done, value } = await this.reader.read()
      if (done) break
      // One piece of a body may itself be far larger than the cap.
      this.text += decoder.decode(value.subarray(0, left), { stream: true })
      left -= value.length
      if (left >= 0) continue
      this.isCut = true
      this.stop()
      return
    }
    this.text += decoder.decode()
  }

  /** Reads no more, and closes the connection. */
  stop(): void {
    this.reader?.cancel().catch(() => {})
  }
}
