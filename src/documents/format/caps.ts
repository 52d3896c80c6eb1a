import { t } from '../../language/active'
/** Size limits of foreign documents. Checked before parsing, or during decompression. */
export const caps = {
  /** Approximate bytes of the text: its characters, which is the same for base64 and ASCII. */
  bytes: 5 * 1024 * 1024,
  /** Nesting of lists and objects. */
  depth: 64,
  /** Nodes in all pipelines. */
  nodes: 10_000,
  pipelines: 1_000,
  edges: 20_000,
  /** Values of any kind: fields, items. */
  values: 300_000,
} as const

/** "5 MB", "1.2 MB", "38 kB", "112 bytes". */
export function sayBytes(bytes: number): string {
  if (bytes >= 1024 * 1024) return t('{size, number} MB', { size: round(bytes / (1024 * 1024)) })
  if (bytes >= 1024) return t('{size, number} kB', { size: round(bytes / 1024) })
  return t('{bytes, number} bytes', { bytes })
}

function round(amount: number): number {
  return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)
}

/** Throws for a size above its limit. */
export function sayTooLarge(bytes: number, maxBytes: number): string {
  return t('This is {size}. At most {most} can be opened.', { size: sayBytes(bytes), most: sayBytes(maxBytes) })
}

const quote = 34
const comma = 44
const backslash = 92
const openers = new Set([91, 123])
const closers = new Set([93, 125])

/**
 * Scans JSON text without building values: an error message when it is too large, too deep or has too many values, else
 * null. Does not validate the JSON.
 */
export function exceedsCaps(text: string, maxBytes: number = caps.bytes): string | null {
  if (text.length > maxBytes) return sayTooLarge(text.length, maxBytes)
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === comma) values++
    else if (openers.has(code)) {
      values++
      if (++depth > caps.depth) return tooDeep
    } else if (closers.has(code)) depth--
    if (values > caps.values) return tooFull
  }
  return null
}

export const tooDeep = `This has lists inside of lists more than ${caps.depth} deep. No pipeline is like that, so it stays closed.`
export const tooFull = `This has more than ${caps.values.toLocaleString('en')} values in it. No pipeline is like that, so it stays closed.`

/** Counts what a document declares, before it is parsed: an error message above the limits, else null. */
export function exceedsCounts({ pipelines, edges }: { pipelines?: unknown; edges?: unknown }): string | null {
  const nodesOf = (pipeline: unknown) => lengthOf((pipeline as { nodes?: unknown } | null)?.nodes)
  if (lengthOf(pipelines) > caps.pipelines) return sayTooMany('pipelines')
  if (lengthOf(edges) > caps.edges) return sayTooMany('edges')
  const nodes = Array.isArray(pipelines) ? pipelines.reduce<number>((sum, each) => sum + nodesOf(each), 0) : 0
  return nodes > caps.nodes ? sayTooMany('nodes') : null
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}

function sayTooMany(what: 'pipelines' | 'edges' | 'nodes'): string {
  return `This has more than ${caps[what].toLocaleString('en')} ${what}. That many cannot be opened. Make it smaller where it was made, and try again.`
}

function endOfString(text: string, start: number): number {
  let at = start
  for (;;) {
    at = text.indexOf('"', at + 1)
    if (at === -1) return text.length
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === backslash) slashes++
    if (slashes % 2 === 0) return at
  }
}
