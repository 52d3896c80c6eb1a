import { buildDocument } from '../../src/model/build-document'
import type { Document, Limits, Node, Policy } from '../../src/model/document'
import { eventInEnglish } from '../../src/model/event-in-english'
import type { RunEvent } from '../../src/model/events'
import type { JsonObject, JsonSchema, JsonValue } from '../../src/model/json'
import type { ModelRequest } from '../../src/model/language-model'
import { type InvokeOptions, invoke } from '../../src/toolkit/invoke'
import type { PipelineErrorResponse, PipelineSuccessResponse } from '../../src/toolkit/response'
import { scriptedModel, type Turn, testHost } from './engine'

/** A step of a test: a tool with its input, a task for a model, or both. */
export interface TestStep {
  /** A node's id, or `pipeline:<id>`. */
  tool?: string
  input?: JsonObject
  task?: string
  schema?: JsonSchema
  policy?: Policy
  reasoning?: JsonObject
}

/** A step whose slug, id and name are the same. */
export function testStep(slug: string, { tool, input, task, schema, policy, reasoning }: TestStep): Node {
  const [kind, id] = tool?.startsWith('pipeline:') ? ['pipeline', tool.slice(9)] : ['node', tool ?? '']
  return {
    id: slug,
    type: 'tool_step',
    slug,
    config: {
      name: slug,
      tool: tool === undefined ? { kind: 'none' } : { kind, id },
      ...(input && { inputMapping: input }),
      reasoning: {
        enabled: task !== undefined,
        prompt: task ?? '',
        ...(schema && { outputSchema: schema }),
        ...reasoning,
      },
    },
    ...(policy && { policy }),
  }
}

/** Mock data for steps. With `fails` it returns an error. */
export function testTool(
  id: string,
  data: JsonValue,
  { fails = false, inputSchema }: { fails?: boolean; inputSchema?: JsonSchema } = {},
): Node {
  const config: Node['config'] = { name: id, kind: 'mock', data, failure: fails ? 'always' : 'none' }
  return { id, type: 'integration', config: inputSchema ? { ...config, inputSchema } : config }
}

/** A document of one tool, and a pipeline with the nodes that its steps call. */
export function toolDocument(
  steps: Node[],
  tools: Node[] = [],
  { tool = {}, limits, more = [] }: { tool?: JsonObject; limits?: Limits; more?: Document['pipelines'] } = {},
): Document {
  const shelf = tools.length > 0 ? [{ id: 'shelf', name: 'Shelf', nodes: tools }] : []
  return buildDocument({
    id: 'doc',
    name: 'Doc',
    pipelines: [
      {
        id: 'main',
        name: 'Main Tool',
        nodes: steps,
        tool: {
          slug: 'main-tool',
          status: 'active',
          inputSchema: { type: 'object', properties: { task: { type: 'string' } } },
          ...tool,
        },
      },
      ...more,
      ...shelf,
    ],
    ...(limits && { settings: { limits } }),
  })
}

/** Calls the first pipeline of a document with a scripted model. */
export async function call(
  document: Document,
  input: JsonObject = { task: 'Go' },
  script: (request: ModelRequest, round: number) => Turn = () => ({ text: '{}' }),
  { host: parts, ...options }: Omit<Partial<InvokeOptions>, 'host'> & { host?: Parameters<typeof testHost>[1] } = {},
) {
  const model = scriptedModel(script)
  const host = testHost(model.languageModel, parts)
  const { response, events } = await invoke(document, document.pipelines[0]?.id ?? '', input, { ...options, host })
  return { response, events: events.map(eventInEnglish), requests: model.requests, host }
}

/** The response of a call that must succeed. */
export function succeeded(response: PipelineSuccessResponse | PipelineErrorResponse): PipelineSuccessResponse {
  if (!response.success) throw new Error(`${response.error.code}: ${response.message}`)
  return response
}

/** The response of a call that must fail. */
export function failed(response: PipelineSuccessResponse | PipelineErrorResponse): PipelineErrorResponse {
  if (response.success) throw new Error(`It worked: ${response.message}`)
  return response
}

/** The warnings of a run. */
export const warnings = (events: readonly RunEvent[]) =>
  events.flatMap(event => (event.type === 'log' && event.level === 'warning' ? [event.message] : []))

/** The text of the last message to a model. */
export const lastMessageContent = (request: ModelRequest | undefined) =>
  JSON.stringify(request?.messages.at(-1)?.content)
