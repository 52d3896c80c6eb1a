import * as v from 'valibot'
import { t } from '../../language/active'
import { KEY_PLACE } from './key-place'

const ConnectionId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, () => t('Use small letters, digits and hyphens.')),
)

/**
 * Which provider a connection belongs to: the id of a preset, or `class`. It decides which models of the catalog the
 * connection has. An id without a preset, of another version of the page, is treated like another address.
 */
export type ProviderId = string

/** A connected provider: its address and wire format. Its key is stored separately. */
export interface Connection {
  /** The provider in `provider/id`. Unique among the connections. */
  id: string
  provider: ProviderId
  /** As shown: "Anthropic", "Class gateway". */
  label: string
  /** The format of its requests and answers. */
  wire: 'anthropic' | 'openai'
  /**
   * Without a slash at the end. With the `/v1` for `openai`, without it for `anthropic`. A query belongs to each request:
   * `joinAddress` puts a path before it.
   */
  baseUrl: string
  auth: 'bearer' | 'x-api-key' | 'none'
  /** Added to every request, with the key in the place of `{key}`; null removes a header that we would send. */
  headers: Record<string, string | null>
  /** Ids to offer, where the person listed them or the endpoint did. */
  models?: string[]
  /** Whether its models take a temperature. Absent: what the catalogue says of each. */
  sampling?: boolean
  /** The name of the limit on the answer's length, for `openai`. Absent: by address. */
  maxTokensField?: 'max_tokens' | 'max_completion_tokens'
  /** Of a class: the help line for a person in distress, set by the teacher. */
  helpLine?: string
}

const HttpAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check(isHttpAddress, () => t('The address must start with https:// or http://.')),
  v.check(hasNoPassword, () => t('The address must not contain a password.')),
  v.transform(withoutTail),
)

const HeaderName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/, () => t('This is not a header name.')),
)
const HeaderValue = v.pipe(
  v.string(),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a header's value must have none
  v.regex(/^[^\u0000-\u001f\u007f]*$/, () => t('A header is one line of text.')),
)

/** The schema of a connection, from storage, a form or a gateway's link. */
export const ConnectionSchema = v.pipe(
  v.object({
    id: ConnectionId,
    provider: ConnectionId,
    label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    wire: v.picklist(['anthropic', 'openai']),
    baseUrl: HttpAddress,
    auth: v.picklist(['bearer', 'x-api-key', 'none']),
    headers: v.optional(v.record(HeaderName, v.nullable(HeaderValue)), {}),
    models: v.optional(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))),
    sampling: v.optional(v.boolean()),
    maxTokensField: v.optional(v.picklist(['max_tokens', 'max_completion_tokens'])),
    helpLine: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  // People paste either form; the SDK of this wire adds the version itself.
  v.transform(
    (connection): Connection =>
      connection.wire === 'anthropic'
        ? { ...connection, baseUrl: connection.baseUrl.replace(/\/v1(?=\?|$)/, '') }
        : connection,
  ),
)

/** Whether a connection cannot be used without a key. */
export function wantsKey({ auth, headers }: Pick<Connection, 'auth' | 'headers'>): boolean {
  return auth !== 'none' || Object.values(headers).some(value => value?.includes(KEY_PLACE))
}

/** The exact origin that a connection speaks to: "https://api.openai.com". */
export function originOf(connection: Pick<Connection, 'baseUrl'>): string {
  return new URL(connection.baseUrl).origin
}

function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function hasNoPassword(text: string): boolean {
  if (!URL.canParse(text)) return true
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

function withoutTail(address: string): string {
  const url = new URL(address)
  return (url.origin + url.pathname).replace(/(?<!\/)\/+$/, '') + url.search
}
