import type { Document } from '../engine/document'

/** The most cards and edges of a document that the page works out things about while somebody types. */
export const MOST_WATCHED = 2_000

/** Whether a document is so large that the page would lag behind if it worked out something about all of it with each letter. */
export function isTooLargeToWatch({ pipelines, edges }: Document): boolean {
  return pipelines.reduce((sum, { nodes }) => sum + nodes.length, edges.length) > MOST_WATCHED
}
