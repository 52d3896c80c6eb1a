import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstLoadLimits, loadOf, measureFirstLoad } from '../../browser/first-load'
import type { BenchSite } from './bench-site'
import type { Measure } from './measure'

/** Goals; limits of tests may be above them. */
const aims = { run: 77, answer: 182.8 }

/** Requests of a first visit, counted in the browser. */
export async function measureLoad(site: BenchSite): Promise<Measure[]> {
  const { run, answer, steps } = await measureFirstLoad(await site.fresh(), site.url)
  const lines = Object.entries({ run, answer }).flatMap(([until, asked]): Measure[] => {
    const { kilobytes, requests } = loadOf(asked)
    const at = until as keyof typeof aims
    const name = at === 'run' ? 'until Run can be pressed' : "until the demo's first answer"
    const note = at === 'run' ? 'original aili5 301, bare packages 84' : ''
    return [
      { name: `${name}, gzip`, value: kilobytes, unit: 'kB', note, target: { atMost: aims[at] } },
      { name, value: requests, unit: 'requests', note: '', target: { atMost: firstLoadLimits[at].requests } },
    ]
  })
  const one = { name: 'files one after the other until Run', value: steps, unit: 'steps', note: '' }
  return [...lines, { ...one, target: { atMost: firstLoadLimits.steps } }, ...measureOffline(site)]
}

/** What the page fetches for offline use when it is idle after a first run, by the list that the build writes. */
function measureOffline({ folder }: BenchSite): Measure[] {
  const { bundles } = JSON.parse(readFileSync(join(folder, 'offline.json'), 'utf8')) as { bundles: { bytes: number }[] }
  const name = 'fetched for offline use when idle'
  const kilobytes = bundles.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return [
    { name: `${name}, gzip`, value: kilobytes, unit: 'kB', note: 'not on metered or slow connections' },
    { name, value: bundles.length, unit: 'requests', target: { atMost: 6 } },
  ]
}
