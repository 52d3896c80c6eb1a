import type { Page } from 'playwright-core'
import { type BenchSite, longDraft } from './bench-site'
import { type Measure, median } from './measure'

const slowdown = 4
const turns = 3

interface Interaction {
  name: string
  /** Milliseconds until the next paint. */
  atMost: number
  /** Before each turn, not measured. */
  before?(page: Page): Promise<unknown>
  act(page: Page): Promise<unknown>
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' }).first()

const laptop: Interaction[] = [
  { name: 'typing', atMost: 100, before: page => field(page).focus(), act: page => page.keyboard.type('abc') },
  { name: 'graph on', atMost: 200, act: button('Graph') },
  { name: 'graph off', atMost: 200, act: button('Graph') },
  { name: 'Run', atMost: 200, act: button('Run') },
]

const leave = (page: Page) => page.getByRole('button', { name: 'Leave', exact: true })

const teaching: Interaction[] = [
  { name: 'night or day', atMost: 200, act: page => page.getByRole('button', { name: /^Switch to / }).click() },
  {
    name: 'begin a lesson',
    atMost: 200,
    async before(page) {
      if ((await leave(page).count()) > 0) await leave(page).click()
      await page.getByRole('button', { name: 'Lessons', exact: true }).click()
      await page.getByRole('button', { name: 'Begin: Tokens', exact: true }).waitFor()
    },
    act: button('Begin: Tokens'),
  },
]

/** As on a phone: the card is as narrow, and the bar of the run is at the bottom. */
const phone: Interaction[] = [
  {
    name: 'typing on a phone',
    atMost: 100,
    before: page => field(page).focus(),
    act: page => page.keyboard.type('abc'),
  },
]

/**
 * The longest event of each interaction until the next paint, with a processor four times slower. The first turn, which
 * loads what it needs, counts as well.
 */
async function slowest(page: Page, interactions: readonly Interaction[]): Promise<Map<string, number>> {
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(() => {
    const seen: number[] = []
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.push(entry.duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    // A method, because tsx rewrites a named function with a helper that only exists in Node.
    Object.assign(window, {
      take() {
        for (const entry of observer.takeRecords()) seen.push(entry.duration)
        return Math.max(0, ...seen.splice(0))
      },
    })
  })
  const take = () => page.evaluate(() => (window as unknown as { take(): number }).take())
  const times = new Map<string, number[]>()
  for (let turn = 0; turn < turns; turn++) {
    for (const { name, before, act } of interactions) {
      await before?.(page)
      await page.waitForTimeout(500)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await take()
      await act(page)
      // An event is reported after its paint.
      await page.waitForTimeout(1000)
      const time = await take()
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      times.set(name, [...(times.get(name) ?? []), time])
      await page.waitForTimeout(name === 'Run' ? 4000 : 300)
    }
  }
  return new Map([...times].map(([name, each]) => [name, median(each)]))
}

/** Time from a press or key to the next paint, beside a press and a key on a bare list. */
export async function measureInteractions(site: BenchSite): Promise<Measure[]> {
  const barePage = await site.open('bench/bare-drag.html')
  const bare = await slowest(barePage, [
    { name: 'press', atMost: 0, act: page => page.mouse.click(600, 60) },
    { name: 'key', atMost: 0, act: page => page.keyboard.press('Tab') },
  ])
  await barePage.context().close()
  const measures: Measure[] = []
  for (const [interactions, viewport] of [
    [laptop, { width: 1280, height: 800 }],
    [teaching, { width: 1920, height: 1080 }],
    [phone, { width: 390, height: 844 }],
  ] as const) {
    const page = await site.openApp(longDraft(12))
    await page.setViewportSize(viewport)
    await page.waitForTimeout(2000)
    for (const [name, value] of await slowest(page, interactions)) {
      const { atMost } = interactions.find(each => each.name === name)!
      const kind = name.startsWith('typing') ? 'key' : 'press'
      measures.push({
        name: `${name} until the next paint, CPU 4x slower`,
        value,
        unit: 'ms',
        reference: { name: `bare list, a ${kind}`, value: Math.max(8, bare.get(kind) ?? 8) },
        target: { atMost },
      })
    }
    await page.context().close()
  }
  return measures
}
