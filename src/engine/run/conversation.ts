import type { MessageAddition, RequestOrigins } from '../model/events'
import type { JsonObject, JsonValue } from '../model/json'
import type { Message, ModelRequest, ResolvedModel, Tool } from '../model/language-model'
import type { ContextAddition, InferenceSettings } from '../model/node-type'
import { shownData } from '../model/outgoing'
import type { OfferedTool } from '../tools/offered-tools'

/** A result of a tool call, for later inferences and people. */
export interface ToolCallResult {
  /** Kind of the result: "color", "gauge" … */
  type: string
  toolName: string
  data: JsonValue
  explanation?: string
}

interface SystemPart {
  nodeId: string
  text: string
}

interface MessagePart {
  nodeId: string
  added?: MessageAddition
}

/** A request without the model's id and sampling, which the resolved model determines, with the source of each part. */
export interface AssembledContext {
  system: string
  messages: Message[]
  tools: Tool[]
  origins: RequestOrigins
}

/** The messages of an inference, for one that continues from it. */
interface Transcript {
  system: readonly SystemPart[]
  messages: readonly Message[]
  parts: readonly MessagePart[]
}

/** A position in a conversation to roll back to. */
export interface ConversationMark {
  system: number
  message: number
  outputs: ReadonlyMap<string, ToolCallResult>
}

const GO_ON = 'Please go on.'
const BEGIN = 'Please begin.'

/**
 * The conversation of a pipeline while it runs. Nodes add to it; an inference reads what its context mode permits and
 * adds its own turns.
 */
export class Conversation {
  private readonly systemParts: SystemPart[] = []
  private readonly messages: Message[] = []
  private readonly messageParts: MessagePart[] = []
  private newestOutputs = new Map<string, ToolCallResult>()
  private segmentStart = { system: 0, message: 0 }
  private readonly transcripts = new Map<string, Transcript>()

  add(nodeId: string, addition: ContextAddition): void {
    if ('system' in addition) this.systemParts.push({ nodeId, text: addition.system })
    else this.addMessage(nodeId, { role: 'user', content: addition.user })
  }

  addMessage(nodeId: string, message: Message, added?: MessagePart['added']): void {
    this.messages.push(message)
    this.messageParts.push(added ? { nodeId, added } : { nodeId })
  }

  addOutput(output: ToolCallResult): void {
    // Deleted first, so that the newest is last.
    this.newestOutputs.delete(output.toolName)
    this.newestOutputs.set(output.toolName, output)
  }

  /** The newest result per tool name, oldest first. */
  get latestOutputs(): ToolCallResult[] {
    return [...this.newestOutputs.values()]
  }

  /** All turns so far, with their source. */
  turns(): { messages: readonly Message[]; origins: RequestOrigins['messages'] } {
    return { messages: this.messages, origins: this.messageParts }
  }

  /**
   * What passes over `next` edges into a pipeline: turns and outputs of the pipelines before it, without duplicates, in
   * order. System prompts are not included: each pipeline has its own.
   */
  static joined(before: readonly Conversation[]): Conversation {
    const joined = new Conversation()
    const seen = new Set<Message>()
    for (const conversation of before) {
      conversation.messages.forEach((message, index) => {
        if (seen.has(message)) return
        seen.add(message)
        joined.messages.push(message)
        joined.messageParts.push(conversation.messageParts[index] as MessagePart)
      })
      for (const output of conversation.latestOutputs) joined.addOutput(output)
      for (const [nodeId, transcript] of conversation.transcripts) joined.transcripts.set(nodeId, transcript)
    }
    return joined
  }

  /** The current position, for `rollBack`. */
  mark(): ConversationMark {
    return { system: this.systemParts.length, message: this.messages.length, outputs: new Map(this.newestOutputs) }
  }

  /** Discards everything after a mark: a retried node starts from the same state. */
  rollBack(mark: ConversationMark): void {
    this.systemParts.length = mark.system
    this.messages.length = mark.message
    this.messageParts.length = mark.message
    this.newestOutputs = new Map(mark.outputs)
  }

  /** Stores the messages of an inference with its last turn. */
  keepTranscript(nodeId: string, { messages, origins }: Pick<AssembledContext, 'messages' | 'origins'>): void {
    this.transcripts.set(nodeId, { system: origins.system, messages, parts: origins.messages })
  }

  /** Whether an inference has messages to continue from. */
  hasTranscript(nodeId: string): boolean {
    return this.transcripts.has(nodeId)
  }

  /** Starts the next segment. */
  endSegment(): void {
    this.segmentStart = { system: this.systemParts.length, message: this.messages.length }
  }

  /**
   * Assembles the request of an inference. Where the last turn would not be a user's, adds one permanently, so that
   * turns alternate in later requests too. `memory` is what the inference kept from earlier runs.
   */
  assemble(
    nodeId: string,
    settings: InferenceSettings,
    offered: readonly OfferedTool[],
    memory: readonly Message[] = [],
  ): AssembledContext {
    const heard = this.heardBy(settings)
    const [system, messages, parts] = [[...heard.system], [...heard.messages], [...heard.parts]]
    const say = (text: string, added?: MessageAddition) => {
      this.addMessage(nodeId, { role: 'user', content: [{ type: 'text', text }] }, added)
      messages.push(this.messages.at(-1) as Message)
      parts.push(this.messageParts.at(-1) as MessagePart)
    }
    if (settings.message?.trim()) say(settings.message)
    const outputs = settings.contextMode === 'fresh' ? this.latestOutputs : []
    if (outputs.length > 0) {
      messages.unshift({ role: 'user', content: [{ type: 'text', text: outputsAsJson(outputs) }] })
      parts.unshift({ nodeId, added: 'latest-outputs' })
    }
    for (const remembered of [...(settings.memories ?? []), ...memory].reverse()) {
      messages.unshift(remembered)
      parts.unshift({ nodeId, added: 'memory' })
    }
    // The notice on the answer before it is not a person's turn.
    const isSpokenTo = messages.at(-1)?.role === 'user' && parts.at(-1)?.added !== 'cut-short'
    if (!isSpokenTo) say(messages.length === 0 ? BEGIN : GO_ON, 'no-user-turn')
    if (settings.systemPrompt?.trim()) system.push({ nodeId, text: settings.systemPrompt })
    const tools = enabledOf(offered, settings)
    return {
      system: system.map(part => part.text).join('\n\n'),
      messages,
      tools: tools.map(({ tool }) => tool),
      origins: { system, messages: parts, tools: tools.map(makerOf) },
    }
  }

  /** The turns that an inference is sent, by its context mode. */
  private heardBy({ contextMode, continueFrom = '' }: InferenceSettings): Transcript {
    if (contextMode === 'alone') return this.transcripts.get(continueFrom) ?? { system: [], messages: [], parts: [] }
    const from = contextMode === 'fresh' ? this.segmentStart : { system: 0, message: 0 }
    return {
      system: this.systemParts.slice(from.system),
      messages: this.messages.slice(from.message),
      parts: this.messageParts.slice(from.message),
    }
  }
}

/** The tools that an inference selects among those offered. */
export function enabledOf(offered: readonly OfferedTool[], settings: InferenceSettings): OfferedTool[] {
  const enabled = settings.enabledTools
  return enabled ? offered.filter(({ tool }) => enabled.includes(tool.name)) : [...offered]
}

/** Converts an assembled context to a model request. */
export function requestOf(
  context: AssembledContext,
  { id: model, temperature }: Pick<ResolvedModel, 'id' | 'temperature'>,
  settings: InferenceSettings,
  maxTokens: number,
): ModelRequest {
  return {
    model,
    system: context.system,
    messages: context.messages,
    tools: context.tools,
    ...(settings.responseFormat && { responseFormat: { name: 'answer', schema: settings.responseFormat } }),
    maxTokens,
    ...(temperature && { temperature: Math.min(Math.max(settings.temperature, temperature.min), temperature.max) }),
  }
}

function makerOf(offer: OfferedTool): RequestOrigins['tools'][number] {
  return offer.kind === 'node' ? { nodeId: offer.nodeId } : { nodeId: null, pipelineId: offer.pipelineId }
}

function outputsAsJson(outputs: readonly ToolCallResult[]): string {
  const byTool: JsonObject = {}
  for (const { toolName, data } of outputs) byTool[toolName] = shownData(data)
  return JSON.stringify(byTool)
}
