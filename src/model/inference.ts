import * as v from 'valibot'
import { type LocalizedText, msg } from '../language/message'
import type { NodeConfig, RunInput } from './document'
import type { JsonSchema } from './json'
import { isInference } from './known-types'
import type { Message } from './language-model'
import type { ParsedNode } from './parsed-node'
import { StoredJson, storedObject } from './stored-json'
import { safeName } from './tool-names'

/** A tool in JavaScript: the body of a function of its arguments. */
export const CustomTool = v.looseObject({
  name: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  /** A JSON Schema of an object, or its text. */
  inputSchema: v.optional(StoredJson),
  code: v.optional(v.string(), ''),
})
export type CustomTool = v.InferOutput<typeof CustomTool>

/** An MCP server whose tools an inference gets. */
export const McpServerSettings = v.looseObject({
  url: v.optional(v.string(), ''),
  /** Prefix of its tools' names; absent: the host. */
  label: v.optional(v.string()),
  /** The server's names of the wanted tools; absent: all. */
  enabledTools: v.optional(v.array(v.string())),
})
export type McpServerSettings = v.InferOutput<typeof McpServerSettings>

/** The temperature of a model call where nobody chose one. */
export const USUAL_TEMPERATURE = 0.7

/** The fields of an inference's config. How they are edited is in the folder of its type. */
export const inferenceFields = {
  /** `provider/id`, a bare id, or empty for the default model. */
  model: v.optional(v.string(), ''),
  temperature: v.optional(v.pipe(v.number(), v.minValue(0)), USUAL_TEMPERATURE),
  /** Absent: estimated from tools and model. */
  maxTokens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Appended to the system prompts above. */
  systemPrompt: v.optional(v.string()),
  /** Names of the tools to send; absent means all. */
  enabledTools: v.optional(v.array(v.string())),
  /** `fresh` sends its own segment and the latest outputs; `alone` nothing from above. */
  contextMode: v.optional(v.picklist(['continue', 'fresh', 'alone']), 'continue'),
  /** A message of its own, sent last. */
  userMessage: v.optional(v.string()),
  /** With `alone`: the id of the inference whose system prompt and turns it continues. */
  goesOnFrom: v.optional(v.string()),
  /** A JSON Schema, or its text: the answer must be JSON that matches it. */
  responseFormat: v.optional(StoredJson),
  /** Turns that come before all others in every run. */
  memories: v.optional(v.array(v.object({ role: v.picklist(['user', 'assistant']), content: v.string() }))),
  /** Whether the conversation persists between runs. */
  remembers: v.optional(v.boolean(), false),
  /** Tokens of a request that are sent at most: the oldest messages are left out. */
  window: v.optional(v.pipe(v.number(), v.integer(), v.minValue(20))),
  /** Whether the model is asked for the chances of the tokens of its answer. */
  tokenChances: v.optional(v.boolean(), false),
  /** Tools in JavaScript, for this inference only. */
  customTools: v.optional(v.array(CustomTool)),
  /** MCP servers (over HTTP) whose tools it gets. */
  mcpServers: v.optional(v.array(McpServerSettings)),
}

/** The settings of an inference, as they are stored. */
export type InferenceConfig = NodeConfig & v.InferOutput<v.ObjectSchema<typeof inferenceFields, undefined>>

/** The settings of an inference, as a run uses them. */
export interface InferenceSettings
  extends Pick<
    InferenceConfig,
    'model' | 'temperature' | 'maxTokens' | 'systemPrompt' | 'enabledTools' | 'contextMode' | 'window' | 'tokenChances'
  > {
  /** Id of an inference above: `alone` continues from its system prompt and turns. */
  continueFrom?: string
  /** The final answer must be JSON of this schema. */
  responseFormat?: JsonSchema
  memories: Message[]
  customTools: CustomTool[]
  mcpServers: McpServerSettings[]
  /** Persists the conversation between runs. */
  persistMemory: boolean
  /** A message of its own, sent last; or the text of its message box, which is shown only where it has none. */
  message?: string
}

/** The settings of an inference with the text of its message box; undefined for any other node. */
export function inferenceOf(
  { type, config }: Pick<ParsedNode, 'type' | 'config'>,
  input?: RunInput,
): InferenceSettings | undefined {
  if (!isInference(type)) return undefined
  const stored: InferenceConfig = config
  const message = stored.userMessage?.trim() ? stored.userMessage : input
  return {
    model: stored.model.trim(),
    temperature: stored.temperature,
    maxTokens: stored.maxTokens,
    systemPrompt: stored.systemPrompt?.trim() ? stored.systemPrompt : undefined,
    enabledTools: stored.enabledTools,
    contextMode: stored.contextMode,
    continueFrom: (stored.contextMode === 'alone' && stored.goesOnFrom) || undefined,
    responseFormat: storedObject(stored.responseFormat) ?? undefined,
    memories: (stored.memories ?? []).filter(({ content }) => content.trim()).map(remembered),
    persistMemory: stored.remembers,
    window: stored.window,
    tokenChances: stored.tokenChances,
    customTools: stored.customTools ?? [],
    mcpServers: stored.mcpServers ?? [],
    message: typeof message === 'string' && message.trim() ? message : undefined,
  }
}

function remembered({ role, content }: { role: 'user' | 'assistant'; content: string }): Message {
  return role === 'user' ? { role, content: [{ type: 'text', text: content }] } : { role, content }
}

/** Why a tool in JavaScript cannot be offered, as a sentence, or null. */
export function customToolProblem({ name, inputSchema, code }: CustomTool): LocalizedText | null {
  if (name.trim() === '') return msg('A tool needs a name.')
  if (safeName(name) === null)
    return msg('The name “{name}” needs at least one of these: a to z, 0 to 9, _ or -.', { name })
  const schema = storedObject(inputSchema)
  if (schema === null || (schema && schema.type !== 'object'))
    return msg('The arguments of the tool {name} cannot be read.', { name })
  return code.trim() === '' ? msg('The tool {name} has no code yet.', { name }) : null
}

/** The problem of a server's settings, as a sentence, or null. */
export function mcpServerProblem({ url }: Pick<McpServerSettings, 'url'>): LocalizedText | null {
  if (url.trim() === '') return msg('A tool server needs an address.')
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  return isWeb ? null : msg('“{url}” is not a full web address, like https://example.com/mcp.', { url })
}

/** The name under which a model gets a server's tool. Duplicates get a number. */
export function serverToolName(server: McpServerSettings, name: string): string {
  return `${prefixOf(server)}_${safeName(name) ?? 'tool'}`
}

/** Whether a server may have a tool of this name: the actual list is on the server. */
export function mayHaveTool(server: McpServerSettings, toolName: string): boolean {
  if (!server.enabledTools) return toolName.startsWith(`${prefixOf(server)}_`)
  const names = server.enabledTools.map(name => serverToolName(server, name).slice(0, 64))
  return names.includes(toolName) || names.includes(toolName.replace(/_\d+$/, ''))
}

function prefixOf({ label, url }: McpServerSettings): string {
  const host = URL.canParse(url) ? new URL(url).host : url
  return safeName(label) ?? safeName(host) ?? 'server'
}
