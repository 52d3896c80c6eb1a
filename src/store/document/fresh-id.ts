import type { Document } from '../../model/document'
import { allNodes } from './draft'

const letters = '23456789abcdefghjkmnpqrstuvwxyz'

/** A short random text without look-alike letters. `random` gives 0 up to, not including, 1. */
export function randomText(length: number, random: () => number): string {
  return Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('')
}

/**
 * An id for a new node, unique in the document and readable: "color-k3f7". Random and not counted, so that two tabs
 * (or an undo and a new node) do not give the same id to different nodes.
 */
export function freshNodeId(document: Document, type: string, random: () => number): string {
  const taken = new Set(allNodes(document).map(node => node.id))
  const prefix = /^[a-z0-9]+/i.exec(type)?.[0] ?? 'node'
  for (let length = 4; ; length++) {
    const id = `${prefix}-${randomText(length, random)}`
    if (!taken.has(id)) return id
  }
}

/** An id for a new document; 12 letters, about 59 bits. */
export function freshDocumentId(random: () => number): string {
  return randomText(12, random)
}
