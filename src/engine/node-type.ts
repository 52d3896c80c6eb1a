import type * as v from 'valibot'
import type { AgentOutput } from './agent-output'
import type { Condition } from './conditions'
import type { NodeConfig, RunInput } from './document'
import type { OutgoingRequest, UserAnswer, UserQuestion } from './events'
import type { StepState } from './frame'
import type { CodeResult, Host, McpServer, OutgoingReply } from './host'
import type { JsonObject, JsonSchema, JsonValue } from './json'
import type { ContentPart, Message, ResolvedModel } from './model'
import type { OutgoingKind } from './outgoing'
import type { ToolServer } from './server-tools'
import type { ToolReference } from './step-tools'
import type { ReasoningDefaults } from './tool-face'

/** The five families; each has one hue on screen. */
export type Family = 'input' | 'model' | 'output' | 'control' | 'data'

/** What a node adds to the context on the way down. */
export type ContextAddition = { system: string } | { user: ContentPart[] }

/** How an inference node calls its model. */
export interface InferenceSettings {
  /** `provider/id`, a bare id, or empty for the default model. */
  model: string
  temperature: number
  /** Absent: what the tools and the model need. */
  maxTokens?: number
  /** Appended to the system prompts above. */
  systemPrompt?: string
  /** Tool names as sent; absent means all. */
  enabledTools?: string[]
  /** `fresh` sees its own segment and the latest outputs; `alone` nothing from above. */
  contextMode: 'continue' | 'fresh' | 'alone'
  /** The id of an inference above: `alone` goes on from its system prompt and its turns. */
  goesOnFrom?: string
  /** The final answer must be JSON of this schema. */
  responseFormat?: JsonSchema
  /** Turns that this inference always remembers, before all others. */
  memories?: Message[]
  /** Keeps what was said from run to run. */
  remembers?: boolean
  /** A message of its own, sent last; or what the person typed into its box, which shows only where it has none. */
  message?: string
}

/** How a router chooses among the pipelines that follow. */
export interface RouterSettings {
  /** `rules` asks no model. */
  mode: 'model' | 'rules'
  model: string
  /** What the person says of when to go where. */
  prompt: string
  /** The first that holds decides. `target` is a pipeline's id. */
  rules: (Condition & { target: string })[]
  /** Where to go when no rule holds; the last one that it is joined to when absent. */
  otherwise?: string
  /** Absent: what the choice and the model need. */
  maxTokens?: number
}

/** What a failure lets a policy of retries know. */
export interface RetryHints {
  /** Milliseconds that the other side asks for before it is tried again. */
  retryAfterMs?: number
  /** False where trying again would not help. What may have arrived is not repeated, whatever stands here. */
  mayRetry?: boolean
}

/** What running a tool gives. */
export interface ToolOutcome {
  /** What the card shows and `latestOutputs` keeps: the arguments, with what was added after the call. */
  data: JsonValue
  /** What goes back to the model. */
  content: string
  isError?: boolean
  /** Of an error, for a step that called it. */
  retry?: RetryHints
  /** Of an error: what kind it is, for programs. */
  code?: string
}

/** What a tool may use while it runs. Everything else is refused to it. */
export interface ToolContext {
  signal: AbortSignal
  /** Asks the person, on this node's card; the run waits. */
  ask(question: UserQuestion): Promise<UserAnswer>
  /**
   * Sends a request through the broker: consent, allowed hosts, and the cap of its kind ("webhook" when absent).
   * @throws BrokerError, whose message is a sentence for the model and the person, when no answer can be had.
   */
  send(request: OutgoingRequest, allowedHosts: readonly string[], kind?: OutgoingKind): Promise<OutgoingReply>
  /** Runs foreign code with arguments, and what has run before, and nothing else. Absent where no code can be run. */
  runCode?(code: string, args: JsonValue): Promise<CodeResult>
  /**
   * Greets an MCP server and lists its tools; through the broker, which asks once for that, and for each call.
   * Absent where there are none.
   * @throws Error with a sentence when it may not be, or cannot be talked to.
   */
  mcp?(url: string): Promise<McpServer>
  /** Writes to the log; with `onCard`, also where the person looks: on the card of this node. */
  log(level: 'debug' | 'info' | 'warning' | 'error', message: string, data?: JsonValue, onCard?: 'on-card'): void
}

/** A text that a card has, for another card to learn from. */
export interface NamedText {
  name: string
  text: string
}

/** A model that a card of the document is, so that inferences can ask it. */
export interface CardModel<C extends NodeConfig> {
  /** The id by which an inference names it: `provider/id`. */
  id: string
  label: string
  temperature: { min: number; max: number }
  /** Makes it ready. `texts` are those of the cards above; `random` gives 0 up to, not including, 1. */
  make(config: C, texts: readonly NamedText[], random: () => number): Promise<ResolvedModel>
}

/** What a node may use that does work of its own when the run comes to it. */
export interface NodeRunContext extends ToolContext {
  /** The texts that the cards above have. */
  texts: readonly NamedText[]
  /** The arguments of the call, where the pipeline was called as a tool. */
  input: JsonObject
  /** The conversation so far. */
  messages: readonly Message[]
  /** The newest reply above, or empty. */
  lastReply: string
  /** What there is to say of its end, where it is not known to be whole. */
  lastReplyEnd: string | null
  /** What the node above gave, as text; nodes that give nothing are passed over. */
  above: string
  /** What the person gave to this node before the run. */
  given: RunInput | undefined
  /** Absent where the host has no shell. */
  runCommand: Host['runCommand']
  /** Absent where the host has no files. */
  files: Host['files']
  /** Absent where the host has no console. */
  print: Host['print']
  /** Milliseconds of the host's clock. */
  now(): number
  /** 0 up to, not including, 1. */
  random(): number
  /** Resolves after `ms`; rejects when the run stops or the node's time is over. */
  sleep(ms: number): Promise<void>
  /** Asks a model for JSON of a schema; an answer that does not fit is sent back once with what is wrong. */
  askForJson(question: {
    model: string
    system: string
    user: string
    temperature: number
    /** Absent: what the schema and the model need, and never less than `leastTokens`. */
    maxTokens?: number | undefined
    leastTokens?: number
    schema?: JsonSchema
  }): Promise<{ value: JsonValue; usage: AgentOutput }>
  /**
   * Calls a tool of the document, or one that the node brings itself, and tells the call and its result. Names of
   * entries among the arguments become ids.
   * @throws Error with the tool's own sentence when it did not work.
   */
  callTool(tool: ToolReference | NodeTool, args: JsonObject): Promise<JsonValue>
  /** Input values that whoever called from outside put in the place of this node's own. */
  override: JsonObject
  /** Resolves templates in a text for a model, once, with more roots than the usual. */
  resolve(text: string, roots: JsonObject): string
  /** What has run before, by slug, in the order in which it ran. */
  steps(): Record<string, StepState>
  /** What the pipeline's tool face says of the model that steps reason with. */
  reasoning: ReasoningDefaults | undefined
}

/** What a node's work gives: its output, and whether the outputs that later inferences see gain it. */
export interface NodeWork {
  output: JsonValue
  /** Kept among `latestOutputs` under this tool name. */
  keepAs?: { type: string; toolName: string }
  /** What the conversation gains. */
  adds?: ContextAddition[]
  /** The output is a `ToolResponse`, and goes to a caller as it is. */
  isResponse?: true
  /** The node worked, and its answer is that something went wrong: it fails by its policy, and a caller is told this. */
  failure?: { message: string; code: string } & RetryHints
  /** What a model made of the output; templates read it as the step's `reasoning`. */
  reasoning?: JsonValue
}

/** The tool that a node offers to the inference below it. */
export interface NodeTool {
  /** The tool's name for a node's (already safe) name, or null for an unnamed node. */
  name(safeName: string | null): string
  description: string
  inputSchema: JsonSchema
  /** Tokens that the arguments of a call take at most, where the schema does not show it. */
  callTokens?: number
  /** Kind of the result: "color", "gauge" … */
  outputType: string
  /**
   * What a result says, in a word or a number, so that results of many runs can be counted and put into tables. Called
   * with `data` that this tool gave. Absent: its JSON.
   */
  plain?(data: JsonValue): string | number
  /**
   * Problems that the JSON Schema cannot say (a pixel count), as sentences for the model. Called with arguments that
   * already fit the schema.
   */
  check?(args: JsonValue): string[]
  /** Does the work. The arguments fit the schema and passed `check`. */
  run(args: JsonValue, context: ToolContext): ToolOutcome | Promise<ToolOutcome>
}

/** Something on a card that a person should know, before any run. */
export interface NodeProblem {
  message: string
}

/**
 * One type of node, without its looks. One folder and one registry line make a type.
 * `C` is its config as parsed by `configSchema`.
 */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds types of many configs; each folder is typed by its own.
export interface NodeType<C extends NodeConfig = any> {
  type: string
  /** As shown: "System prompt". */
  name: string
  family: Family
  /** One line for the palette. */
  summary: string
  /** Other words that people look for it by. */
  alsoCalled?: string
  /** Open to unknown fields; gives every missing field its default. */
  configSchema: v.GenericSchema<unknown, C>
  /** What a person gives before a run: nothing, text, an image, or a file. */
  input?: 'text' | 'image' | 'file'
  /** What the node adds to the context. Called with the person's input, if any; adds nothing when that is empty. */
  adds?(config: C, input: RunInput | undefined): ContextAddition[]
  /** The tool that it offers to the inference below. */
  tool?(config: C): NodeTool
  /** Tools that an inference brings for itself, under names of their own: no node's name goes into them. */
  ownTools?(config: C): NodeTool[]
  /** Tools that an inference has to ask others for, each time that the run comes to it. */
  findTools?(config: C, context: ToolContext): Promise<NodeTool[]>
  /** The servers that `findTools` asks. */
  toolServers?(config: C): readonly ToolServer[]
  /** Makes the node an inference: it ends a segment and calls a model. */
  inference?(config: C, input: RunInput | undefined): InferenceSettings
  /** The fields of the config that give its answers another token limit. */
  withMaxTokens?(config: C, maxTokens: number): Partial<C>
  /** The fields of the config that narrow it to these tools. */
  withEnabledTools?(config: C, tools: readonly string[]): Partial<C>
  /** Makes the node a router: one of the `next` edges out of its pipeline is taken. */
  route?(config: C): RouterSettings
  /** Work of its own when the run comes to it. What it throws fails the node. */
  run?(config: C, context: NodeRunContext): Promise<NodeWork>
  /**
   * Fields of the config that take templates: `text` always print, for a model to read, `values` keep a lone template's type, `urls`
   * percent-encode what goes into an address, `json` keep types in the text of a JSON document.
   */
  templates?: {
    text?: readonly string[]
    values?: readonly string[]
    urls?: readonly string[]
    json?: readonly string[]
  }
  /** The tool of the document that a run of this node calls by itself. */
  calls?(config: C): ToolReference | null
  /** The arguments that a pipeline of this node wants from whoever calls it, where it says so itself. */
  takes?(config: C): JsonSchema | undefined
  /** The texts that it has, for cards below that learn from texts. */
  texts?(config: C, input: RunInput | undefined): readonly NamedText[]
  /** Makes the node a model that inferences of the document can ask. */
  model?: CardModel<C>
  /** Shows the reply of its segment's inference. */
  showsReply?: boolean
  /** What is wrong or idle about this config alone ("The prompt is empty"). */
  problems?(config: C): NodeProblem[]
  /** The node is for people; no model sees it and it never runs. */
  inert?: boolean
}

/** The registry as the engine sees it. */
export type NodeTypes = ReadonlyMap<string, NodeType>
