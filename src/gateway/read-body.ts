import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { msg } from '../language/message'
import { isJsonObject, type JsonObject } from '../model/json'
import type { GatewayContext, GatewayEnv } from './gateway'
import { GatewayError } from './gateway-error'

/** Refuses a request whose body has more bytes, before all of it has arrived. */
export function atMost(maxSize: number): MiddlewareHandler<GatewayEnv> {
  return bodyLimit({
    maxSize,
    onError: () => {
      const words = msg("This request is too large: a class's requests may have {maxBytes} bytes.", {
        maxBytes: String(maxSize),
      })
      throw new GatewayError(413, 'size', words)
    },
  })
}

/** Reads a request's JSON object. @throws GatewayError */
export async function readJson({ req }: GatewayContext): Promise<JsonObject> {
  if (!/^application\/json\s*(;|$)/i.test(req.header('content-type') ?? '')) {
    const words = msg('A request is JSON: send it with {header}.', { header: 'content-type application/json' })
    throw new GatewayError(415, 'body', words)
  }
  let value: unknown
  try {
    value = JSON.parse(await req.text())
  } catch {
    throw new GatewayError(400, 'body', msg('This request is not JSON.'))
  }
  if (!isJsonObject(value)) throw new GatewayError(400, 'body', msg('A request is one JSON object.'))
  return value
}
