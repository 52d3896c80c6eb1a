/** The most that is read of a short body, such as an error's, in bytes. Whatever a person is shown of it is in its beginning. */
export const MAX_SHORT_BYTES = 64_000
/** How long a short body may take: its status is known by then, and a body that trickles has no end. */
const SHORT_PATIENCE_MS = 5_000

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>

/** A body as text, up to `mostBytes`. What is beyond is not read, and its connection is closed. */
export async function readCapped(
  { body }: Pick<Response, 'body'>,
  mostBytes: number,
): Promise<{ body: string; truncated?: true }> {
  let text = ''
  const isCut = await readPieces(body?.getReader(), mostBytes, piece => {
    text += piece
  })
  return isCut ? { body: text, truncated: true } : { body: text }
}

/** The beginning of a short body: what arrived, where it breaks off or takes too long. Does not reject. */
export async function readBeginning({ body }: Pick<Response, 'body'>): Promise<string> {
  let text = ''
  const reader = body?.getReader()
  const reading = readPieces(reader, MAX_SHORT_BYTES, piece => {
    text += piece
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<void>(resolve => {
    timer = setTimeout(resolve, SHORT_PATIENCE_MS)
  })
  await Promise.race([reading.catch(() => {}), tooLate])
  clearTimeout(timer)
  reader?.cancel().catch(() => {})
  return text
}

/** Reads text to the end, or up to a cap: whether there was more. Then the connection is closed. */
async function readPieces(
  reader: Reader | undefined,
  mostBytes: number,
  take: (piece: string) => void,
): Promise<boolean> {
  const decoder = new TextDecoder()
  for (let left = mostBytes; reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    // One piece of a body may itself be far larger than the cap.
    take(decoder.decode(value.subarray(0, left), { stream: true }))
    left -= value.length
    if (left >= 0) continue
    reader.cancel().catch(() => {})
    return true
  }
  take(decoder.decode())
  return false
}
