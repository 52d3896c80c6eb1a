import type { LocalizedText } from '../language/message'
import type { OutgoingRequest, UserAnswer, UserQuestion } from './events'
import type { JsonObject, JsonValue } from './json'
import type { Message, ResolvedModel, Tool } from './language-model'
import type { NodeTypes } from './node-type'

/** A response. `hidden` when the browser sent the request but CORS hides the response. */
export type OutgoingReply =
  | {
      status: number
      body: string
      contentType: string
      /** Visible headers, in lower case. Absent where the host reports none. */
      headers?: Record<string, string>
      /** The body is truncated: it exceeds what a host reads. */
      truncated?: true
    }
  | { hidden: true }

/** Foreign code, as the body of a function of `args` and `{ outputs, names, vars }`, with its arguments. */
export interface CodeJob {
  code: string
  args: JsonValue
  context: {
    /** Outputs of the nodes that have run, by node id. */
    outputs: JsonObject
    /** Node ids by name and slug. */
    names: Record<string, string>
    vars: JsonObject
  }
}

/** The return value, or the error as a sentence with the line where known. */
export type CodeResult = { value: JsonValue } | { problem: LocalizedText }

/** A connected MCP server. */
export interface McpServer {
  tools: readonly Tool[]
  /** Calls a tool. @throws Error with a sentence when there is no answer. */
  call(name: string, args: JsonObject): Promise<McpAnswer>
}

/** The result of a server's tool: text for the model, and structured data. */
export interface McpAnswer {
  content: string
  data: JsonValue
  isError: boolean
}

/** Sends a request to an MCP server through the broker; `isCall` for tool calls, which may need consent. */
export type McpSend = (request: OutgoingRequest, isCall: boolean) => Promise<OutgoingReply>

/** A shell command line with its standard input. */
export interface ShellCommand {
  command: string
  stdin: string
}

/** The result of a shell command line. */
export interface ShellResult {
  stdout: string
  stderr: string
  exitCode: number
}

/** The capabilities of a run. The engine accesses nothing outside of itself but these. */
export interface Host {
  nodeTypes: NodeTypes
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
  /** Runs a shell command line. Rejects with a sentence when it is refused, and on abort. Absent: not supported. */
  runCommand?(command: ShellCommand, signal: AbortSignal): Promise<ShellResult>
  /**
   * Files that nodes refer to by path. Both reject with a sentence when access is refused or fails. Absent: no file
   * system, so people choose and save files.
   */
  files?: {
    read(path: string, signal: AbortSignal): Promise<string>
    write(path: string, text: string, signal: AbortSignal): Promise<void>
  }
  /** Prints for people to read. Absent: the printing card shows it. */
  print?(text: string): void
  /** Waits until the run may continue, for stepping. Absent: never waits. */
  gate?(point: { kind: 'node' | 'model-call'; pipelineId: string; nodeId: string }, signal: AbortSignal): Promise<void>
}
