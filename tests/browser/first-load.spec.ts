import { resolve } from 'node:path'
import { modulesIn } from '../../build/messages/collect-messages'
import { firstModules } from '../../build/messages/message-parts'
import { builtModules, firstLoadProblems, firstLoadTable, measureFirstLoad } from './first-load'
import { expect, screens, test } from './fixtures'
import { moved, watchLayoutShifts } from './layout-shifts'

test('what a first visit asks for keeps its limits until Run can be pressed, and until the first answer', async ({
  browser,
  site,
}) => {
  // The fixture's page may have filled the cache; this context is new.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const load = await measureFirstLoad(await context.newPage(), site.url)
  await context.close()
  const modules = builtModules()
  expect(firstLoadProblems(load, modules), firstLoadTable(load, modules)).toEqual([])
  // Their words are in the first part of a language's catalog.
  const known = firstModules(await modulesIn(resolve(import.meta.dirname, '../..')))
  const loaded = load.run
    .flatMap(({ file }) => Object.keys(modules[file] ?? {}))
    .filter(path => /^src.*\.tsx?$/.test(path))
  expect(loaded.filter(path => !known.has(path))).toEqual([])
})

/** By width: what is drawn last. */
const widths = {
  390: [],
  820: ['Palette'],
  1280: ['Palette', 'X-ray'],
}

test('nothing moves while a first visit loads, nor on its first run, at three widths', async ({ openPage }) => {
  for (const [width, late] of Object.entries(widths)) {
    const { page, context } = await openPage({
      viewport: { ...screens.phone, width: Number(width) },
      prepare: watchLayoutShifts,
    })
    const run = page.getByRole('button', { name: 'Run', exact: true })
    await run.waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(done => requestIdleCallback(done))))
    for (const name of late) await expect(page.getByRole('region', { name }).getByRole('button').first()).toBeVisible()
    const load = await moved(page)
    expect(load.score, `on load at ${width}: ${load.what}`).toBeLessThanOrEqual(0.01)

    await run.click()
    await expect(page.getByRole('status', { name: 'Run' })).toHaveText('Finished')
    const ran = await moved(page)
    expect(ran.score, `on a run at ${width}: ${ran.what}`).toBeLessThanOrEqual(0.02)
    await context.close()
  }
})
