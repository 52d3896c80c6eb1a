import * as v from 'valibot'
import { callProblems } from './call-problems'
import type { Document, Node, NodeConfig, Pipeline, RunInputs } from './document'
import { isJsonObject } from './json'
import type { NodeTypes } from './node-type'
import { isReadable, type ParsedNode, parseNode } from './parsed-node'
import { type Segment, segmentsOf } from './segments'
import { surroundingsOf } from './surroundings'
import { safeName } from './tool-names'

/** Something that a card says before any run, and the button that mends it. */
export interface Problem {
  nodeId: string
  message: string
  mend?: { label: string; apply(document: Document): Document }
}

/** What in a document can do nothing, or something else than its maker thinks. */
export function findProblems(document: Document, inputs: RunInputs, types: NodeTypes): Problem[] {
  const found = document.pipelines.flatMap(pipeline => {
    const segments = segmentsOf(pipeline, types, surroundingsOf(document, pipeline.id))
    const leadsOn = document.edges.some(({ source, kind }) => source === pipeline.id && kind === 'next')
    return [
      ...ownProblems(pipeline, types),
      ...idleNodes(pipeline, segments, types, leadsOn),
      ...twins(segments),
      ...strayArguments(segments),
      ...missingTools(pipeline, segments, inputs, types),
    ]
  })
  return [...found, ...callProblems(document, types)]
}

/** Cards that cannot be read, and what their type says of their settings. */
function ownProblems(pipeline: Pipeline, types: NodeTypes): Problem[] {
  return pipeline.nodes.flatMap(node => {
    const parsed = parseNode(node, types)
    if (!isReadable(parsed)) return [{ nodeId: node.id, message: parsed.message }]
    return (parsed.type.problems?.(parsed.config) ?? []).map(({ message }) => ({ nodeId: node.id, message }))
  })
}

/**
 * Nodes that nobody can see. What a person gives is not lost where a router or other work reads it below, or where it
 * goes over an edge into the next pipeline.
 */
function idleNodes(pipeline: Pipeline, segments: readonly Segment[], types: NodeTypes, leadsOn: boolean): Problem[] {
  const lastIndex = segments.findLastIndex(segment => segment.inference)
  const last = segments[lastIndex]?.inference
  const below = segments.slice(lastIndex + 1).flatMap(segment => segment.nodes)
  return below.flatMap(node => {
    const parsed = parseNode(node, types)
    if (!isReadable(parsed)) return []
    const { adds, tool, showsReply, name, input } = parsed.type
    if (input && (leadsOn || isReadBelow(pipeline, node, types))) return []
    if (!last && (adds || tool || showsReply)) {
      return [
        {
          nodeId: node.id,
          message: 'There is no model in this pipeline, so nothing happens here.',
          mend: { label: 'Add a model at the end', apply: document => withInference(document, pipeline.id, types) },
        },
      ]
    }
    if (!last || !(adds || tool)) return []
    return [
      {
        nodeId: node.id,
        message: `This ${name.toLowerCase()} stands below the last model, so no model sees it.`,
        mend: {
          label: 'Move it above the model',
          apply: document => withNodes(document, pipeline.id, nodes => moveAbove(nodes, node.id, last.node.id)),
        },
      },
    ]
  })
}

function isReadBelow(pipeline: Pipeline, node: Node, types: NodeTypes): boolean {
  return pipeline.nodes.slice(pipeline.nodes.indexOf(node) + 1).some(below => {
    const type = types.get(below.type)
    return type?.route !== undefined || type?.run !== undefined
  })
}

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

/** Nodes whose tool got a number, because another of the segment has the same name. */
function twins(segments: readonly Segment[]): Problem[] {
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

/** Filled-in arguments that the card's tool does not have. */
function strayArguments(segments: readonly Segment[]): Problem[] {
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

/** Texts that tell a model to use a tool that it will not have. */
function missingTools(
  pipeline: Pipeline,
  segments: readonly Segment[],
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

function missingTool(node: Node, name: string, segment: Segment | undefined): Omit<Problem, 'nodeId'> {
  const there = segment?.tools.map(({ tool }) => tool.name) ?? []
  const message = `This text names the tool ${name}, but no card above the model below makes it.${
    there.length > 0 ? ` The tools there: ${there.join(', ')}.` : ''
  }`
  const nearest = there.length === 1 ? there[0] : there.find(other => lastWord(other) === lastWord(name))
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

function lastWord(name: string): string | undefined {
  return name.replace(/_\d+$/, '').split('_').at(-1)
}

/** The texts that a node tells a model. */
function textOf({ node, type, config }: ParsedNode, inputs: RunInputs): string[] {
  const added = (type.adds?.(config, inputs[node.id]) ?? []).flatMap(addition =>
    'system' in addition ? [addition.system] : addition.user.flatMap(part => (part.type === 'text' ? [part.text] : [])),
  )
  const own = type.inference?.(config, inputs[node.id])
  return own ? [...added, own.systemPrompt ?? '', own.message ?? ''] : added
}

const patterns = new WeakMap<NodeTypes, RegExp>()

/** Words that start like the tool names of the registry: `display_…`, `ask_…`. */
function toolNamePattern(types: NodeTypes): RegExp {
  const before = patterns.get(types)
  if (before) return before
  const verbs = [...types.values()].flatMap(type => {
    const defaults = v.safeParse(type.configSchema, {})
    const tool = defaults.success ? type.tool?.(defaults.output) : undefined
    return tool ? [tool.name(null).split('_')[0] as string] : []
  })
  const pattern = new RegExp(`\\b(?:${[...new Set(verbs)].join('|') || '$.'})_[a-zA-Z0-9_-]*[a-zA-Z0-9]`, 'g')
  patterns.set(types, pattern)
  return pattern
}

function withNodes(document: Document, pipelineId: string, change: (nodes: readonly Node[]) => Node[]): Document {
  const pipelines = document.pipelines.map(pipeline =>
    pipeline.id === pipelineId ? { ...pipeline, nodes: change(pipeline.nodes) } : pipeline,
  )
  return { ...document, pipelines }
}

function withConfig(document: Document, nodeId: string, change: (config: NodeConfig) => NodeConfig): Document {
  const pipelines = document.pipelines.map(pipeline => ({
    ...pipeline,
    nodes: pipeline.nodes.map(node => (node.id === nodeId ? { ...node, config: change(node.config) } : node)),
  }))
  return { ...document, pipelines }
}

function moveAbove(nodes: readonly Node[], nodeId: string, aboveId: string): Node[] {
  const moved = nodes.filter(node => node.id === nodeId)
  const rest = nodes.filter(node => node.id !== nodeId)
  const index = rest.findIndex(node => node.id === aboveId)
  return [...rest.slice(0, index), ...moved, ...rest.slice(index)]
}

function withInference(document: Document, pipelineId: string, types: NodeTypes): Document {
  const type = [...types.values()].find(({ inference }) => inference)
  if (!type) return document
  const taken = new Set(document.pipelines.flatMap(({ nodes }) => nodes.map(({ id }) => id)))
  let id: string = type.type
  for (let number = 2; taken.has(id); number++) id = `${type.type}-${number}`
  return withNodes(document, pipelineId, nodes => [...nodes, { id, type: type.type, config: {} }])
}
