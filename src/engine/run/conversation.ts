import type { MessageAddition } from '../../model/events'
import type { JsonObject, JsonValue } from '../../model/json'
import { CONTINUE_MESSAGE, type Message } from '../../model/language-model'
import type { ContextAddition, InferenceSettings } from '../../model/node-type'
import { shownData } from '../../model/outgoing'
import type { OfferedTool } from '../tools/offered-tools'
import {
  type AssembledContext,
  enabledOf,
  type MessageOrigin,
  silence,
  type Transcript,
  withMessage,
} from './transcript'

/** A result of a tool call, for later inferences and people. */
export interface ToolCallResult {
  /** Kind of the result: "color", "gauge" … */
  type: string
  toolName: string
  data: JsonValue
  explanation?: string
}

/** A position in a conversation to roll back to. */
interface ConversationMark {
  said: Transcript
  outputs: ReadonlyMap<string, ToolCallResult>
}

const BEGIN = 'Please begin.'

/**
 * The conversation of a pipeline while it runs. Nodes add to it; an inference reads what its context mode permits and
 * adds its own turns.
 */
export class Conversation {
  private said = silence
  /** Replaced, not changed, so that marks share it. */
  private newestOutputs: ReadonlyMap<string, ToolCallResult> = new Map()
  private segmentStart = silence
  private readonly transcripts = new Map<string, Transcript>()

  /** @param earlier the conversations before it, whose inferences can be continued from. */
  constructor(private readonly earlier: readonly Conversation[] = []) {}

  add(nodeId: string, addition: ContextAddition): void {
    if ('system' in addition)
      this.said = { ...this.said, system: this.said.system.plus({ nodeId, text: addition.system }) }
    else this.addMessage(nodeId, { role: 'user', content: addition.user })
  }

  addMessage(nodeId: string, message: Message, added?: MessageAddition): void {
    this.said = withMessage(this.said, nodeId, message, added)
  }

  addOutput(output: ToolCallResult): void {
    const outputs = new Map(this.newestOutputs)
    // Deleted first, so that the newest is last.
    outputs.delete(output.toolName)
    this.newestOutputs = outputs.set(output.toolName, output)
  }

  /** The newest result per tool name, oldest first. */
  get latestOutputs(): ToolCallResult[] {
    return [...this.newestOutputs.values()]
  }

  /** All of it so far. */
  get transcript(): Transcript {
    return this.said
  }

  /**
   * What passes over `next` edges into a pipeline: turns and outputs of the pipelines before it, without duplicates, in
   * order. System prompts are not included: each pipeline has its own.
   */
  static joined(before: readonly Conversation[]): Conversation {
    const joined = new Conversation(before)
    const [first] = before
    if (first) joined.said = { ...first.said, system: silence.system }
    if (before.length > 1) {
      const seen = new Set(first?.said.messages.toArray())
      for (const { said } of before.slice(1)) {
        const parts = said.parts.toArray()
        said.messages.toArray().forEach((message, index) => {
          if (seen.has(message)) return
          seen.add(message)
          const { nodeId, added } = parts[index] as MessageOrigin
          joined.addMessage(nodeId, message, added)
        })
      }
    }
    if (first) joined.newestOutputs = first.newestOutputs
    for (const { latestOutputs } of before.slice(1)) for (const output of latestOutputs) joined.addOutput(output)
    return joined
  }

  /** The current position, for `rollBack`. */
  mark(): ConversationMark {
    return { said: this.said, outputs: this.newestOutputs }
  }

  /** Discards everything after a mark: a retried node starts from the same state. */
  rollBack(mark: ConversationMark): void {
    this.said = mark.said
    this.newestOutputs = mark.outputs
  }

  /** Stores the messages of an inference with its last turn. */
  storeTranscript(nodeId: string, transcript: Transcript): void {
    this.transcripts.set(nodeId, transcript)
  }

  /** Whether an inference has messages to continue from. */
  hasTranscript(nodeId: string): boolean {
    return this.transcriptOf(nodeId) !== undefined
  }

  /** The messages of an inference, here or in the newest conversation before. */
  private transcriptOf(nodeId: string): Transcript | undefined {
    const left: Conversation[] = [this]
    const seen = new Set(left)
    for (let at = left.pop(); at; at = left.pop()) {
      const transcript = at.transcripts.get(nodeId)
      if (transcript) return transcript
      for (const conversation of at.earlier) {
        if (seen.has(conversation)) continue
        seen.add(conversation)
        left.push(conversation)
      }
    }
    return undefined
  }

  /** Starts the next segment. */
  endSegment(): void {
    this.segmentStart = this.said
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
    let transcript = this.heardBy(settings)
    const outputs = settings.contextMode === 'fresh' ? this.latestOutputs : []
    const remembered = [...(settings.memories ?? []), ...memory]
    const say = (text: string, added?: MessageAddition) => {
      const message: Message = { role: 'user', content: [{ type: 'text', text }] }
      this.addMessage(nodeId, message, added)
      transcript = withMessage(transcript, nodeId, message, added)
    }
    if (settings.message?.trim()) say(settings.message)
    if (outputs.length + remembered.length > 0) {
      const { system, messages, parts } = transcript
      let before: Transcript = { ...silence, system }
      for (const message of remembered) before = withMessage(before, nodeId, message, 'memory')
      if (outputs.length > 0) {
        const text = outputsAsJson(outputs)
        before = withMessage(before, nodeId, { role: 'user', content: [{ type: 'text', text }] }, 'latest-outputs')
      }
      transcript = {
        system,
        messages: before.messages.with(messages.toArray()),
        parts: before.parts.with(parts.toArray()),
      }
    }
    // The notice on the answer before it is not a person's turn.
    const isSpokenTo = transcript.messages.newest?.role === 'user' && transcript.parts.newest?.added !== 'cut-short'
    if (!isSpokenTo) say(transcript.messages.length === 0 ? BEGIN : CONTINUE_MESSAGE, 'no-user-turn')
    if (settings.systemPrompt?.trim())
      transcript = { ...transcript, system: transcript.system.plus({ nodeId, text: settings.systemPrompt }) }
    return { transcript, offered: enabledOf(offered, settings) }
  }

  /** The turns that an inference is sent, by its context mode. */
  private heardBy({ contextMode, continueFrom = '' }: InferenceSettings): Transcript {
    if (contextMode === 'alone') return this.transcriptOf(continueFrom) ?? silence
    if (contextMode !== 'fresh') return this.said
    const { said, segmentStart } = this
    return {
      system: said.system.after(segmentStart.system),
      messages: said.messages.after(segmentStart.messages),
      parts: said.parts.after(segmentStart.parts),
    }
  }
}

function outputsAsJson(outputs: readonly ToolCallResult[]): string {
  const byTool: JsonObject = {}
  for (const { toolName, data } of outputs) byTool[toolName] = shownData(data)
  return JSON.stringify(byTool)
}
