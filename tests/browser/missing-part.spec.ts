import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page, Route } from '@playwright/test'
import { dist } from './build'
import { expect, test } from './fixtures'
import { nameBox, openMore, run } from './stack-page'

const dialogs = '**/assets/dialogs-*.js'
const answer =
  (status: number, contentType = 'text/plain', body = '') =>
  (route: Route) =>
    route.fulfill({ status, contentType, body })

/** What happens to the file of the dialogs, and what the page says then. */
const faults: Record<string, { prepare(page: Page): Promise<unknown>; words: RegExp }> = {
  'no network': {
    prepare: page => page.context().setOffline(true),
    words: /no network/,
  },
  'an update under the open page': {
    prepare: async page => {
      await page.route(dialogs, answer(404))
      const html = '<div id="root"></div><script type="module" src="./assets/index-newer.js"></script>'
      await page.route('**/index.html?*', answer(200, 'text/html', html))
    },
    words: /new version/,
  },
  'the page of a filter, with status 200': {
    prepare: page => page.route(dialogs, answer(200, 'text/html', '<h1>Blocked</h1>')),
    words: /blocks it/,
  },
  'a login page in place of everything': {
    prepare: page => page.route('**', answer(200, 'text/html', '<h1>Please log in</h1>')),
    words: /blocks it/,
  },
  'a blocker of advertisements': {
    prepare: page => page.route(dialogs, route => route.abort('blockedbyclient')),
    words: /blocks it/,
  },
  'a server in trouble': {
    prepare: page => page.route(dialogs, answer(503)),
    words: /is missing\. Reload/,
  },
}

test('a part that cannot be fetched is named as missing, with the cause and a reload that keeps the work', async ({
  page,
  site,
  monitor,
}) => {
  const notice = page.getByRole('complementary', { name: 'Missing part' })
  for (const [name, { prepare, words }] of Object.entries(faults)) {
    await test.step(name, async () => {
      // So that nothing but the file of the dialogs is still to be fetched.
      await run(page)
      await prepare(page)
      await openMore(page, 'Settings')
      await expect(notice).toContainText(words)
      await notice.getByRole('button', { name: 'Dismiss' }).click()
      await expect(notice).toHaveCount(0)
      await page.getByRole('button', { name: 'Library', exact: true }).click()
      await expect(notice).toContainText(words)
      await nameBox(page).fill(name)
      await page.unrouteAll()
      await page.context().setOffline(false)
      await notice.getByRole('button', { name: 'Reload' }).click()
      await expect(notice).toHaveCount(0)
      await expect(nameBox(page)).toHaveValue(name)
      await openMore(page, 'Settings')
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
      await page.keyboard.press('Escape')
      // For the next fault.
      await page.reload()
    })
  }
  await monitor.expectProblem(/assets|favicon|asked=/)
  await test.step('the rest of the page works on', async () => {
    await page.route(dialogs, answer(503))
    await page.goto(site.url)
    await openMore(page, 'Settings')
    await expect(notice).toBeVisible()
    await run(page)
  })
  await monitor.expectProblem(/assets/)
})

test('what was typed just before the reload for a missing part is kept', async ({ page, monitor }) => {
  await page.route(dialogs, answer(503))
  await openMore(page, 'Settings')
  const notice = page.getByRole('complementary', { name: 'Missing part' })
  await expect(notice).toBeVisible()
  await page.unrouteAll()
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('')
  await message.pressSequentially('The last letters count')
  // Without the moves of a pointer, which give the page time.
  await notice.getByRole('button', { name: 'Reload' }).dispatchEvent('click')
  await expect(notice).toHaveCount(0)
  await expect(message).toHaveValue('The last letters count')
  await monitor.expectProblem(/assets/)
})

test('a page that cannot start says so', async ({ page, site, monitor }) => {
  for (const [what, response] of Object.entries({
    'a missing script': answer(404),
    'the page of a filter': answer(200, 'text/html', '<h1>Blocked</h1>'),
    'a script as plain text': answer(200, 'text/plain', ''),
  })) {
    await test.step(what, async () => {
      await page.unrouteAll()
      await page.route('**/assets/*.js', response)
      await page.goto(site.url)
      const words = page.getByText('aili5 has not started.')
      await expect(words).not.toBeVisible()
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish()
      })
      await expect(words).toBeVisible()
      await expect(page.getByText('لم تبدأ aili5.')).toBeVisible()
    })
  }
  await monitor.expectProblem(/assets/)
})

test('a page that is opened as a file says so', async ({ openPage, monitor }) => {
  const { page } = await openPage({ url: pathToFileURL(join(dist, 'index.html')).href })
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(page.getByText('aili5 has not started.')).toBeVisible()
  await monitor.expectProblem(/file:/)
})

test('without its style sheets, refused or with a type that is not theirs, the page works', async ({
  openPage,
  monitor,
}) => {
  for (const refuse of [answer(403), answer(200, 'text/plain', 'body { display: none }')]) {
    const { page } = await openPage({ prepare: context => context.route('**/*.css', refuse) })
    await run(page)
  }
  await monitor.expectProblem(/css/)
})
