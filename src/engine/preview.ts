import { type AssembledContext, Conversation, enabledOf, requestOf } from './conversation'
import type { Document, Pipeline, RunInputs } from './document'
import type { ModelRequest } from './model'
import type { InferenceSettings, NodeTypes } from './node-type'
import { isReadable, parseNode } from './parsed-node'
import { type OfferedTool, type Segment, segmentsOf, wantsMessage } from './segments'

/** Why something in the stack is not sent to an inference. */
export type LeftOutReason = 'below' | 'tool-of-earlier-segment' | 'dropped-by-fresh' | 'tool-not-enabled'

/** What an inference will be sent, told before it ever ran. */
export interface InferencePreview {
  pipelineId: string
  nodeId: string
  /** The request as far as it is known; replies that are still to come are empty turns, see `pending`. */
  request: ModelRequest
  origins: AssembledContext['origins']
  /** Indexes of messages whose content only a run can tell: replies and outputs of inferences above. */
  pending: number[]
  leftOut: { nodeId: string | null; reason: LeftOutReason; toolName?: string }[]
}

/** What each inference of a document would be sent now. */
export function previewRequests(document: Document, inputs: RunInputs, types: NodeTypes): InferencePreview[] {
  return document.pipelines.flatMap(pipeline => previewPipeline(pipeline, inputs, types))
}

function previewPipeline(pipeline: Pipeline, inputs: RunInputs, types: NodeTypes): InferencePreview[] {
  const segments = segmentsOf(pipeline, types)
  const conversation = new Conversation()
  const replies = new Set<string>()
  const previews: InferencePreview[] = []
  for (const segment of segments) {
    for (const node of segment.nodes) {
      const parsed = parseNode(node, types)
      if (!isReadable(parsed) || parsed.type.inert || parsed.type.inference) continue
      for (const addition of parsed.type.adds?.(parsed.config, inputs[node.id]) ?? [])
        conversation.add(node.id, addition)
    }
    const { inference } = segment
    const settings = inference?.type.inference?.(
      inference.config,
      wantsMessage(segments, segment) ? inputs[inference.node.id] : undefined,
    )
    if (inference && settings) {
      const nodeId = inference.node.id
      const context = conversation.assemble(nodeId, settings, segment.tools)
      const pending = context.origins.messages.flatMap(({ nodeId: giver, added }, index) =>
        added === 'latest-outputs' || (replies.has(giver) && context.messages[index]?.role === 'assistant')
          ? [index]
          : [],
      )
      previews.push({
        pipelineId: pipeline.id,
        nodeId,
        request: requestOf(context, settings.model, settings, { min: 0, max: Number.POSITIVE_INFINITY }),
        origins: context.origins,
        pending,
        leftOut: leftOut(segments, segment, settings, types),
      })
      replies.add(nodeId)
      conversation.addMessage(nodeId, { role: 'assistant', content: '' })
      for (const { tool } of segment.tools) conversation.addOutput({ type: 'pending', toolName: tool.name, data: null })
    }
    conversation.endSegment()
  }
  return previews
}

function leftOut(
  segments: readonly Segment[],
  own: Segment,
  settings: InferenceSettings,
  types: NodeTypes,
): InferencePreview['leftOut'] {
  const earlier = segments.slice(0, own.index)
  const below = segments.slice(own.index + 1)
  const enabled = enabledOf(own.tools, settings)
  const tools = (among: readonly OfferedTool[], reason: LeftOutReason) =>
    among.map(({ nodeId, tool }) => ({ nodeId, reason, toolName: tool.name }))
  const says = (segment: Segment) =>
    segment.nodes.filter(node => {
      const parsed = parseNode(node, types)
      return isReadable(parsed) && !parsed.type.inert && (parsed.type.adds || parsed.type.inference)
    })
  return [
    ...earlier.flatMap(segment => tools(segment.tools, 'tool-of-earlier-segment')),
    ...(settings.contextMode === 'fresh' ? earlier : [])
      .flatMap(says)
      .map(({ id }) => ({ nodeId: id, reason: 'dropped-by-fresh' as const })),
    ...tools(
      own.tools.filter(offer => !enabled.includes(offer)),
      'tool-not-enabled',
    ),
    ...below.flatMap(segment => [
      ...tools(segment.tools, 'below'),
      ...says(segment).map(({ id }) => ({ nodeId: id, reason: 'below' as const })),
    ]),
  ]
}
