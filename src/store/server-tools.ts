import { createBroker } from '../engine/broker'
import type { Host } from '../engine/host'
import type { Tool } from '../engine/model'

/**
 * The tools of an MCP server, for a person who asked for them: the asking is their yes to this one address, and all
 * other rules hold.
 * @throws Error with a sentence when it may not be, or the server does not answer.
 */
export async function listServerTools(
  host: Pick<Host, 'fetch' | 'isAllowedHost' | 'ownHost' | 'mcp'>,
  url: string,
): Promise<readonly Tool[]> {
  if (!host.mcp) throw new Error('No servers of tools can be used here.')
  const broker = createBroker({ host, ask: async () => ({ consent: true }) })
  const { signal } = new AbortController()
  const server = await host.mcp(url, (request, isCall) => broker.converse(request, isCall, signal), signal)
  return server.tools
}
