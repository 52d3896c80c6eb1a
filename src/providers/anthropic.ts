import type { LanguageModel, ModelRequest, WireRequest } from '../engine/model'
import { anthropicBody } from './anthropic-body'
import { AnthropicReply } from './anthropic-reply'
import type { Connection } from './connections'
import { loadPart } from './load-part'
import { subjectOf } from './model-errors'
import { HIDDEN_KEY, headersFor, type ModelNeeds, ProviderCall } from './provider-call'

/** The format of requests and answers that this adapter was written for. */
const API_VERSION = '2026-10-21'
/** The last version that takes sampling settings, from the models that still do. */
const API_VERSION_WITH_SAMPLING = '2023-06-01'

/** A model behind the Messages API, at Anthropic or at any address that speaks the same. */
export function createAnthropicModel(
  connection: Connection,
  key: string | null,
  needs: ModelNeeds = {},
): LanguageModel {
  const bodyOf = (request: ModelRequest) => anthropicBody(request, connection.id, needs.body)
  return {
    wire: (request): WireRequest => ({
      method: 'POST',
      url: `${connection.baseUrl}/v1/messages`,
      headers: anthropicHeaders(connection, key && HIDDEN_KEY, request),
      body: JSON.parse(JSON.stringify(bodyOf(request))),
    }),
    async *stream(request, signal) {
      const { BaseAnthropic, Messages } = await loadPart(() => import('./anthropic-sdk'))
      signal.throwIfAborted()
      const headers = anthropicHeaders(connection, key, request)
      const call = new ProviderCall(headers, subjectOf(connection, request.model, needs.retired), key)
      const client = new BaseAnthropic({
        baseURL: connection.baseUrl,
        // Our own headers carry the key. Without any, the SDK would look for one in files and variables.
        apiKey: 'in the headers',
        fetch: call.fetch,
        maxRetries: 0,
        dangerouslyAllowBrowser: true,
        openTelemetry: false,
        logLevel: 'off',
      })
      const open = () => new Messages(client).create(bodyOf(request), { signal })
      yield* call.read(request, signal, open, new AnthropicReply(connection.id, request.model))
    },
  }
}

/** The headers of a Messages API request, with the key as given. */
export function anthropicHeaders(
  connection: Connection,
  key: string | null,
  request: Pick<ModelRequest, 'temperature'> = {},
): Record<string, string> {
  return headersFor(connection, key, {
    'content-type': 'application/json',
    'anthropic-version': request.temperature === undefined ? API_VERSION : API_VERSION_WITH_SAMPLING,
    'anthropic-dangerous-direct-browser-access': 'true',
  })
}
