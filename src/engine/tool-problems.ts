import * as v from 'valibot'
import type { Document, Node, NodeConfig, Pipeline, RunInputs } from './document'
import { withConfig } from './fixes'
import { isJsonObject } from './json'
import type { NodeTypes } from './node-type'
import type { OfferingSegment } from './offered-tools'
import { isReadable, type ParsedNode, parseNode } from './parsed-node'
import type { Problem } from './problem'
import { mayHaveTool } from './server-tools'
import { safeName } from './tool-names'

/* Problems of tools, and of texts that mention them. */

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

/** Nodes whose tool got a number, because another of the segment has the same name. */
export function twins(segments: readonly OfferingSegment[]): Problem[] {
  return segments.flatMap(({ tools, nodes, inference }) =>
    tools.flatMap((offer): Problem[] => {
      if (offer.kind !== 'node') return []
      const { nodeId, tool, nodeTool } = offer
      const node = nodes.find(({ id }) => id === nodeId)
      const isOwn = nodeId === inference?.node.id
      if (!node || nodeTool.name(isOwn ? null : safeName(node.config.name)).slice(0, 64) === tool.name) return []
      if (isOwn) return [{ nodeId, message: `Another tool has the same name, so this one is called ${tool.name}.` }]
      const number = Number(tool.name.match(/_(\d+)$/)?.[1] ?? 2)
      const name = [node.config.name, ORDINALS[number - 2] ?? String(number)].filter(Boolean).join(' ')
      return [
        {
          nodeId,
          message: `Another card has the same tool name, so this tool is called ${tool.name}.`,
          mend: {
            label: `Name it “${name}”`,
            apply: (document: Document) => withConfig(document, nodeId, config => ({ ...config, name })),
          },
        },
      ]
    }),
  )
}

/** Prefilled arguments that the card's tool does not have. */
export function strayArguments(segments: readonly OfferingSegment[]): Problem[] {
  return segments.flatMap(({ tools }) =>
    tools.flatMap(offer => {
      if (offer.kind !== 'node') return []
      const { properties } = offer.nodeTool.inputSchema
      const known = isJsonObject(properties) ? Object.keys(properties) : []
      return Object.keys(offer.prefilled)
        .filter(name => !known.includes(name))
        .map(name => ({
          nodeId: offer.nodeId,
          message: `“${name}” is filled in, but the tool ${offer.tool.name} has no such argument. It has: ${known.join(', ')}.`,
        }))
    }),
  )
}

/** Texts that tell a model to use a tool that it does not get. */
export function missingTools(
  pipeline: Pipeline,
  segments: readonly OfferingSegment[],
  inputs: RunInputs,
  types: NodeTypes,
): Problem[] {
  const looksLikeTool = toolNamePattern(types)
  return pipeline.nodes.flatMap(node => {
    const parsed = parseNode(node, types)
    if (!isReadable(parsed) || parsed.type.inert) return []
    const own = segments.findIndex(segment => segment.nodes.includes(node))
    const known = segments.slice(own).flatMap(segment => segment.tools.map(({ tool }) => tool.name))
    const named = new Set(textOf(parsed, inputs).flatMap(text => text.match(looksLikeTool) ?? []))
    return [...named]
      .filter(name => !known.includes(name))
      .map(name => ({ nodeId: node.id, ...missingTool(node, name, segments[own]) }))
  })
}

/** Names in an inference's tool list that nothing above it provides. */
export function strayNames(segments: readonly OfferingSegment[]): Problem[] {
  return segments.flatMap(({ tools, inference }) => {
    if (!inference) return []
    const { node, type, config } = inference
    const list = type.inference?.(config, undefined).enabledTools ?? []
    const there = tools.map(({ tool }) => tool.name)
    const unchosen = there.filter(name => !list.includes(name))
    const servers = type.toolServers?.(config) ?? []
    const stray = list.filter(name => !there.includes(name) && !servers.some(server => mayHaveTool(server, name)))
    return [...new Set(stray)].map((name): Problem => {
      const nearest = nearestTo(name, unchosen)
      const instead = list.flatMap(each => (each === name ? (nearest ?? []) : [each]))
      return {
        nodeId: node.id,
        message: `Its list of tools names ${name}, but no card above it makes that tool, so the model does not get it.`,
        ...(type.withEnabledTools && {
          mend: {
            label: nearest ? `Use ${nearest} instead` : `Take ${name} off the list`,
            apply: document =>
              withConfig(document, node.id, before => ({ ...before, ...type.withEnabledTools?.(config, instead) })),
          },
        }),
      }
    })
  })
}

function missingTool(node: Node, name: string, segment: OfferingSegment | undefined): Omit<Problem, 'nodeId'> {
  const there = segment?.tools.map(({ tool }) => tool.name) ?? []
  const message = `This text names the tool ${name}, but no card above the model below makes it.${
    there.length > 0 ? ` The tools there: ${there.join(', ')}.` : ''
  }`
  const nearest = nearestTo(name, there)
  const inConfig = Object.values(node.config).some(value => typeof value === 'string' && value.includes(name))
  if (!nearest || !inConfig) return { message }
  const replace = (config: NodeConfig) =>
    Object.fromEntries(
      Object.entries(config).map(([field, value]) => [
        field,
        typeof value === 'string' ? value.replaceAll(name, nearest) : value,
      ]),
    ) as NodeConfig
  return {
    message,
    mend: { label: `Use ${nearest} instead`, apply: document => withConfig(document, node.id, replace) },
  }
}

/** The tool that was probably meant: the only one, or one that ends in the same word. */
function nearestTo(name: string, there: readonly string[]): string | undefined {
  return there.length === 1 ? there[0] : there.find(other => lastWord(other) === lastWord(name))
}

function lastWord(name: string): string | undefined {
  return name.replace(/_\d+$/, '').split('_').at(-1)
}

/** The texts that a node adds to the context. */
function textOf({ node, type, config }: ParsedNode, inputs: RunInputs): string[] {
  const added = (type.adds?.(config, inputs[node.id]) ?? []).flatMap(addition =>
    'system' in addition ? [addition.system] : addition.user.flatMap(part => (part.type === 'text' ? [part.text] : [])),
  )
  const own = type.inference?.(config, inputs[node.id])
  return own ? [...added, own.systemPrompt ?? '', own.message ?? ''] : added
}

const patterns = new WeakMap<NodeTypes, RegExp>()

/**
 * Words of the form of tool names in the registry: `display_color`, `display_mood_color`, and `consult_<pipeline>`. A
 * word that only shares the prefix (`display_name`) does not count.
 */
function toolNamePattern(types: NodeTypes): RegExp {
  const before = patterns.get(types)
  if (before) return before
  const names = [...types.values()].flatMap(type => {
    const defaults = v.safeParse(type.configSchema, {})
    const tool = defaults.success ? type.tool?.(defaults.output) : undefined
    return tool ? [tool.name(null), tool.name(GIVEN).replace(GIVEN, LETTERS)] : []
  })
  const all = [...new Set([...names, `consult_${LETTERS}`])]
  const pattern = new RegExp(`\\b(?:${all.join('|')})(?:_\\d+)?(?![a-zA-Z0-9_])`, 'g')
  patterns.set(types, pattern)
  return pattern
}

/** A placeholder for a node's name while a pattern is built, and the characters of such a name. */
const GIVEN = 'GIVEN'
const LETTERS = '[a-zA-Z0-9_-]*[a-zA-Z0-9]'
