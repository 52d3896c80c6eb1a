import { t } from '../../../language/active'
import type { Document } from '../../../model/document'
import type { NodeTypes } from '../../../model/node-type'
import type { ModelOption } from '../../../nodes/view'
import { type Change, modelsOf, type PromptPlace, promptsOf } from '../../../store/batch/plan'
import { findNode } from '../../../store/document/draft'
import type { Setup } from './compare-state'

/** The configured variation. Nodes that no longer exist are replaced by all, or by the first. */
export function changeOf(
  setup: Setup,
  document: Document,
  nodeTypes: NodeTypes,
  models: readonly ModelOption[],
): Change {
  const isThere = modelsOf(document).some(({ id }) => id === setup.nodeId)
  const of = isThere ? { nodeId: setup.nodeId } : {}
  if (setup.change === 'temperature') return { kind: 'temperature', ...of, values: setup.temperatures }
  if (setup.change === 'model') {
    const values = setup.models.map(id => ({ id, label: labelOf(id, models) }))
    return { kind: 'model', ...of, values }
  }
  if (setup.change === 'prompt') {
    const places = promptsOf(document, nodeTypes)
    const place =
      places.find(({ nodeId, field }) => nodeId === setup.place?.nodeId && field === setup.place.field) ?? places[0]
    if (place) return { kind: 'prompt', place, values: setup.prompts }
  }
  return { kind: 'nothing' }
}

function labelOf(id: string, models: readonly ModelOption[]): string {
  if (id === '') return t('The page’s model')
  return models.find(model => model.id === id)?.label ?? id
}

/** Initial prompts: the current one and an empty one. */
export function firstPrompts(document: Document, place: PromptPlace | undefined): Pick<Setup, 'prompts'> {
  const now = place && findNode(document, place.nodeId)?.node.config[place.field]
  return { prompts: [typeof now === 'string' ? now : '', ''] }
}
