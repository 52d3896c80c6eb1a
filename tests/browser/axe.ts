import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules of headings and landmarks, by which a person without sight moves. axe calls them moderate. */
const outline = [
  ...['heading-order', 'empty-heading', 'page-has-heading-one', 'region'],
  ...['landmark-unique', 'landmark-one-main', 'landmark-no-duplicate-main', 'landmark-no-duplicate-banner'],
]

/** Rules of WCAG 2.2 AA that axe does not apply by itself. */
const more = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } }

/** The bars of chances say "percent" where "%" is seen, which axe does not know to be the same word. */
const saysPercent = ({ id, nodes }: Violations[number]) =>
  id === 'label-content-name-mismatch' && nodes.every(({ html }) => / percent/.test(html))

const isGrave = (violation: Violations[number]) => !saysPercent(violation) && isAgainstRules(violation)

const isAgainstRules = ({ id, impact, tags }: Violations[number]) =>
  /serious|critical/.test(String(impact)) || outline.includes(id) || tags.some(tag => /^wcag2\d?a/.test(tag))

/**
 * axe finds nothing serious or critical, nothing against WCAG 2.2 AA, and no gap in the outline: in the page or, with an open modal dialog, in that
 * only, since the rest is inert. In the dark color scheme, contrast is all that can differ.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const place = (await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html'
  const axe = () => new AxeBuilder({ page }).include(place).exclude('iframe').setLegacyMode()
  await page.emulateMedia({ colorScheme: 'light' })
  const { violations } = await axe().options({ rules: more }).analyze()
  expect(described(violations.filter(isGrave)), 'axe, light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(described((await axe().withRules('color-contrast').analyze()).violations), 'axe, dark').toEqual([])
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

const described = (violations: Violations) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
