import type { Page } from '@playwright/test'
import { stack } from '../support/engine'
import { type Answer, closedOrigin, type LoggingServer, startLoggingServer } from '../support/logging-server'
import { expect, test } from './fixtures'
import { openDocument } from './flow-page'
import { card, clickWhenever, runButton, runStatus } from './stack-page'

/** Runs the stack, and consents to every request. */
async function runToEnd(page: Page): Promise<void> {
  const send = page.getByRole('dialog', { name: 'Send this?' }).getByRole('button', { name: 'Send', exact: true })
  const endConsents = await clickWhenever(page, send)
  await runButton(page).click()
  await expect(runStatus(page)).toHaveText(/^(Finished|Cut short|Failed)$/)
  await endConsents()
}

const servers: LoggingServer[] = []
test.afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function start(answer: Answer): Promise<LoggingServer> {
  const server = await startLoggingServer(answer)
  servers.push(server)
  return server
}

const permission = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** Allows the host of an address in the settings. */
async function allow(page: Page, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('tab', { name: 'Privacy' }).click()
  await settings.getByRole('textbox', { name: 'Allow a host' }).fill(new URL(url).host)
  await settings.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.keyboard.press('Escape')
}

/** Opens an Integration (REST) at a local address, which is allowed, and runs it to its end. */
async function sendFrom(page: Page, url: string, config: object = {}): Promise<void> {
  await allow(page, url)
  await openDocument(page, stack(['integration', { kind: 'rest', method: 'POST', url, body: '{"on":1}', ...config }]))
  await runButton(page).click()
  await page.getByRole('dialog', { name: 'Send this?' }).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(runStatus(page)).toHaveText(/Finished|Failed/)
}

test('a dead name, a closed port, TLS that does not fit: the card says that nothing was sent', async ({
  page,
  monitor,
}) => {
  const secure = (await start(() => {})).origin.replace('http:', 'https:')
  for (const address of ['https://nothing.invalid/hook', `${await closedOrigin()}/hook`, `${secure}/hook`]) {
    await test.step(address, async () => {
      await sendFrom(page, address)
      const integration = card(page, 'Integration')
      await expect(integration).toContainText('could not be reached')
      await expect(integration).toContainText(new URL(address).host)
      await expect(integration).toContainText('Not sent.')
      await monitor.expectProblem(/Failed to load resource|ERR_/)
    })
  }
})

test('a server of tools, an address to read and a webhook that are not there: each card says so, none of them twice', async ({
  page,
  monitor,
}) => {
  const hidden = await start((_heard, response) => response.end('fine'))
  await allow(page, hidden.origin)
  await openDocument(page, stack(['url_loader', { url: 'https://nothing.invalid/page' }], ['inference']))
  await runToEnd(page)
  await expect(card(page, 'URL loader')).toContainText(/nothing\.invalid could not be reached/)
  await expect(card(page, 'URL loader')).not.toContainText('CORS')

  const mcpServers = [
    { url: 'https://nothing.invalid/mcp', label: 'Dead' },
    { url: `${hidden.origin}/mcp`, label: 'Hidden' },
  ]
  const message = 'Please notify https://nothing.invalid/ring that dinner is ready.'
  await openDocument(
    page,
    stack(
      ['webhook_trigger'],
      ['user_input', { defaultValue: message }],
      ['inference', { temperature: 0, mcpServers }],
    ),
  )
  await runToEnd(page)
  await expect(card(page, 'Webhook')).toContainText('Not sent.')
  const inference = card(page, 'Inference')
  await expect(inference).toContainText(/tools of .* could not be loaded: nothing\.invalid could not be reached/)
  await expect(inference).toContainText(/not known whether the request arrived|does not let web pages read/)
  expect(hidden.lines().filter(line => line.startsWith('POST'))).toEqual([])
  await monitor.expectProblem(/Failed to load resource|ERR_|CORS/)
})

test('preflight passes, the answer has no CORS: sent once, and the outcome is unknown', async ({ page, monitor }) => {
  const server = await start((heard, response) => {
    response.writeHead(heard.method === 'OPTIONS' ? 204 : 500, heard.method === 'OPTIONS' ? permission : {})
    response.end()
  })
  await sendFrom(page, `${server.origin}/hook`)
  await expect(card(page, 'Integration')).toContainText('It may have arrived.')
  expect(server.lines()).toEqual(['OPTIONS /hook', 'POST /hook'])
  await monitor.expectProblem(/CORS|Failed to load resource|ERR_/)
})

test('no CORS at all: what was approved is never sent in another shape', async ({ page, monitor }) => {
  const server = await start((_heard, response) => response.end('fine'))
  await sendFrom(page, `${server.origin}/hook`, { headers: { 'X-Bell': 'ding' } })
  await expect(card(page, 'Integration')).toContainText('It may have arrived.')
  expect(server.lines()).toEqual(['OPTIONS /hook'])
  await monitor.expectProblem(/CORS|Failed to load resource|ERR_/)
})

test('a request that needs no asking is sent once, and its answer cannot be read', async ({ page, monitor }) => {
  const server = await start((_heard, response) => response.end('fine'))
  await sendFrom(page, `${server.origin}/hook`, { headers: { 'Content-Type': 'text/plain' } })
  await expect(card(page, 'Integration')).toContainText('Sent. The answer cannot be read here.')
  expect(server.lines()).toEqual(['POST /hook'])
  await monitor.expectProblem(/CORS|Failed to load resource|ERR_/)
})

test('with CORS the answer is read, and nothing else is sent', async ({ page }) => {
  const server = await start((_heard, response) => {
    response.writeHead(200, { ...permission, 'content-type': 'application/json' })
    response.end('{"lamp":"on"}')
  })
  await sendFrom(page, `${server.origin}/hook`)
  await expect(card(page, 'Integration')).toContainText('lamp')
  expect(server.heard.map(({ method }) => method)).toEqual(['OPTIONS', 'POST'])
})
