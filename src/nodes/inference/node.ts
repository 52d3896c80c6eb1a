import * as v from 'valibot'
import { msg } from '../../language/message'
import type { Message } from '../../model/language-model'
import { type NodeType, USUAL_TEMPERATURE } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { CustomTool, customToolProblem, customTools } from '../kit/custom-tools'
import { McpServerSettings, mcpServerProblem } from '../kit/mcp-servers'
import { mcpTools } from '../kit/mcp-tools'
import { StoredJson, storedObject } from '../kit/stored-json'

const fields = {
  model: v.optional(v.string(), ''),
  temperature: v.optional(v.pipe(v.number(), v.minValue(0)), USUAL_TEMPERATURE),
  /** Absent: estimated from tools and model. */
  maxTokens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  systemPrompt: v.optional(v.string()),
  enabledTools: v.optional(v.array(v.string())),
  contextMode: v.optional(v.picklist(['continue', 'fresh', 'alone']), 'continue'),
  /** A message of its own, sent last. */
  userMessage: v.optional(v.string()),
  /** With `alone`: the id of the inference whose conversation it continues. */
  goesOnFrom: v.optional(v.string()),
  /** A JSON Schema, or its text: the answer must be JSON that matches it. */
  responseFormat: v.optional(StoredJson),
  /** Turns that come before all others. */
  memories: v.optional(v.array(v.object({ role: v.picklist(['user', 'assistant']), content: v.string() }))),
  /** Whether the conversation persists between runs. */
  remembers: v.optional(v.boolean(), false),
  /** Tokens that it reads at most; absent: all. */
  window: v.optional(v.pipe(v.number(), v.integer(), v.minValue(20))),
  /** Whether the model is asked for the chances of the tokens of its answer. */
  tokenChances: v.optional(v.boolean(), false),
  /** Tools in JavaScript, for this inference only. */
  customTools: v.optional(v.array(CustomTool)),
  /** MCP servers (over HTTP) whose tools it gets. */
  mcpServers: v.optional(v.array(McpServerSettings)),
}

export type InferenceConfig = ConfigOf<typeof fields>

/** Calls a model with everything above it, and ends the segment. */
const inference: NodeType<InferenceConfig> = {
  type: 'inference',
  name: msg('Model'),
  family: 'model',
  summary: msg('Ask a model. It gets all the cards above.'),
  alsoCalled: msg({
    message: 'llm gpt chat chatgpt claude gemini ai model agent completion memory ask',
    context: 'other words that find the card “Model”',
  }),
  configSchema: configSchema(fields),
  input: 'text',
  templates: { text: ['systemPrompt', 'userMessage'] },
  inference({ model, temperature, maxTokens, contextMode, remembers, tokenChances, ...config }, input) {
    const schema = storedObject(config.responseFormat)
    const message = config.userMessage?.trim() ? config.userMessage : input
    return {
      model: model.trim(),
      temperature,
      contextMode,
      ...(maxTokens !== undefined && { maxTokens }),
      ...(remembers && { persistMemory: remembers }),
      ...(tokenChances && { tokenChances }),
      ...(config.window !== undefined && { window: config.window }),
      ...(config.systemPrompt?.trim() && { systemPrompt: config.systemPrompt }),
      ...(config.enabledTools && { enabledTools: config.enabledTools }),
      ...(schema && { responseFormat: schema }),
      ...(config.memories && { memories: config.memories.filter(({ content }) => content.trim()).map(remembered) }),
      ...(contextMode === 'alone' && config.goesOnFrom && { continueFrom: config.goesOnFrom }),
      ...(typeof message === 'string' && message.trim() !== '' && { message }),
    }
  },
  edits: {
    maxTokens: (_, maxTokens) => ({ maxTokens }),
    nodeIds({ goesOnFrom = '' }, ids) {
      const continued = ids.get(goesOnFrom)
      return continued === undefined ? {} : { goesOnFrom: continued }
    },
  },
  extraTools: {
    own: config => customTools(config.customTools ?? []),
    servers: ({ mcpServers = [] }) => mcpServers,
    find: async ({ mcpServers = [] }, context) => (mcpServers.length === 0 ? [] : mcpTools(mcpServers, context)),
    choose: (_, names) => ({ enabledTools: [...names] }),
  },
  problems(config) {
    const isUnreadable = storedObject(config.responseFormat) === null
    return [
      ...(isUnreadable ? [msg('The schema of its answer cannot be read, so it answers in words.')] : []),
      ...(config.customTools ?? []).flatMap(tool => customToolProblem(tool) ?? []),
      ...(config.mcpServers ?? []).flatMap(server => mcpServerProblem(server) ?? []),
    ].map(message => ({ message }))
  },
}

function remembered({ role, content }: { role: 'user' | 'assistant'; content: string }): Message {
  return role === 'user' ? { role, content: [{ type: 'text', text: content }] } : { role, content }
}

export default inference
