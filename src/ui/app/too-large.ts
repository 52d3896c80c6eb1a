import type { Document } from '../../engine/model/document'

/** The maximum of cards and edges of a document that the page analyzes while a person types. */
export const MOST_WATCHED = 2_000

/** Whether a document is so large that the page would lag behind if it worked out something about all of it with each letter. */
export function isTooLargeToWatch({ pipelines, edges }: Document): boolean {
  return pipelines.reduce((sum, { nodes }) => sum + nodes.length, edges.length) > MOST_WATCHED
}
