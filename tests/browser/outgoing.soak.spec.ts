import type { Page } from '@playwright/test'
import type { NodeConfig } from '../../src/model/document'
import { stack } from '../support/engine'
import { type Answer, closedOrigin, type LoggingServer, startLoggingServer } from '../support/logging-server'
import { expect, test } from './fixtures'
import { openDocument } from './flow-page'
import { card, clickWhenever, openMore, runButton, runStatus } from './stack-page'

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

/** Allows the hosts of addresses in the settings. */
async function allow(page: Page, urls: readonly string[]): Promise<void> {
  await openMore(page, 'Settings')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('tab', { name: 'Privacy' }).click()
  for (const url of urls) {
    await settings.getByRole('textbox', { name: 'Allow a host' }).fill(new URL(url).host)
    await settings.getByRole('button', { name: 'Allow', exact: true }).click()
  }
  await page.keyboard.press('Escape')
}

/** Opens a stack whose cards go on after a failure, and runs it to its end. */
async function runStack(page: Page, ...cards: [type: string, config?: NodeConfig][]): Promise<void> {
  const document = stack(...cards)
  for (const node of document.pipelines[0]?.nodes ?? []) node.policy = { onError: 'continue' }
  await openDocument(page, document)
  await runToEnd(page)
}

/** Runs a stack with an Integration (REST) per name at a local address, which is allowed. */
async function sendTo(page: Page, places: Readonly<Record<string, { url: string; headers?: object }>>): Promise<void> {
  await allow(
    page,
    Object.values(places).map(({ url }) => url),
  )
  await runStack(
    page,
    ...Object.entries(places).map(([name, place]): [string, NodeConfig] => [
      'integration',
      { kind: 'rest', method: 'POST', body: '{"on":1}', name, ...place } as NodeConfig,
    ]),
  )
}

test('a dead name, a closed port, TLS that does not fit, and servers with less and less CORS: each card says what it is about, and no server gets a request twice or in another shape', async ({
  page,
  monitor,
}) => {
  const secure = (await start(() => {})).origin.replace('http:', 'https:')
  const missing = { Dead: 'https://nothing.invalid', Closed: await closedOrigin(), Insecure: secure }
  const withCors = await start((_heard, response) => {
    response.writeHead(200, { ...permission, 'content-type': 'application/json' })
    response.end('{"lamp":"on"}')
  })
  const onlyAsked = await start((heard, response) => {
    response.writeHead(heard.method === 'OPTIONS' ? 204 : 500, heard.method === 'OPTIONS' ? permission : {})
    response.end()
  })
  const withoutCors = await start((_heard, response) => response.end('fine'))
  const simple = await start((_heard, response) => response.end('fine'))
  await sendTo(page, {
    ...Object.fromEntries(Object.entries(missing).map(([name, origin]) => [name, { url: `${origin}/hook` }])),
    Whole: { url: `${withCors.origin}/hook` },
    Asked: { url: `${onlyAsked.origin}/hook` },
    Without: { url: `${withoutCors.origin}/hook`, headers: { 'X-Bell': 'ding' } },
    Simple: { url: `${simple.origin}/hook`, headers: { 'Content-Type': 'text/plain' } },
  })
  const integration = (name: string) => card(page, `Integration, ${name}`)
  for (const [name, origin] of Object.entries(missing)) {
    await expect(integration(name)).toContainText('could not be reached')
    await expect(integration(name)).toContainText(new URL(origin).host)
    await expect(integration(name)).toContainText('Not sent.')
  }
  await expect(integration('Whole')).toContainText('lamp')
  expect(withCors.heard.map(({ method }) => method)).toEqual(['OPTIONS', 'POST'])
  // The preflight passes, the answer has no CORS: the outcome is unknown.
  await expect(integration('Asked')).toContainText('It may have arrived.')
  expect(onlyAsked.lines()).toEqual(['OPTIONS /hook', 'POST /hook'])
  await expect(integration('Without')).toContainText('It may have arrived.')
  expect(withoutCors.lines()).toEqual(['OPTIONS /hook'])
  // A request without a preflight.
  await expect(integration('Simple')).toContainText('Sent. The answer cannot be read here.')
  expect(simple.lines()).toEqual(['POST /hook'])
  await monitor.expectProblem(/CORS|Failed to load resource|ERR_/)
})
