import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist } from './build'
import { builtApp } from './harness'

// Below the root of its site, as a class's shared host would have it: addresses must be relative.
const app = builtApp({ path: '/some/path/' })

test('the built page opens below the root of a site, under its policy, with nothing from elsewhere', async () => {
  const { page, expectNoForeignRequests } = await app.openPage()
  await page.getByRole('button', { name: 'Run', exact: true }).waitFor()
  expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').count()).toBe(1)
  expectNoForeignRequests()
})

test('its HTML has no script and no style of its own', () => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/i)
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/i)
})

test.each([
  ['HTML from a string', 'TrustedHTML', () => (document.body.innerHTML = '<b>bold</b>')],
  [
    'code from a string',
    'eval|TrustedScript',
    () =>
      // Later: Chromium lets what a debugger calls directly pass.
      new Promise((done, refused) => {
        setTimeout(() => {
          try {
            done(new Function('return 1')())
          } catch (error) {
            refused(error)
          }
        })
      }),
  ],
  ['a worker from elsewhere', 'own address', () => new Worker('https://elsewhere.invalid/worker.js')],
  ['a worker from text', 'own address', () => new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))],
])('%s is refused', async (_, refusal, attempt) => {
  const opened = await app.openPage()
  await expect(opened.page.evaluate(attempt)).rejects.toThrow(new RegExp(refusal))
  opened.expectNoForeignRequests()
  // Chromium may say it on the console too.
  opened.problems.length = 0
})
