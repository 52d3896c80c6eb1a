import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

/**
 * Finds what axe calls serious or critical, in light and in dark: on the page, or, where a modal dialog is open, in that
 * alone, since all else cannot be used then. Frames of the page must not load anew meanwhile.
 * @throws Error that names the rule and the elements of each finding.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const within = (await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html'
  await page.emulateMedia({ colorScheme: 'light' })
  await endTransitions(page)
  // Frames are of the page's own origin, so axe need not gather its findings in a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  throwGrave('light', await axe.include(within).analyze())
  // But for its colors, the page is the same in both. axe is in the page by now.
  await page.emulateMedia({ colorScheme: 'dark' })
  await endTransitions(page)
  const inDark = await page.evaluate(
    within =>
      (window as unknown as { axe: { run(within: string, options: object): Promise<Results> } }).axe.run(within, {
        runOnly: ['color-contrast'],
        resultTypes: ['violations'],
      }),
    within,
  )
  throwGrave('dark', inDark)
}

function throwGrave(colorScheme: string, { violations }: Results): void {
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(node => `${id} (${help}): ${node.target} ${node.failureSummary}`))
  if (grave.length > 0) throw new Error(`axe, ${colorScheme}:\n${grave.join('\n')}`)
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
