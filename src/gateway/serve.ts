import { existsSync } from 'node:fs'
import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'
import { join } from 'node:path'
import { serve as serveNode } from '@hono/node-server'
import { type LocalizedText, msg } from '../language/message'
import { englishMessages } from '../language/messages'
import { gatewayApp } from './app'
import { Classes } from './classes/classes'
import { RateLimits } from './classes/rate-limits'
import type { Gateway, LogLine } from './gateway'
import { Budget } from './models/budget'
import { InFlightRequests } from './models/in-flight'
import { networkOrigin } from './network-address'
import { openRecords } from './records/open-records'
import type { Records } from './records/records'
import type { NodeSettings } from './settings'

/** What may be different in tests. */
export interface Choices {
  log?(line: LogLine): void
  /** Where the built page is; the gateway serves it unless another address is configured. */
  pageFolder?: string
  /** Prints what the one who starts it should know: a Redis that is gone. Default: in English. */
  say?(words: LocalizedText): void
  /** The time, in milliseconds: minutes and days of limits go by it. */
  now?(): number
  /** Milliseconds that a response may continue after its student has disconnected. */
  graceMs?: number | undefined
  /** Called when another process has taken the folder; this one serves no more. */
  lost?(): void
  /** Milliseconds to wait for a folder that another process uses. */
  waitMs?: number | undefined
}

/** A gateway that listens. */
export interface RunningGateway {
  /** "http://127.0.0.1:8787" */
  origin: string
  classes: Classes
  records: Records
  /** Lets what is under way end within some seconds, then writes what it cost. */
  close(): Promise<void>
}

/** Milliseconds that answers may still take after a signal to stop. */
const lastWords = 5_000
/** Timeouts against slow clients. */
const limits = { headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16_384, keepAliveTimeout: 65_000 }

/** Starts the gateway. @throws Error when the port or the folder is taken. */
export async function startGateway(settings: NodeSettings, choices: Choices = {}): Promise<RunningGateway> {
  const {
    log = line => process.stderr.write(`${JSON.stringify(line)}\n`),
    say = words => process.stderr.write(`${englishMessages.localize(words)}\n`),
    pageFolder = 'dist',
    now = Date.now,
    graceMs,
    lost = () => undefined,
    waitMs,
  } = choices
  let isLost = false
  const records = await openRecords(settings, {
    say,
    now,
    ...(waitMs !== undefined && { waitMs }),
    lost: () => {
      isLost = true
      server?.closeAllConnections()
      server?.close()
      lost()
    },
  })
  const gateway: Gateway = {
    ...settings,
    records,
    classes: new Classes(records, now),
    budget: new Budget(records, now, settings.timeZone),
    limits: new RateLimits(now),
    underWay: new InFlightRequests(graceMs),
    networkUrl: networkOrigin(settings),
    now,
    log,
  }
  const app = gatewayApp(gateway, pageFolderOf(settings, pageFolder, say))
  let server: Server | undefined
  try {
    server = await listen(settings, (request, bindings) => app.fetch(request, bindings as never))
  } catch (error) {
    await records.close()
    throw error
  }
  if (isLost) server.close()
  const answers = new Set<ServerResponse>()
  server.on('request', (_, answer) => {
    answers.add(answer)
    answer.once('close', () => answers.delete(answer))
  })
  const { address, port } = server.address() as AddressInfo
  const listening = server
  return {
    origin: `http://${isIP(address) === 6 ? `[${address}]` : address}:${port}`,
    classes: gateway.classes,
    records,
    async close() {
      await stopServer(listening, answers)
      await gateway.underWay.close()
      await records.close()
    },
  }
}

function listen({ host, port }: NodeSettings, fetch: Parameters<typeof serveNode>[0]['fetch']): Promise<Server> {
  return new Promise((resolve, reject) => {
    const options = { hostname: host, port, fetch, overrideGlobalObjects: false, serverOptions: limits }
    const started = serveNode(options, () => resolve(started as Server))
    started.on('error', reject)
  })
}

/** The folder of the page that the gateway serves; null where another address does, or there is none. */
function pageFolderOf({ pageUrl }: NodeSettings, folder: string, say: (words: LocalizedText) => void): string | null {
  if (pageUrl !== null) return null
  if (existsSync(join(folder, 'index.html'))) return folder
  say(
    msg('There is no page to hand out yet: run “{command}” first, or set {variable} to where it is.', {
      command: 'npm run build',
      variable: 'GATEWAY_PAGE',
    }),
  )
  return null
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
