import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules of headings and landmarks, by which a person without sight moves. axe calls them moderate. */
const outline = [
  ...['heading-order', 'empty-heading', 'page-has-heading-one', 'region'],
  ...['landmark-unique', 'landmark-one-main', 'landmark-no-duplicate-main', 'landmark-no-duplicate-banner'],
]

/**
 * axe finds nothing serious or critical, and no gap in the outline: in the page or, with an open modal dialog, in that
 * only, since the rest is inert. In the dark color scheme, contrast is all that can differ.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const place = (await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html'
  const axe = () => new AxeBuilder({ page }).include(place).exclude('iframe').setLegacyMode()
  await page.emulateMedia({ colorScheme: 'light' })
  const { violations } = await axe().analyze()
  const grave = violations.filter(({ id, impact }) => /serious|critical/.test(String(impact)) || outline.includes(id))
  expect(described(grave), 'axe, light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(described((await axe().withRules('color-contrast').analyze()).violations), 'axe, dark').toEqual([])
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

const described = (violations: Violations) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
