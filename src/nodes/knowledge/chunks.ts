/** A searchable text. */
export interface KnowledgeSource {
  name: string
  text: string
}

/** A chunk of a text, small enough for a prompt. */
export interface Chunk {
  source: string
  /** Index of the chunk in its source. */
  index: number
  /** The heading above it, or empty. */
  heading: string
  text: string
}

/** Splits a text into chunks of at most `size` characters: tables by rows, other text by paragraphs. */
export function chunksOf({ name, text }: KnowledgeSource, size: number): Chunk[] {
  const pieces = /\.[ct]sv$/i.test(name) ? tablePieces(text, size) : textPieces(text, size)
  return pieces.map((piece, index) => ({ source: name, index, ...piece }))
}

type Piece = Pick<Chunk, 'heading' | 'text'>

/** Joins paragraphs as long as they fit; a heading starts a new chunk. */
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

/** Paragraphs, with headings separated even without a blank line. */
function blocksOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^(#{1,6}\s.*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map(block => block.trim())
    .filter(block => block !== '')
}

/** Everything up to the end of the last complete sentence. */
const UP_TO_SENTENCE = /^[\s\S]*(?:[.!?](?=\s)|[。！？](?=[\s\S]))/

/** Splits a long paragraph: after a sentence, else at a space, else anywhere. */
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

/** Surrogate pairs are not split. */
function safeEnd(text: string, size: number): number {
  const code = text.charCodeAt(size - 1)
  return code >= 0xd800 && code <= 0xdbff && size > 1 ? size - 1 : size
}

/** Joins rows as long as they fit, each chunk with the header of the table. A row is never split. */
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

/** The non-blank rows of a table. A quoted line break is part of its cell. */
function rowsOf(text: string): string[] {
  const rows = text.replace(/\r\n?/g, '\n').match(/(?:"[^"]*(?:"|$)|[^"\n])+/g) ?? []
  return rows.filter(row => row.trim() !== '')
}
