import type { Redactor } from '../engine/net/redactor'
import { joinTexts } from '../language/localized-error'
import { msg } from '../language/message'
import { ModelError, type ResolvedModel } from '../model/language-model'
import { type CatalogEntry, findModel, type ModelReference, relationOf, resolveModelId } from './catalog/catalog'
import { retiredSentence } from './catalog/retired-models'
import { reportsLogprobs, temperatureRange } from './catalog/sampling'
import { type Connection, wantsKey } from './connections/connections'
import { presetOf, runsLocally } from './connections/preset-of'
import { redactorOfAll } from './connections/stored-secrets'
import { type BrowserModel, findBrowserModel } from './in-browser/models'
import type { ModelResolverOptions } from './resolve-model'
import { loadPart } from './wire/load-part'

/**
 * Finds which connection or model in the browser answers for an id, or the id of the model for which none does.
 * @throws ModelError in place of the latter where `strict`, and where a part cannot be loaded.
 */
export async function resolveConnected(
  wanted: string,
  options: ModelResolverOptions,
): Promise<ResolvedModel | { missing: string }> {
  const connections = options.connections()
  const reference = resolveModelId(
    wanted,
    connections.map(connection => connection.id),
  )
  const inBrowser = browserModelFor(reference, options.browserModels?.() ?? [])
  if (inBrowser) return inThisBrowser(inBrowser)
  const connection = connectionFor(reference, connections)
  const key = connection ? options.keys.get(connection.baseUrl) : null
  if (connection && (key !== null || !wantsKey(connection))) {
    const redactor = () => redactorOfAll(options, key)
    return connected(reference.id, connection, key, redactor)
  }
  if (options.strict) throw notConnected(reference, connection)
  return { missing: reference.id }
}

const adapters = {
  anthropic: async () => (await import('./anthropic/anthropic')).createAnthropicModel,
  openai: async () => (await import('./openai/openai-compatible')).createOpenAiCompatibleModel,
}

/** A model of this browser, where the person has made it ready. */
function browserModelFor({ provider, id }: ModelReference, ready: readonly string[]): BrowserModel | undefined {
  const fullId = `${provider}/${id}`
  return ready.includes(fullId) ? findBrowserModel(fullId) : undefined
}

async function inThisBrowser(model: BrowserModel): Promise<ResolvedModel> {
  const { provider, id, label, contextWindow, temperature } = model
  const languageModel = await loadPart(async () =>
    provider === 'chrome'
      ? (await import('./in-browser/chrome')).createChromeModel()
      : (await import('./in-browser/page-model')).createPageModel(model),
  )
  return {
    ...{ provider, id, label, languageModel, price: 'free' as const, temperature },
    ...(contextWindow && { contextWindow }),
    ...(provider === 'page' && { continues: true }),
  }
}

/** The connection that answers: the one named, the maker's own, or one that lists the id. */
export function connectionFor(
  { provider, id }: ModelReference,
  connections: readonly Connection[],
): Connection | undefined {
  return (
    connections.find(connection => connection.id === provider) ??
    connections.find(connection => connection.provider === provider) ??
    connections.find(connection => connection.models?.includes(id))
  )
}

async function connected(
  id: string,
  connection: Connection,
  key: string | null,
  redactor: () => Redactor,
): Promise<ResolvedModel> {
  const entry = findModel(id, connection.provider)
  const needs = {
    redactor,
    logprobs: reportsLogprobs(connection, id),
    ...(entry?.body && wireOf(entry) === connection.wire && { body: entry.body }),
    ...(entry?.retired && { retired: retiredSentence(entry) }),
  }
  const create = await loadPart(() => adapters[connection.wire]())
  const price = runsLocally(connection) ? 'free' : entry?.provider === connection.provider ? entry.price : undefined
  return {
    provider: connection.id,
    id,
    label: entry?.label ?? id,
    languageModel: create(connection, key, needs),
    ...(price && { price }),
    ...(entry?.contextWindow && { contextWindow: entry.contextWindow }),
    ...(entry?.maxOutput && { maxOutput: entry.maxOutput }),
    thinkingRoom: thinkingRoom(id, connection, needs.body !== undefined),
    temperature: temperatureRange(connection, id),
    ...(connection.provider === 'llama-cpp' && { continues: true }),
  }
}

/**
 * Thoughts of models at the efforts that we ask for. A model that is not in the catalog may reason or not; one whose name is
 * that of a maker of thinking models is taken for one.
 */
const THINKING = 8192
const MAYBE_THINKING = 4096

/** Elsewhere than at its maker a model is not asked to think less. */
function thinkingRoom(id: string, connection: Connection, isAsked: boolean): number {
  const entry = findModel(id, connection.provider)
  if (entry?.thinks) return THINKING
  if (entry) return isAsked || !entry.body ? 0 : MAYBE_THINKING
  if (runsLocally(connection)) return MAYBE_THINKING
  const relation = relationOf(id)
  if (relation.entry) return relation.entry.thinks ? THINKING : relation.entry.body ? MAYBE_THINKING : 0
  return relation.family ? THINKING : MAYBE_THINKING
}

function notConnected({ provider, id }: ModelReference, connection: Connection | undefined): ModelError {
  const variable = provider && presetOf(provider)?.variable
  const cure = variable
    ? msg('Set {variable}, or use --model demo.', { variable })
    : connection
      ? msg('Give the key of {label}, or use --model demo.', { label: connection.label })
      : provider
        ? msg('Connect its provider, or use --model demo.')
        : msg('Name its provider before it, like “openai/{id}”, or use --model demo.', { id })
  return new ModelError('unauthorized', joinTexts([msg('Nobody can answer for “{id}” yet.', { id }), cure], ' '))
}

function wireOf(entry: CatalogEntry): Connection['wire'] {
  return entry.provider === 'anthropic' ? 'anthropic' : 'openai'
}
