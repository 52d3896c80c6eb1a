import type { LanguageModel, ModelRequest, WireRequest } from '../../engine/model/language-model'
import { redactorOf } from '../../engine/net/redact/redactor'
import { joinAddress, shownAddress, splitAddress } from '../connections/address'
import type { Connection } from '../connections/connections'
import { secretHeaders } from '../connections/stored-secrets'
import { HIDDEN_KEY, openAiHeaders, sendableHeaders, shownHeaders } from '../wire/headers'
import { loadPart } from '../wire/load-part'
import { subjectOf } from '../wire/model-errors'
import { type ModelNeeds, ProviderCall } from '../wire/provider-call'
import { openAiBody } from './body'
import { OpenAiReply } from './reply'

/** A model behind Chat Completions: OpenAI, and everything that speaks like it. */
export function createOpenAiCompatibleModel(
  connection: Connection,
  key: string | null,
  needs: ModelNeeds = {},
): LanguageModel {
  const bodyOf = (request: ModelRequest) =>
    openAiBody(request, connection, { extra: needs.body, logprobs: needs.logprobs })
  return {
    wire: (request): WireRequest => ({
      method: 'POST',
      url: shownAddress(joinAddress(connection.baseUrl, '/chat/completions'), HIDDEN_KEY),
      headers: shownHeaders(openAiHeaders(connection, key && HIDDEN_KEY)),
      body: JSON.parse(JSON.stringify(bodyOf(request))),
    }),
    async *stream(request, signal) {
      const { OpenAI } = await loadPart(() => import('./sdk'))
      signal.throwIfAborted()
      const headers = sendableHeaders(openAiHeaders(connection, key), connection, key)
      const redactor = needs.redactor?.() ?? redactorOf([key, ...secretHeaders(connection)])
      const call = new ProviderCall(headers, subjectOf(connection, request.model, needs.retired), redactor)
      const client = new OpenAI({
        ...splitAddress(connection.baseUrl),
        // Our own headers carry the key; the SDK only insists that there be one.
        apiKey: 'in the headers',
        fetch: call.fetch,
        maxRetries: 0,
        dangerouslyAllowBrowser: true,
        logLevel: 'off',
      })
      const open = () => client.chat.completions.create(bodyOf(request), { signal })
      yield* call.read(request, signal, open, new OpenAiReply(connection.id, request.model))
    },
  }
}
