import { isPrivateHost, isSameHost } from '../../engine/net/hosts'
import { redactorOf } from '../../engine/net/redactor'
import { msg } from '../../language/message'
import { textOfHtml } from '../../nodes/url_loader/html-text'
import { authenticate, checkOpen } from '../classes/authenticate'
import { GatewayError, noRetry } from '../gateway-error'
import { readJsonBody } from '../read-body'
import type { RequestContext } from '../request-context'

/** What a page may be, and how long it may take. */
const limits = { maxBytes: 1_000_000, within: 10_000 }
/** Characters that are sent to the student. */
const longestText = 100_000

const textTypes = /^(text\/[\w.+-]+|application\/(json|xml|xhtml\+xml|rss\+xml|atom\+xml|ld\+json))$/

/** `/load`: what a page says, as text, from hosts that the teacher allowed. */
export async function answerLoad(context: RequestContext): Promise<Response> {
  const { gateway, request, caller, note } = context
  const visitor = await authenticate(request.headers, caller.address, gateway)
  Object.assign(note, { class: visitor.record.id, seat: visitor.seat })
  checkOpen(visitor)
  const url = addressFrom(await askedAddress(request), visitor.record.hosts)
  await gateway.budget.countRequest(visitor)
  const page = await gateway.loader(url, limits)
  if (page.status >= 300 && page.status < 400) throw redirected(page.location, url)
  if (page.status >= 400)
    throw new GatewayError(
      502,
      'load',
      msg("The page's server answered {status}. Is the address right?", { status: String(page.status) }),
    )
  const contentType = (page.contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (!textTypes.test(contentType)) {
    throw new GatewayError(415, 'load', msg('This address holds no text. Choose one of a page, a text or some JSON.'))
  }
  const source = decoded(page.bytes, page.contentType)
  const { title, text } = /html/.test(contentType) ? textOfHtml(source) : { title: undefined, text: source }
  // A page that came by one of the gateway's keys must not hand it on.
  const redactor = redactorOf(gateway.upstreams.map(({ key }) => key))
  const shown = { title: title && redactor.text(title), text: redactor.text(text).slice(0, longestText) }
  return Response.json({ url: url.href, ...shown, contentType })
}

async function askedAddress(request: Request): Promise<string> {
  if (request.method === 'GET') return new URL(request.url).searchParams.get('url') ?? ''
  const { url } = await readJsonBody(request, { maxBytes: 10_000 })
  return typeof url === 'string' ? url : ''
}

/** @throws GatewayError for whatever is no plain address of a host that the teacher allowed */
function addressFrom(text: string, hosts: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new GatewayError(400, 'load', msg('Give an address that starts with https:// or http://.'))
  }
  if (url.username !== '' || url.password !== '') {
    throw new GatewayError(400, 'load', msg('The address must not hold a name or a password.'))
  }
  if (!hosts.some(host => isSameHost(host, url))) {
    const words =
      hosts.length > 0
        ? msg('Your teacher allows certain sites only. They are: {hosts}.', { hosts: hosts.join(', ') })
        : msg('Your teacher allows certain sites only. There are none yet.')
    throw new GatewayError(403, 'load-host', words, noRetry)
  }
  if (url.port !== '')
    throw new GatewayError(403, 'load-host', msg('Only the usual ports of the web can be read from here.'))
  if (isPrivateHost(url.hostname)) throw privateAddress()
  url.hash = ''
  return url
}

/** For an address in a private network, literal or resolved from a name. */
export function privateAddress(): GatewayError {
  return new GatewayError(
    403,
    'load-private',
    msg('This address is inside a private network. It cannot be read from here.'),
    noRetry,
  )
}

function redirected(location: string | null, url: URL): GatewayError {
  const target = location !== null && URL.canParse(location, url) ? new URL(location, url) : null
  const words =
    target && /^https?:$/.test(target.protocol)
      ? msg('The page has moved to {address}. Use its new address.', { address: `${target.origin}${target.pathname}` })
      : msg('The page has moved. Use its new address.')
  return new GatewayError(422, 'load', words)
}

function decoded(bytes: Uint8Array, contentType: string): string {
  const label = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? charsetInside(bytes) ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** Old pages say it in their first lines. */
function charsetInside(bytes: Uint8Array): string | undefined {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  return /<meta[^>]{0,200}charset="?([\w-]+)/i.exec(beginning)?.[1]
}
