/** A text that can be searched. */
export interface KnowledgeSource {
  name: string
  text: string
}

/** A piece of a text, small enough to be read along with a question. */
export interface Chunk {
  source: string
  /** Counts the pieces of a source from 0. */
  index: number
  /** The heading that it stands below, or empty. */
  heading: string
  text: string
}

/** Cuts a text into pieces of at most `size` characters where that is kind to it: tables by rows, others by paragraphs. */
export function chunksOf({ name, text }: KnowledgeSource, size: number): Chunk[] {
  const pieces = /\.[ct]sv$/i.test(name) ? tablePieces(text, size) : textPieces(text, size)
  return pieces.map((piece, index) => ({ source: name, index, ...piece }))
}

type Piece = Pick<Chunk, 'heading' | 'text'>

/** Paragraphs together as long as they fit; a heading begins a new piece. */
function textPieces(text: string, size: number): Piece[] {
  const pieces: Piece[] = []
  let heading = ''
  let gathered = ''
  const close = () => {
    if (gathered) pieces.push({ heading, text: gathered })
    gathered = ''
  }
  for (const block of blocksOf(text)) {
    const title = /^#{1,6}\s(.*)$/.exec(block)?.[1]?.trim()
    if (title !== undefined) {
      close()
      heading = title.replace(/(?<!\s)\s+#+$/, '')
    }
    for (const part of cut(block, size)) {
      if (gathered && gathered.length + 2 + part.length > size) close()
      gathered = gathered ? `${gathered}\n\n${part}` : part
    }
  }
  close()
  return pieces
}

/** Paragraphs, and headings even where no blank line follows. */
function blocksOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^(#{1,6}\s.*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map(block => block.trim())
    .filter(block => block !== '')
}

/** All up to the end of the last sentence that is followed by something. */
const UP_TO_SENTENCE = /^[\s\S]*(?:[.!?](?=\s)|[。！？](?=[\s\S]))/

/** A paragraph in parts that fit: cut after a sentence, else at a space, else anywhere. */
function cut(block: string, size: number): string[] {
  const parts: string[] = []
  let rest = block
  while (rest.length > size) {
    const window = rest.slice(0, size + 1)
    const sentence = (window.match(UP_TO_SENTENCE)?.[0] ?? '').length
    const space = window.search(/\s(?=\S*$)/)
    const at = sentence > size / 2 ? sentence : space > 0 ? space : safeEnd(rest, size)
    parts.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return rest ? [...parts, rest] : parts
}

/** Letters outside of the first plane are two units long, and must not be cut in half. */
function safeEnd(text: string, size: number): number {
  const code = text.charCodeAt(size - 1)
  return code >= 0xd800 && code <= 0xdbff && size > 1 ? size - 1 : size
}

/** Rows together as long as they fit, each piece with the head of the table. A row is never cut. */
function tablePieces(text: string, size: number): Piece[] {
  const [head, ...rows] = rowsOf(text)
  if (head === undefined) return []
  const pieces: Piece[] = []
  let gathered = head
  for (const row of rows) {
    if (gathered !== head && gathered.length + 1 + row.length > size) {
      pieces.push({ heading: '', text: gathered })
      gathered = head
    }
    gathered = `${gathered}\n${row}`
  }
  return [...pieces, { heading: '', text: gathered }]
}

/** The rows of a table that are not blank. A line break inside quotes belongs to its cell. */
function rowsOf(text: string): string[] {
  const rows = text.replace(/\r\n?/g, '\n').match(/(?:"[^"]*(?:"|$)|[^"\n])+/g) ?? []
  return rows.filter(row => row.trim() !== '')
}
