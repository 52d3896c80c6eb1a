import type { Document } from '../../model/document'
import { isJsonObject, type JsonValue } from '../../model/json'
import type { Shareable } from '../files/shareable'

/** A preview of a document before anything in it runs or is saved. */
export interface Contents {
  name: string
  /** Node types, most frequent first. */
  types: { type: string; count: number }[]
  nodeCount: number
  pipelineCount: number
  /** Names of pipelines and cards, without duplicates, in order. */
  names: string[]
  /** Ids of requested models; empty when the default is used. */
  models: string[]
  /** Hosts of addresses in its texts, which nodes may call after consent. */
  hosts: string[]
  /** Whether it contains input of a person. */
  hasInputs: boolean
  /** Events of the recorded run; 0 when there is none. */
  recordedEvents: number
}

/** Summarizes a document; runs nothing. */
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

/** Names of pipelines, each before those of its cards. A pipeline with the document's name adds nothing. */
function namesIn({ name, pipelines }: Document): string[] {
  const names = new Set(
    pipelines.flatMap(pipeline => [pipeline.name, ...pipeline.nodes.map(({ config }) => config.name)]),
  )
  return [...names].filter((each): each is string => typeof each === 'string' && each.trim() !== '' && each !== name)
}

/** A URL up to its path: scheme, and a host name or a bracketed address. */
const address =
  /\b(?:https?|wss?):\/\/(?:[^\s"'<>()[\]{},;/?#@]*@)?(?:\[[\da-f:.]+\](?::\d+)?|[^\s"'<>()[\]{},;/?#@]+)/gi

/** All hosts of URLs in a value's texts. */
function hostsIn(value: JsonValue): string[] {
  if (typeof value === 'string') {
    if (!value.includes('://')) return []
    const found = [...value.matchAll(address)].map(([text]) => text).filter(text => URL.canParse(text))
    return found.map(text => new URL(text).host)
  }
  if (Array.isArray(value)) return value.flatMap(hostsIn)
  if (!isJsonObject(value)) return []
  return Object.values(value).flatMap(hostsIn)
}
