import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from './build'
import { expect, test } from './fixtures'
import { run } from './stack-page'

// Below the root of its site, as on a shared host: URLs must be relative.
test.use({ sitePath: '/some/path/' })

/** Refused by the browser, with a console error. */
const refusedByBrowser: [what: string, refusal: RegExp, attempt: () => unknown][] = [
  ['HTML from a string', /TrustedHTML/, () => (document.body.innerHTML = '<b>bold</b>')],
  [
    'code from a string',
    /eval|TrustedScript/,
    () =>
      // In a timer: Chromium does not apply the policy to what a debugger evaluates.
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
]

/** Refused by the page's Trusted Types policy for script URLs. */
const refusedByPage: [what: string, attempt: () => unknown][] = [
  ['a worker from elsewhere', () => new Worker('https://elsewhere.invalid/worker.js')],
  ['a worker from text', () => new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))],
]

test('the built page works below the root of a site, under a policy that refuses code from strings and from elsewhere', async ({
  page,
  monitor,
}) => {
  await run(page)
  expect(monitor.problems).toEqual([])
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1)
  for (const [what, refusal, attempt] of refusedByBrowser) {
    await expect(page.evaluate(attempt), what).rejects.toThrow(refusal)
    await monitor.expectProblem(refusal)
  }
  for (const [what, attempt] of refusedByPage) {
    await expect(page.evaluate(attempt), what).rejects.toThrow(/own address/)
  }
  monitor.expectNoForeignRequests()
})

test('its HTML has no script and no style of its own', () => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/i)
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/i)
})
