import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

export interface ServedPage {
  /** Address of the page, with a trailing slash. */
  url: string
  /** From now on a page stands in place of a file, as a filter of a network shows it. */
  block(file: string): void
  close(): Promise<void>
}

/**
 * Serves a built folder like a plain web host, at a free port of this machine. `path` serves it below the root of the
 * site (`/some/path/`), as on a shared host. With `gzip`, files are compressed.
 */
export async function servePage({
  dist,
  path = '/',
  gzip = false,
}: {
  dist: string
  path?: string
  gzip?: boolean
}): Promise<ServedPage> {
  const blocked = new Set<string>()
  const server = createServer(async (request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    const inside = asked.startsWith(path) ? normalize(asked.slice(path.length)) : '..'
    const file = inside === '.' ? 'index.html' : inside
    if (blocked.has(file)) {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return response.end('<p>Blocked by your school.</p>')
    }
    try {
      if (file.startsWith('..') || file.startsWith(sep)) throw new Error('outside of the folder')
      const content = await readFile(join(dist, file))
      response.setHeader('content-type', mediaTypes[extname(file)] ?? 'application/octet-stream')
      if (gzip) response.setHeader('content-encoding', 'gzip')
      response.end(gzip ? gzipSync(content) : content)
    } catch {
      response.writeHead(404).end('not found')
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${path}`,
    block: file => void blocked.add(file),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
