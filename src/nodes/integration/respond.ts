import { isJsonObject, type JsonObject, type JsonValue } from '../../engine/json'
import type { NodeRunContext, NodeWork } from '../../engine/node-type'
import { safeName } from '../../engine/tool-names'
import { failed, succeeded, type ToolResponse } from '../../engine/tool-response'
import { toolName } from '../kit/toolName'
import type { Answer, Source } from './answer'
import { graphql } from './graphql'
import { mock } from './mock'
import type { IntegrationConfig } from './node'
import { rest } from './rest'

const SOURCES: Record<IntegrationConfig['kind'], Source> = { mock, rest, graphql }

/** Asks the source, and brings what it gave, or why it gave nothing, into the shape that every level above reads. */
export async function respond(config: IntegrationConfig, context: NodeRunContext): Promise<NodeWork> {
  const source = SOURCES[config.kind]
  const startedAt = context.now()
  context.log('debug', `Asking ${source.name}.`, { args_received: context.input })
  const answer = await source.ask(config, context)
  const response = responseOf(answer, source.name, context.now() - startedAt, context.input)
  context.log('debug', `The raw answer of ${source.name}.`, answer.raw)
  context.log('debug', 'The answer as the levels above read it.', response as unknown as JsonValue)
  const { success, error = '', errorCode = '' } = response
  return {
    output: response as unknown as JsonValue,
    isResponse: true,
    keepAs: { type: 'data', toolName: toolName('fetch', safeName(config.name), 'data') },
    ...(!success && { failure: { message: error, code: errorCode } }),
  }
}

function responseOf(answer: Answer, source: string, duration: number, input: JsonObject): ToolResponse {
  const received = { args_received: input }
  if ('error' in answer) {
    const { error, errorCode, details } = answer
    const response = failed(error, errorCode, source, duration)
    return {
      ...response,
      metadata: { ...response.metadata, ...received, ...(details !== undefined && { details }) },
    }
  }
  const response = succeeded(answer.data, source, duration)
  const keys: JsonObject = isJsonObject(answer.data) ? { keys: Object.keys(answer.data) } : {}
  return { ...response, metadata: { ...response.metadata, ...keys, ...received } }
}
