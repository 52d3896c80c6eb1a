import { resolve } from 'node:path'
import { modulesIn } from '../../build/messages/collect-messages'
import { firstModules } from '../../build/messages/message-parts'
import { englishMessages, type Messages } from '../../src/language/messages'
import { builtModules, firstLoadProblems, firstLoadTable, loadOf, measureFirstLoad } from './first-load'
import { expect, screens, test } from './fixtures'
import { moved, watchLayoutShifts } from './layout-shifts'
import { pageMessages } from './page-words'

/**
 * What a first visit in German asks for beside what one in English does, by sources: until Run the words of the first
 * paint, how they are found, and a font with umlauts; for an answer the words of results, and what reads and writes German.
 */
const germanOnly: Record<'run' | 'answer', RegExp> = {
  run: /^assets\/nunito-700-latin|^src\/language\/(catalogs\/de\/shell\.json|message-key\.ts)$/,
  answer:
    /^src\/language\/(catalogs\/de\/run\.json|deferred-parts\.ts)$|^src\/providers\/demo\/(languages\/(de\/|[\w-]+\.ts$)|distress\/)/,
}

/**
 * Kilobytes and requests beyond those of English: 6.7 of the first words, 0.2 of their keys and 7.7 of the font; for an
 * answer 5 of the words of a run, 1 of the list of parts, and 40 of what reads German and knows distress in it.
 */
const germanLimits = {
  run: { kilobytes: 15, requests: 3 },
  answer: { kilobytes: 64, requests: 11 },
}

test('what a first visit asks for keeps its limits until Run and the first answer; in German its words, font and reader are added, nothing else', async ({
  browser,
  site,
}) => {
  const visit = async (locale: string, words: Messages) => {
    const context = await browser.newContext({ serviceWorkers: 'block', locale })
    const load = await measureFirstLoad(await context.newPage(), site.url, words)
    await context.close()
    return load
  }
  const english = await visit('en-US', englishMessages)
  const modules = builtModules()
  expect(firstLoadProblems(english, modules), firstLoadTable(english, modules)).toEqual([])
  // Their words are in the first part of a language's catalog.
  const known = firstModules(await modulesIn(resolve(import.meta.dirname, '../..')))
  const loaded = english.run
    .flatMap(({ file }) => Object.keys(modules[file] ?? {}))
    .filter(path => /^src.*\.tsx?$/.test(path))
  expect(loaded.filter(path => !known.has(path))).toEqual([])

  const german = await visit('de-DE', pageMessages('de'))
  const table = firstLoadTable(german, modules)
  console.log(`in German, ${table}`)
  const sourcesOf = (file: string) => {
    const sources = Object.keys(modules[file] ?? {}).filter(path => !path.startsWith('\0'))
    return sources.length > 0 ? sources : [file]
  }
  /** Sources that only one of the visits asks for; files with no source of their own pass on names of others. */
  const added = (until: 'run' | 'answer') => {
    const known = new Set(english[until].map(({ file }) => file))
    return german[until]
      .filter(({ file }) => !known.has(file))
      .flatMap(({ file }) => sourcesOf(file))
      .filter(source => !/^assets\/.*\.js$/.test(source))
  }
  expect(added('run').filter(source => !germanOnly.run.test(source))).toEqual([])
  expect(added('answer').filter(source => !germanOnly.run.test(source) && !germanOnly.answer.test(source))).toEqual([])
  for (const until of ['run', 'answer'] as const) {
    const more = loadOf(german[until]).kilobytes - loadOf(english[until]).kilobytes
    expect(more, table).toBeLessThanOrEqual(germanLimits[until].kilobytes)
    expect(german[until].length - english[until].length, table).toBeLessThanOrEqual(germanLimits[until].requests)
  }
  expect(new Set(german.answer.map(({ file }) => file)).size).toBe(german.answer.length)
})

/** By width: what is drawn last. The soak has one more. */
const widths = {
  390: [],
  ...(process.env.SOAK && { 820: ['Palette'] }),
  1280: ['Palette', 'X-ray'],
}

test('nothing moves while a first visit loads, nor on its first run, on a phone and on a laptop', async ({
  openPage,
}) => {
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
