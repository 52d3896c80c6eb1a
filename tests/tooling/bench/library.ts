import { openBare } from './bare-page'
import { type BenchSite, longDraft } from './bench-site'
import { longestTask, waitForCount } from './long-tasks'
import type { Measure } from './measure'

const count = 500

/** The longest task while a library of 500 documents is opened, searched and scrolled, beside a bare list of 500. */
export async function measureLibrary(site: BenchSite): Promise<Measure[]> {
  const { page: barePage, call } = await openBare(site)
  const draft = longDraft(12)
  const page = await site.openApp(draft, {}, count)
  await page.waitForTimeout(2000)
  // A warm-up: the code of the library loads when it is first opened.
  const button = (await page.getByRole('button', { name: 'Library', exact: true }).elementHandle())!
  const open = async () => {
    await button.evaluate(element => (element as HTMLElement).click())
    await waitForCount(page, 'dialog[open] [data-document]', 20)
    await page.waitForTimeout(500)
  }
  await open()
  await page.keyboard.press('Escape')
  const search = async (of: typeof page) => {
    await of.locator('input[aria-label=Search]').focus()
    await of.keyboard.type('Nr 4')
    await of.waitForTimeout(500)
    for (let letter = 0; letter < 4; letter++) await of.keyboard.press('Backspace')
    await of.waitForTimeout(500)
  }
  const scroll = async (of: typeof page) => {
    await of.mouse.move(640, 500)
    for (let turn = 0; turn < 20; turn++) await of.mouse.wheel(0, 900)
    await of.waitForTimeout(500)
  }
  const names = Array.from({ length: count }, (_, index) => `Nr ${index}`)
  const bare = {
    open: await longestTask(barePage, 'bare list opened', async () => {
      await call('list', names)
      await waitForCount(barePage, 'li', count)
    }),
    search: await longestTask(barePage, 'bare list searched', () => search(barePage)),
    scroll: await longestTask(barePage, 'bare list scrolled', () => scroll(barePage)),
  }
  const ours = {
    open: await longestTask(page, 'library opened', open),
    search: await longestTask(page, 'library searched', () => search(page)),
    scroll: await longestTask(page, 'library scrolled', () => scroll(page)),
  }
  await barePage.context().close()
  await page.context().close()
  return (['open', 'search', 'scroll'] as const).map(what => ({
    name: `longest task, ${count} documents in the library: ${what}`,
    value: ours[what],
    unit: 'ms',
    reference: { name: 'bare list', value: bare[what] },
    target: { atMost: 50 },
  }))
}
