import { expect, screens, test } from './fixtures'
import { moved, watchLayoutShifts } from './layout-shifts'

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
