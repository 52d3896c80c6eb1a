// npm run build:gateway && deno run -A dist-gateway/deno.js

import { errorText } from '../../language/localized-error'
import { msg } from '../../language/message'
import { openGateway } from '../node/open-gateway'
import { operatorMessages } from '../node/operator-messages'
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

const env = Deno.env.toObject()
const { localize } = await operatorMessages(env)
const refuse = (error: unknown) => {
  // A setting, a Redis that cannot be reached, or a folder that is taken: a sentence, and no stack.
  console.error(localize(errorText(error)))
  return Deno.exit(2)
}
const settings = await Promise.resolve(env).then(readNodeSettings).catch(refuse)
const gateway = await openGateway(settings, { say: words => console.warn(localize(words)) }).catch(refuse)
const server = Deno.serve({ hostname: settings.host, port: settings.port }, (request, { remoteAddr }) =>
  gateway.handle(request, { address: gateway.addressOf(request.headers, remoteAddr.hostname) }),
)
console.warn(localize(msg("The teacher's page: {address}", { address: `http://localhost:${settings.port}/teacher` })))
for (const signal of ['SIGINT', 'SIGTERM'] as const) Deno.addSignalListener(signal, () => void server.shutdown())
await server.finished
await gateway.close()
