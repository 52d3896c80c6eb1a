import type { Document, Pipeline, RunInputs } from '../../model/document'
import type { RequestOrigins } from '../../model/events'
import { type InferenceSettings, inferenceOf } from '../../model/inference'
import { isInference, isNote } from '../../model/known-types'
import type { Message, ModelRequest } from '../../model/language-model'
import { neighborsOf } from '../../model/neighbors'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'
import { wantsMessage } from '../../model/segments'
import { type OfferedTool, type OfferingSegment, offeringSegmentsOf } from '../tools/offered-tools'
import { type AnswerNeeds, answerTokens } from './answer-tokens'
import { Conversation, enabledOf, originsOf, requestOf } from './conversation'
import { inferenceNeeds } from './inference'

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
  leftOut: { nodeId: string | null; reason: LeftOutReason; toolName?: string }[]
}

/**
 * What each inference of a document would be sent now. Of many inferences each is sent what all before it say; `most` says
 * how many are looked at.
 */
export function previewRequests(
  document: Document,
  inputs: RunInputs,
  types: NodeTypes,
  { most = Number.POSITIVE_INFINITY }: { most?: number } = {},
): InferencePreview[] {
  const preview = new DocumentPreview(document, inputs, types, most)
  return document.pipelines.flatMap(pipeline => preview.of(pipeline).requests)
}

/** The preview of a pipeline: the requests of its inferences, and what it passes on. */
interface PipelinePreview {
  requests: InferencePreview[]
  conversation: Conversation
}

const ANY_TEMPERATURE = { min: 0, max: Number.POSITIVE_INFINITY }
const nothing: PipelinePreview = { requests: [], conversation: new Conversation() }

/** Visits the pipelines in the order of their `next` edges, each once. */
class DocumentPreview {
  private readonly done = new Map<Pipeline, PipelinePreview>()
  /** Turns whose content depends on the run. */
  private readonly unknown = new Set<Message>()
  /** The pipelines with a `next` edge to a pipeline, by its id. */
  private readonly leadingTo = new Map<string, Set<Pipeline>>()

  constructor(
    private readonly document: Document,
    private readonly inputs: RunInputs,
    private readonly types: NodeTypes,
    private left: number,
  ) {
    const pipelineOf = new Map(document.pipelines.map(pipeline => [pipeline.id, pipeline]))
    for (const { source, target, kind } of document.edges) {
      const pipeline = kind === 'next' ? pipelineOf.get(source) : undefined
      if (!pipeline) continue
      const leading = this.leadingTo.get(target)
      if (leading) leading.add(pipeline)
      else this.leadingTo.set(target, new Set([pipeline]))
    }
  }

  of(pipeline: Pipeline): PipelinePreview {
    const known = this.done.get(pipeline)
    if (known) return known
    // A placeholder during the recursion: ends cycles of edges, which no run takes.
    this.done.set(pipeline, nothing)
    const preview = this.walk(pipeline)
    this.done.set(pipeline, preview)
    return preview
  }

  private walk(pipeline: Pipeline): PipelinePreview {
    const { types, inputs } = this
    const neighbors = neighborsOf(this.document, pipeline.id)
    const segments = offeringSegmentsOf(pipeline, types, neighbors)
    const conversation = Conversation.joined(
      [...(this.leadingTo.get(pipeline.id) ?? [])].map(each => this.of(each).conversation),
    )
    const asked = neighbors.isCalled && !neighbors.bringsMessage
    const requests: InferencePreview[] = []
    for (const segment of segments) {
      if (this.left === 0) break
      for (const node of segment.nodes) {
        const parsed = parseNode(node, types)
        if (!isReadable(parsed) || isNote(node) || isInference(node)) continue
        for (const addition of parsed.type.context?.(parsed.config, inputs[node.id]) ?? [])
          conversation.add(node.id, addition)
      }
      const { inference } = segment
      const wants = wantsMessage(segments, segment)
      const settings = inference && inferenceOf(inference, wants && !asked ? inputs[inference.node.id] : undefined)
      if (inference && settings) {
        const nodeId = inference.node.id
        this.left--
        if (wants && asked) this.addUnknown(conversation, nodeId, { role: 'user', content: [] })
        const transcript = conversation.assemble(nodeId, settings)
        const tools = enabledOf(segment.tools, settings)
        const needs = inferenceNeeds(settings, tools)
        const pending = transcript.turns.flatMap(({ added, message }, index) =>
          added === 'latest-outputs' || this.unknown.has(message) ? [index] : [],
        )
        requests.push({
          pipelineId: pipeline.id,
          nodeId,
          request: requestOf(
            transcript,
            tools,
            { id: settings.model, temperature: ANY_TEMPERATURE },
            settings,
            settings.maxTokens ?? answerTokens(needs, {}),
          ),
          needs: settings.maxTokens === undefined ? needs : undefined,
          origins: originsOf(transcript, tools),
          pending,
          window: settings.window,
          leftOut: leftOut(segments, segment, settings, types),
        })
        const reply: Message = { role: 'assistant', content: '' }
        this.addUnknown(conversation, nodeId, reply)
        transcript.turns.push({ nodeId, message: reply })
        conversation.storeTranscript(nodeId, transcript)
        for (const { tool } of tools) {
          conversation.addOutput({ nodeId: null, type: 'pending', toolName: tool.name, data: null })
        }
      }
      conversation.endSegment()
    }
    return { requests, conversation }
  }

  private addUnknown(conversation: Conversation, nodeId: string, message: Message): void {
    this.unknown.add(message)
    conversation.turns.push({ nodeId, message })
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
