import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Serves the built page beside the gateway; null for what is no file of it. */
export function pageFiles(folder: string): (request: Request) => Promise<Response | null> {
  const app = new Hono()
  app.get('*', serveStatic({ root: folder }))
  app.notFound(() => new Response(null, { status: 404 }))
  return async request => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const answer = await app.fetch(request)
    return answer.status === 404 ? null : answer
  }
}
