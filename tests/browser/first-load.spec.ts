import { builtModules, firstLoadProblems, firstLoadTable, measureFirstLoad } from './first-load'
import { expect, test } from './fixtures'

test.use({ pace: 1 })

test('what a first visit asks for keeps its limits until Run can be pressed, and until the first answer', async ({
  browser,
  site,
}) => {
  // The fixture's page may have filled the cache; this context is new.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const load = await measureFirstLoad(await context.newPage(), site.url)
  await context.close()
  expect(firstLoadProblems(load, builtModules()), firstLoadTable(load, builtModules())).toEqual([])
})
