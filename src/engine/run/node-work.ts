import { type EndedAnswer, englishEnding } from '../../model/answer-ending'
import type { RunInput } from '../../model/document'
import { type JsonObject, type JsonValue, jsonAsText } from '../../model/json'
import type { NodeRunContext } from '../../model/node-type'
import type { ParsedNode } from '../../model/parsed-node'
import {
  hasTemplate,
  resolveForModel,
  resolveInJson,
  resolveTemplates,
  resolveToUrl,
  type TemplateScope,
  withRoots,
} from '../../model/templates'
import { askModel, readJson } from './ask-model'
import { Conversation } from './conversation'
import { NodeCapabilities, type NodeScope } from './node-scope'
import { type Transcript, withOnlySystem } from './transcript'

/** What a working node knows of its pipeline. */
interface NodeRunInputs {
  lastReply: string
  lastAnswer?: EndedAnswer | undefined
  above: JsonValue
  given: RunInput | undefined
  callTool: NodeRunContext['callTool']
  /** Of a node that another one calls: its own id, for questions to the person, and its arguments. */
  called?: { nodeId: string; input: JsonObject }
}

/** The capabilities of a working node. */
export function nodeRunContext(scope: NodeScope, conversation: Conversation, inputs: NodeRunInputs): NodeRunContext {
  return new WorkCapabilities(scope, conversation.transcript, inputs)
}

class WorkCapabilities extends NodeCapabilities implements NodeRunContext {
  constructor(
    scope: NodeScope,
    private readonly said: Transcript,
    private readonly inputs: NodeRunInputs,
  ) {
    super(scope, inputs.called?.nodeId ?? scope.nodeId, 'integration')
  }

  get texts() {
    return this.scope.textsAbove
  }

  get input() {
    return this.inputs.called?.input ?? this.scope.call.frame.input
  }

  get messages() {
    return this.said.messages.toArray()
  }

  get lastReply() {
    return this.inputs.lastReply
  }

  get lastReplyEnd() {
    const { lastAnswer } = this.inputs
    return lastAnswer ? englishEnding(lastAnswer) : null
  }

  get above() {
    return jsonAsText(this.inputs.above)
  }

  get given() {
    return this.inputs.given
  }

  get callTool() {
    return this.inputs.callTool
  }

  get override() {
    return this.scope.override
  }

  get reasoning() {
    return this.scope.reasoning
  }

  get runCommand() {
    return this.scope.host.runCommand
  }

  get files() {
    return this.scope.host.files
  }

  get print() {
    return this.scope.host.print
  }

  // Functions are bound, so that a node can take them out of its context.

  get steps() {
    return () => this.scope.call.frame.states
  }

  get resolve(): NodeRunContext['resolve'] {
    return (text, roots) => resolveForModel(text, withRoots(this.scope.templates, roots))
  }

  get now() {
    return () => this.scope.host.now()
  }

  get random() {
    return () => this.scope.host.random()
  }

  get sleep(): NodeRunContext['sleep'] {
    return ms => this.scope.host.sleep(ms, this.signal)
  }

  get askForJson(): NodeRunContext['askForJson'] {
    return question => askForJson(this.scope, question)
  }
}

/** Tokens for text around the requested JSON. */
const JSON_WORDS = 256

async function askForJson(
  scope: NodeScope,
  { model, system, user, temperature, maxTokens, leastTokens, schema }: Parameters<NodeRunContext['askForJson']>[0],
): ReturnType<NodeRunContext['askForJson']> {
  const asked = new Conversation()
  asked.add(scope.nodeId, { user: [{ type: 'text', text: user }] })
  const question = {
    model,
    said: withOnlySystem(asked.transcript, scope.nodeId, system),
    temperature,
    maxTokens,
    words: JSON_WORDS,
    least: leastTokens,
    responseFormat: schema,
  }
  const { value, usage } = await askModel(scope, question, readJson(schema))
  return { value, usage }
}

/**
 * A node's config with its templates resolved.
 * @throws TemplateError when a step that is named has not run.
 */
export function resolvedConfig(
  { node, type, config }: ParsedNode,
  scope: () => NodeScope['templates'],
): ParsedNode['config'] {
  if (!type.templates || !hasTemplate(node.config)) return config
  const { text = [], values = [], urls = [], json = [] } = type.templates
  const templates = scope()
  const resolved: JsonObject = { ...config }
  const resolve = (fields: readonly string[], inText: (text: string, scope: TemplateScope) => JsonValue) => {
    for (const field of fields) {
      const value = config[field]
      if (value === undefined) continue
      resolved[field] = typeof value === 'string' ? inText(value, templates) : resolveTemplates(value, templates)
    }
  }
  resolve(text, resolveForModel)
  resolve(values, resolveTemplates)
  resolve(urls, resolveToUrl)
  resolve(json, resolveInJson)
  return resolved
}

/**
 * What a node adds to the conversation, which is also its output: the text of a prompt or a message, or its parts with
 * an image.
 */
export function addToContext(
  { node, type, config }: ParsedNode,
  input: RunInput | undefined,
  conversation: Conversation,
): JsonValue {
  const additions = type.context?.(config, input) ?? []
  for (const addition of additions) conversation.add(node.id, addition)
  const first = additions[0]
  if (!first) return null
  if ('system' in first) return first.system
  const [part] = first.user
  return first.user.length === 1 && part?.type === 'text' ? part.text : (first.user as unknown as JsonValue)
}

/** The input of the first node of a pipeline: the newest text of an edge or a call. */
export function incomingText(conversation: Conversation, message: string | undefined): string {
  if (message !== undefined) return message
  const newest = conversation.transcript.messages.newest
  if (!newest) return ''
  if (newest.role !== 'user') return newest.content
  return newest.content.flatMap(part => (part.type === 'text' ? [part.text] : [])).join('\n')
}
