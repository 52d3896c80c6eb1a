import { isJsonObject, type JsonObject, type JsonValue } from '../../engine/model/json'
import type { NodeRunContext, NodeWork } from '../../engine/model/node-type'
import { shownData } from '../../engine/model/outgoing'
import { safeName } from '../../engine/model/tool-names'
import { failed, succeeded, type ToolResponse } from '../../engine/tools/tool-response'
import { msg } from '../../language/message'
import { worded } from '../../language/worded-error'
import { toolName } from '../kit/tool-name'
import type { IntegrationSource, SourceAnswer, SourceFailure } from './answer'
import { graphql } from './graphql'
import { mock } from './mock'
import type { IntegrationConfig } from './node'
import { rest } from './rest'

const SOURCES: Record<IntegrationConfig['kind'], IntegrationSource> = { mock, rest, graphql }

/** Queries the source, and converts its data or failure to a response. */
export async function respond(config: IntegrationConfig, context: NodeRunContext): Promise<NodeWork> {
  const source = SOURCES[config.kind]
  const startedAt = context.now()
  context.log('debug', msg('Asking {source}.', { source: source.name }), { args_received: context.input })
  const answer = await source.ask(config, context)
  const response = responseOf(answer, source.name, context.now() - startedAt, context.input)
  // Truncated in the log, complete in the output.
  context.log('debug', msg('The raw answer of {source}.', { source: source.name }), shownData(answer.raw))
  context.log('debug', msg('The answer as the levels above read it.'), shownData(response as unknown as JsonValue))
  if ('partial' in answer && answer.partial) context.log('warning', answer.partial.message, answer.partial.errors)
  const { success, errorCode = '' } = response
  const { error = '', retryAfterMs, mayRetry }: Partial<SourceFailure> = 'error' in answer ? answer : {}
  return {
    output: response as unknown as JsonValue,
    isResponse: true,
    keepAs: { type: 'data', toolName: toolName('fetch', safeName(config.name), 'data') },
    ...(!success && {
      failure: {
        ...worded(error),
        code: errorCode,
        ...(retryAfterMs !== undefined && { retryAfterMs }),
        ...(mayRetry !== undefined && { mayRetry }),
      },
    }),
  }
}

function responseOf(answer: SourceAnswer, source: string, duration: number, input: JsonObject): ToolResponse {
  const received = { args_received: input }
  if ('error' in answer) {
    const { error, errorCode, details, outcome } = answer
    const response = failed(error, errorCode, source, duration)
    return {
      ...response,
      metadata: {
        ...response.metadata,
        ...received,
        ...(outcome && { outcome }),
        ...(details !== undefined && { details }),
      },
    }
  }
  const response = succeeded(answer.data, source, duration)
  const keys: JsonObject = isJsonObject(answer.data) ? { keys: Object.keys(answer.data) } : {}
  const { partial } = answer
  const summary = partial ? `Only a part came. ${response.summary}` : response.summary
  const missing: JsonObject = partial ? { partial: true, errors: partial.errors } : {}
  return { ...response, summary, metadata: { ...response.metadata, ...keys, ...missing, ...received } }
}
