import type { ComponentType } from 'react'
import type { AnswerEnding, TokenLimit } from '../engine/answer-ending'
import type { NodeConfig, RunInput } from '../engine/document'
import type { RunEventOf, UserAnswer, UserQuestion } from '../engine/events'
import type { JsonSchema, JsonValue } from '../engine/json'
import type { Message, Tool } from '../engine/model'
import type { NamedText } from '../engine/node-type'

/** A reply of a model as a card shows it. */
export interface NodeReply {
  /** That of all rounds so far. */
  text: string
  streaming: boolean
  answeredBy: string
  insteadOf?: string
  /** How the newest answer ended. Absent while it has not. */
  ending?: AnswerEnding
  tokenLimit?: TokenLimit
  /** Tools that the model called in all rounds, and that were run. */
  toolsRun?: number
  /** Tools that its newest answer called, and that were not run: it ended before its time. */
  callsCut?: readonly string[]
}

/** What a card knows about its node in the run that is shown. A fold over the run's events. */
export interface NodeRun {
  /** `stopped-early`: the loop ended after its last round; `stopped`: the person pressed Stop. */
  status: 'idle' | 'running' | 'waiting' | 'done' | 'failed' | 'skipped' | 'stopped-early' | 'stopped'
  /** Results of calls to this node's tool, mistakes among them, in order. */
  results: RunEventOf<'tool-result'>[]
  /** A call to this node's tool that is under way. */
  call?: RunEventOf<'tool-call'>
  /** The question that waits on this card. */
  question?: { askId: string; question: UserQuestion }
  /** The answer that was given on this card, newest. */
  answer?: UserAnswer
  /** The reply of the inference that this node shows or is: text so far, and whether it still streams. */
  reply?: NodeReply
  /** Calls of its model that belong to no card: of tools that are not there, and of pipelines that fit nothing. */
  strayCalls?: RunEventOf<'tool-result'>[]
  /** What the node itself gave, once it has ended; of a node that failed, what came instead. */
  output?: JsonValue
  /** What a model made of the output, where the step asked one. */
  reasoning?: JsonValue
  /** The way that a router chose. */
  route?: RunEventOf<'route'>
  error?: RunEventOf<'node-error'>
  /** What left for this card's address, in order, and what became of it. */
  outgoing?: readonly RunEventOf<'outgoing'>[]
  /** What the card should say besides: a server whose tools are missing. */
  notes?: readonly string[]
  skipReason?: string
}

/** A model that can be chosen in an editor. */
export interface ModelOption {
  /** As stored in a config: `provider/id`. */
  id: string
  label: string
  provider: string
  /** As shown: "OpenAI". Absent: the provider's id. */
  providerLabel?: string
  connected: boolean
  /** ISO date since which the provider no longer answers for it. */
  retired?: string
  temperature: { min: number; max: number } | false
}

/** What the page offers to editors and outputs beyond their own node. */
export interface ViewServices {
  models: readonly ModelOption[]
  /** The label of the model that answers when a config names none. */
  defaultModelLabel: string
  /** What a model takes that is in no list, where somebody answers for it. */
  temperatureOf?(id: string): ModelOption['temperature'] | undefined
  openSettings(): void
  /** The pipelines that `next` edges lead to from the node's own. Absent where nobody knows. */
  targets?: readonly { id: string; title: string }[]
  /** What a step of this document can call by itself. Absent where nobody knows. */
  tools?: readonly CallableTool[]
  /** What each inference can be given, by its id, in order. Absent where nobody knows. */
  toolBoxes?: ReadonlyMap<string, readonly ToolBox[]>
  /** What templates of a node can read, with values of the last run. Absent where nobody knows. */
  readable?(nodeId: string): readonly Readable[]
  /** What inferences of the open document keep from run to run. */
  loadMemory?(): Promise<KeptTurns>
  /** The tools of an MCP server. @throws Error with a sentence when they cannot be had. */
  listServerTools?(url: string): Promise<readonly Tool[]>
}

/** A tool that an inference can be given. */
export interface ToolBox {
  /** As it is sent. */
  name: string
  /** The card, pipeline or server that makes it. */
  title: string
}

/** A tool of the document, as a step may choose it. */
export interface CallableTool {
  kind: 'node' | 'pipeline'
  id: string
  title: string
  /** What it is: "Integration", "Pipeline". */
  group: string
  /** What it takes, where that is known. */
  inputSchema?: JsonSchema
}

/** A name that templates can read, and what was there in the last run. */
export interface Readable {
  name: string
  /** Says what it is: the title of a step. */
  hint?: string
  value?: JsonValue
  /** What is in it, where no run has shown it yet. */
  schema?: JsonSchema
  /** Names in it. Absent: those of its value, or else of its schema. */
  fields?: readonly Readable[]
}

/** Turns that inferences have kept, by their node. */
export interface KeptTurns {
  /** Oldest first; the same list until it changes. */
  recall(nodeId: string): readonly Message[]
  forget(nodeId: string): void
  /** Calls back on every change; gives back how to stop it. */
  subscribe(listener: () => void): () => void
}

/** Props of a node's settings. `onChange` merges a patch into the config; an undefined value removes the field. */
export interface EditorProps<C extends NodeConfig = NodeConfig> {
  nodeId: string
  config: C
  onChange(patch: Partial<C>): void
  /** True for fields that a lock closes. */
  isLocked(field: string): boolean
  services: ViewServices
}

/** Props of the part that a person fills in before a run: a message, a drawing. */
export interface InputProps<C extends NodeConfig = NodeConfig> {
  nodeId: string
  config: C
  value: RunInput | undefined
  onInput(value: RunInput | undefined): void
  /** False for an inference that gets a user message from above: its own box is then not shown. */
  wanted: boolean
}

/** Props of a part to try things out in, before and beside any run. */
export interface WorkbenchProps<C extends NodeConfig = NodeConfig>
  extends Pick<InputProps<C>, 'nodeId' | 'config' | 'value' | 'onInput'>,
    Pick<EditorProps<C>, 'onChange' | 'isLocked'> {
  /** The texts of the cards above; the same list until one changes. */
  texts: readonly NamedText[]
}

/** Props of the part that shows what came of a run. */
export interface OutputProps<C extends NodeConfig = NodeConfig> {
  nodeId: string
  config: C
  run: NodeRun
  /** Of an inference: who would answer, as the settings are now. Absent where nobody knows. */
  answerer?: { answeredBy: string; insteadOf?: string }
  /** Answers the question on this card. */
  onAnswer(askId: string, answer: UserAnswer): void
}

/** The looks of a node type: the default export of its `view.tsx`. Parts that a type does not need are absent. */
// biome-ignore lint/suspicious/noExplicitAny: views of many configs live in one table; each file is typed by its own.
export interface NodeView<C extends NodeConfig = any> {
  /** Lucide icon of the card and the palette. */
  Icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean | 'true' | 'false' }>
  /** The one setting that matters most, always in sight. Of `services` it may count on `readable` alone. */
  Face?: ComponentType<EditorProps<C>>
  /** Settings, folded to one line until asked for. */
  Editor?: ComponentType<EditorProps<C>>
  /** One line that says the settings when folded: "dial, 0 to 10". */
  summary?(config: C): string
  Input?: ComponentType<InputProps<C>>
  Workbench?: ComponentType<WorkbenchProps<C>>
  Output?: ComponentType<OutputProps<C>>
}
