import type { RunInput } from '../../model/document'
import type { JsonObject, JsonValue } from '../../model/json'
import type { ParsedNode } from '../../model/parsed-node'
import {
  hasTemplate,
  resolveForModel,
  resolveInJson,
  resolveTemplates,
  resolveToUrl,
  type TemplateScope,
} from '../../model/templates'
import type { Conversation } from './conversation'

/**
 * A node's config with its templates resolved.
 * @throws EngineError when a step that is named has not run.
 */
export function resolvedConfig({ node, type, config }: ParsedNode, scope: () => TemplateScope): ParsedNode['config'] {
  if (!type.templates || !hasTemplate(node.config)) return config
  const { text = [], values = [], urls = [], json = [] } = type.templates
  const templates = scope()
  const resolved: JsonObject = { ...config }
  const resolve = (fields: readonly string[], inText: (text: string, scope: TemplateScope) => JsonValue) => {
    for (const field of fields) {
      const value = config[field]
      if (value === undefined) continue
      resolved[field] = typeof value === 'string' ? inText(value, templates) : resolveTemplates(value, templates)
    }
  }
  resolve(text, resolveForModel)
  resolve(values, resolveTemplates)
  resolve(urls, resolveToUrl)
  resolve(json, resolveInJson)
  return resolved
}

/**
 * Adds what a node adds to the conversation, which is also its output: the text of a prompt or a message, or its parts with
 * an image.
 */
export function addToContext(
  { node, type, config }: ParsedNode,
  input: RunInput | undefined,
  conversation: Conversation,
): JsonValue {
  const additions = type.context?.(config, input) ?? []
  for (const addition of additions) conversation.add(node.id, addition)
  const first = additions[0]
  if (!first) return null
  if ('system' in first) return first.system
  const [part] = first.user
  return first.user.length === 1 && part?.type === 'text' ? part.text : (first.user as unknown as JsonValue)
}
