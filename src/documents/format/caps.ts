import { localize } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'

/** Size limits of foreign documents. */
export const caps = {
  /** Approximate bytes of the text: its characters, which is the same for base64 and ASCII. */
  bytes: 5 * 1024 * 1024,
  /** Nesting of lists and objects. */
  depth: 64,
  /** Nodes in all pipelines. */
  nodes: 1_000,
  pipelines: 1_000,
  edges: 20_000,
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
  'This has lists inside of lists more than {most, number} deep. No pipeline is like that, so it stays closed.',
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
  const nodes = Array.isArray(pipelines) ? pipelines.reduce<number>((sum, each) => sum + nodesOf(each), 0) : 0
  return nodes > caps.nodes ? tooMany('nodes') : null
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}

function tooMany(what: 'pipelines' | 'edges' | 'nodes'): MessageDescriptor {
  return msg(
    'This has more than {most, number} {what, select, pipelines {pipelines} edges {connections} other {cards}}. That many cannot be opened. Make it smaller where it was made, and try again.',
    { most: caps[what], what },
  )
}
