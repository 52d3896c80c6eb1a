import { msg } from '../../language/message'
import type { OutgoingRequest } from '../../model/events'
import { BrokerError } from './broker-error'
import { invalidHeaderCharacter, isHeaderName } from './header-syntax'

const MAX_BODY_BYTES = 64_000
/** Maximum of characters of an address. */
export const MAX_ADDRESS_CHARACTERS = 8_000
const MAX_HEADER_CHARACTERS = 8_000

/**
 * Parses an address that may be called.
 * @throws BrokerError when it may not.
 */
export function parseAddress(text: string): URL {
  if (text.length > MAX_ADDRESS_CHARACTERS) {
    throw new BrokerError(
      msg('The address is too long: {most, number} characters at most.', { most: MAX_ADDRESS_CHARACTERS }),
    )
  }
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw new BrokerError(
      msg('“{address}” is not a full web address, like https://example.com/path.', { address: text.slice(0, 200) }),
    )
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new BrokerError(
      msg('Only http and https addresses can be called, not {protocol}', { protocol: url.protocol }),
    )
  }
  if (url.username !== '' || url.password !== '') {
    throw new BrokerError(msg('An address with a user name or password inside it cannot be called.'))
  }
  url.hash = ''
  return url
}

/**
 * The request as it will be sent, and as the consent dialog shows it.
 * @throws BrokerError when it is too large, or has characters that no header may have.
 */
export function prepareRequest(request: OutgoingRequest, url: URL): OutgoingRequest {
  const headers = cleanHeaders(request.headers)
  const takesBody = request.method !== 'GET' && request.method !== 'HEAD'
  const { method, page, alone } = request
  const plain: OutgoingRequest = { method, url: url.href, headers, alone }
  if (!takesBody || request.body === undefined) return page ? { ...plain, page } : plain
  if (new TextEncoder().encode(request.body).length > MAX_BODY_BYTES) {
    throw new BrokerError(msg('The body is too large to send: {most} kB at most.', { most: MAX_BODY_BYTES / 1000 }))
  }
  return { ...plain, body: request.body }
}

/**
 * Headers that belong to the connection, to the browser or to another identity. They are dropped instead of refused:
 * models copy them from examples, and nothing is lost. `Authorization` is kept, since a token of a webhook is part of
 * the request: the author of the prompt provided it, and the consent dialog shows it.
 */
const LEFT_OUT =
  /^(?:accept-(?:charset|encoding)|access-control-.*|connection|content-length|cookie2?|date|dnt|expect|forwarded|host|keep-alive|origin|proxy-.*|referer|sec-.*|set-cookie2?|te|trailer|transfer-encoding|upgrade|via|x-forwarded-.*|x-(?:http-)?method(?:-override)?)$/i

function cleanHeaders(headers: Record<string, string>): Record<string, string> {
  const clean: Record<string, string> = {}
  let size = 0
  for (const [name, value] of Object.entries(headers)) {
    if (LEFT_OUT.test(name)) continue
    if (!isHeaderName(name) || invalidHeaderCharacter(value) !== null) {
      throw new BrokerError(
        msg('The header “{name}” has characters that no header may have.', { name: name.slice(0, 60) }),
      )
    }
    size += name.length + value.length
    clean[name] = value
  }
  if (size > MAX_HEADER_CHARACTERS) {
    throw new BrokerError(
      msg('The headers are too long: {most, number} characters at most.', { most: MAX_HEADER_CHARACTERS }),
    )
  }
  return clean
}
