import type { MessageAddition, RequestOrigins } from '../../model/events'
import type { InferenceSettings } from '../../model/inference'
import type { JsonObject, JsonValue } from '../../model/json'
import { BEGIN_MESSAGE, CONTINUE_MESSAGE, type ContextAddition, type Message } from '../../model/language-model'
import { shownData } from '../../model/outgoing'

/** A message of a conversation, with the node that it is from. `added` is the reason for a message of no node. */
export interface Turn {
  nodeId: string
  message: Message
  added?: MessageAddition | undefined
}

/** A system prompt, with its node. */
type SystemPart = RequestOrigins['system'][number]

/** What a request repeats of a conversation: system prompts and turns. */
export interface Transcript {
  system: SystemPart[]
  turns: Turn[]
}

/** A result of a tool call, for later inferences and people. */
export interface ToolCallResult {
  /** Kind of the result: "color", "gauge" … */
  type: string
  toolName: string
  data: JsonValue
  explanation?: string | undefined
}

/** A result, with the node whose tool it is; null for a pipeline. */
export type Output = ToolCallResult & { nodeId: string | null }

/** A position in a conversation to roll back to. */
interface ConversationMark {
  system: number
  turns: number
  outputs: ReadonlyMap<string, Output>
}

/** A message of the user that is a text. */
export function userMessage(text: string): Message {
  return { role: 'user', content: [{ type: 'text', text }] }
}

/**
 * The conversation of a pipeline while it runs. Nodes add to it; an inference reads what its context mode permits and
 * adds its own turns.
 */
export class Conversation {
  readonly system: SystemPart[] = []
  readonly turns: Turn[] = []
  /** The newest result by tool name, oldest first. Replaced, not changed, so that marks share it. */
  private outputs: ReadonlyMap<string, Output> = new Map()
  private segmentStart = { system: 0, turns: 0 }
  /** What inferences were sent and answered, for those that continue from them. */
  private readonly transcripts = new Map<string, Transcript>()

  /**
   * What passes over `next` edges into a pipeline: turns and outputs of the pipelines before it, without duplicates, in
   * order. System prompts are not included: each pipeline has its own.
   */
  static joined(before: readonly Conversation[]): Conversation {
    const joined = new Conversation()
    const seen = new Set<Turn>()
    for (const { turns, latestOutputs, transcripts } of before) {
      for (const turn of turns) {
        if (!seen.has(turn)) joined.turns.push(turn)
        seen.add(turn)
      }
      for (const output of latestOutputs) joined.addOutput(output)
      for (const [nodeId, transcript] of transcripts) joined.transcripts.set(nodeId, transcript)
    }
    return joined
  }

  add(nodeId: string, addition: ContextAddition): void {
    if ('system' in addition) this.system.push({ nodeId, text: addition.system })
    else this.turns.push({ nodeId, message: { role: 'user', content: addition.user } })
  }

  addOutput(output: Output): void {
    const outputs = new Map(this.outputs)
    // Deleted first, so that the newest is last.
    outputs.delete(output.toolName)
    this.outputs = outputs.set(output.toolName, output)
  }

  /** The newest result per tool name, oldest first. */
  get latestOutputs(): Output[] {
    return [...this.outputs.values()]
  }

  /** The current position, for `rollBack`. */
  mark(): ConversationMark {
    return { system: this.system.length, turns: this.turns.length, outputs: this.outputs }
  }

  /** Discards everything after a mark: a retried node starts from the same state. */
  rollBack({ system, turns, outputs }: ConversationMark): void {
    this.system.length = system
    this.turns.length = turns
    this.outputs = outputs
  }

  /** Stores what an inference was sent, with its turns. */
  storeTranscript(nodeId: string, transcript: Transcript): void {
    this.transcripts.set(nodeId, transcript)
  }

  /** What an inference was sent and answered; undefined where it has not spoken. */
  transcriptOf(nodeId: string): Transcript | undefined {
    return this.transcripts.get(nodeId)
  }

  /** Starts the next segment. */
  endSegment(): void {
    this.segmentStart = { system: this.system.length, turns: this.turns.length }
  }

  /**
   * Assembles the request of an inference. Where the last turn would not be a user's, adds one permanently, so that
   * turns alternate in later requests too. `memory` is what the inference kept from earlier runs.
   */
  assemble(nodeId: string, settings: InferenceSettings, memory: readonly Message[] = []): Transcript {
    const { system, turns } = this.heardBy(settings)
    const remembered = [...(settings.memories ?? []), ...memory]
    const before = remembered.map((message): Turn => ({ nodeId, message, added: 'memory' }))
    const outputs = settings.contextMode === 'fresh' ? this.latestOutputs : []
    if (outputs.length > 0)
      before.push({ nodeId, message: userMessage(outputsAsJson(outputs)), added: 'latest-outputs' })
    const said: Turn[] = settings.message?.trim() ? [{ nodeId, message: userMessage(settings.message) }] : []
    const last = [...before, ...turns, ...said].at(-1)
    // The notice on the answer before it is not a person's turn.
    if (last?.message.role !== 'user' || last.added === 'cut-short')
      said.push({ nodeId, message: userMessage(last ? CONTINUE_MESSAGE : BEGIN_MESSAGE), added: 'no-user-turn' })
    this.turns.push(...said)
    const prompt = settings.systemPrompt?.trim() ? [{ nodeId, text: settings.systemPrompt }] : []
    return { system: [...system, ...prompt], turns: [...before, ...turns, ...said] }
  }

  /** The turns that an inference is sent, by its context mode. */
  private heardBy({ contextMode, continueFrom = '' }: InferenceSettings): Transcript {
    const { system, turns, segmentStart } = this
    if (contextMode === 'alone') return this.transcripts.get(continueFrom) ?? { system: [], turns: [] }
    if (contextMode === 'fresh')
      return { system: system.slice(segmentStart.system), turns: turns.slice(segmentStart.turns) }
    return { system, turns: [...turns] }
  }
}

function outputsAsJson(outputs: readonly Output[]): string {
  const byTool: JsonObject = {}
  for (const { toolName, data } of outputs) byTool[toolName] = shownData(data)
  return JSON.stringify(byTool)
}
