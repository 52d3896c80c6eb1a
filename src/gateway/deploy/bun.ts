// bun src/gateway/deploy/bun.ts
import { openGateway } from '../node/open-gateway'
import { readNodeSettings } from '../settings'

interface BunServer {
  requestIP(request: Request): { address: string } | null
  stop(): Promise<void>
}

/** What we use of Bun. */
declare const Bun: {
  env: Record<string, string | undefined>
  serve(options: {
    hostname: string
    port: number
    /** Seconds of silence; a model may think for long. */
    idleTimeout: number
    fetch(request: Request, server: BunServer): Promise<Response>
  }): BunServer
}

const settings = readNodeSettings(Bun.env)
const gateway = await openGateway(settings).catch((error: Error) => {
  // A Redis that cannot be reached, or a folder that is taken: a sentence, and no stack.
  console.error(error.message)
  return process.exit(2)
})
const server = Bun.serve({
  hostname: settings.host,
  port: settings.port,
  idleTimeout: 255,
  fetch: (request, from) =>
    gateway.handle(request, { address: gateway.addressOf(request.headers, from.requestIP(request)?.address) }),
})
console.warn(`The teacher's page: http://localhost:${settings.port}/teacher`)
const stop = async () => {
  await server.stop()
  await gateway.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
