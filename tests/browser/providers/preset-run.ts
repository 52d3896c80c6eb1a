import type { BrowserContext, Page } from '@playwright/test'
import type { Connection } from '../../../src/providers/connections/connections'
import { answerOf, LAST_WORDS, refusalOf, twoVendors } from '../../support/preset-vendors'
import { expect, type OpenPageOptions } from '../fixtures'
import { openDocument } from '../flow-page'
import { run } from '../stack-page'

const KEY = 'sk-of-the-stand-in-0123456789'
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** Opens the page with two connections, runs a card with tools over the first and a second card over the other, and looks. */
export async function runOverPresets(
  openPage: (options: OpenPageOptions) => Promise<{ page: Page }>,
  first: Connection,
  second: Connection,
): Promise<void> {
  const refusals: string[] = []
  const asked: string[] = []
  const standIn = async (context: BrowserContext, vendor: Connection) => {
    const { origin } = new URL(vendor.baseUrl)
    await context.route(`${origin}/**`, async route => {
      const request = route.request()
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
      const body = request.postDataJSON()
      asked.push(vendor.id)
      const refused = refusalOf(vendor, body)
      if (refused === null)
        return route.fulfill({ contentType: 'text/event-stream', headers: cors, body: answerOf(vendor, body) })
      refusals.push(refused)
      return route.fulfill({ status: 400, headers: cors, json: { error: { message: refused } } })
    })
  }
  const { page } = await openPage({
    async prepare(context) {
      await standIn(context, first)
      await standIn(context, second)
      const keys = Object.fromEntries([first, second].map(({ baseUrl }) => [new URL(baseUrl).origin, KEY]))
      await context.addInitScript(
        ([settings, keys]) => {
          // The initial about:blank page has no storage.
          if (!location.protocol.startsWith('http')) return
          localStorage.setItem('aili5.settings', settings)
          sessionStorage.setItem('aili5.keys', keys)
        },
        [JSON.stringify({ connections: [first, second], welcomed: true }), JSON.stringify(keys)] as const,
      )
    },
  })
  await openDocument(page, twoVendors(first, second))
  await run(page)
  expect(refusals).toEqual([])
  expect(asked).toEqual([first.id, first.id, first.id, second.id])
  const cards = page.getByRole('article')
  await expect(cards.filter({ hasText: LAST_WORDS })).toHaveCount(2)
  await expect(cards.filter({ hasText: '#0000ff' }).first()).toBeVisible()
}
