import type { Document } from '../engine/document'
import { isJsonObject, type JsonValue } from '../engine/json'
import type { Shareable } from './shareable'

/** What is in a document, for a person to see before anything of it runs or is kept. */
export interface Contents {
  name: string
  /** Types of nodes, the most frequent first. */
  types: { type: string; count: number }[]
  nodeCount: number
  pipelineCount: number
  /** What its pipelines and cards are called, each name once, in their order. */
  names: string[]
  /** Ids of models that it asks for; empty when it leaves that to the reader. */
  models: string[]
  /** Hosts that its nodes name, and could call after consent. */
  hosts: string[]
  /** Whether something that a person typed or drew is in it. */
  hasInputs: boolean
  /** Events of the recorded run; 0 when there is none. */
  recordedEvents: number
}

/** Looks through a document; runs nothing. */
export function contentsOf({ draft, recording }: Shareable): Contents {
  const { document, inputs } = draft
  const nodes = document.pipelines.flatMap(pipeline => pipeline.nodes)
  const counts = new Map<string, number>()
  const hosts = new Set<string>()
  const models = new Set([document.settings?.defaultModel, ...nodes.map(node => node.config.model)])
  for (const { type, config } of nodes) {
    counts.set(type, (counts.get(type) ?? 0) + 1)
    for (const host of hostsIn(config)) hosts.add(host)
  }
  return {
    name: document.name,
    types: [...counts].map(([type, count]) => ({ type, count })).sort((a, b) => b.count - a.count),
    nodeCount: nodes.length,
    pipelineCount: document.pipelines.length,
    names: namesIn(document),
    models: [...models]
      .filter(model => typeof model === 'string')
      .filter(Boolean)
      .sort(),
    hosts: [...hosts].sort(),
    hasInputs: Object.keys(inputs).length > 0,
    recordedEvents: recording?.events.length ?? 0,
  }
}

/** Names of pipelines, each before those of its cards. A pipeline that is called as the document is adds nothing. */
function namesIn({ name, pipelines }: Document): string[] {
  const names = new Set(
    pipelines.flatMap(pipeline => [pipeline.name, ...pipeline.nodes.map(({ config }) => config.name)]),
  )
  return [...names].filter((each): each is string => typeof each === 'string' && each.trim() !== '' && each !== name)
}

/** An address up to its path: scheme, and a name or a bracketed number. */
const address =
  /\b(?:https?|wss?):\/\/(?:[^\s"'<>()[\]{},;/?#@]*@)?(?:\[[\da-f:.]+\](?::\d+)?|[^\s"'<>()[\]{},;/?#@]+)/gi

/** Every host in a value: of addresses anywhere in its texts, and of lists of allowed ones. */
function hostsIn(value: JsonValue, isHostList = false): string[] {
  if (typeof value === 'string') {
    if (!isHostList && !value.includes('://')) return []
    const found = [...value.matchAll(address)].map(([text]) => text).filter(text => URL.canParse(text))
    const named = found.map(text => new URL(text).host)
    return isHostList && value !== '' ? [...named, value] : named
  }
  if (Array.isArray(value)) return value.flatMap(item => hostsIn(item, isHostList))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([name, field]) => hostsIn(field, /^allowed(Domains|Hosts)$/.test(name)))
}
