// npm run build:gateway && bun dist-gateway/bun.js

import { errorText } from '../../language/localized-error'
import { msg } from '../../language/message'
import { openGateway } from '../node/open-gateway'
import { operatorMessages } from '../node/operator-messages'
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

const env = Bun.env
const { localize } = await operatorMessages(env)
const refuse = (error: unknown) => {
  // A setting, a Redis that cannot be reached, or a folder that is taken: a sentence, and no stack.
  console.error(localize(errorText(error)))
  return process.exit(2)
}
const settings = await Promise.resolve(env).then(readNodeSettings).catch(refuse)
const gateway = await openGateway(settings, { say: words => console.warn(localize(words)) }).catch(refuse)
const server = Bun.serve({
  hostname: settings.host,
  port: settings.port,
  idleTimeout: 255,
  fetch: (request, from) =>
    gateway.handle(request, { address: gateway.addressOf(request.headers, from.requestIP(request)?.address) }),
})
console.warn(localize(msg("The teacher's page: {address}", { address: `http://localhost:${settings.port}/teacher` })))
const stop = async () => {
  await server.stop()
  await gateway.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
