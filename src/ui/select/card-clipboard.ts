import { parseDraft } from '../../documents/parse'
import type { NodeTypes } from '../../engine/node-type'
import type { Cards } from '../../store/edits-many'

/** Cards on the clipboard, for another place of this page, another document or another tab. */
export const CARDS_TYPE = 'application/x-aili5-cards+json'

/** Cards as a document with nothing but them, so that they come back through the border of documents. */
export function cardsAsJson({ nodes, inputs }: Cards): string {
  const pipelines = [{ id: 'main', name: '', nodes }]
  return JSON.stringify({ version: 1, id: 'cards', name: 'Cards', pipelines, edges: [], inputs })
}

/** Cards that were copied; undefined where the text is none. */
export function cardsFromJson(text: string): Cards | undefined {
  const parsed = parseDraft(text)
  if ('problem' in parsed) return undefined
  const { document, inputs } = parsed.draft
  const nodes = document.pipelines.flatMap(pipeline => pipeline.nodes)
  return nodes.length === 0 ? undefined : { nodes, inputs }
}

/** Cards as a text to read, for everywhere else: the name of each, and what is written in it. */
export function cardsAsText({ nodes, inputs }: Cards, nodeTypes: NodeTypes): string {
  return nodes
    .map(({ id, type, config }) => {
      const { name, ...fields } = config
      const title = [nodeTypes.get(type)?.name ?? type, name].filter(Boolean).join(', ')
      const typed = inputs[id]
      const texts = [typed, ...Object.values(fields)].filter(
        (value): value is string => typeof value === 'string' && value.trim() !== '',
      )
      return [title, ...texts].join('\n')
    })
    .join('\n\n')
}
