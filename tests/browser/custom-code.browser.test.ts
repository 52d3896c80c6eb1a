import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stack } from '../support/engine'
import { openDocument, runToEnd } from './flow-page'
import { builtApp } from './harness'

const app = builtApp()

/** A stack whose model is made to call one tool, with the code given. */
const stackWith = (code: string) =>
  stack(
    ['user_input', { defaultValue: 'Please use the tool add_numbers with 20 and 22.' }],
    [
      'inference',
      {
        temperature: 0,
        customTools: [{ name: 'add_numbers', description: 'Adds numbers that stand in a message.', code }],
      },
    ],
  )

async function runWith(page: Page, code: string): Promise<string> {
  await openDocument(page, stackWith(code))
  const card = page.getByRole('article', { name: 'Inference', exact: true })
  await runToEnd(page)
  await card.getByText('Calls of its own tools').click()
  return card.getByRole('list').first().innerText()
}

test('code of a document runs in a worker of its own, and gives its result', async () => {
  const { page, expectNoForeignRequests } = await app.openPage()
  const workers: string[] = []
  page.on('worker', worker => workers.push(worker.url()))
  expect(await runWith(page, 'return { sum: 20 + 22, typed: typeof args }')).toMatch(/"sum": 42/)
  expect(workers).toHaveLength(1)
  expect(new URL(workers[0] ?? '').origin).toBe(new URL(app.url).origin)
  expectNoForeignRequests()
})

test('it reaches no network, no page, no storage, and no door of its worker is open', async () => {
  const { page, expectNoForeignRequests } = await app.openPage()
  await page.evaluate(() => localStorage.setItem('secret', 'sk-key'))
  const names = [
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'importScripts',
    'localStorage',
    'indexedDB',
    'document',
    'self',
  ]
  const code = `
    const found = []
    const globals = Function('return this')()
    for (const name of ${JSON.stringify(names)}) {
      if (name in globals) found.push(name)
    }
    const moduleCame = await import('${app.url}').then(() => true, () => false)
    return { found, moduleCame }`
  const started = page.waitForEvent('worker')
  expect(await runWith(page, code)).toMatch(/"found": \[\][\s\S]*"moduleCame": false/)
  const worker = await started
  const open = await worker.evaluate(
    doors => doors.filter(door => (globalThis as Record<string, unknown>)[door] !== undefined),
    names.filter(name => name !== 'self').concat('navigator', 'caches', 'Worker', 'BroadcastChannel', 'EventSource'),
  )
  expect(open).toEqual([])
  expectNoForeignRequests()
})

test('a loop without an end is stopped, and the page goes on', async () => {
  const { page } = await app.openPage()
  const startedAt = Date.now()
  expect(await runWith(page, 'while (true) {}')).toContain('longer than 2 seconds')
  expect(Date.now() - startedAt).toBeLessThan(30_000)
  expect(await page.getByRole('button', { name: 'Run', exact: true }).isEnabled()).toBe(true)
})
