import type { Document, Pipeline, RunInputs } from '../../model/document'
import type { RequestOrigins, TruncatedContext } from '../../model/events'
import { graphOf } from '../../model/graph'
import { type InferenceSettings, inferenceOf } from '../../model/inference'
import { isInference, isNote } from '../../model/known-types'
import { type Message, ModelError, type ModelRequest } from '../../model/language-model'
import { neighborsOf } from '../../model/neighbors'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'
import { wantsMessage } from '../../model/segments'
import { type OfferedTool, type OfferingSegment, offeringSegmentsOf } from '../tools/offered-tools'
import type { AnswerNeeds } from './answer-tokens'
import { Conversation, type Transcript } from './conversation'
import { enabledOf, originsOf, prepareInference, requestOf } from './inference-request'
import { addToContext } from './node-config'
import { fitWindow } from './window'

/** Why something in the stack is not sent to an inference. */
type LeftOutReason = 'below' | 'tool-of-earlier-segment' | 'dropped-by-fresh' | 'tool-not-enabled'

/** The next request of an inference, before a run. */
export interface InferencePreview {
  pipelineId: string
  nodeId: string
  /** The request as far as it is known; pending replies are empty turns, see `pending`. */
  request: ModelRequest
  /** What the answer has to contain, where only that determines its token limit. */
  needs?: AnswerNeeds
  origins: RequestOrigins
  /**
   * Indexes of messages whose content depends on the run: replies and outputs of inferences, and a caller's question.
   */
  pending: number[]
  /** Tokens that the inference may send. */
  window?: number
  /** What will not fit into it, where all of the request is known. */
  truncated?: TruncatedContext | undefined
  leftOut: { nodeId: string | null; reason: LeftOutReason; toolName?: string }[]
}

/** What each inference of a document would be sent now. */
export function previewRequests(document: Document, inputs: RunInputs, types: NodeTypes): InferencePreview[] {
  const { nextTo, pipelines } = graphOf(document, types)
  const requests = new Map<string, InferencePreview[]>()
  const conversations = new Map<string, Conversation>()

  /** Visits a pipeline after those that lead to it, once, and returns what it passes on. */
  const visit = (pipeline: Pipeline): Conversation => {
    const known = conversations.get(pipeline.id)
    if (known) return known
    // A placeholder during the recursion: ends cycles of edges, which no run takes.
    conversations.set(pipeline.id, new Conversation())
    const before = new Set((nextTo.get(pipeline.id) ?? []).flatMap(({ source }) => pipelines.get(source) ?? []))
    const conversation = Conversation.joined([...before].map(visit))
    conversations.set(pipeline.id, conversation)
    const found = previewPipeline(pipeline, conversation, { document, inputs, types })
    requests.set(pipeline.id, found)
    return conversation
  }
  document.pipelines.forEach(visit)
  return document.pipelines.flatMap(({ id }) => requests.get(id) ?? [])
}

const ANY_TEMPERATURE = { min: 0, max: Number.POSITIVE_INFINITY }
/** Messages whose content depends on the run. */
const unknown = new WeakSet<Message>()

/** The requests of a pipeline. What nobody knows yet is added to the conversation as an empty message. */
function previewPipeline(
  pipeline: Pipeline,
  conversation: Conversation,
  { document, inputs, types }: { document: Document; inputs: RunInputs; types: NodeTypes },
): InferencePreview[] {
  const neighbors = neighborsOf(document, pipeline.id)
  const segments = offeringSegmentsOf(pipeline, types, neighbors)
  const isAsked = neighbors.isCalled && !neighbors.bringsMessage
  const requests: InferencePreview[] = []
  const addUnknown = (nodeId: string, message: Message) => {
    unknown.add(message)
    conversation.turns.push({ nodeId, message })
    return { nodeId, message }
  }
  for (const segment of segments) {
    for (const node of segment.nodes) {
      const parsed = parseNode(node, types)
      if (isReadable(parsed)) addToContext(parsed, inputs[node.id], conversation)
    }
    const { inference } = segment
    const wants = wantsMessage(segments, segment)
    const settings = inference && inferenceOf(inference, wants && !isAsked ? inputs[inference.node.id] : undefined)
    if (inference && settings) {
      const nodeId = inference.node.id
      if (wants && isAsked) addUnknown(nodeId, { role: 'user', content: [] })
      const asked = prepareInference(conversation, nodeId, settings, segment.tools, {})
      const { system, turns, tools, needs, maxTokens } = asked
      const pending = turns.flatMap(({ added, message }, index) =>
        added === 'latest-outputs' || unknown.has(message) ? [index] : [],
      )
      const { transcript, truncated } =
        pending.length > 0 ? { transcript: asked } : withinWindow(asked, tools, settings.window)
      requests.push({
        pipelineId: pipeline.id,
        nodeId,
        request: requestOf(
          transcript,
          tools,
          { id: settings.model, temperature: ANY_TEMPERATURE },
          settings,
          maxTokens,
        ),
        needs: settings.maxTokens === undefined ? needs : undefined,
        origins: originsOf(transcript, tools),
        pending,
        window: settings.window,
        truncated,
        leftOut: leftOut(segments, segment, settings, types),
      })
      const reply = addUnknown(nodeId, { role: 'assistant', content: '' })
      conversation.storeTranscript(nodeId, { system, turns: [...turns, reply] })
      for (const { tool } of tools)
        conversation.addOutput({ nodeId: null, type: 'pending', toolName: tool.name, data: null })
    }
    conversation.endSegment()
  }
  return requests
}

/** What fits into the window. Where not even the rest of the request does, a run says so, and here nothing is left out. */
function withinWindow(
  asked: Transcript,
  tools: readonly OfferedTool[],
  window: number | undefined,
): ReturnType<typeof fitWindow> {
  if (window === undefined) return { transcript: asked }
  try {
    return fitWindow(asked, tools, window)
  } catch (error) {
    if (error instanceof ModelError) return { transcript: asked }
    throw error
  }
}

function leftOut(
  segments: readonly OfferingSegment[],
  own: OfferingSegment,
  settings: InferenceSettings,
  types: NodeTypes,
): InferencePreview['leftOut'] {
  const earlier = segments.slice(0, own.index)
  const below = segments.slice(own.index + 1)
  const enabled = enabledOf(own.tools, settings)
  const tools = (among: readonly OfferedTool[], reason: LeftOutReason) =>
    among.map(({ nodeId, tool }) => ({ nodeId, reason, toolName: tool.name }))
  // The tools of connected pipelines are in each segment, so in its own too.
  const nodeToolsOf = ({ tools }: OfferingSegment) => tools.filter(({ kind }) => kind !== 'pipeline')
  const says = (segment: OfferingSegment) =>
    segment.nodes.filter(node => {
      const parsed = parseNode(node, types)
      return isReadable(parsed) && !isNote(node) && (parsed.type.context || isInference(node))
    })
  return [
    ...earlier.flatMap(segment => tools(nodeToolsOf(segment), 'tool-of-earlier-segment')),
    ...unheard(segments, own, settings)
      .flatMap(says)
      .filter(({ id }) => id !== own.inference?.node.id && id !== settings.continueFrom)
      .map(({ id }) => ({ nodeId: id, reason: 'dropped-by-fresh' as const })),
    ...tools(
      own.tools.filter(offer => !enabled.includes(offer)),
      'tool-not-enabled',
    ),
    ...below.flatMap(segment => [
      ...tools(nodeToolsOf(segment), 'below'),
      ...says(segment).map(({ id }) => ({ nodeId: id, reason: 'below' as const })),
    ]),
  ]
}

/** The segments above that an inference's context mode excludes. */
function unheard(
  segments: readonly OfferingSegment[],
  own: OfferingSegment,
  { contextMode }: InferenceSettings,
): readonly OfferingSegment[] {
  if (contextMode === 'continue') return []
  return segments.slice(0, contextMode === 'alone' ? own.index + 1 : own.index)
}
