import { type LocalizedText, msg } from '../../language/message'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import type { NodeContext } from '../../model/node-type'
import { readStoredJson } from '../../model/stored-json'
import { headersOf, type IntegrationSource, type SourceFailure } from './answer'
import { type SourceReply, sendAndRead, statusFailure } from './send'

/** A query to a GraphQL endpoint. */
export const graphql: IntegrationSource = {
  name: 'graphql',
  async ask({ endpoint, query, variables, headers, allowedDomains }, context) {
    const values = variablesOf(variables, context)
    if (values.error !== undefined) return { raw: null, error: values.error, errorCode: 'BAD_VARIABLES' }
    const request = {
      method: 'POST' as const,
      url: endpoint,
      headers: headersOf({ accept: 'application/json', ...headers }, 'application/json'),
      body: JSON.stringify({ query, variables: values.variables }),
    }
    const reply = await sendAndRead(request, allowedDomains, context)
    if ('error' in reply) return reply
    const data = isJsonObject(reply.body) ? reply.body.data : undefined
    const errors = errorsIn(reply)
    if (errors && data !== undefined && data !== null) return { raw: reply.raw, data, partial: errors }
    // Servers send errors with any status; their messages are more useful than the number.
    const trouble = errors ? troubleOf(errors, reply) : statusFailure(reply, endpoint)
    if (trouble) return trouble
    if (data !== undefined) return { raw: reply.raw, data }
    const error = msg('The answer is not one that a GraphQL endpoint gives: it has no “data”.')
    return { raw: reply.raw, error, errorCode: 'BAD_ANSWER', outcome: 'answered', details: reply.body }
  },
}

function variablesOf(
  stored: JsonValue | undefined,
  { input }: NodeContext,
): { variables: JsonObject; error?: undefined } | { error: LocalizedText } {
  const read = readStoredJson(stored)
  if (read.problem !== undefined)
    return { error: msg('The variables cannot be read as JSON. {why}', { why: read.problem }) }
  if (read.value === undefined) return { variables: input }
  return isJsonObject(read.value) ? { variables: read.value } : { error: msg('The variables must be a JSON object.') }
}

interface Errors {
  message: LocalizedText
  errors: JsonValue
}

function errorsIn({ body }: SourceReply): Errors | null {
  const errors = isJsonObject(body) ? body.errors : undefined
  if (!Array.isArray(errors) || errors.length === 0) return null
  const messages = errors.map(each =>
    isJsonObject(each) && each.message ? String(each.message) : JSON.stringify(each),
  )
  return { message: msg('The GraphQL endpoint says: {messages}', { messages: messages.join('; ') }), errors }
}

function troubleOf({ message, errors }: Errors, { raw, retryAfterMs }: SourceReply): SourceFailure {
  const wait = retryAfterMs === undefined ? {} : { retryAfterMs }
  return { raw, error: message, errorCode: 'GRAPHQL_ERROR', outcome: 'answered', details: errors, ...wait }
}
