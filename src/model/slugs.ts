import { cached } from './cached'
import type { Document } from './document'
import { safeName } from './tool-names'

/** Node ids of a document by slug: a node's own, else derived from its name or type; duplicates get "-2". */
export const nodesBySlug = cached((document: Document): ReadonlyMap<string, string> => {
  const nodes = new Map<string, string>()
  const copies = new Map<string, number>()
  for (const pipeline of document.pipelines) {
    for (const node of pipeline.nodes) {
      const wanted = node.slug || slugOf(node.config.name) || slugOf(node.type) || 'step'
      let slug = wanted
      let copy = copies.get(wanted) ?? 1
      while (nodes.has(slug)) slug = `${wanted}-${++copy}`
      copies.set(wanted, copy)
      nodes.set(slug, node.id)
    }
  }
  return nodes
})

/** The slug of each node, by its id. */
export const slugsByNode = cached(
  (document: Document): ReadonlyMap<string, string> =>
    new Map([...nodesBySlug(document)].map(([slug, id]) => [id, slug])),
)

function slugOf(name: string | undefined): string {
  return (safeName(name) ?? '').toLowerCase().replace(/_+/g, '-')
}
