import { redactorOf } from '../../engine/net/redactor'
import type { LanguageModel, ModelRequest, WireRequest } from '../../model/language-model'
import { joinAddress, shownAddress } from '../connections/address'
import type { Connection } from '../connections/connections'
import { secretHeaders } from '../connections/stored-secrets'
import { HIDDEN_KEY, openAiHeaders, sendableHeaders, shownHeaders } from '../wire/headers'
import { subjectOf } from '../wire/model-errors'
import { type ModelNeeds, ProviderCall } from '../wire/provider-call'
import { RefusedFields } from '../wire/refused-fields'
import { openAiBody, openAiTools } from './body'
import { openAiRefusals } from './refusals'
import { OpenAiReply } from './reply'

/** A model behind Chat Completions: OpenAI, and everything that speaks like it. */
export function createOpenAiCompatibleModel(
  connection: Connection,
  key: string | null,
  needs: ModelNeeds = {},
): LanguageModel {
  const refused = (request: ModelRequest) => new RefusedFields(connection, request.model, openAiRefusals)
  const bodyOf = (request: ModelRequest) =>
    refused(request).fitted(openAiBody(request, connection, { extra: needs.body, logprobs: needs.logprobs }))
  const address = joinAddress(connection.baseUrl, '/chat/completions')
  return {
    wire: (request): WireRequest => ({
      method: 'POST',
      url: shownAddress(address, HIDDEN_KEY),
      headers: shownHeaders(openAiHeaders(connection, key && HIDDEN_KEY)),
      body: bodyOf(request),
    }),
    async *stream(request, signal) {
      signal.throwIfAborted()
      const headers = sendableHeaders(openAiHeaders(connection, key), connection, key)
      const redactor = needs.redactor?.() ?? redactorOf([key, ...secretHeaders(connection)])
      const call = new ProviderCall(headers, subjectOf(connection, request.model, needs.retired), redactor)
      yield* call.read({
        request,
        signal,
        body: bodyOf(request),
        send: body => call.fetch(address, { method: 'POST', body: JSON.stringify(body), signal }),
        refused: refused(request),
        reader: new OpenAiReply(connection.id, request.model),
        tools: openAiTools(request),
      })
    },
  }
}
