import * as v from 'valibot'
import { joinTexts } from '../../language/localized-error'
import { msg } from '../../language/message'
import { cached } from '../../model/cached'
import type { Document, Node, NodeConfig, Pipeline, RunInputs } from '../../model/document'
import { inferenceOf, mayHaveTool } from '../../model/inference'
import { isJsonObject } from '../../model/json'
import { neighborsOf } from '../../model/neighbors'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, type ParsedNode, parseNode } from '../../model/parsed-node'
import { readFace } from '../../model/tool-face'
import { safeName } from '../../model/tool-names'
import { type OfferingSegment, offeringSegmentsOf } from '../tools/offered-tools'
import { activation, withConfig } from './fixes'
import { listed, type Problem } from './problem'

/* Problems of tools, and of texts that mention them. */

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

/** Nodes whose tool got a number, because another of the segment has the same name. */
export function duplicateTools(segments: readonly OfferingSegment[]): Problem[] {
  return segments.flatMap(({ tools, nodes, inference }) => {
    const nodeOf = new Map(nodes.map(node => [node.id, node]))
    return tools.flatMap((offer): Problem[] => {
      if (offer.kind !== 'node') return []
      const { nodeId, tool, nodeTool } = offer
      const node = nodeOf.get(nodeId)
      const isOwn = nodeId === inference?.node.id
      if (!node || nodeTool.name(isOwn ? null : safeName(node.config.name)).slice(0, 64) === tool.name) return []
      if (isOwn)
        return [
          {
            nodeId,
            message: msg('Another tool has the same name, so this one is called {name}.', { name: tool.name }),
          },
        ]
      const number = Number(tool.name.match(/_(\d+)$/)?.[1] ?? 2)
      const name = [node.config.name, ORDINALS[number - 2] ?? String(number)].filter(Boolean).join(' ')
      return [
        {
          nodeId,
          message: msg('Another card has the same tool name, so this tool is called {name}.', { name: tool.name }),
          fix: {
            label: msg('Name it “{name}”', { name }),
            apply: (document: Document) => withConfig(document, nodeId, config => ({ ...config, name })),
          },
        },
      ]
    })
  })
}

/** Prefilled arguments that the card's tool does not have. */
export function unknownArguments(segments: readonly OfferingSegment[]): Problem[] {
  return segments.flatMap(({ tools }) =>
    tools.flatMap(offer => {
      if (offer.kind !== 'node') return []
      const { properties } = offer.nodeTool.inputSchema
      const known = isJsonObject(properties) ? Object.keys(properties) : []
      return Object.keys(offer.prefilled)
        .filter(name => !known.includes(name))
        .map(name => ({
          nodeId: offer.nodeId,
          message: msg('“{name}” is filled in, but the tool {tool} has no such argument. It has: {known}.', {
            name,
            tool: offer.tool.name,
            known: known.join(', '),
          }),
        }))
    }),
  )
}

/** Texts that refer to a tool that the model does not get. */
export function missingTools(
  pipeline: Pipeline,
  segments: readonly OfferingSegment[],
  inputs: RunInputs,
  types: NodeTypes,
): Problem[] {
  const toolNamesIn = toolNameFinder(types)
  const segmentOf = new Map(segments.flatMap((segment, index) => segment.nodes.map(node => [node, index])))
  /** The last segment that has a tool of a name. */
  const lastWith = new Map(segments.flatMap(({ tools }, index) => tools.map(({ tool }) => [tool.name, index])))
  const choices = segments.map(({ tools }) => tools.map(({ tool }) => tool.name))
  return pipeline.nodes.flatMap(node => {
    const parsed = parseNode(node, types)
    if (!isReadable(parsed)) return []
    const own = segmentOf.get(node) ?? 0
    const named = new Set(textOf(parsed, inputs).flatMap(text => toolNamesIn(text)))
    return [...named]
      .filter(name => (lastWith.get(name) ?? -1) < own)
      .map(name => ({ nodeId: node.id, ...missingTool(node, name, choices[own] ?? []) }))
  })
}

/** Names in an inference's tool list that nothing above it provides. */
export function unknownToolNames(segments: readonly OfferingSegment[]): Problem[] {
  return segments.flatMap(({ tools, inference }) => {
    if (!inference) return []
    const { node } = inference
    const { enabledTools: list = [], mcpServers = [] } = inferenceOf(inference) ?? {}
    const listed = new Set(list)
    const there = new Set(tools.map(({ tool }) => tool.name))
    const unchosen = [...there].filter(name => !listed.has(name))
    const unavailable = [...listed].filter(
      name => !there.has(name) && !mcpServers.some(server => mayHaveTool(server, name)),
    )
    return unavailable.map((name): Problem => {
      const nearest = toolMeant(name, unchosen)
      const instead = () => list.flatMap(each => (each === name ? (nearest ?? []) : [each]))
      return {
        nodeId: node.id,
        message: msg(
          'Its list of tools names {name}, but no card above it makes that tool, so the model does not get it.',
          { name },
        ),
        fix: {
          label: nearest ? msg('Use {nearest} instead', { nearest }) : msg('Take {name} off the list', { name }),
          apply: document => withConfig(document, node.id, before => ({ ...before, enabledTools: instead() })),
        },
      }
    })
  })
}

function missingTool(node: Node, name: string, there: readonly string[]): Omit<Problem, 'nodeId'> {
  const sentence = msg('This text names the tool {name}, but no card above the model below makes it.', { name })
  const message =
    there.length > 0
      ? joinTexts([sentence, msg('The cards above it make: {named}.', { named: listed(there) })], ' ')
      : sentence
  const nearest = toolMeant(name, there)
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
    fix: {
      label: msg('Use {nearest} instead', { nearest }),
      apply: document => withConfig(document, node.id, replace),
    },
  }
}

/** The tool that was probably meant: the only one there is, or the first that ends in the same word. */
function toolMeant(name: string, names: readonly string[]): string | undefined {
  return names.length === 1 ? names[0] : names.find(each => lastWord(each) === lastWord(name))
}

function lastWord(name: string): string | undefined {
  return name.replace(/_\d+$/, '').split('_').at(-1)
}

/** The texts that a node adds to the context. */
function textOf(parsed: ParsedNode, inputs: RunInputs): string[] {
  const { node, type, config } = parsed
  const added = (type.context?.(config, inputs[node.id]) ?? []).flatMap(addition =>
    'system' in addition ? [addition.system] : addition.user.flatMap(part => (part.type === 'text' ? [part.text] : [])),
  )
  const own = inferenceOf(parsed, inputs[node.id])
  return own ? [...added, own.systemPrompt ?? '', own.message ?? ''] : added
}

/**
 * Finds words of the form of tool names in the registry: `display_color`, `display_mood_color`, and `consult_<pipeline>`. A
 * word that only shares the prefix (`display_name`) does not count.
 */
const toolNameFinder = cached((types: NodeTypes): ((text: string) => readonly string[]) => {
  const names = [...types.values()].flatMap(type => {
    const defaults = v.safeParse(type.configSchema, {})
    const tool = defaults.success ? type.tool?.(defaults.output) : undefined
    return tool ? [tool.name(null), tool.name(GIVEN).replace(GIVEN, LETTERS)] : []
  })
  const all = [...new Set([...names, `consult_${LETTERS}`])]
  const pattern = new RegExp(`\\b(?:${all.join('|')})(?:_\\d+)?(?![a-zA-Z0-9_])`, 'g')
  return text => text.match(pattern) ?? []
})

/** A placeholder for a node's name while a pattern is built, and the characters of such a name. */
const GIVEN = 'GIVEN'
const LETTERS = '[a-zA-Z0-9_-]*[a-zA-Z0-9]'

/** Tools that no one may call: cards that a model's list of tools leaves out, and faces that are still drafts. */
export function unusedTools(document: Document, types: NodeTypes): Problem[] {
  return document.pipelines.flatMap(pipeline => {
    const segments = offeringSegmentsOf(pipeline, types, neighborsOf(document, pipeline.id))
    return [
      ...segments.flatMap(({ inference, tools }) => {
        if (!inference) return []
        const { node } = inference
        const enabled = inferenceOf(inference)?.enabledTools
        if (!enabled) return []
        return tools.flatMap((offer): Problem[] => {
          const { name } = offer.tool
          if (offer.kind !== 'node' || offer.nodeId === node.id || enabled.includes(name)) return []
          return [
            {
              nodeId: offer.nodeId,
              severity: 'hint',
              message: msg('No model may use {name}: the list of tools of the model below leaves it out.', { name }),
              fix: {
                label: msg('Let the model use it'),
                apply: before =>
                  withConfig(before, node.id, stored => ({ ...stored, enabledTools: [...enabled, name] })),
              },
            },
          ]
        })
      }),
      ...sleepingFace(pipeline),
    ]
  })
}

/** A face that is not active, so that no one outside can call it either. */
function sleepingFace(pipeline: Document['pipelines'][number]): Problem[] {
  const face = readFace(pipeline)
  if (!face || face.status === 'active') return []
  const name = pipeline.name || pipeline.id
  return [
    {
      nodeId: null,
      pipelineId: pipeline.id,
      inFace: true,
      severity: 'hint',
      message:
        face.status === 'draft'
          ? msg('The tool “{name}” is a draft, so no one else can call it.', { name })
          : msg('The tool “{name}” is switched off, so no one else can call it.', { name }),
      fix: activation(pipeline),
    },
  ]
}
