import type { Locator, Page, Worker } from '@playwright/test'
import { stack } from '../support/engine'
import { expect, test } from './fixtures'
import { openDocument } from './flow-page'
import { callsThenSays, connectScriptedModel } from './scripted-model'
import { card, run } from './stack-page'

/** A stack whose model has one tool with the given code. */
const stackWith = (code: string) =>
  stack(
    ['user_input', { defaultValue: 'What is 20 and 22?' }],
    ['inference', { customTools: [{ name: 'add_numbers', description: 'Adds the numbers of a message.', code }] }],
  )

/** Runs the open document, and returns the results of its calls. */
async function runCode(page: Page): Promise<Locator> {
  await run(page)
  await card(page, 'Model').getByText('Calls of its own tools').click()
  return card(page, 'Model').getByRole('list').first()
}

test('code of a document runs in a worker, gives its result, and reaches no network, no page and no storage', async ({
  openPage,
  site,
  monitor,
}) => {
  const call = callsThenSays({ add_numbers: {} }, 'It is 42.')
  const { page } = await openPage({ prepare: context => connectScriptedModel(context, call) })
  await page.evaluate(() => localStorage.setItem('secret', 'sk-key'))
  const names = ['fetch', 'XMLHttpRequest', 'WebSocket', 'importScripts', 'localStorage', 'indexedDB', 'document']
  const code = `
    const found = []
    const globals = Function('return this')()
    for (const name of ${JSON.stringify([...names, 'self'])}) {
      if (name in globals) found.push(name)
    }
    const moduleCame = await import('${site.url}').then(() => true, () => false)
    return { sum: 20 + 22, found, moduleCame }`
  await openDocument(page, stackWith(code))
  // The file itself is parsed in another worker.
  const workers: Worker[] = []
  page.on('worker', worker => workers.push(worker))
  await expect(await runCode(page)).toHaveText(/"sum": 42[\s\S]*"found": \[\][\s\S]*"moduleCame": false/)

  // Code that escaped the interpreter would find the worker's globals restricted too.
  const [worker, ...others] = workers
  expect(others).toEqual([])
  expect(new URL(worker?.url() ?? '').origin).toBe(new URL(site.url).origin)
  const open = await worker?.evaluate(
    names => names.filter(name => (globalThis as Record<string, unknown>)[name] !== undefined),
    [...names, 'navigator', 'caches', 'Worker', 'BroadcastChannel', 'EventSource'],
  )
  expect(open).toEqual([])
  expect(monitor.foreignRequests.filter(request => !request.includes('model.example'))).toEqual([])
})
