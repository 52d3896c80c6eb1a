import { LocalizedError, localizedMessage } from '../../language/localized-error'
import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import type { Document } from '../../model/document'
import type { CallCost, EventPlace, OutgoingRequest, UserAnswer, UserQuestion } from '../../model/events'
import type { Host, McpSend } from '../../model/host'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import type { ResolvedModel, ToolCall } from '../../model/language-model'
import { type LimitError, reachedLimit } from '../../model/limits'
import type { NamedText, ToolContext, ToolOutcome } from '../../model/node-type'
import { mayRepeat, type Outgoing, type OutgoingKind, type OutgoingOutcome } from '../../model/outgoing'
import { type Referenced, resolveReferences } from '../../model/references'
import { nodeOf } from '../../model/step-tools'
import { resolveTemplates, type TemplateScope } from '../../model/templates'
import { type ReasoningDefaults, readFace } from '../../model/tool-face'
import { Broker } from '../net/broker'
import { callWithFault, type FaultyCall } from '../tools/faults'
import type { NodeOffer, OfferedTool } from '../tools/offered-tools'
import { cardModel, textsAbove } from './card-models'
import type { Deadline } from './deadline'
import type { AnswerStart } from './resume'
import type { CallPlace, EventBody, RunScope } from './run-scope'

type LogLevel = 'debug' | 'info' | 'warning' | 'error'

/** A node that exceeded the timeout of its policy. */
export class TimeoutError extends LocalizedError {
  override name = 'TimeoutError'
  constructor(seconds: number) {
    super(
      msg('This took longer than {seconds, plural, one {# second} other {# seconds}}, and was stopped.', { seconds }),
    )
  }
}

/**
 * The capabilities of a tool; its questions are shown on the card of its node. Each is created when it is read: every node
 * has all of them, and uses few.
 */
export class NodeCapabilities implements ToolContext {
  private broker: Broker | undefined

  /** @param talksAs the cap that counts its requests to MCP servers. */
  constructor(
    protected readonly scope: NodeScope,
    private readonly askNodeId: string,
    private readonly talksAs: OutgoingKind,
  ) {}

  get signal(): AbortSignal {
    return this.scope.signal
  }

  get ask(): ToolContext['ask'] {
    return question => this.scope.ask(this.askNodeId, question)
  }

  get send(): ToolContext['send'] {
    return async (request, allowedHosts, kind) => this.createdBroker().send(request, allowedHosts, this.signal, kind)
  }

  get inBrowser(): boolean {
    return this.scope.host.inBrowser ?? false
  }

  get log(): ToolContext['log'] {
    return (level, message, data, onCard) => this.scope.log(level, message, data, onCard && this.askNodeId)
  }

  get runCode(): ToolContext['runCode'] {
    const { host, call } = this.scope
    const { runCode } = host
    return runCode && ((code, args) => runCode.call(host, { code, args, context: call.frame.codeContext }, this.signal))
  }

  get mcp(): ToolContext['mcp'] {
    const { host } = this.scope
    const { mcp } = host
    const say: McpSend = async (request, isCall) =>
      this.createdBroker().converse(request, isCall, this.signal, this.talksAs)
    return mcp && (url => mcp.call(host, url, say, this.signal))
  }

  /** Made on first use: most nodes send nothing. */
  private createdBroker(): Broker {
    this.broker ??= new Broker(this.scope.brokerParts(this.askNodeId, this.ask))
    return this.broker
  }
}

/** The capabilities of one running node; its events get their place. */
export class NodeScope {
  private leftInDoubt = false

  constructor(
    private readonly run: RunScope,
    private readonly place: Omit<EventPlace, 'at'>,
    readonly call: CallPlace,
    private offered: readonly OfferedTool[],
    /** The time limit of the node. */
    private readonly deadline: Deadline,
    /** The inference that reads what this node adds; the node itself where there is none. */
    private readonly readerId: string = place.nodeId,
  ) {}

  get nodeId(): string {
    return this.place.nodeId
  }

  get host(): Host {
    return this.run.host
  }

  get document(): Document {
    return this.run.document
  }

  get signal(): AbortSignal {
    return this.deadline.signal
  }

  /** Whether the node, the run or its caller was aborted. */
  get isAborted(): boolean {
    return this.deadline.aborted
  }

  /** Throws the reason where the node, the run or its caller was aborted. */
  throwIfAborted(): void {
    this.deadline.throwIfAborted()
  }

  /** Whether a person stopped the run. */
  get isStopped(): boolean {
    return this.run.stopped.aborted
  }

  emit(body: EventBody): void {
    this.run.emit({ at: this.run.host.now(), ...this.place, ...body } as Parameters<RunScope['emit']>[0])
  }

  /** @param cardId another node whose card shows it. */
  log(level: LogLevel, said: LocalizedText, data?: JsonValue, cardId?: string): void {
    const card = cardId === undefined ? undefined : { cardId }
    this.emit({ type: 'log', level, ...localizedMessage(said), ...(data !== undefined && { data }), ...card })
  }

  private tellOutgoing(askNodeId: string, request: { method: OutgoingRequest['method']; url: string }, what: Outgoing) {
    this.noteOutcome(what.outcome)
    this.emit({ type: 'outgoing', askNodeId, request, ...what })
  }

  /**
   * Resolves a model id: a card of the document, or the host's. Without an id, the document's default or else the
   * host's.
   */
  async model(id: string): Promise<ResolvedModel> {
    const wanted = id || this.document.settings?.defaultModel || ''
    const { document, nodeId, host } = this
    const { inputs } = this.run
    const asking = { document, nodeId, inputs, types: host.nodeTypes, random: () => host.random() }
    return (await cardModel(wanted, asking)) ?? host.model(wanted)
  }

  /** The beginning of this node's first answer, where a person chose one. */
  get answerStart(): AnswerStart | undefined {
    const { answerStart } = this.run
    return answerStart?.nodeId === this.nodeId ? answerStart : undefined
  }

  /** The texts of the cards above this one. */
  get textsAbove(): NamedText[] {
    const pipeline = this.run.graph.pipelines.get(this.place.pipelineId)
    return pipeline ? textsAbove(pipeline, this.nodeId, this.host.nodeTypes, this.run.inputs) : []
  }

  /** Replaces the tools that are offered to this node. */
  offer(tools: readonly OfferedTool[]): void {
    this.offered = tools
  }

  /** The node of the offered tool with this name. */
  makerOf(toolName: string): string | null {
    return this.offered.find(({ tool }) => tool.name === toolName)?.nodeId ?? null
  }

  /** The template scope of this node; missing fields are logged. */
  get templates(): TemplateScope {
    return this.templatesOf(this.call.frame.input)
  }

  /** The same for a node that is called with its own input. */
  templatesOf(input: JsonObject): TemplateScope {
    const warn = (message: MessageDescriptor) => this.log('warning', message)
    const shortened = (message: MessageDescriptor) => this.log('warning', message, undefined, this.readerId)
    return this.call.frame.templates(warn, input, shortened)
  }

  /** The override of this node's input by an outside caller. */
  get override(): JsonObject {
    return this.run.overrides[this.nodeId] ?? {}
  }

  /** Replaces names of known entries in values by their ids. */
  referenced(values: JsonObject): Referenced {
    return resolveReferences(values, this.run.references)
  }

  /** The model settings for reasoning of this node's pipeline. */
  get reasoning(): ReasoningDefaults | undefined {
    const pipeline = this.run.graph.pipelines.get(this.place.pipelineId)
    return pipeline && readFace(pipeline)?.reasoning
  }

  nextId(): string {
    return this.run.nextId()
  }

  /** A model's call, with a number after its id where that has been used in this run. */
  withUniqueId(call: ToolCall): ToolCall {
    const { callIds } = this.run
    const wanted = call.id || 'call'
    let id = wanted
    for (let count = 2; callIds.has(id); count++) id = `${wanted}_${count}`
    return id === call.id ? call : { ...call, id }
  }

  spend(cost: CallCost | null): void {
    this.run.spent.add(cost)
  }

  /** The limit that the run has reached, if any: work in progress is completed, and nothing more starts. */
  get limit(): LimitError | null {
    return reachedLimit(this.document.settings?.limits, this.run.spent)
  }

  /** Waits for a step where the run is stepped; no node starts beyond a limit. */
  async gate(kind: 'node' | 'model-call'): Promise<void> {
    this.throwIfAborted()
    if (kind === 'node' && this.limit) throw this.limit
    const { gate } = this.host
    if (!gate) return
    const { pipelineId, nodeId } = this.place
    await this.withClocksStopped(() => gate({ kind, pipelineId, nodeId }, this.signal))
    this.throwIfAborted()
  }

  /** Whether the document says that this node is run again when it fails. */
  get hasRetries(): boolean {
    return (nodeOf(this.document, this.nodeId)?.node.policy?.retry?.maxRetries ?? 0) > 0
  }

  /** Whether a request may have arrived: then the node is not retried automatically. */
  get isInDoubt(): boolean {
    return this.leftInDoubt
  }

  /** Records the outcome of a request of a broker or to a provider. */
  noteOutcome(outcome: OutgoingOutcome): void {
    if (!mayRepeat({ outcome })) this.doubt()
  }

  /** A request may have arrived: this applies to the node and to all that wait for it. */
  private doubt(): void {
    this.leftInDoubt = true
    this.call.doubt?.()
  }

  /** Runs a pipeline as a tool. It is bound to this node's timeout, which is paused while it waits. */
  callPipeline(pipelineId: string, args: JsonObject, callId: string): Promise<ToolOutcome> {
    const pausedWhile = <T>(wait: () => Promise<T>) => this.withClocksStopped(wait)
    const caller = { ...this.call, deadline: this.deadline, pausedWhile, doubt: () => this.doubt() }
    const call = () => this.run.callPipeline({ pipelineId, args, callId, caller })
    const target = this.run.graph.pipelines.get(pipelineId)?.name || pipelineId
    return this.withFault(pipelineId, { target, answers: 'response', call })
  }

  /** Calls the tool of a node: of an integration, for one. */
  callNode(nodeId: string, call: () => Promise<ToolOutcome>): Promise<ToolOutcome> {
    const target = nodeOf(this.document, nodeId)?.node.config.name || nodeId
    return this.withFault(nodeId, { target, answers: 'data', call })
  }

  /** Makes a call with the fault that is injected into calls of this pipeline or node, if any. */
  private withFault(targetId: string, made: Pick<FaultyCall, 'target' | 'answers' | 'call'>): Promise<ToolOutcome> {
    const fault = this.host.faultOf?.({ source: this.place.pipelineId, target: targetId })
    if (!fault) return made.call()
    return callWithFault(fault, {
      ...made,
      sleep: ms => this.host.sleep(ms, this.signal),
      warn: (message, data) => this.log('warning', message, data, this.nodeId),
    })
  }

  /** The capabilities of a tool; its questions are shown on the card of its node. */
  toolContext(askNodeId: string): ToolContext {
    return new NodeCapabilities(this, askNodeId, 'webhook')
  }

  /** What a broker of this node's requests needs. */
  brokerParts(askNodeId: string, ask: ToolContext['ask']): ConstructorParameters<typeof Broker>[0] {
    return {
      host: this.host,
      ask,
      calls: this.run.outgoingCalls,
      maxRequests: this.document.settings?.limits?.maxRequests,
      tell: (request, outgoing) => this.tellOutgoing(askNodeId, request, outgoing),
    }
  }

  /** Stops the node's clock; call it when the node has ended. */
  end(): void {
    this.deadline.halt()
  }

  /** Arguments of a tool that the model does not see, with their templates resolved. */
  prefilled(offer: NodeOffer): JsonObject {
    const resolved = resolveTemplates(offer.prefilled, this.templates)
    return isJsonObject(resolved) ? resolved : {}
  }

  /** Asks a person, on the card of a node. */
  async ask(askNodeId: string, question: UserQuestion): Promise<UserAnswer> {
    const askId = this.run.nextId()
    this.emit({ type: 'await-user', askId, askNodeId, question })
    const answer = await this.withClocksStopped(() =>
      this.host.ask(question, { nodeId: askNodeId, askId }, this.signal),
    )
    this.throwIfAborted()
    this.emit({ type: 'user-answer', askId, askNodeId, answer })
    return answer
  }

  private withClocksStopped<T>(wait: () => Promise<T>): Promise<T> {
    return this.call.pausedWhile(() => this.deadline.pausedWhile(wait))
  }
}
