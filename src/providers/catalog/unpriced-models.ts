import type { Problem } from '../../engine/checks/problem'
import { msg } from '../../language/message'
import type { Document, Node } from '../../model/document'
import { isJsonObject } from '../../model/json'
import { runsLocally } from '../connections/preset-of'
import { type ModelReference, resolveModelId } from './catalog'

/** Names in a sentence. */
const MOST_NAMED = 10
/** Providers whose models run on the person's own computer. */
const FREE = ['demo', 'trained', 'chrome', 'page']

/** One hint on all models of a document whose price is not known: a limit of its cost cannot count them. */
export function unpricedModels({ pipelines, settings }: Document): Problem[] {
  const nodes = pipelines.flatMap(pipeline => pipeline.nodes)
  const asking = nodes.map(node => [node, modelsOf(node).filter(isUnpriced)] as const)
  const byDefault = [settings?.defaultModel ?? ''].filter(isUnpriced)
  const models = [...new Set([...byDefault, ...asking.flatMap(([, own]) => own)])]
  const [first] = pipelines
  if (models.length === 0 || !first) return []
  const node = byDefault.length > 0 ? undefined : asking.find(([, own]) => own.length > 0)?.[0]
  const named = models.slice(0, MOST_NAMED).join(', ')
  const message = msg(
    'The price of {count, plural, one {a model} other {# models}} is not known, so no limit on cost counts {count, plural, one {it} other {them}}: {models}.',
    { count: models.length, models: models.length > MOST_NAMED ? `${named} …` : named },
  )
  const place = node ? { nodeId: node.id } : { nodeId: null, pipelineId: first.id }
  return [{ ...place, severity: 'hint', message }]
}

/** The models that the settings of a card name. */
function modelsOf({ config }: Node): string[] {
  const reasoning = isJsonObject(config.reasoning) && config.reasoning.enabled ? config.reasoning.model : undefined
  return [config.model, reasoning].filter(model => typeof model === 'string')
}

function isUnpriced(model: string): boolean {
  const { provider = '', entry }: Partial<ModelReference> = resolveModelId(model)
  return !FREE.includes(provider) && !runsLocally({ provider }) && entry?.price === undefined
}
