import { invalidHeaderCharacter } from '../../engine/net/header-syntax'
import { HIDDEN_KEY } from '../../engine/net/redactor'
import { msg } from '../../language/message'
import { ModelError, type ModelRequest } from '../../model/language-model'
import { SECRET_NAME } from '../connections/address'
import type { Connection } from '../connections/connections'
import { KEY_PLACE } from '../connections/key-place'

export { HIDDEN_KEY }

/** The format of requests and answers that our Anthropic adapter was written for. */
const ANTHROPIC_VERSION = '2026-10-21'
/** The last version that takes sampling settings, from the models that still do. */
const ANTHROPIC_VERSION_WITH_SAMPLING = '2023-06-01'

/** The headers of a Messages API request, with the key as given. */
export function anthropicHeaders(
  connection: Connection,
  key: string | null,
  request: Pick<ModelRequest, 'temperature'> = {},
): Record<string, string> {
  return headersFor(connection, key, {
    'content-type': 'application/json',
    'anthropic-version': request.temperature === undefined ? ANTHROPIC_VERSION : ANTHROPIC_VERSION_WITH_SAMPLING,
    'anthropic-dangerous-direct-browser-access': 'true',
  })
}

/** The headers of a Chat Completions request, with the key as given. */
export function openAiHeaders(connection: Connection, key: string | null): Record<string, string> {
  return headersFor(connection, key, { 'content-type': 'application/json' })
}

/**
 * The headers of a connection's requests: those of its wire format, authentication, and the person's additions and
 * removals.
 */
export function headersFor(
  connection: Connection,
  key: string | null,
  wireHeaders: Record<string, string>,
): Record<string, string> {
  const headers = new Map(Object.entries(wireHeaders))
  if (connection.auth === 'bearer' && key) headers.set('authorization', `Bearer ${key}`)
  if (connection.auth === 'x-api-key' && key) headers.set('x-api-key', key)
  for (const [name, value] of Object.entries(connection.headers)) {
    if (value === null) headers.delete(name.toLowerCase())
    else headers.set(name.toLowerCase(), value.replaceAll(KEY_PLACE, key ?? ''))
  }
  return Object.fromEntries(headers)
}

/**
 * Headers that can be sent.
 * @throws ModelError when the key or an added header has a character that no header may have: nothing was sent.
 */
export function sendableHeaders(
  headers: Record<string, string>,
  connection: Connection,
  key: string | null,
): Record<string, string> {
  const ofKey = key === null ? null : invalidHeaderCharacter(key)
  if (ofKey !== null) {
    const words =
      connection.provider === 'class'
        ? msg('The class code has “{character}”, which no class code has. Copy it again, or ask your teacher.', {
            character: ofKey,
          })
        : msg('The key has “{character}”, which no key has. Nothing was sent. Copy the whole key again.', {
            character: ofKey,
          })
    throw new ModelError('unauthorized', words, { outcome: 'not-sent' })
  }
  for (const [name, value] of Object.entries(headers)) {
    const character = invalidHeaderCharacter(value)
    if (character !== null) {
      const words = msg(
        'The header “{name}” has “{character}”, which no header can have. Nothing was sent. Take it out in Settings.',
        { name, character },
      )
      throw new ModelError('bad_request', words, { outcome: 'not-sent' })
    }
  }
  return headers
}

/** Headers as they may be shown: a person's own additions hide what sounds like a secret. */
export function shownHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const isSecret = SECRET_NAME.test(name) && !value.includes(HIDDEN_KEY)
      return [name, isSecret ? HIDDEN_KEY : value]
    }),
  )
}
