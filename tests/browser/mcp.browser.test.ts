import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stack } from '../support/engine'
import { type RunningServer, startMcpServer } from '../support/mcp-server'
import { openDocument } from './flow-page'
import { builtApp } from './harness'

const app = builtApp()
let server: RunningServer
beforeAll(async () => {
  server = await startMcpServer('sessions')
})
afterAll(() => server.close())

/** Lets the server answer as if it were far away, to pages from everywhere. */
async function farAway(context: BrowserContext): Promise<void> {
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

test('tools of a server are listed and called after a yes each, within the content policy', async () => {
  const { page, foreignRequests, expectProblem } = await app.openPage({ prepare: farAway })
  const document = stack(
    ['user_input', { defaultValue: 'Please add 20 and 22 with the tool Desk_add.' }],
    [
      'inference',
      { temperature: 0, mcpServers: [{ url: 'https://desk.example/mcp', label: 'Desk', enabledTools: ['add'] }] },
    ],
  )
  await openDocument(page, document)
  const card = page.getByRole('article', { name: 'Inference', exact: true })
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  const consent = page.getByRole('dialog', { name: 'Send this?' })
  await consent.getByText('desk.example').first().waitFor()
  expect(foreignRequests).toEqual([])
  await consent.getByRole('button', { name: 'Send', exact: true }).click()
  await consent.getByText('tools/call').first().waitFor({ timeout: 30_000 })
  await consent.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor({ timeout: 30_000 })
  await card.getByText('Calls of its own tools').click()
  expect(await card.getByRole('list').first().innerText()).toMatch(/Desk_add[\s\S]*"sum"/)
  expect(new Set(foreignRequests.map(request => request.replace(/^\w+ /, '')))).toEqual(
    new Set(['https://desk.example/mcp']),
  )
  // An older server does not know the first question of the newest protocol, and browsers note that.
  expectProblem(/status of 400.*desk\.example/)
})
