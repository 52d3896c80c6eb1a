import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

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
  throwGrave('light', [...(await runAxe(page, within, 'structure')), ...(await findContrast(page, within, 'light'))])
  // Apart from colors, both schemes are equal.
  await page.emulateMedia({ colorScheme: 'dark' })
  await endTransitions(page)
  throwGrave('dark', await findContrast(page, within, 'dark'))
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
 * Returns without axe findings of impact serious or critical apart from contrast, which is the same in each language: of
 * the page or, with an open modal dialog, of that only; or of the elements of a selector.
 * @throws Error with the rule and the elements of each finding.
 */
export async function expectStructured(page: Page, selector?: string): Promise<void> {
  const within = selector ?? ((await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html')
  throwGrave('structure', await runAxe(page, within, 'structure'))
}

/** Texts whose contrast this worker has measured already, without a finding: scheme, size of the screen, styling. */
const measuredTexts = new Set<string>()

/**
 * Runs axe on a part of the page, without frames, and returns serious and critical findings. Its source is evaluated
 * once per loaded page.
 */
async function runAxe(page: Page, within: string, rules: 'structure' | 'outline'): Promise<axeCore.Result[]> {
  await provideAxe(page)
  return page.evaluate(
    async ({ within, rules, outline }) => {
      const { axe } = window as unknown as { axe: typeof axeCore }
      const { violations } = await axe.run(within, {
        ...(rules === 'structure' ? { rules: { 'color-contrast': { enabled: false } } } : { runOnly: outline }),
        iframes: false,
        resultTypes: ['violations'],
      })
      return violations.filter(({ impact }) => rules === 'outline' || impact === 'serious' || impact === 'critical')
    },
    { within, rules, outline },
  )
}

async function provideAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

/**
 * Returns axe's findings about contrast in a part of the page. Contrast takes most of the time of axe, and texts whose
 * ancestors have equal styling attributes have equal colors: one of them is measured, once per worker.
 */
async function findContrast(page: Page, within: string, scheme: string): Promise<axeCore.Result[]> {
  const view = `${scheme} ${JSON.stringify(page.viewportSize())} `
  const styles = await page.evaluate(within => {
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
    const texts = new Map<string, Element>()
    for (const element of document.querySelectorAll(`${within} *`)) {
      const isText =
        element.matches('input, textarea, select') ||
        [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      if (!isText || !element.checkVisibility()) continue
      const style = styleOf(element)
      if (!texts.has(style)) texts.set(style, element)
    }
    Object.assign(window, { textsByStyle: texts })
    return [...texts.keys()]
  }, within)
  const fresh = styles.filter(style => !measuredTexts.has(view + style))
  if (fresh.length === 0) return []
  await provideAxe(page)
  const { violations, measured } = await page.evaluate(async fresh => {
    const { axe, textsByStyle } = window as unknown as { axe: typeof axeCore; textsByStyle: Map<string, Element> }
    const include = fresh.flatMap(style => textsByStyle.get(style) ?? []).filter(element => element.isConnected)
    if (include.length === 0) return { violations: [], measured: [] }
    const { violations, passes } = await axe.run(
      { include },
      { runOnly: ['color-contrast'], iframes: false, elementRef: true },
    )
    // What lies under something else has no result, and is measured again where it is seen.
    const passed = new Set(passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
    return {
      violations: violations.map(violation => ({
        ...violation,
        nodes: violation.nodes.map(({ element, ...node }) => node),
      })),
      measured: fresh.filter(style => passed.has(textsByStyle.get(style) as HTMLElement)),
    }
  }, fresh)
  for (const style of measured) measuredTexts.add(view + style)
  return violations
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
