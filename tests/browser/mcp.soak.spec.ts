import type { BrowserContext } from '@playwright/test'
import { stack } from '../support/engine'
import { type RunningServer, startMcpServer } from '../support/mcp-server'
import { test as base, expect } from './fixtures'
import { openDocument } from './flow-page'
import { callsThenSays, connectScriptedModel } from './scripted-model'
import { card, runButton, runStatus } from './stack-page'

const test = base.extend<{ server: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  server: async ({}, use) => {
    const server = await startMcpServer('sessions')
    await use(server)
    await server.close()
  },
})

/** Serves under another origin, with CORS for all pages. */
async function routeToServer(context: BrowserContext, server: RunningServer): Promise<void> {
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-expose-headers': 'mcp-session-id',
  }
  await context.route('https://desk.example/mcp', async route => {
    const request = route.request()
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
    const { host: _, ...headers } = request.headers()
    const reply = await fetch(server.url, { method: request.method(), headers, body: request.postData() })
    await route.fulfill({
      status: reply.status,
      headers: { ...Object.fromEntries(reply.headers), ...cors },
      body: await reply.text(),
    })
  })
}

test('tools of a server are listed and called after a yes each, within the content policy', async ({
  openPage,
  server,
  monitor,
}) => {
  const call = callsThenSays({ Desk_add: { a: 20, b: 22 } }, 'It is 42.')
  const { page } = await openPage({
    prepare: async context => {
      await routeToServer(context, server)
      await connectScriptedModel(context, call)
    },
  })
  const toServer = () => monitor.foreignRequests.filter(request => request.includes('desk.example'))
  const document = stack(
    ['user_input', { defaultValue: 'What is 20 and 22?' }],
    ['inference', { mcpServers: [{ url: 'https://desk.example/mcp', label: 'Desk', enabledTools: ['add'] }] }],
  )
  await openDocument(page, document)
  await runButton(page).click()
  const consent = page.getByRole('dialog', { name: 'Send this?' })
  await expect(consent).toContainText('desk.example')
  expect(toServer()).toEqual([])
  await consent.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(consent).toContainText('tools/call')
  await consent.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(runStatus(page)).toHaveText('Finished')
  await card(page, 'Model').getByText('Calls of its own tools').click()
  await expect(card(page, 'Model').getByRole('list').first()).toHaveText(/Desk_add.*"sum"/)
  expect(new Set(toServer().map(request => request.replace(/^\w+ /, '')))).toEqual(
    new Set(['https://desk.example/mcp']),
  )
  // An older server does not know the newest protocol's first request, which browsers log.
  await monitor.expectProblem(/status of 400.*desk\.example/)
})
