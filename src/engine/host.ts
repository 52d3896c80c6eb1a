import type { OutgoingRequest, UserAnswer, UserQuestion } from './events'
import type { JsonObject, JsonValue } from './json'
import type { Message, ResolvedModel, Tool } from './model'
import type { NodeTypes } from './node-type'

/** An answer from an address. `hidden` when the browser sent the request but may not show the answer (CORS). */
export type OutgoingReply =
  | {
      status: number
      body: string
      contentType: string
      /** Those that may be seen, under names in small letters. Absent where the host gives none. */
      headers?: Record<string, string>
      /** Only the beginning was read: there is more than a host reads of an answer. */
      truncated?: true
    }
  | { hidden: true }

/** Foreign code, as the body of a function of `args` and `{ outputs, names, vars }`, and what it is called with. */
export interface CodeJob {
  code: string
  args: JsonValue
  context: {
    /** What the nodes that have run gave, by node id. */
    outputs: JsonObject
    /** The ids of nodes by their names and slugs. */
    names: Record<string, string>
    vars: JsonObject
  }
}

/** What code gave back, or what is wrong with it, as a sentence with the line where that is known. */
export type CodeResult = { value: JsonValue } | { problem: string }

/** A server that offers tools over MCP. */
export interface McpServer {
  tools: readonly Tool[]
  /** Calls a tool. @throws Error with a sentence when no answer comes. */
  call(name: string, args: JsonObject): Promise<McpAnswer>
}

/** What a tool of a server gave: text for the model, and the value behind it. */
export interface McpAnswer {
  content: string
  data: JsonValue
  isError: boolean
}

/** Sends a request to an MCP server through the broker; `isCall` when it calls a tool, and so may need the person's yes. */
export type McpSend = (request: OutgoingRequest, isCall: boolean) => Promise<OutgoingReply>

/** A line for a shell, and what its first program reads. */
export interface ShellCommand {
  command: string
  stdin: string
}

/** How a line for a shell ended. */
export interface ShellResult {
  stdout: string
  stderr: string
  exitCode: number
}

/** Everything from outside that a run may use. The engine reaches for nothing else. */
export interface Host {
  nodeTypes: NodeTypes
  /** Milliseconds since the epoch. */
  now(): number
  /** 0 up to, not including, 1. */
  random(): number
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
  /**
   * The model that answers for an id (`provider/id`, a bare id, or empty for the default).
   * @throws ModelError when nothing can answer for it.
   */
  model(id: string): Promise<ResolvedModel>
  /** Asks the person. Rejects when `signal` aborts. Hosts where nobody is there answer `{ unavailable }`. */
  ask(question: UserQuestion, place: { nodeId: string; askId: string }, signal: AbortSignal): Promise<UserAnswer>
  /**
   * Sends a request that the broker let through, once and in that shape. No redirects are followed.
   * @throws BrokerError where it is known what became of it; for anything else that is thrown it counts as unknown.
   */
  fetch(request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingReply>
  /** Whether the person (not the document) has allowed this host for good. */
  isAllowedHost(host: string): boolean
  /** What opens a host that is closed, as the end of a sentence: "without --allow-host …". Absent: the page's settings do. */
  sayHowToAllow?(host: string): string
  /** The page's own host, which may always be called; absent in a terminal. */
  ownHost?: string
  /** What inferences keep from run to run, outside of the document. Absent: nothing is kept. */
  memory?: {
    /** What an inference has kept, oldest first. */
    recall(nodeId: string): readonly Message[] | Promise<readonly Message[]>
    /** Replaces what it has kept. */
    keep(nodeId: string, messages: readonly Message[]): void | Promise<void>
  }
  /**
   * Runs foreign code where it reaches nothing but what it is given, within limits of time and memory. Rejects when the
   * signal aborts. Absent: no code can be run.
   */
  runCode?(job: CodeJob, signal: AbortSignal): Promise<CodeResult>
  /**
   * Greets an MCP server (streamable HTTP) and lists its tools. All that is said to it goes through `send`. Absent: there
   * are no such servers here.
   * @throws Error with a sentence when the server cannot be talked to.
   */
  mcp?(url: string, send: McpSend, signal: AbortSignal): Promise<McpServer>
  /**
   * Runs a line for a shell to its end. Rejects with a sentence when it may not run, and when the signal aborts.
   * Absent: none can be run.
   */
  runCommand?(command: ShellCommand, signal: AbortSignal): Promise<ShellResult>
  /**
   * Files that nodes name by their path. Both reject with a sentence when that may not be or cannot be done. Absent:
   * there are no paths, and people choose and save files by hand.
   */
  files?: {
    read(path: string, signal: AbortSignal): Promise<string>
    write(path: string, text: string, signal: AbortSignal): Promise<void>
  }
  /** Prints for people to read. Absent: the card that prints shows it. */
  print?(text: string): void
  /** Waits until the run may go on; for stepping. Absent: never waits. */
  gate?(point: { kind: 'node' | 'model-call'; pipelineId: string; nodeId: string }, signal: AbortSignal): Promise<void>
}
