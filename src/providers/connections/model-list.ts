import { redactorOf } from '../../engine/net/redactor'
import { ModelError } from '../../model/language-model'
import { parseUntrustedJson } from '../../model/untrusted-json'
import { anthropicHeaders, openAiHeaders, sendableHeaders } from '../wire/headers'
import { field, looseObjects } from '../wire/loose-json'
import { errorOfAnswer, invalidResponseError, subjectOf } from '../wire/model-errors'
import { readBeginning, readCapped } from '../wire/read-capped'
import { joinAddress } from './address'
import type { Connection } from './connections'
import { secretHeaders } from './stored-secrets'

/** The most that is read of a list. OpenRouter's, of some hundred models, has about a tenth of it. */
const MAX_LIST_BYTES = 4_000_000
/** A list is shown as options to choose from. */
const MOST_MODELS = 2_000

/** A browser's `fetch`, or a test double. */
export type Fetch = typeof globalThis.fetch

/**
 * The ids of the models that an endpoint offers.
 * @throws ModelError when it answers with a refusal or with no list; the fetch's own TypeError when nothing answers.
 */
export async function listModels(
  connection: Connection,
  key: string | null,
  fetch: Fetch = globalThis.fetch,
): Promise<string[]> {
  const path = connection.wire === 'anthropic' ? '/v1/models?limit=1000' : '/models'
  const body = await getFrom(listedBeside(connection), key, path, fetch)
  const answer = parseUntrustedJson(body)
  // Together sends the list bare; Ollama says null where it has no model yet.
  const listed = Array.isArray(answer)
    ? answer
    : [field(answer, 'data'), field(answer, 'models')].find(each => each !== undefined)
  if (field(answer, 'error')) {
    throw errorOfAnswer({ status: 200, headers: new Headers(), body }, subjectOf(connection))
  }
  if (listed !== null && !Array.isArray(listed)) throw invalidResponseError(subjectOf(connection))
  // Azure lists what could be deployed, and not under which names it was.
  if (connection.provider === 'azure') return connection.models ?? []
  // An entry without an id is no reason to refuse the others. Google puts its resource path before the id.
  return looseObjects(listed ?? undefined)
    .slice(0, MOST_MODELS)
    .flatMap(({ id }) => (typeof id === 'string' ? id.replace(/^models\//, '') : []))
}

/** Azure lists models beside its deployments. */
function listedBeside(connection: Connection): Connection {
  if (connection.provider !== 'azure') return connection
  return { ...connection, baseUrl: connection.baseUrl.replace(/\/deployments\/[^/?]*/, '') }
}

/**
 * Asks OpenRouter who the key is: its list of models is open to all, and says nothing of the key.
 * @throws ModelError when the key is refused.
 */
export async function checkKey(connection: Connection, key: string | null, fetch: Fetch): Promise<void> {
  if (connection.provider === 'openrouter') await getFrom(connection, key, '/key', fetch)
}

async function getFrom(connection: Connection, key: string | null, path: string, fetch: Fetch): Promise<string> {
  const headersOf = connection.wire === 'anthropic' ? anthropicHeaders : openAiHeaders
  const { 'content-type': _, ...headers } = sendableHeaders(headersOf(connection, key), connection, key)
  const response = await fetch(joinAddress(connection.baseUrl, path), {
    headers,
    credentials: 'omit',
    redirect: 'error',
  })
  const redactor = redactorOf([key, ...secretHeaders(connection)])
  if (!response.ok) {
    const body = redactor.text(await readBeginning(response))
    throw errorOfAnswer({ status: response.status, headers: response.headers, body }, subjectOf(connection))
  }
  const { body, truncated } = await readCapped(response, MAX_LIST_BYTES)
  if (truncated) throw invalidResponseError(subjectOf(connection))
  return redactor.text(body)
}

/** Whether an endpoint is there but keeps no list of models. */
export function hasNoModelList(error: unknown): boolean {
  return error instanceof ModelError && (error.details.status === 404 || error.details.status === 405)
}
