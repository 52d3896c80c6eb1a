import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Finds what axe calls serious or critical, in light and in dark: on the page, or, where a modal dialog is open, in that
 * alone, since all else cannot be used then. Frames of the page must not load anew meanwhile.
 * @throws Error that names the rule and the elements of each finding.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const within = (await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html'
  await page.emulateMedia({ colorScheme: 'light' })
  await endTransitions(page)
  throwGrave('light', await runAxe(page, within, {}))
  // But for its colors, the page is the same in both.
  await page.emulateMedia({ colorScheme: 'dark' })
  await endTransitions(page)
  throwGrave('dark', await runAxe(page, within, { runOnly: ['color-contrast'] }))
}

/** Runs axe on a part of the page, without what is in frames. It is evaluated once for each page that is loaded. */
async function runAxe(page: Page, within: string, options: axeCore.RunOptions): Promise<axeCore.AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    ({ within, options }) =>
      (window as unknown as { axe: typeof axeCore }).axe.run(within, {
        ...options,
        iframes: false,
        resultTypes: ['violations'],
      }),
    { within, options },
  )
}

function throwGrave(colorScheme: string, { violations }: axeCore.AxeResults): void {
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
