import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'
import { type HttpBindings, serve as serveNode } from '@hono/node-server'
import type { ClassStore } from '../classes/class-store'
import type { NodeSettings } from '../settings'
import { type Choices, openGateway } from './open-gateway'

/** A gateway that listens. */
interface RunningGateway {
  /** "http://127.0.0.1:8787" */
  origin: string
  classes: ClassStore
  /** Lets what is under way end within some seconds, then writes the counts. */
  close(): Promise<void>
}

/** Milliseconds that answers may still take after a signal to stop. */
const lastWords = 5_000
/** Timeouts against slow clients. */
const limits = { headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16_384, keepAliveTimeout: 65_000 }

/** Starts the gateway in Node. @throws Error when the port or the folder is taken. */
export async function startGateway(settings: NodeSettings, choices: Choices = {}): Promise<RunningGateway> {
  const gateway = await openGateway(settings, choices)
  const server = await new Promise<Server>((resolve, reject) => {
    const started = serveNode(
      {
        hostname: settings.host,
        port: settings.port,
        overrideGlobalObjects: false,
        serverOptions: limits,
        fetch(request, environment) {
          const { incoming, outgoing } = environment as HttpBindings
          return gateway.handle(request, {
            address: gateway.addressOf(request.headers, incoming.socket.remoteAddress),
            hangUp: () => void outgoing.destroy(),
          })
        },
      },
      () => resolve(started as Server),
    )
    started.on('error', reject)
  }).catch(async error => {
    await gateway.close()
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
    classes: gateway.classes,
    async close() {
      await stopServer(server, answers)
      await gateway.close()
    },
  }
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
