import type { JsonObject } from '../../src/model/json'
import { stack } from '../support/engine'
import { type Answer, type LoggingServer, startLoggingServer } from '../support/logging-server'
import { test as base, expect } from './fixtures'
import { openDocument } from './flow-page'
import { frugal, launchOptions } from './launch'
import { createMonitor } from './monitor'
import { card, run } from './stack-page'

interface Sent {
  /** Where the request goes, which this machine answers. */
  host: string
  answer: Answer
  body: JsonObject
  /** What the question says before the request is sent. */
  asked: string
  /** What the card says then. */
  shown: string
}

/**
 * Sends one webhook after a yes, and returns what the service heard. A step calls the card, and no model: with routes,
 * Playwright would answer the preflight requests of the browser.
 */
const test = base.extend<{ send(sent: Sent): Promise<LoggingServer['heard']> }>({
  send: async ({ playwright, site }, use) => {
    await use(async ({ host, answer, body, asked, shown }) => {
      const server = await startLoggingServer(answer)
      const toServer = `--host-resolver-rules=MAP ${host} ${server.host}`
      const browser = await playwright.chromium.launch(launchOptions([...frugal, toServer]))
      try {
        const context = await browser.newContext()
        const monitor = createMonitor(new URL(site.url).host)
        monitor.watch(context)
        const page = await context.newPage()
        await page.goto(site.url)
        const request = { url: `http://${host}/services/a`, method: 'POST', body }
        const step = { tool: { kind: 'node', id: 'n1' }, inputMapping: request }
        await openDocument(page, stack(['webhook_trigger'], ['tool_step', step]))
        await run(page, 'Waiting for you')
        const consent = page.getByRole('dialog', { name: 'Send this?' })
        await expect(consent).toContainText(asked)
        await consent.getByRole('button', { name: 'Send', exact: true }).click()
        await expect(card(page, 'Webhook')).toContainText(shown)
        monitor.allowProblems(/CORS|ERR_/)
        expect(monitor.problems).toEqual([])
        return server.heard
      } finally {
        await browser.close()
        await server.close()
      }
    })
  },
})

for (const [reads, headers, shown] of [
  ['no page read its answer', {}, 'It may have arrived.'],
  ['pages read its answer', { 'access-control-allow-origin': '*' }, '200'],
] as const) {
  test(`P05: a service that answers no preflight and lets ${reads} gets one POST as plain text, and nothing else`, async ({
    send,
  }) => {
    const heard = await send({
      host: 'hooks.slack.com',
      answer({ method }, response) {
        response.writeHead(method === 'POST' ? 200 : 405, headers)
        response.end('ok')
      },
      body: { text: 'Hello' },
      asked: 'text/plain',
      shown,
    })
    expect(heard.map(({ method, headers, body }) => [method, headers['content-type'], body])).toEqual([
      ['POST', 'text/plain;charset=UTF-8', '{"text":"Hello"}'],
    ])
  })
}

test('a browser sends a POST again by itself when the connection of its preflight breaks: the question says that it may, and the card not that it arrived once', async ({
  send,
}) => {
  const heard = await send({
    host: 'bell.example',
    answer({ method }, response) {
      if (method !== 'OPTIONS') return void response.destroy()
      response.writeHead(204, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
      response.end()
    },
    body: { ring: true },
    asked: 'Your browser may',
    shown: 'It may have arrived.',
  })
  expect(heard.map(({ method }) => method)).toEqual(['OPTIONS', 'POST', 'POST'])
})
