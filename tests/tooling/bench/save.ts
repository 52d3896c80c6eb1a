import { type BenchSite, longDraft } from './bench-site'
import { type Measure, median } from './measure'
import type { Keep } from './page/keep'

const turns = 5

/** Saving a document of 100 cards, beside a bare `set` of the same data in the same browser. */
export async function measureSave(site: BenchSite): Promise<Measure[]> {
  const page = await site.open('bench/keep.html')
  // As text: Playwright's types do not terminate on recursive JSON types.
  const run = (who: 'ours' | 'bare') =>
    page.evaluate(([who, text]) => (window as unknown as { keep: Keep }).keep[who](JSON.parse(text), 20), [
      who,
      JSON.stringify(longDraft(100)),
    ] as const)
  // A warm-up of each: the first one opens the database.
  await run('bare')
  await run('ours')
  // Alternating, so that the machine's load affects all of them.
  const times = { bare: [] as number[], ours: [] as number[] }
  for (let turn = 0; turn < turns; turn++) {
    times.bare.push(...(await run('bare')))
    times.ours.push(...(await run('ours')))
  }
  const bare = median(times.bare)
  const ours = median(times.ours)
  await page.context().close()
  return [
    {
      name: 'save a document of 100 cards',
      value: ours,
      unit: 'ms',
      reference: { name: 'bare idb-keyval set', value: bare },
      target: { atMost: 1.5, of: 'ratio' },
    },
  ]
}
