import { median, type Site, slowDown } from './site'

/** Milliseconds of a first visit until palette, stack and X-ray are painted, over 1.6 Mbit/s, processor 4 times slower. */
async function firstScreen(site: Site, url: string): Promise<{ painted: number; answered: number }> {
  const page = await site.fresh()
  const devtools = await slowDown(page, 4)
  await devtools.send('Network.enable')
  const bytesASecond = 1_600_000 / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesASecond,
    uploadThroughput: bytesASecond,
  })
  await page.addInitScript(() => {
    const look = () => {
      const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
      const isThere =
        document.querySelectorAll('[aria-label=Palette] button').length > 5 &&
        document.querySelectorAll('article').length > 2 &&
        textOf('[aria-label="X-ray"]').length > 100
      if (!isThere) return requestAnimationFrame(look)
      // The frame after the one that draws it.
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { painted: performance.now() })))
    }
    requestAnimationFrame(look)
  })
  await page.goto(url, { waitUntil: 'commit' })
  const painted = await (await page.waitForFunction(() => (window as { painted?: number }).painted)).jsonValue()
  const start = performance.now()
  const run = page.getByRole('button', { name: 'Run', exact: true })
  if (await run.count()) {
    await run.click()
    await page.getByRole('status', { name: 'Run' }).filter({ hasText: /\S/ }).waitFor()
  }
  await page.context().close()
  return { painted: painted ?? Number.NaN, answered: performance.now() - start }
}

export async function measureFirstVisit(site: Site) {
  const ours: Awaited<ReturnType<typeof firstScreen>>[] = []
  const bare: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    ours.push(await firstScreen(site, site.page))
    bare.push((await firstScreen(site, `${site.bare}first.html`)).painted)
  }
  const [painted, reference] = [median(ours.map(({ painted }) => painted)), median(bare)]
  return [
    {
      name: 'first visit until the first screen is painted, 1.6 Mbit/s, CPU 4x slower',
      value: `${(painted / 1000).toFixed(1)} s`,
      reference: `bare page: ${(reference / 1000).toFixed(1)} s, ratio ${(painted / reference).toFixed(1)}`,
      aim: 'ratio at most 3',
    },
    {
      name: 'and then a press of Run until the page says that it runs',
      value: `${median(ours.map(({ answered }) => answered)).toFixed(0)} ms`,
      reference: '',
      aim: 'it answers',
    },
  ]
}

/** What the page asks for until the demo's first answer is complete. */
export async function measureFirstAnswer(site: Site) {
  const page = await site.fresh()
  const devtools = await slowDown(page, 1)
  await devtools.send('Network.enable')
  let [bytes, requests] = [0, 0]
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests++
  })
  await page.goto(site.page)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor()
  const value = `${(bytes / 1000).toFixed(0)} kB in ${requests} requests`
  await page.context().close()
  return [
    {
      name: "all that is asked for until the demo's first answer, gzip",
      value,
      reference: 'the original aili5: 301 kB before it can answer',
      aim: 'at most 300 kB in 15 requests',
    },
  ]
}
