import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns axe findings of impact serious or critical, in both color schemes: of the page or, with an open modal dialog,
 * of that only, since the rest is inert. Frames of the page must not reload meanwhile.
 * @throws Error with the rule and the elements of each finding.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const within = (await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html'
  await page.emulateMedia({ colorScheme: 'light' })
  await endTransitions(page)
  throwGrave('light', [...(await runAxe(page, within, 'structure')), ...(await runAxe(page, within, 'contrast'))])
  // Apart from colors, both schemes are equal.
  await page.emulateMedia({ colorScheme: 'dark' })
  await endTransitions(page)
  throwGrave('dark', await runAxe(page, within, 'contrast'))
}

/** Rules of headings and landmarks, which a person without sight moves by. axe calls them moderate. */
const outline = [
  ...['heading-order', 'empty-heading', 'page-has-heading-one', 'region'],
  ...['landmark-unique', 'landmark-one-main', 'landmark-no-duplicate-main', 'landmark-no-duplicate-banner'],
  ...['landmark-main-is-top-level', 'landmark-banner-is-top-level'],
]

/**
 * Headings go down by one, and each landmark is there once: of the page or, with an open modal dialog, of that only.
 * @throws Error with the rule and the elements of each finding.
 */
export async function expectOutlined(page: Page): Promise<void> {
  const within = (await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html'
  throwGrave('outline', await runAxe(page, within, 'outline'))
}

/**
 * Runs axe on a part of the page, without frames, and returns serious and critical findings. Evaluated once per loaded
 * page.
 */
async function runAxe(
  page: Page,
  within: string,
  rules: 'structure' | 'contrast' | 'outline',
): Promise<axeCore.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ within, rules, outline }) => {
      // Contrast takes most of the time. Texts whose ancestors have equal styling attributes have equal colors, so one
      // of them is measured.
      const styleOf = (element: Element) => {
        let style = ''
        for (let at: Element | null = element; at; at = at.parentElement) {
          style += `<${at.tagName}${at.matches(':first-child') ? '^' : ''}${at.matches(':last-child') ? '$' : ''}`
          for (const { name, value } of at.attributes)
            if (
              !/^(id|title|href|src|alt|for|name|value|placeholder|d|points|aria-(label|labelledby|describedby|controls|details|owns|valuetext|valuenow|posinset|setsize))$/.test(
                name,
              )
            )
              style += ` ${name}=${value}`
        }
        return style
      }
      const textsByStyle = () => {
        const texts = new Map<string, Element>()
        for (const element of document.querySelectorAll(`${within} *`)) {
          const isText =
            element.matches('input, textarea, select') ||
            [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
          if (!isText || !element.checkVisibility()) continue
          const style = styleOf(element)
          if (!texts.has(style)) texts.set(style, element)
        }
        return [...texts.values()]
      }
      const { axe } = window as unknown as { axe: typeof axeCore }
      const isContrast = rules === 'contrast'
      const context = isContrast ? { include: textsByStyle() } : within
      if (isContrast && (context as { include: Element[] }).include.length === 0) return []
      const { violations } = await axe.run(context, {
        ...(rules === 'structure'
          ? { rules: { 'color-contrast': { enabled: false } } }
          : { runOnly: isContrast ? ['color-contrast'] : outline }),
        iframes: false,
        resultTypes: ['violations'],
      })
      return violations.filter(({ impact }) => rules === 'outline' || impact === 'serious' || impact === 'critical')
    },
    { within, rules, outline },
  )
}

function throwGrave(colorScheme: string, violations: readonly axeCore.Result[]): void {
  const grave = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id} (${help}): ${node.target} ${node.failureSummary}`),
  )
  if (grave.length > 0) throw new Error(`axe, ${colorScheme}:\n${grave.join('\n')}`)
}

/** Contrast depends on final colors, so animations are finished first. Infinite ones have no end. */
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
    // An inherited color changes again when its source's transition is finished.
    for (let depth = 0, left = running(); left.length > 0 && depth < 100; depth++, left = running()) {
      for (const animation of left) animation.finish()
    }
  })
}
