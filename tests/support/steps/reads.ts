import { LocalizedError } from '../../../src/language/localized-error'

/* How each parser of foreign text is called, and the tokens of its inputs. */

type Readers = typeof import('./readers')
/** Parses one text. */
export type Read = (readers: Readers, input: string) => unknown
export type { Readers }

export const repeat = (size: number, piece: string | ((index: number) => string), between = ''): string =>
  Array.from({ length: size }, (_, index) => (typeof piece === 'string' ? piece : piece(index))).join(between)

export const readJson: Read = (readers, text) => readers.parseShareable(text)
export const readYaml: Read = (readers, text) => readers.readYaml(text)
export const readTable: Read = (readers, text) => readers.readTable(text)
export const readHtml: Read = (readers, text) => readers.textOfHtml(text)
export const readText: Read = (readers, text) => readers.parseJson(text)
export const readIncoming: Read = (readers, text) => readers.readIncoming(text)
export const readClassLink: Read = (readers, text) => readers.decodeClassLink(text)
export const readLink =
  (tag: 'encodeLz' | 'encodeDeflated'): Read =>
  (readers, json) =>
    readers.decodeLink(`#${tag === 'encodeLz' ? 1 : 2}:${readers[tag](JSON.parse(json))}`)
export const readRecording: Read = (readers, text) => readers.parseRecording(JSON.parse(text))
/** Parses a recording, and packs it for storage. */
export const keepRecording: Read = (readers, text) => {
  const read = readers.parseRecording(JSON.parse(text))
  return 'problem' in read ? null : readers.packRecording(read.recording)
}
export const readBody: Read = (readers, body) =>
  readers
    .readJsonBody(
      new Request('http://gateway.example/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
      { maxBytes: 10_000_000 },
    )
    .catch(() => null)

/** A text as a network may bring it: few bytes at a time. */
export function inPieces(text: string): Uint8Array[] {
  const bytes = new TextEncoder().encode(text)
  return Array.from({ length: Math.ceil(bytes.length / 8) }, (_, index) => bytes.subarray(8 * index, 8 * index + 8))
}

/** What the gateway reads of an answer that passes, in few bytes at a time. */
export const meterAnswer =
  (isStream: boolean): Read =>
  (readers, text) => {
    const meter = new readers.Meter(readers.openAiWire('max_tokens').usageReader(), isStream)
    for (const piece of inPieces(text)) meter.read(piece)
    meter.end()
    return meter.report()
  }

/** A provider's stream, cut into events for the SDK. */
export const readEvents =
  (pieceOf: (text: string) => Uint8Array[]): Read =>
  async (readers, text) => {
    const pieces = pieceOf(text)
    const events = readers.wholeEvents()
    const writer = events.writable.getWriter()
    const reader = events.readable.getReader()
    const write = async () => {
      for (const piece of pieces) await writer.write(piece)
      await writer.close()
    }
    const writing = write()
    while (!(await reader.read()).done);
    await writing
  }
export const inOnePiece = (text: string) => [new TextEncoder().encode(text)]

/** An answer that passes through the gateway, with its keys taken out. */
export const hideKeys =
  (contentType: string): Read =>
  (readers, text) => {
    const pieces = inPieces(text)
    let next = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces[next++]
        if (piece) controller.enqueue(piece)
        else controller.close()
      },
    })
    const answer = new Response(body, { headers: { 'content-type': contentType } })
    return readers.hideKeys(answer, readers.redactorOf(['sk-ant-api03-notarealkey-0123456789'])).text()
  }

export const contentsOf: Read = (readers, text) => {
  const read = readers.parseShareable(text)
  return 'problem' in read ? null : readers.contentsOf(read)
}

/** A library that stores nothing. */
export const readLibrary: Read = (readers, text) => {
  const library = { open: async () => undefined, create: async () => ({ id: 'x' }) }
  async function* chunks() {
    for (let at = 0; at < text.length; at += 4096) yield text.slice(at, at + 4096)
  }
  return readers.importLibrary(chunks(), {
    library: library as never,
    recordings: { keep: async () => undefined } as never,
    readLine: readers.readLine,
    yieldControl: async () => {},
  })
}

export const flow = (parts: object) =>
  JSON.stringify({ version: 1, id: 'd', name: 'd', pipelines: [], edges: [], ...parts })
export const stack = (nodes: readonly object[]) => flow({ pipelines: [{ id: 'p', name: 'p', nodes }] })
export const some = (size: number, make: (index: number) => object) =>
  Array.from({ length: size }, (_, index) => make(index))
export const anyNode = { id: 'a', type: 'user_input', config: {} }
export const long = 'a'.repeat(200)

/** Opens a document, and works out all that the page shows around its cards. */
export const showDocument: Read = (readers, text) => {
  const { nodeTypes: types, ...page } = readers
  const read = page.parseShareable(text)
  if ('problem' in read) throw new LocalizedError(read.problem)
  const { document, inputs } = read.draft
  const all = document.pipelines.flatMap(({ nodes }) => nodes)
  page.cardNames(all, types)
  page.validateDocument(document, inputs, types)
  page.previewRequests(document, inputs, types, { most: 10 })
  for (const pipeline of document.pipelines) {
    page.stackRows(pipeline.nodes, types)
    page.pipeContents(pipeline.nodes, types)
    const segments = page.segmentsOf(pipeline, types)
    for (const segment of segments) page.wantsMessage(segments, segment)
    for (const { id } of pipeline.nodes) page.replySource(segments, id)
  }
}
