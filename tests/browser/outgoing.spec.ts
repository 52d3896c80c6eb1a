import type { Page } from '@playwright/test'
import { stack } from '../support/engine'
import { type Answer, closedOrigin, type LoggingServer, startLoggingServer } from '../support/logging-server'
import { expect, test } from './fixtures'
import { openDocument } from './flow-page'
import { card, runButton, runStatus } from './stack-page'

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

/** Opens an Integration of REST at an address of this computer, which the person has allowed, and runs it to its end. */
async function sendFrom(page: Page, url: string, config: object = {}): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('tab', { name: 'Privacy' }).click()
  await settings.getByRole('textbox', { name: 'Allow a host' }).fill(new URL(url).host)
  await settings.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.keyboard.press('Escape')
  await openDocument(page, stack(['integration', { kind: 'rest', method: 'POST', url, body: '{"on":1}', ...config }]))
  await runButton(page).click()
  await page.getByRole('dialog', { name: 'Send this?' }).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(runStatus(page)).toHaveText(/Finished|Failed/)
}

const cases: [string, () => Promise<string>, RegExp][] = [
  ['a dead name', async () => 'https://nothing.invalid/hook', /could not be reached/],
  ['a closed port', async () => `${await closedOrigin()}/hook`, /could not be reached/],
  [
    'TLS that does not fit',
    async () => `${(await start(() => {})).origin.replace('http:', 'https:')}/hook`,
    /could not be reached/,
  ],
]
for (const [what, address, said] of cases) {
  test(`${what}: the card says that nothing was sent`, async ({ page, monitor }) => {
    await sendFrom(page, await address())
    const integration = card(page, 'Integration')
    await expect(integration).toContainText(said)
    await expect(integration).toContainText('Not sent.')
    await monitor.expectProblem(/Failed to load resource|ERR_/)
  })
}

test('preflight passes, the answer has no CORS: sent once, and nobody claims to know', async ({ page, monitor }) => {
  const server = await start((heard, response) => {
    response.writeHead(heard.method === 'OPTIONS' ? 204 : 500, heard.method === 'OPTIONS' ? permission : {})
    response.end()
  })
  await sendFrom(page, `${server.origin}/hook`)
  await expect(card(page, 'Integration')).toContainText('Nobody knows if it arrived.')
  expect(server.lines()).toEqual(['OPTIONS /hook', 'POST /hook'])
  await monitor.expectProblem(/CORS|Failed to load resource|ERR_/)
})

test('no CORS at all: what was approved is never sent in another shape', async ({ page, monitor }) => {
  const server = await start((_heard, response) => response.end('fine'))
  await sendFrom(page, `${server.origin}/hook`, { headers: { 'X-Bell': 'ding' } })
  await expect(card(page, 'Integration')).toContainText('Nobody knows if it arrived.')
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
