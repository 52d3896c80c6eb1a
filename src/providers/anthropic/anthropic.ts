import { redactorOf } from '../../engine/net/redactor'
import type { JsonObject } from '../../model/json'
import type { LanguageModel, ModelRequest, WireRequest } from '../../model/language-model'
import { joinAddress, shownAddress, splitAddress } from '../connections/address'
import type { Connection } from '../connections/connections'
import { secretHeaders } from '../connections/stored-secrets'
import { anthropicHeaders, HIDDEN_KEY, sendableHeaders, shownHeaders } from '../wire/headers'
import { loadPart } from '../wire/load-part'
import { looseList } from '../wire/loose-json'
import { subjectOf } from '../wire/model-errors'
import { type ModelNeeds, ProviderCall } from '../wire/provider-call'
import { RefusedFields } from '../wire/refused-fields'
import { type AnthropicBody, anthropicBody, anthropicTools } from './body'
import { anthropicRefusals } from './refusals'
import { AnthropicReply } from './reply'

/** A model behind the Messages API, at Anthropic or at any address that speaks the same. */
export function createAnthropicModel(
  connection: Connection,
  key: string | null,
  needs: ModelNeeds = {},
): LanguageModel {
  const refused = (request: ModelRequest) => new RefusedFields(connection, request.model, anthropicRefusals)
  const bodyOf = (request: ModelRequest) =>
    refused(request).fitted({ ...anthropicBody(request, connection.id, needs.body) } as unknown as JsonObject)
  return {
    wire: (request): WireRequest => ({
      method: 'POST',
      url: shownAddress(joinAddress(connection.baseUrl, '/v1/messages'), HIDDEN_KEY),
      headers: shownHeaders(anthropicHeaders(connection, key && HIDDEN_KEY, request)),
      body: bodyOf(request),
    }),
    async *stream(request, signal) {
      const { BaseAnthropic, Messages } = await loadPart(() => import('./sdk'))
      signal.throwIfAborted()
      const headers = sendableHeaders(anthropicHeaders(connection, key, request), connection, key)
      const redactor = needs.redactor?.() ?? redactorOf([key, ...secretHeaders(connection)])
      const call = new ProviderCall(headers, subjectOf(connection, request.model, needs.retired), redactor)
      const client = new BaseAnthropic({
        ...splitAddress(connection.baseUrl),
        // Our own headers carry the key. Without any, the SDK would look for one in files and variables.
        apiKey: 'in the headers',
        fetch: call.fetch,
        maxRetries: 0,
        dangerouslyAllowBrowser: true,
        openTelemetry: false,
        logLevel: 'off',
      })
      const reader = new AnthropicReply(connection.id, request.model)
      yield* call.read({
        request,
        signal,
        body: bodyOf(request),
        // The SDK reads no event without its name; compatible servers leave the names out.
        send: body => new Messages(client).create(body as unknown as AnthropicBody, { signal }).asResponse(),
        refused: refused(request),
        reader,
        resumed(body) {
          const content = reader.resumed()
          return content && { ...body, messages: [...looseList(body.messages), { role: 'assistant', content }] }
        },
        tools: anthropicTools(request),
      })
    },
  }
}
