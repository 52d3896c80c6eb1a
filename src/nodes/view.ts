import type { ComponentType } from 'react'
import type { AnswerStart } from '../engine/run/run-context'
import type { LocalizedText, MessageDescriptor } from '../language/message'
import type { AnswerEnding, TokenLimit } from '../model/answer-ending'
import type { NodeConfig, RunInput } from '../model/document'
import type { RunEventOf, UserAnswer, UserQuestion } from '../model/events'
import type { JsonSchema, JsonValue } from '../model/json'
import type { AnswerToken, Message, Tool } from '../model/language-model'
import type { NamedText } from '../model/node-type'
import type { Bound } from './kit/bound-fields'

/** A model's reply as a card shows it. */
export interface NodeReply {
  /** The sum of all rounds so far. */
  text: string
  /** The text in its tokens, where the model reports their chances; text without them is between. */
  tokens?: readonly (AnswerToken | string)[]
  streaming: boolean
  /** Id of the provider. */
  provider: string
  /** The model's label. */
  answeredBy: LocalizedText
  insteadOf?: string
  /** Whether the model continues an answer that was begun. */
  continues?: boolean
  /** The ending of the newest answer. Absent while it streams. */
  ending?: AnswerEnding
  tokenLimit?: TokenLimit
  /** What the model thought before it answered, of all rounds. It is no part of the text. */
  reasoning?: string
  /** Tokens that it thought with; known for some providers that do not show the thoughts, too. */
  reasoningTokens?: number
  /** Tool calls of all rounds that were run. */
  toolsRun?: number
  /** Tool calls of the newest answer that were not run: it ended early. */
  callsCut?: readonly string[]
}

/** A node's part of the displayed run. A fold over the run's events. */
export interface NodeRun {
  /** `stopped-early`: the loop ended after its last round; `stopped`: the person pressed Stop. */
  status: 'idle' | 'running' | 'waiting' | 'done' | 'failed' | 'skipped' | 'stopped-early' | 'stopped'
  /** Results of calls to this node's tool, including mistakes, in order. */
  results: RunEventOf<'tool-result'>[]
  /** A pending call to this node's tool. */
  call?: RunEventOf<'tool-call'>
  /** The pending question of this card. */
  question?: { askId: string; question: UserQuestion }
  /** The newest answer given on this card. */
  answer?: UserAnswer
  /** The reply of the inference that this node shows or is: text so far, and whether it streams. */
  reply?: NodeReply
  /** Calls of its model that belong to no card: to unknown tools, and invalid ones to pipelines. */
  strayCalls?: RunEventOf<'tool-result'>[]
  /** The output of the node, once it has ended; for a failed node, the fallback. */
  output?: JsonValue
  /** A model's reasoning on the output, where the step asks for one. */
  reasoning?: JsonValue
  /** The choice of a router. */
  route?: RunEventOf<'route'>
  error?: RunEventOf<'node-error'>
  /** A failed attempt that is followed by another one after a wait. */
  retry?: RunEventOf<'node-retry'> | undefined
  /** Requests to this card's address, in order, with their outcomes. */
  outgoing?: readonly RunEventOf<'outgoing'>[]
  /** Additional notices: a server whose tools are missing. */
  notes?: readonly LocalizedText[]
  skipReason?: LocalizedText
}

/** A model that editors offer. */
export interface ModelOption {
  /** As stored in a config: `provider/id`. */
  id: string
  label: string
  provider: string
  /** As shown: "OpenAI". Absent: the provider's id. */
  providerLabel?: string
  connected: boolean
  /** ISO date of its retirement. */
  retired?: string
  temperature: { min: number; max: number } | false
}

/** Page services for editors and outputs. */
export interface ViewServices {
  models: readonly ModelOption[]
  /** The label of the default model. */
  defaultModelLabel: string
  /** Capabilities of a model that is in no list, where it can be resolved. */
  temperatureOf?(id: string): ModelOption['temperature'] | undefined
  openSettings(): void
  /** Whether settings for developers show where they are not used. */
  forDevelopers?: boolean
  /** Targets of `next` edges of the node's pipeline. Absent where unknown. */
  targets?: readonly { id: string; title: string }[]
  /** Tools of this document that a step can call. Absent where unknown. */
  tools?: readonly CallableTool[]
  /** The tools that each inference can be given, by its id, in order. Absent where unknown. */
  toolBoxes?: ReadonlyMap<string, readonly ToolBox[]>
  /** Names for a node's templates, with values of the last run. Absent where unknown. */
  readable?(nodeId: string): readonly Readable[]
  /** Conversations that inferences of the open document keep between runs. */
  loadMemory?(): Promise<StoredTurns>
  /** Lists the tools of an MCP server. @throws Error with a sentence when that fails. */
  listServerTools?(url: string): Promise<readonly Tool[]>
}

/** A tool that an inference can be given. */
export interface ToolBox {
  /** Its name in requests. */
  name: string
  /** The card, pipeline or server that provides it. */
  title: string
}

/** A tool of the document that a step can call. */
export interface CallableTool {
  kind: 'node' | 'pipeline'
  id: string
  title: string
  /** Its kind: "Integration", "Pipeline". */
  group: string
  /** Its input schema, where known. */
  inputSchema?: JsonSchema
}

/** A name in templates, with its value in the last run. */
export interface Readable {
  name: string
  /** A description: the title of a step. */
  hint?: string
  value?: JsonValue
  /** Its schema, where no run has produced a value. */
  schema?: JsonSchema
  /** Nested names. Absent: those of its value, or of its schema. */
  fields?: readonly Readable[]
}

/** Stored turns of inferences, by node. */
export interface StoredTurns {
  /** Oldest first; the same list until it changes. */
  recall(nodeId: string): readonly Message[]
  forget(nodeId: string): void
  /** Subscribes to changes; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Props of a node's settings. `onChange` merges a patch into the config; an undefined value removes the field. */
export interface EditorProps<C extends NodeConfig = NodeConfig> {
  nodeId: string
  config: C
  onChange(patch: Partial<C>): void
  /** True for locked fields. */
  isLocked(field: string): boolean
  services: ViewServices
}

/** Props of a control that a view has for a field of its settings. */
// biome-ignore lint/suspicious/noExplicitAny: controls of many fields live in one table; each is typed by its own.
export interface FieldControlProps<Value = any, C extends NodeConfig = any>
  extends Bound<Value>,
    Pick<EditorProps<C>, 'nodeId' | 'config' | 'services'> {
  label: string
  /** What the field is a part of: the config, or an object in it, as an item of a list. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  object: any
}

/** Props of the input of a node: a message, a drawing. */
export interface InputProps<C extends NodeConfig = NodeConfig> {
  nodeId: string
  config: C
  value: RunInput | undefined
  onInput(value: RunInput | undefined): void
  /** False for an inference that gets a user message from above: its own box is hidden then. */
  wanted: boolean
}

/** Props of the part to try things out in, independent of runs. */
export interface WorkbenchProps<C extends NodeConfig = NodeConfig>
  extends Pick<InputProps<C>, 'nodeId' | 'config' | 'value' | 'onInput'>,
    Pick<EditorProps<C>, 'onChange' | 'isLocked'> {
  /** The texts of the cards above; the same list until one changes. */
  texts: readonly NamedText[]
}

/** Props of the part that shows the result of a run. */
export interface OutputProps<C extends NodeConfig = NodeConfig> {
  nodeId: string
  config: C
  run: NodeRun
  /** For an inference: the model that would answer by the current settings. Absent where unknown. */
  answerer?: { provider: string; answeredBy: LocalizedText; insteadOf?: string }
  /** For an inference: runs it again from a beginning of its answer. Absent where it cannot run. */
  onContinue?(start: AnswerStart): void
  /** Answers the question on this card. */
  onAnswer(askId: string, answer: UserAnswer): void
}

/** The view of a node type: the default export of its `view.tsx`. Unused parts are absent. */
// biome-ignore lint/suspicious/noExplicitAny: views of many configs live in one table; each file is typed by its own.
export interface NodeView<C extends NodeConfig = any> {
  /** Lucide icon of the card and the palette. */
  Icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean | 'true' | 'false' }>
  /** Where the palette has it: among the everyday cards, or with the cards for developers. Absent: under “More cards”. */
  shelf?: 'everyday' | 'developer'
  /** Keywords of the search. */
  alsoCalled?: MessageDescriptor
  /** The only setting, always visible. Of `services`, only `readable` is available. */
  Face?: ComponentType<EditorProps<C>>
  /** Controls for fields of the settings, by path, where those that follow from the schema do not do. */
  controls?: Readonly<Record<string, ComponentType<FieldControlProps>>>
  /** The settings as one line when collapsed: "dial, 0 to 10". */
  summary?(config: C): string
  Input?: ComponentType<InputProps<C>>
  Workbench?: ComponentType<WorkbenchProps<C>>
  Output?: ComponentType<OutputProps<C>>
  /** A result in the size of a letter: a color, a picture. Absent: its words. */
  Mini?: ComponentType<{ data: JsonValue }>
}
