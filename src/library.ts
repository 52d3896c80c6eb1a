/**
 * The package as a library for Node: runs documents as lists of events, calls pipelines as tools, and reads what the page
 * saves. The command in `src/cli` uses the same parts.
 */
import { type Incoming, readIncoming } from './documents/files/incoming'
import { LocalizedError } from './language/localized-error'
import { type LocalizedText, msg } from './language/message'
import { englishMessages } from './language/messages'
import type { Document, RunInputs } from './model/document'
import { nodeTypes } from './nodes/registry'

export { type NodeHostOptions, nodeHost } from './cli/node-host'
export type { Problem } from './engine/checks/problem'
export { findProblems, validateDocument } from './engine/checks/problems'
export type { Invocation } from './engine/run/invocation'
export { runDocument, runTool } from './engine/run/run'
export { demoHost } from './host/demo-host'
export { executePipeline, type PipelineContext, type PipelineMessage } from './host/execute-pipeline'
export type {
  Document,
  Edge,
  Limits,
  Node,
  NodeConfig,
  Pipeline,
  Policy,
  RunInput,
  RunInputs,
  StoredToolFace,
} from './model/document'
export type { ModelErrorCode } from './model/engine-error'
export type { RunEvent, RunEventOf, RunEventType } from './model/events'
export type { Host } from './model/host'
export type { JsonObject, JsonSchema, JsonValue } from './model/json'
export {
  type LanguageModel,
  type Message,
  ModelError,
  type ModelEvent,
  type ModelRequest,
  type ResolvedModel,
  type Tool,
  type ToolCall,
} from './model/language-model'
export type { NodeType, NodeTypes } from './model/node-type'
export type { OutgoingReply, ShellCommand, ShellResult } from './model/services'
export { nodeTypes } from './nodes/registry'
export { type ExportFormat, exportTools } from './toolkit/export'
export { activeTools, type FacedPipeline } from './toolkit/face'
export { type Invoked, type InvokeOptions, invoke } from './toolkit/invoke'
export type { PipelineErrorResponse, PipelineResponse, PipelineSuccessResponse } from './toolkit/response'

/** A parsed document with the inputs of its runs. `notes` are sentences on what was repaired. */
export interface OpenedDocument {
  document: Document
  inputs: RunInputs
  notes: readonly string[]
}

/**
 * Reads a document from text: JSON, the YAML form, or a share link.
 * @throws Error with a sentence that says what is wrong, and where.
 */
export async function openDocument(text: string): Promise<OpenedDocument> {
  const incoming = await readIncoming(text, { player: { nodeTypes } })
  if (incoming.kind !== 'document') throw new LocalizedError(problemOf(incoming))
  const { draft, notes } = incoming.content
  return { ...draft, notes: notes.map(englishMessages.localize) }
}

function problemOf(incoming: Exclude<Incoming, { kind: 'document' }>): LocalizedText {
  if (incoming.kind === 'nothing') return incoming.problem
  return incoming.kind === 'library'
    ? msg('This is a library, not a single document.')
    : msg('This is a recording, not a single document.')
}
