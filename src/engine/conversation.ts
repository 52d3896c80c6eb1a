import type { MessageAddition, RequestOrigins } from './events'
import type { JsonObject, JsonValue } from './json'
import type { Message, ModelRequest, ResolvedModel, Tool } from './model'
import type { ContextAddition, InferenceSettings } from './node-type'
import type { OfferedTool } from './offered-tools'
import { shownData } from './outgoing'

/** A result of a tool call as later inferences and people get it. */
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

/** A request without the model's id and sampling, which the resolved model decides, and who gave each part of it. */
export interface AssembledContext {
  system: string
  messages: Message[]
  tools: Tool[]
  origins: RequestOrigins
}

/** What an inference was sent and said, for one that goes on from it. */
interface Transcript {
  system: readonly SystemPart[]
  messages: readonly Message[]
  parts: readonly MessagePart[]
}

/** A place in a conversation to come back to. */
export interface ConversationMark {
  system: number
  message: number
  outputs: ReadonlyMap<string, ToolCallResult>
}

const GO_ON = 'Please go on.'
const BEGIN = 'Please begin.'

/**
 * What has gathered on the way down a pipeline. Nodes add to it; an inference takes from it what its context mode
 * allows, and adds its own turns.
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
    // Taken out first, so that the newest stands last.
    this.newestOutputs.delete(output.toolName)
    this.newestOutputs.set(output.toolName, output)
  }

  /** The newest result for each tool name, oldest first. */
  get latestOutputs(): ToolCallResult[] {
    return [...this.newestOutputs.values()]
  }

  /** Every turn so far, with who gave it. */
  turns(): { messages: readonly Message[]; origins: RequestOrigins['messages'] } {
    return { messages: this.messages, origins: this.messageParts }
  }

  /**
   * What goes over `next` edges into a pipeline: the turns and outputs of the pipelines before it, each turn once, in
   * the order given. System prompts stay behind: each pipeline has its own.
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

  /** Where the conversation stands, for `rollBack`. */
  mark(): ConversationMark {
    return { system: this.systemParts.length, message: this.messages.length, outputs: new Map(this.newestOutputs) }
  }

  /** Forgets what came after a mark: a node that is tried again starts from the same place. */
  rollBack(mark: ConversationMark): void {
    this.systemParts.length = mark.system
    this.messages.length = mark.message
    this.messageParts.length = mark.message
    this.newestOutputs = new Map(mark.outputs)
  }

  /** Keeps what an inference was sent and said, with its last turn. */
  keepTranscript(nodeId: string, { messages, origins }: Pick<AssembledContext, 'messages' | 'origins'>): void {
    this.transcripts.set(nodeId, { system: origins.system, messages, parts: origins.messages })
  }

  /** Whether an inference has spoken that another can go on from. */
  hasTranscript(nodeId: string): boolean {
    return this.transcripts.has(nodeId)
  }

  /** What follows belongs to the next segment. */
  endSegment(): void {
    this.segmentStart = { system: this.systemParts.length, message: this.messages.length }
  }

  /**
   * Puts together what an inference sends. Where no user turn would stand last, adds one for good, so that the turns of
   * later requests still alternate. `memory` is what the inference kept from earlier runs.
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
    // A note on the answer before it is no turn of a person.
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

  /** What of all that was said an inference gets to hear, by its context mode. */
  private heardBy({ contextMode, goesOnFrom = '' }: InferenceSettings): Transcript {
    if (contextMode === 'alone') return this.transcripts.get(goesOnFrom) ?? { system: [], messages: [], parts: [] }
    const from = contextMode === 'fresh' ? this.segmentStart : { system: 0, message: 0 }
    return {
      system: this.systemParts.slice(from.system),
      messages: this.messages.slice(from.message),
      parts: this.messageParts.slice(from.message),
    }
  }
}

/** The tools that an inference is given of those that are offered to it. */
export function enabledOf(offered: readonly OfferedTool[], settings: InferenceSettings): OfferedTool[] {
  const enabled = settings.enabledTools
  return enabled ? offered.filter(({ tool }) => enabled.includes(tool.name)) : [...offered]
}

/** The assembled context as the request that goes to a model. */
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
