/** Headers that the official SDKs send from a page, and our own page with them. */
const allowedHeader =
  /^(authorization|x-api-key|content-type|accept|accept-language|anthropic-[a-z0-9-]+|x-stainless-[a-z0-9-]+|openai-[a-z0-9-]+|user-agent)$/

/** Which origins may call: any, because every request is authenticated by a class code, or a list. */
export type AllowedPages = '*' | readonly string[]

/** The answer to a browser that asks whether a page may call. */
export function preflight(request: Request, pages: AllowedPages): Response {
  const asked = (request.headers.get('access-control-request-headers') ?? '')
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
  const headers = corsHeaders(request, pages)
  if (!headers) return new Response(null, { status: 403 })
  headers.set('access-control-allow-methods', 'GET, POST')
  headers.set(
    'access-control-allow-headers',
    asked
      .filter(name => allowedHeader.test(name))
      .slice(0, 50)
      .join(', '),
  )
  headers.set('access-control-max-age', '600')
  // A page on the public web asks before it speaks to a laptop in the classroom.
  if (request.headers.get('access-control-request-private-network') === 'true') {
    headers.set('access-control-allow-private-network', 'true')
  }
  return new Response(null, { status: 204, headers })
}

/** What lets a page read an answer; null for a page that may not. */
export function corsHeaders(request: Request, pages: AllowedPages): Headers | null {
  const origin = request.headers.get('origin')
  const headers = new Headers({
    'access-control-expose-headers': 'retry-after, x-should-retry, request-id, x-request-id',
  })
  if (pages === '*') {
    headers.set('access-control-allow-origin', '*')
    return headers
  }
  headers.set('vary', 'origin')
  if (origin === null) return headers
  if (!pages.includes(origin)) return null
  headers.set('access-control-allow-origin', origin)
  return headers
}
