/*
 * A large JSON value in pieces, each short enough to be written or read between two frames. A value that is posted to
 * another thread whole is copied at one go, which takes longer than writing it as JSON.
 */

/** The JSON of a value in pieces, as bytes that can be transferred. */
export type Pieces = readonly Uint8Array<ArrayBuffer>[]

/** Waits where others are due: called after each piece. */
type YieldControl = () => Promise<void> | void

/** The weight of a piece. */
const MOST_WEIGHT = 10_000
/** Characters of a text that count as much as one more value. */
const CHARACTERS_OF_WEIGHT = 50

/** A container is numbered when it opens; what follows goes into one by its number. */
type Piece =
  | { whole: unknown }
  | { open: 'list' | 'fields'; into?: number; name?: string }
  | { into: number; list: unknown[] }
  | { into: number; fields: [name: string, value: unknown][] }

/** Whether a value is too large to be written or copied at one go. Looks at a limited part of it. */
export function isLargeJson(value: unknown): boolean {
  return weightOf(value, 2 * MOST_WEIGHT) > 2 * MOST_WEIGHT
}

/** Writes a JSON value, piece by piece. */
export async function toPieces(value: unknown, yieldControl: YieldControl): Promise<Pieces> {
  const encoder = new TextEncoder()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let opened = 0

  const write = async (piece: Piece) => {
    pieces.push(encoder.encode(JSON.stringify(piece)))
    await yieldControl()
  }
  const isContainer = (part: unknown): part is object => typeof part === 'object' && part !== null

  async function writeContainer(container: object, place: { into?: number; name?: string }): Promise<void> {
    const into = opened++
    const isList = Array.isArray(container)
    await write({ open: isList ? 'list' : 'fields', ...place })
    let batch: unknown[] = []
    let weight = 0
    const flush = async () => {
      if (batch.length === 0) return
      await write((isList ? { into, list: batch } : { into, fields: batch }) as Piece)
      batch = []
      weight = 0
    }
    const parts: [string, unknown][] = isList ? container.map(item => ['', item]) : Object.entries(container)
    for (const [name, part] of parts) {
      if (part === undefined && !isList) continue
      const more = weightOf(part, MOST_WEIGHT)
      if (weight + more > MOST_WEIGHT) await flush()
      if (more > MOST_WEIGHT && isContainer(part)) {
        await writeContainer(part, { into, ...(!isList && { name }) })
        continue
      }
      batch.push(isList ? part : [name, part])
      weight += more
    }
    await flush()
  }

  if (isContainer(value) && weightOf(value, MOST_WEIGHT) > MOST_WEIGHT) await writeContainer(value, {})
  else await write({ whole: value })
  return pieces
}

/** Reads the value of pieces, one after the other. They are ours: nothing is checked. */
export async function fromPieces(pieces: Pieces, yieldControl: YieldControl): Promise<unknown> {
  const decoder = new TextDecoder()
  const containers: object[] = []
  for (const bytes of pieces) {
    const piece = JSON.parse(decoder.decode(bytes)) as Piece
    if ('whole' in piece) return piece.whole
    if ('open' in piece) {
      const container = piece.open === 'list' ? [] : {}
      const parent = piece.into === undefined ? undefined : containers[piece.into]
      containers.push(container)
      if (Array.isArray(parent)) parent.push(container)
      else if (parent) setField(parent, piece.name as string, container)
    } else if ('list' in piece) {
      const list = containers[piece.into] as unknown[]
      for (const item of piece.list) list.push(item)
    } else {
      const fields = containers[piece.into] as object
      for (const [name, field] of piece.fields) setField(fields, name, field)
    }
    await yieldControl()
  }
  return containers[0]
}

/** Also a field named `__proto__` becomes a field. */
function setField(container: object, name: string, value: unknown): void {
  Object.defineProperty(container, name, { value, writable: true, enumerable: true, configurable: true })
}

/** Values and letters of a value, up to a limit: the work is limited too. */
function weightOf(value: unknown, most: number): number {
  if (typeof value === 'string') return 1 + Math.floor(value.length / CHARACTERS_OF_WEIGHT)
  if (typeof value !== 'object' || value === null) return 1
  let weight = 1
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length && weight <= most; at++) weight += weightOf(value[at], most - weight)
    return weight
  }
  for (const name in value) {
    if (weight > most) break
    weight += weightOf((value as Record<string, unknown>)[name], most - weight)
  }
  return weight
}
