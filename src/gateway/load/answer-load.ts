import { isPrivateHost, isSameHost } from '../../engine/hosts'
import { textOfHtml } from '../../nodes/url_loader/html-text'
import { checkOpen, letIn } from '../classes/let-in'
import { readJsonBody } from '../read-body'
import { inVain, Refusal } from '../refusal'
import type { Visit } from '../visit'

/** What a page may be, and how long it may take. */
const limits = { maxBytes: 1_000_000, within: 10_000 }
/** Letters that go on to the student. */
const longestText = 100_000

const textTypes = /^(text\/[\w.+-]+|application\/(json|xml|xhtml\+xml|rss\+xml|atom\+xml|ld\+json))$/

/** `/load`: what a page says, as text, from hosts that the teacher allowed. */
export async function answerLoad(visit: Visit): Promise<Response> {
  const { gateway, request, caller, note } = visit
  const visitor = await letIn(request.headers, caller.address, gateway)
  Object.assign(note, { class: visitor.record.id, seat: visitor.seat })
  checkOpen(visitor)
  if (!gateway.loader) throw new Refusal(403, 'load', 'This class gateway reads no pages.', inVain)
  const url = addressFrom(await askedAddress(request), visitor.record.hosts)
  await gateway.budget.countRequest(visitor)
  const page = await gateway.loader(url, limits)
  if (page.status >= 300 && page.status < 400) throw redirected(page.location, url)
  if (page.status >= 400)
    throw new Refusal(502, 'load', `The page's server answered ${page.status}. Is the address right?`)
  const contentType = (page.contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (!textTypes.test(contentType)) {
    throw new Refusal(415, 'load', 'This address holds no text. Choose one of a page, a text or some JSON.')
  }
  const source = decoded(page.bytes, page.contentType)
  const { title, text } = /html/.test(contentType) ? textOfHtml(source) : { title: undefined, text: source }
  return Response.json({ url: url.href, title, text: text.slice(0, longestText), contentType })
}

async function askedAddress(request: Request): Promise<string> {
  if (request.method === 'GET') return new URL(request.url).searchParams.get('url') ?? ''
  const { url } = await readJsonBody(request, { maxBytes: 10_000 })
  return typeof url === 'string' ? url : ''
}

/** @throws Refusal for whatever is no plain address of a host that the teacher allowed */
function addressFrom(text: string, hosts: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Refusal(400, 'load', 'Give an address that starts with https:// or http://.')
  }
  if (url.username !== '' || url.password !== '') {
    throw new Refusal(400, 'load', 'The address must not hold a name or a password.')
  }
  if (!hosts.some(host => isSameHost(host, url))) {
    const allowed = hosts.length > 0 ? `They are: ${hosts.join(', ')}.` : 'There are none yet.'
    throw new Refusal(403, 'load-host', `Your teacher allows certain sites only. ${allowed}`, inVain)
  }
  if (url.port !== '') throw new Refusal(403, 'load-host', 'Only the usual ports of the web can be read from here.')
  if (isPrivateHost(url.hostname)) throw privateAddress()
  url.hash = ''
  return url
}

/** For an address inside of somebody's own network, written or found behind a name. */
export function privateAddress(): Refusal {
  return new Refusal(
    403,
    'load-private',
    'This address is inside a private network. It cannot be read from here.',
    inVain,
  )
}

function redirected(location: string | null, url: URL): Refusal {
  const target = location !== null && URL.canParse(location, url) ? new URL(location, url) : null
  const to = target && /^https?:$/.test(target.protocol) ? ` to ${target.origin}${target.pathname}` : ''
  return new Refusal(422, 'load', `The page has moved${to}. Use its new address.`)
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
