import { localize } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'

/** Size limits of foreign documents: what the page opens, draws and scrolls within a few seconds. */
export const caps = {
  /** Approximate bytes of the text: its characters, which is the same for base64 and ASCII. */
  bytes: 5 * 1024 * 1024,
  /** Nesting of lists and objects. */
  depth: 64,
  /** Nodes in one pipeline, and in all. */
  stack: 300,
  nodes: 1_000,
  pipelines: 200,
  edges: 2_000,
  /** Values of any kind: fields, items. */
  values: 300_000,
} as const

/** "5 MB", "1.2 MB", "38 kB", "112 bytes". */
export function describeBytes(bytes: number): MessageDescriptor {
  if (bytes >= 1024 * 1024) return msg('{size, number} MB', { size: round(bytes / (1024 * 1024)) })
  if (bytes >= 1024) return msg('{size, number} kB', { size: round(bytes / 1024) })
  return msg('{bytes, number} bytes', { bytes })
}

/** The same in the active language. */
export const formatBytes = (bytes: number): string => localize(describeBytes(bytes))

function round(amount: number): number {
  return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)
}

/** The problem of a size above its limit. */
export function tooLarge(bytes: number, maxBytes: number): MessageDescriptor {
  return msg('This is {size}. At most {most} can be opened.', {
    size: describeBytes(bytes),
    most: describeBytes(maxBytes),
  })
}

export const tooDeep = msg(
  'This has lists inside lists more than {most, number} deep. No pipeline is like that, so it stays closed.',
  { most: caps.depth },
)
export const tooFull = msg(
  'This has more than {most, number} values in it. No pipeline is like that, so it stays closed.',
  { most: caps.values },
)

/** Counts what a document declares, before it is parsed: a message above the limits, else null. */
export function exceedsCounts({
  pipelines,
  edges,
}: {
  pipelines?: unknown
  edges?: unknown
}): MessageDescriptor | null {
  const nodesOf = (pipeline: unknown) => lengthOf((pipeline as { nodes?: unknown } | null)?.nodes)
  if (lengthOf(pipelines) > caps.pipelines) return tooMany('pipelines')
  if (lengthOf(edges) > caps.edges) return tooMany('edges')
  const counts = Array.isArray(pipelines) ? pipelines.map(nodesOf) : []
  if (counts.some(count => count > caps.stack)) return tooMany('stack')
  return counts.reduce((sum, count) => sum + count, 0) > caps.nodes ? tooMany('nodes') : null
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}

function tooMany(what: 'pipelines' | 'edges' | 'stack' | 'nodes'): MessageDescriptor {
  return msg(
    'This has more than {most, number} {what, select, pipelines {pipelines} edges {connections} stack {cards in one stack} other {cards}}. The page would stand still, so it stays closed. Make it smaller where it was made, and try again.',
    { most: caps[what], what },
  )
}
