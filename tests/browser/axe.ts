import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * Finds what axe calls serious or critical, in light and in dark.
 * @throws Error that names the rule and the elements of each finding.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await endTransitions(page)
    // The page has no frames, so axe need not gather its findings in a page of its own.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    // But for its colors, the page is the same in both.
    const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze()
    const grave = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, help, nodes }) => nodes.map(node => `${id} (${help}): ${node.target} ${node.failureSummary}`))
    if (grave.length > 0) throw new Error(`axe, ${colorScheme}:\n${grave.join('\n')}`)
  }
}

/** Contrast is measured where colors end, so what changes over time is put at its end at once. Loops have none. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          animation =>
            animation.playState !== 'finished' &&
            animation.playbackRate !== 0 &&
            animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
    // A color that is inherited moves once more when the one it comes from is at its end.
    for (let depth = 0, left = running(); left.length > 0 && depth < 100; depth++, left = running()) {
      for (const animation of left) animation.finish()
    }
  })
}
