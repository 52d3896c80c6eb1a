// deno run --config src/gateway/deploy/deno.json -A src/gateway/deploy/deno.ts
import { openGateway } from '../node/open-gateway'
import { readNodeSettings } from '../settings'

/** What we use of Deno. */
declare const Deno: {
  env: { toObject(): Record<string, string> }
  serve(
    options: { hostname: string; port: number },
    handle: (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response>,
  ): { finished: Promise<void>; shutdown(): Promise<void> }
  exit(code: number): never
  addSignalListener(signal: 'SIGINT' | 'SIGTERM', heard: () => void): void
}

const settings = readNodeSettings(Deno.env.toObject())
const gateway = await openGateway(settings).catch((error: Error) => {
  // A Redis that cannot be reached, or a folder that is taken: a sentence, and no stack.
  console.error(error.message)
  return Deno.exit(2)
})
const server = Deno.serve({ hostname: settings.host, port: settings.port }, (request, { remoteAddr }) =>
  gateway.handle(request, { address: gateway.addressOf(request.headers, remoteAddr.hostname) }),
)
console.warn(`The teacher's page: http://localhost:${settings.port}/teacher`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) Deno.addSignalListener(signal, () => void server.shutdown())
await server.finished
await gateway.close()
