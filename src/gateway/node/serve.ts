import { existsSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'
import { type HttpBindings, serve as serveNode } from '@hono/node-server'
import { createGateway } from '../app'
import { ClassBook } from '../classes/class-book'
import type { LogLine } from '../gateway'
import type { Loader } from '../load/loader'
import { pinnedLoader } from '../load/pinned-loader'
import type { NodeSettings } from '../settings'
import { openCounts, openRecords, teacherHash } from './home'
import { pageFiles } from './page-files'

/** A gateway that listens. */
export interface RunningGateway {
  /** "http://127.0.0.1:8787" */
  origin: string
  classes: ClassBook
  /** Lets what is under way end within some seconds, then writes the counts. */
  close(): Promise<void>
}

/** Milliseconds that answers may still take after the gateway was told to stop. */
const lastWords = 5_000

/** Starts the gateway in Node. @throws Error when the port or the folder is taken. */
export async function startGateway(
  settings: NodeSettings,
  {
    log = line => process.stderr.write(`${JSON.stringify(line)}\n`),
    loader = pinnedLoader(),
    pageFolder = 'dist',
  }: { log?(line: LogLine): void; loader?: Loader; pageFolder?: string } = {},
): Promise<RunningGateway> {
  const records = await openRecords(settings)
  const counts = await openCounts(settings)
  const classes = new ClassBook(records.storage)
  // Students may open the page from here too, where it was built.
  const files = settings.pageUrl === null && existsSync(pageFolder) ? pageFiles(pageFolder) : null
  const handle = createGateway({
    ...settings,
    classes,
    counts,
    loader,
    log,
    teacher: { codeHash: () => teacherHash(records.storage) },
    fetch: globalThis.fetch,
    now: Date.now,
  })
  const server = await new Promise<Server>((resolve, reject) => {
    const started = serveNode(
      {
        hostname: settings.host,
        port: settings.port,
        overrideGlobalObjects: false,
        serverOptions: {
          headersTimeout: 10_000,
          requestTimeout: 30_000,
          maxHeaderSize: 16_384,
          keepAliveTimeout: 65_000,
        },
        fetch: async (request, environment) => {
          const { incoming, outgoing } = environment as HttpBindings
          const caller = {
            address: addressOf(incoming, settings.proxyHeader),
            hangUp: () => void outgoing.destroy(),
          }
          return (await files?.(request)) ?? handle(request, caller)
        },
      },
      () => resolve(started as Server),
    )
    started.on('error', reject)
  }).catch(async error => {
    await Promise.all([counts.close(), records.close()])
    throw error
  })
  const answers = new Set<ServerResponse>()
  server.on('request', (_, answer) => {
    answers.add(answer)
    answer.once('close', () => answers.delete(answer))
  })
  const { address, port } = server.address() as AddressInfo
  return {
    origin: `http://${isIP(address) === 6 ? `[${address}]` : address}:${port}`,
    classes,
    async close() {
      await stopServer(server, answers)
      await counts.close()
      await records.close()
    },
  }
}

/** Who calls. Of a list that proxies wrote, the last entry is our own proxy's; what stands before it, anybody may have written. */
function addressOf({ socket, headers }: IncomingMessage, proxyHeader: string | null): string {
  const told = proxyHeader === null ? undefined : headers[proxyHeader]
  const last = [told ?? []].flat().join(',').split(',').at(-1)?.trim()
  return last || socket.remoteAddress || 'unknown'
}

/** Stops listening, lets answers that are under way end, and breaks off what takes too long. */
function stopServer(server: Server, answers: ReadonlySet<ServerResponse>): Promise<void> {
  return new Promise(resolve => {
    const breakOff = () => server.closeAllConnections()
    const timer = setTimeout(breakOff, lastWords)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    // Browsers open connections before they need them; those are never idle in Node's eyes.
    const breakOffIfQuiet = () => {
      if (answers.size === 0) breakOff()
    }
    for (const answer of answers) answer.once('close', () => setImmediate(breakOffIfQuiet))
    breakOffIfQuiet()
  })
}
