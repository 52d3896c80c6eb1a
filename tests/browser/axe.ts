import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Fails on what axe calls serious or critical, in light and in dark; each finding names its rule and its elements. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours may move to their new value; contrast is measured where they end. What moves for ever is not waited for,
    // nor what stands still because it is off the screen.
    await page.evaluate(() => {
      const ends = document
        .getAnimations()
        .filter(animation => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(animation => animation.finished)
      return Promise.race([Promise.allSettled(ends), new Promise(resolve => setTimeout(resolve, 2000))])
    })
    // The page has no frames, so axe need not gather its findings in a page of its own.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    // But for its colours, the page is the same in both.
    const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze()
    const grave = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, help, nodes }) => nodes.map(node => `${id} (${help}): ${node.target} ${node.failureSummary}`))
    expect(grave.join('\n'), `axe, ${colorScheme}`).toBe('')
  }
}
