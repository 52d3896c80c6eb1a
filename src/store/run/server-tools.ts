import { Broker } from '../../engine/net/broker'
import { LocalizedError } from '../../language/localized-error'
import { msg } from '../../language/message'
import type { Host } from '../../model/host'
import type { Tool } from '../../model/language-model'

/**
 * Lists the tools of an MCP server on request of a person: the request counts as consent to this address, and all other
 * rules apply.
 * @throws Error with a sentence when it is refused, or the server does not respond.
 */
export async function listServerTools(
  host: Pick<Host, 'fetch' | 'isAllowedHost' | 'ownHost' | 'mcp'>,
  url: string,
): Promise<readonly Tool[]> {
  if (!host.mcp) throw new LocalizedError(msg('Tool servers cannot be used here.'))
  const broker = new Broker({ host, ask: async () => ({ consent: true }) })
  const { signal } = new AbortController()
  const server = await host.mcp(url, (request, isCall) => broker.converse(request, isCall, signal), signal)
  return server.tools
}
