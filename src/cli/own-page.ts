import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOfPage } from '../content/starters/address-of-page'
import { BrokerError } from '../engine/net/broker-error'
import { msg } from '../language/message'
import type { OutgoingRequest } from '../model/events'
import type { Host, OutgoingReply } from '../model/host'
import { examplesFolder } from './examples'

const { origin, host: ownHost } = new URL(addressOfPage)

/**
 * Adds the page to a host that has none: examples read files of their page, which the package contains. A person who
 * allows its address has a page there, and means that one.
 */
export function withOwnPage(host: Host): Host {
  if (host.isAllowedHost(ownHost)) return host
  return {
    ...host,
    ownHost,
    fetch: async (request, signal) =>
      new URL(request.url).host === ownHost ? readExample(request, host) : host.fetch(request, signal),
  }
}

async function readExample({ method, url }: OutgoingRequest, host: Host): Promise<OutgoingReply> {
  const [, name] = /^\/examples\/([\w-]+\.json)$/.exec(new URL(url).pathname) ?? []
  const isRead = name !== undefined && method === 'GET' && new URL(url).origin === origin
  const body = isRead ? await readFile(join(examplesFolder(), name), 'utf8').catch(() => null) : null
  if (body !== null) return { status: 200, body, contentType: 'application/json' }
  throw new BrokerError(
    msg('{host} is on this computer or its own network, and such addresses are closed {opening}.', {
      host: ownHost,
      opening: host.sayHowToAllow?.(ownHost) ?? '',
    }),
  )
}
