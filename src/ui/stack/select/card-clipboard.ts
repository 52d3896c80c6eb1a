import { parseDraft } from '../../../documents/format/parse'
import { localize } from '../../../language/active'
import { buildDocument } from '../../../model/build-document'
import type { NodeTypes } from '../../../model/node-type'
import type { PickedCards } from '../../../store/document/edits-many'

/** Cards on the clipboard, for another position, document or tab. */
export const CARDS_TYPE = 'application/x-aili5-cards+json'

/** Cards as a document of their own, so that pasting parses them like any document. */
export function cardsAsJson({ nodes, inputs }: PickedCards): string {
  const pipelines = [{ id: 'main', name: '', nodes: [...nodes] }]
  return JSON.stringify({ ...buildDocument({ id: 'cards', name: 'Cards', pipelines }), inputs })
}

/** The copied cards; undefined where the text has none. */
export function cardsFromJson(text: string): PickedCards | undefined {
  const parsed = parseDraft(text)
  if ('problem' in parsed) return undefined
  const { document, inputs } = parsed.draft
  const nodes = document.pipelines.flatMap(pipeline => pipeline.nodes)
  return nodes.length === 0 ? undefined : { nodes, inputs }
}

/** Cards as plain text for other programs: name and text of each. */
export function cardsAsText({ nodes, inputs }: PickedCards, nodeTypes: NodeTypes): string {
  return nodes
    .map(({ id, type, config }) => {
      const { name, ...fields } = config
      const title = [localize(nodeTypes.get(type)?.name ?? type), name].filter(Boolean).join(', ')
      const typed = inputs[id]
      const texts = [typed, ...Object.values(fields)].filter(
        (value): value is string => typeof value === 'string' && value.trim() !== '',
      )
      return [title, ...texts].join('\n')
    })
    .join('\n\n')
}
