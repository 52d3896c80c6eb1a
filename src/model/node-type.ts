import type * as v from 'valibot'
import type { LocalizedText } from '../language/message'
import type { EndedAnswer } from './answer-ending'
import type { NodeConfig, RunInput } from './document'
import type { EngineError } from './engine-error'
import type { CallCost, OutgoingRequest, UserAnswer, UserQuestion } from './events'
import type { JsonObject, JsonSchema, JsonValue } from './json'
import type { ContextAddition, Message, ResolvedModel } from './language-model'
import type { OutgoingKind } from './outgoing'
import type { CodeResult, HostServices, McpServer, OutgoingReply } from './services'
import type { ReasoningDefaults } from './tool-face'

/** The five families; each has its hue in the UI. */
export type Family = 'input' | 'model' | 'output' | 'control' | 'data'

/** Hints of a failure for the retry policy. */
export interface RetryHints {
  /** Milliseconds that the server asks to wait before a retry. */
  retryAfterMs?: number | undefined
  /** False where a retry would not help. What may have arrived is never repeated, regardless of this. */
  mayRetry?: boolean | undefined
}

/** The result of a tool. */
export interface ToolOutcome {
  /** What the card shows and `latestOutputs` stores: the arguments, with data added by the tool. */
  data: JsonValue
  /** The content, which is sent to the model in English. */
  content: LocalizedText
  isError?: boolean
  /** Why it failed, where the content does not say it in a sentence. */
  error?: LocalizedText | undefined
  /** What is missing, where only a part of the answer came. */
  partial?: LocalizedText | undefined
  /** Details of an error, for a step that called it. */
  retry?: RetryHints | undefined
  /** The error code, for programs. */
  code?: string | undefined
}

/** The text of a card, for another card to learn from. */
export interface NamedText {
  name: string
  text: string
}

/** A model that a card of the document provides to inferences. */
export interface CardModel<C extends NodeConfig> {
  /** The id in settings of inferences: `provider/id`. */
  id: string
  label: LocalizedText
  temperature: { min: number; max: number }
  /** Prepares the model. `texts` are those of the cards above; `random` returns 0 inclusive to 1 exclusive. */
  make(config: C, texts: readonly NamedText[], random: () => number): Promise<ResolvedModel>
}

/** The result of a step, as templates read it. */
export interface StepState {
  output: JsonValue
  reasoning: JsonValue
  status: 'completed' | 'failed' | 'skipped'
  error: string | null
}

/** The output of an inference, in the field names of an agent's output. Times are ISO, durations milliseconds. */
export type AgentOutput = {
  content: string
  model: string
  tokens: { prompt: number; completion: number; total: number }
  /** Dollars; null where the price is unknown. */
  cost: CallCost | null
  toolCalls: {
    list: {
      name: string
      arguments: JsonValue
      result: JsonValue
      startTime: string
      endTime: string
      duration: number
    }[]
    count: number
  }
  providerTiming: {
    startTime: string
    endTime: string
    duration: number
    modelTime: number
    toolsTime: number
    iterations: number
  }
}

/** A tool of the same document that a node calls. */
export interface ToolReference {
  kind: 'node' | 'pipeline'
  id: string
  /** Its name when it was chosen, for error messages. */
  name?: string
}

/** What a running node can reach. Everything else is unavailable to it. */
export interface NodeContext {
  /** Aborts when the run stops or the node times out. */
  signal: AbortSignal
  /** Asks the person on this node's card; the run waits. */
  ask(question: UserQuestion): Promise<UserAnswer>
  /**
   * Sends a request through the broker, with consent, allowed hosts and the cap of its kind ("webhook" when absent).
   * @throws BrokerError, whose message is a sentence for the model and the person, when there is no answer.
   */
  send(request: OutgoingRequest, allowedHosts: readonly string[], kind?: OutgoingKind): Promise<OutgoingReply>
  /** Whether a browser sends the requests, which asks other sites for their permission before it sends JSON. */
  inBrowser: boolean
  /** Runs foreign code in a sandbox with arguments and the results of previous nodes. Absent: not supported. */
  runCode?(code: string, args: JsonValue): Promise<CodeResult>
  /**
   * Initializes a session with an MCP server and lists its tools; through the broker, which asks for consent once for
   * the session and for each call. Absent: not supported.
   * @throws Error with a sentence when the server is refused or cannot be used.
   */
  mcp?(url: string): Promise<McpServer>
  /** Writes to the log; with `onCard`, also to this node's card. */
  log(level: 'debug' | 'info' | 'warning' | 'error', message: LocalizedText, data?: JsonValue, onCard?: 'on-card'): void
  /** The texts of the cards above. */
  texts: readonly NamedText[]
  /** The arguments of the call, where the pipeline was called as a tool. */
  input: JsonObject
  /** The conversation so far. */
  messages: readonly Message[]
  /** The newest reply above, or empty. */
  lastReply: string
  /** The notice on its ending, where it is not known to be complete. */
  lastReplyEnd: string | null
  /** The output of the node above as text; nodes without output are skipped. */
  above: string
  /** The person's input of this node. */
  given: RunInput | undefined
  /** What this device computes, and another might not: a run that is played again gives what was computed then. */
  onDevice(compute: () => Promise<JsonValue>): Promise<JsonValue>
  /** Absent where the host has no shell. */
  runCommand: HostServices['runCommand']
  /** Absent where the host has no files. */
  files: HostServices['files']
  /** Absent where the host has no console. */
  print: HostServices['print']
  /** Milliseconds of the host's clock. */
  now(): number
  /** 0 inclusive to 1 exclusive. */
  random(): number
  /** Resolves after `ms`; rejects when the run stops or the node times out. */
  sleep(ms: number): Promise<void>
  /** Calls a model for JSON of a schema; an invalid answer is sent back once with the problem. */
  askForJson(question: {
    model: string
    system: string
    user: string
    temperature: number
    /** Absent: estimated from schema and model, at least `leastTokens`. */
    maxTokens?: number | undefined
    leastTokens?: number
    schema?: JsonSchema
  }): Promise<{ value: JsonValue; usage: AgentOutput }>
  /**
   * Calls a tool of the document or of the node, and emits the call and its result. Names of entries among the
   * arguments become ids.
   * @throws Error with the tool's message when it fails.
   */
  callTool(tool: ToolReference | NodeTool, args: JsonObject): Promise<JsonValue>
  /** Overrides of the node's inputs by an outside caller. */
  override: JsonObject
  /** Resolves templates in a text for a model, once, with additional roots. */
  resolve(text: string, roots: JsonObject): string
  /** Steps that have run, by slug, in order. */
  steps(): Record<string, StepState>
  /** The model settings for reasoning of the pipeline's tool face. */
  reasoning: ReasoningDefaults | undefined
}

/** What a tool uses of the context of the node that runs it. */
export type ToolContext = Pick<NodeContext, 'signal' | 'ask' | 'send' | 'inBrowser' | 'runCode' | 'mcp' | 'log'>

/** The result of a node: of an inference, a router, or a node's own work. */
export interface NodeResult {
  output: JsonValue
  /** The input of the next node, where it differs from the output. */
  text?: string
  /** The last answer of an inference. */
  answer?: EndedAnswer
  /** The last answer reached the token limit, or called tools that were not run. */
  stoppedEarly?: boolean
  /** The pipeline that a router chose. */
  route?: string
  /** The limit of the run at which an inference ended early. */
  limit?: EngineError | undefined
  /** Stored in `latestOutputs` under this tool name. */
  keepAs?: { type: string; toolName: string }
  /** Turns to add to the conversation. */
  turns?: ContextAddition[]
  /** The output is a `ToolResponse` and is returned to a caller unchanged. */
  isResponse?: true
  /** The node worked, and its answer is a failure: handled by its policy, and returned to a caller. */
  failure?: { message: LocalizedText; code: string } & RetryHints
  /** What is missing, where only a part of the answer came. */
  partial?: LocalizedText | undefined
  /** A model's reasoning on the output; templates read it as the step's `reasoning`. */
  reasoning?: JsonValue
}

/** The tool that a node offers to the inference below it. */
export interface NodeTool {
  /** The tool's name for a node's (sanitized) name, or null for an unnamed node. */
  name(safeName: string | null): string
  description: string
  inputSchema: JsonSchema
  /** Maximum of tokens of a call's arguments, where the schema does not determine it. */
  callTokens?: number
  /** Kind of the result: "color", "gauge" … */
  outputType: string
  /**
   * A result as a word or number, to count and tabulate the results of many runs. Called with `data` of this tool.
   * Absent: its JSON.
   */
  toCell?(data: JsonValue): LocalizedText | number
  /** A result in a few words for the person: "Sunshine yellow". Absent: its `content`. */
  inWords?(data: JsonValue): LocalizedText
  /**
   * Checks that a JSON Schema cannot express (a pixel count), as phrases for the person and, in English, for the model.
   * Called with arguments that match the schema.
   */
  check?(args: JsonValue): LocalizedText[]
  /** Runs the tool. The arguments match the schema and passed `check`. */
  run(args: JsonValue, context: ToolContext): ToolOutcome | Promise<ToolOutcome>
}

/** A problem of a card, known before any run. */
export interface NodeProblem {
  message: LocalizedText
  /** A run fails there. */
  isError?: true
}

/**
 * A node type without its view. A folder and a registry line define a type. `C` is its config as parsed by
 * `configSchema`. A type adds context, offers a tool, or runs; `known-types` has those that the engine knows by name.
 */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds types of many configs; each folder is typed by its own.
export interface NodeType<C extends NodeConfig = any> {
  type: string
  /** As shown: "System prompt". */
  name: LocalizedText
  family: Family
  /** One line for the palette. */
  summary: LocalizedText
  /** Permits unknown fields; provides a default for every missing field. */
  configSchema: v.GenericSchema<unknown, C>
  /** Problems of this config ("The prompt is empty"). Without `hasReply`, no inference of its pipeline is above it. */
  problems?(config: C, place?: { hasReply: boolean }): NodeProblem[]
  /** The kind of input before a run: none, text, image or file. */
  input?: 'text' | 'image' | 'file'
  /** What the node adds to the context. Called with the person's input, if any; adds nothing when that is empty. */
  context?(config: C, input: RunInput | undefined): ContextAddition[]
  /** The tool that it offers to the inference below. */
  tool?(config: C): NodeTool
  /** The node's own work. An exception fails the node. */
  run?(config: C, context: NodeContext): Promise<NodeResult>
  /**
   * Fields of the config with templates: `text` is printed for a model to read, `values` keep the type of a lone
   * template, `urls` are percent-encoded, `json` keep types in the text of a JSON document.
   */
  templates?: {
    text?: readonly string[]
    values?: readonly string[]
    urls?: readonly string[]
    json?: readonly string[]
    /** Values that the node resolves itself, and the roots that their templates can read beside the usual ones. */
    inner?(config: C): { values: readonly JsonValue[]; roots?: readonly string[] }
  }
  /**
   * The hosts that it may send requests to, as its settings limit them; empty for any host. Absent or null for a node
   * that sends nothing. Each request needs consent all the same.
   */
  reaches?(config: C): readonly string[] | null
  /** The texts for cards below that learn from texts. */
  texts?(config: C, input: RunInput | undefined): readonly NamedText[]
  /** Makes the node a model that inferences of the document can use. */
  model?: CardModel<C>
}

/** The node types, by name. */
export type NodeTypes = ReadonlyMap<string, NodeType>
