import { failed, succeeded, type ToolResponse } from '../../engine/tools/tool-response'
import { msg } from '../../language/message'
import { isJsonObject, type JsonObject, type JsonValue, jsonAsText, withoutUndefined } from '../../model/json'
import type { NodeContext, NodeResult } from '../../model/node-type'
import { shownData } from '../../model/outgoing'
import { readStoredJson } from '../../model/stored-json'
import { safeName } from '../../model/tool-names'
import { toolName } from '../kit/display-tool'
import { headersOf, type IntegrationSource, type SourceAnswer, type SourceFailure } from './answer'
import { graphql } from './graphql'
import type { IntegrationConfig } from './node'
import { sendAndRead, statusFailure } from './send'

/** Mock data, with the delays and failures of a real service. */
const mock: IntegrationSource = {
  name: 'mock_db',
  async ask({ data, delayMs, failure, failureRate, errorCode }, context): Promise<SourceAnswer> {
    if (delayMs > 0) await context.sleep(delayMs)
    if (failure === 'always' || (failure === 'sometimes' && context.random() < failureRate)) {
      const code = errorCode.trim() || 'MOCK_FAILURE'
      const error = msg('The made-up data was set to fail, as a real service sometimes does.')
      return { raw: { status: 'error', source: mock.name, errorCode: code }, error, errorCode: code }
    }
    const read = readStoredJson(data)
    if (read.problem !== undefined) {
      const error = msg('The made-up data cannot be read as JSON. {why}', { why: read.problem })
      return { raw: data ?? null, error, errorCode: 'BAD_DATA' }
    }
    const value = read.value ?? null
    return { raw: { status: 'success', source: mock.name, data: value }, data: value }
  },
}

/** A request to a REST address. */
const rest: IntegrationSource = {
  name: 'rest',
  async ask({ method, url, headers, body, allowedDomains }, context) {
    const sends = method !== 'GET' && body !== undefined && body !== ''
    const request = {
      method,
      url,
      headers: headersOf(headers, sends ? 'application/json' : null),
      body: sends ? jsonAsText(body) : undefined,
    }
    const reply = await sendAndRead(request, allowedDomains, context)
    if ('error' in reply) return reply
    return statusFailure(reply, url) ?? { raw: reply.raw, data: reply.body }
  },
}

const SOURCES: Record<IntegrationConfig['kind'], IntegrationSource> = { mock, rest, graphql }

/** Queries the source, and converts its data or failure to a response. */
export async function respond(config: IntegrationConfig, context: NodeContext): Promise<NodeResult> {
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
    partial: 'partial' in answer ? answer.partial?.message : undefined,
    keepAs: { type: 'data', toolName: toolName('fetch', safeName(config.name), 'data') },
    failure: success ? undefined : { message: error, code: errorCode, retryAfterMs, mayRetry },
  }
}

function responseOf(answer: SourceAnswer, source: string, duration: number, input: JsonObject): ToolResponse {
  const received = { args_received: input }
  if ('error' in answer) {
    const { error, errorCode, details, outcome } = answer
    const response = failed(error, errorCode, source, duration)
    return {
      ...response,
      metadata: withoutUndefined({ ...response.metadata, ...received, outcome, details }),
    }
  }
  const response = succeeded(answer.data, source, duration)
  const keys: JsonObject = isJsonObject(answer.data) ? { keys: Object.keys(answer.data) } : {}
  const { partial } = answer
  const summary = partial ? `Only a part came. ${response.summary}` : response.summary
  const missing: JsonObject = partial ? { partial: true, errors: partial.errors } : {}
  return { ...response, summary, metadata: { ...response.metadata, ...keys, ...missing, ...received } }
}
