import type { JsonObject } from '../../model/json'
import type { ModelPrice } from '../../model/language-model'
import type { ProviderId } from '../connections/connections'
import { connectionPresets } from '../presets'
import { catalogData } from './catalog-data'

/** What we know of one model. */
export interface CatalogEntry {
  provider: ProviderId
  id: string
  /** Other ids of the same model. */
  aliases?: string[]
  /** As shown. */
  label: string
  /** Tokens. Absent when not known. */
  contextWindow?: number
  /** Tokens. */
  maxOutput?: number
  /** Absent when not known, which is not the same as 0. */
  price?: ModelPrice
  /** It thinks before it answers, with what `body` asks for, and its thoughts count as its answer. */
  thinks?: true
  /** The range of temperature, or false where the model takes none. */
  temperature: { min: number; max: number } | false
  /** Whether it can see images. */
  vision: boolean
  /** The last day on which it answers, as an ISO date that may be still to come, and who takes its place. */
  retired?: { on: string; successor: string }
  /** What its requests need beside the usual fields. */
  body?: JsonObject
}

/** An id taken apart. Without a provider, nothing says whose model it is. */
export interface ModelReference {
  provider?: string
  id: string
  entry?: CatalogEntry
}

/** The models to offer, living ones only, in the order of a menu. */
export const offeredModels: readonly CatalogEntry[] = catalogData.filter(entry => !entry.retired)

/** The demo, as a reference. */
const demoReference: ModelReference = { provider: 'demo', id: 'demo' }

const byProvider = new Map<string, CatalogEntry>()
const byId = new Map<string, CatalogEntry>()
for (const entry of catalogData) {
  for (const id of [entry.id, ...(entry.aliases ?? [])]) {
    byProvider.set(`${entry.provider}/${id}`, entry)
    byId.set(id, entry)
  }
}

/** The maker that names its models like this one, for ids that the catalog does not have. */
function familyOf(id: string): ProviderId | undefined {
  return connectionPresets.find(({ modelIds }) => modelIds?.test(id))?.connection.provider
}

/** Whether an id is a known provider's, connected or not. */
function isOwnProvider(id: string): boolean {
  if (['demo', 'trained', 'chrome', 'page'].includes(id)) return true
  return id !== 'other' && connectionPresets.some(({ connection }) => connection.provider === id)
}

/**
 * Parses `provider/id`, a bare id, or an empty one (the demo). Any id is permitted. A slash may also be part of the id
 * ("meta-llama/llama-4"): the part before it is a provider only when known or in `connected`.
 */
export function resolveModelId(text: string, connected: readonly string[] = []): ModelReference {
  const wanted = text.trim()
  if (wanted === '' || wanted === 'demo') return demoReference
  const slash = wanted.indexOf('/')
  const provider = wanted.slice(0, Math.max(0, slash))
  if (connected.includes(provider) || isOwnProvider(provider)) {
    const id = wanted.slice(slash + 1)
    return withEntry({ provider, id }, byProvider.get(wanted) ?? undefined)
  }
  const entry = byId.get(wanted)
  const family = entry?.provider ?? familyOf(wanted)
  return withEntry(family ? { provider: family, id: wanted } : { id: wanted }, entry)
}

/** What is known of a model of one provider kind, or of the same id elsewhere. */
export function findModel(id: string, provider?: string): CatalogEntry | undefined {
  return byProvider.get(`${provider}/${id}`) ?? byId.get(id)
}

/** What the name of an unlisted model implies. */
interface ModelRelation {
  /** Another name of a model in the list: with its maker before it, or with a mark behind. */
  entry?: CatalogEntry
  /** The maker whose models have such names: it may be one of them, and newer than the list. */
  family?: ProviderId
}

/** Takes from an id what gateways put around it: "openai/o9-new", "us.anthropic.claude-…-v1:0", "gpt-9:free". */
export function relationOf(id: string): ModelRelation {
  const name = id
    .toLowerCase()
    .replace(/^.*[/~]/, '')
    .replace(/[:@].*/s, '')
    .replace(/^(?:[a-z]+\.)*(?=claude-)/, '')
  const dashed = name.replaceAll('.', '-')
  const entry = byId.get(name) ?? byId.get(dashed) ?? byId.get(dashed.replace(/-v\d+$/, ''))
  const family = entry?.provider ?? familyOf(name)
  return { ...(entry && { entry }), ...(family && { family }) }
}

/** Whether any living model of a maker refuses a temperature; then one that we do not know may, too. */
export function mayRefuseTemperature(family: ProviderId): boolean {
  return offeredModels.some(({ provider, temperature }) => provider === family && temperature === false)
}

function withEntry(reference: ModelReference, entry: CatalogEntry | undefined): ModelReference {
  return entry ? { ...reference, entry } : reference
}
