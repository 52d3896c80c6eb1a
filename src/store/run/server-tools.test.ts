import { afterEach, expect, it } from 'vitest'
import { type RunningServer, startMcpServer } from '../../../tests/support/mcp-server'
import { send } from '../../cli/node-host'
import { connectMcp } from '../../sandbox/mcp/connect'
import { listServerTools } from './server-tools'

let server: RunningServer | undefined
afterEach(() => server?.close())

it('lists the tools of a server that the person asks about', async () => {
  server = await startMcpServer()
  const { host: ownHost, url } = server
  const tools = await listServerTools({ fetch: send, isAllowedHost: () => false, ownHost, mcp: connectMcp }, url)
  expect(tools.map(({ name }) => name)).toEqual(['add', 'break', 'loud.shout'])
  expect(server.heard).not.toContain('POST tools/call')
})

it('keeps the addresses of this computer closed all the same', async () => {
  server = await startMcpServer()
  const host = { fetch: send, isAllowedHost: () => false, mcp: connectMcp }
  await expect(listServerTools(host, server.url)).rejects.toThrow(/on this computer/)
  expect(server.heard).toEqual([])
})

it('says so where there are none', async () => {
  await expect(listServerTools({ fetch: send, isAllowedHost: () => true }, 'https://a.example')).rejects.toThrow(
    /Tool servers/,
  )
})
