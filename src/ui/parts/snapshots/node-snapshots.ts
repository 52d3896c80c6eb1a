import type { Document, Node, NodeConfig, Pipeline, RunInputs } from '../../../model/document'
import { inferenceOf } from '../../../model/inference'
import { isInference, isRouter, showsReply } from '../../../model/known-types'
import type { ContentPart } from '../../../model/language-model'
import { neighborsOf } from '../../../model/neighbors'
import type { NodeType, NodeTypes } from '../../../model/node-type'
import { replySource, segmentsOf, wantsMessage } from '../../../model/segments'
import { showableConfig } from '../../../nodes/kit/config'
import type { NodeRun } from '../../../nodes/view'
import { allNodes } from '../../../store/document/draft'
import { idleNode, type RunState } from '../../../store/run/run-state'
import { cardNames } from '../../page/cards/card-names'
import { type PipeContent, pipeContents } from '../../page/cards/pipe-contents'

/** A node rendered outside of the stack: projector, gallery, print, help, previews of starters, runs side by side. */
export interface NodeSnapshot {
  node: Node
  /** Undefined for an unknown type. */
  type: NodeType | undefined
  /** Its accessible name, as on its card. */
  name: string
  pipeline: Pipeline
  config: NodeConfig
  /** What it sends to models: those below, or its own. */
  says: readonly ContentPart[]
  /** The inference whose reply it shows. */
  replyFrom: string | null
  /** Whether it waits for a person's input: an inference with messages above it does not. */
  wantsInput: boolean
  /** Content of the pipe above it, and of the one below. */
  above: readonly PipeContent[]
  below: readonly PipeContent[]
}

/** All nodes of a document in stack order. Nothing runs. */
export function nodeSnapshots(document: Document, inputs: RunInputs, nodeTypes: NodeTypes): NodeSnapshot[] {
  const names = cardNames(allNodes(document), nodeTypes)
  return document.pipelines.flatMap(pipeline => {
    const segments = segmentsOf(pipeline, nodeTypes, neighborsOf(document, pipeline.id))
    const pipes = pipeContents(pipeline.nodes, nodeTypes)
    const wanting = new Set(
      segments.flatMap(segment => (wantsMessage(segments, segment) ? (segment.inference?.node.id ?? []) : [])),
    )
    return pipeline.nodes.map((node, index): NodeSnapshot => {
      const type = nodeTypes.get(node.type)
      const config = type ? showableConfig(type.configSchema, node.config) : node.config
      return {
        node,
        type,
        name: names.get(node.id) ?? node.type,
        pipeline,
        config,
        says: type ? saidBy(type, config, inputs[node.id]) : [],
        replyFrom: showsReply(node) ? replySource(segments, node.id) : null,
        wantsInput: !isInference(node) || wanting.has(node.id),
        above: pipes[index] ?? [],
        below: pipes[index + 1] ?? [],
      }
    })
  })
}

function saidBy(type: NodeType, config: NodeConfig, input: RunInputs[string] | undefined): ContentPart[] {
  const inference = inferenceOf({ type, config }, input)
  const texts = [inference?.systemPrompt, inference?.message].filter(text => text?.trim())
  const added = type.context?.(config, input) ?? []
  return [
    ...texts.map((text): ContentPart => ({ type: 'text', text: text as string })),
    ...added.flatMap((addition): ContentPart[] =>
      'system' in addition ? [{ type: 'text', text: addition.system }] : addition.user,
    ),
  ]
}

/** Whether a run can produce a result for a node. */
export function canHaveResult(type: NodeType | undefined): boolean {
  if (!type) return false
  return Boolean(type.tool || type.run) || showsReply(type) || isInference(type) || isRouter(type)
}

/** A node's part of a finished run. An error belongs to the card of its inference only. */
export function runOfSnapshot({ node, replyFrom }: Pick<NodeSnapshot, 'node' | 'replyFrom'>, run: RunState): NodeRun {
  const own = run.nodes[replyFrom ?? node.id] ?? idleNode
  if (!replyFrom || !own.error) return own
  const { error: _, ...shown } = own
  return { ...shown, status: 'stopped' }
}

/** Whether a run has produced a result for it. */
export function hasOutcome(run: NodeRun): boolean {
  return run.results.length > 0 || Boolean(run.reply?.text) || run.output !== undefined || run.route !== undefined
}
