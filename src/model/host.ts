import type { LocalizedText } from '../language/message'
import type { OutgoingRequest, UserAnswer, UserQuestion } from './events'
import type { Message, ResolvedModel } from './language-model'
import type { NodeTypes } from './node-type'
import type { CodeJob, CodeResult, HostServices, McpSend, McpServer, OutgoingReply } from './services'

/** The capabilities of a run. The engine accesses nothing outside of itself but these. */
export interface Host extends HostServices {
  nodeTypes: NodeTypes
  /** The host of one node, where each has answers of its own: a run that is played again. Absent: all have this one. */
  forNode?(nodeId: string): Host
  /** Milliseconds since the epoch. */
  now(): number
  /** 0 inclusive to 1 exclusive. */
  random(): number
  /** Resolves after `ms`; rejects with the signal's reason on abort. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
  /**
   * Resolves the model for an id (`provider/id`, a bare id, or empty for the default).
   * @throws ModelError when none is available.
   */
  model(id: string): Promise<ResolvedModel>
  /** Asks the person. Rejects when `signal` aborts. Hosts without a person answer `{ unavailable }`. */
  ask(question: UserQuestion, place: { nodeId: string; askId: string }, signal: AbortSignal): Promise<UserAnswer>
  /**
   * Sends a request that the broker permitted, once and unchanged, without following redirects.
   * @throws BrokerError where the outcome is known; any other error means that it is unknown.
   */
  fetch(request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingReply>
  /** Whether the person (not the document) has allowed this host permanently. */
  isAllowedHost(host: string): boolean
  /** How to allow a host, as the end of a sentence: "without --allow-host …". Absent: the page's settings. */
  sayHowToAllow?(host: string): LocalizedText
  /** Requests are sent by a browser, with its rules for other sites. */
  inBrowser?: true
  /** The page's own host, which is always allowed. In a terminal, files of the package take its place. */
  ownHost?: string
  /** Memories of inferences between runs, outside of the document. Absent: not supported. */
  memory?: {
    /** The memory of an inference, oldest first. */
    recall(nodeId: string): readonly Message[] | Promise<readonly Message[]>
    /** Replaces the memory of an inference. */
    keep(nodeId: string, messages: readonly Message[]): void | Promise<void>
  }
  /** Runs foreign code in a sandbox with limits of time and memory. Rejects on abort. Absent: not supported. */
  runCode?(job: CodeJob, signal: AbortSignal): Promise<CodeResult>
  /**
   * Initializes a session with an MCP server (streamable HTTP) and lists its tools. All requests use `send`. Absent:
   * not supported.
   * @throws Error with a sentence when the server cannot be used.
   */
  mcp?(url: string, send: McpSend, signal: AbortSignal): Promise<McpServer>
  /** Waits until the run may continue, for stepping. Absent: never waits. */
  gate?(point: { kind: 'node' | 'model-call'; pipelineId: string; nodeId: string }, signal: AbortSignal): Promise<void>
}
