import type { LocalizedText } from '../language/message'
import type { OutgoingRequest } from './events'
import type { JsonObject, JsonValue } from './json'
import type { Tool } from './language-model'

// What a host offers to nodes: replies to requests, sandboxes, MCP servers, a shell, files and a console.

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

/** What a host may offer to the work of nodes. */
export interface HostServices {
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
  /**
   * Computes what depends on this device and not on the document alone, such as what a network has learned here. A run that
   * is played again gives what was computed then. Absent: computed.
   */
  onDevice?(compute: () => Promise<JsonValue>, signal: AbortSignal): Promise<JsonValue>
  /** Prints for people to read. Absent: the printing card shows it. */
  print?(text: string): void
}
