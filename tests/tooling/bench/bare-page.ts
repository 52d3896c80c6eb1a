import type { Page } from 'playwright-core'
import type { BenchSite } from './bench-site'
import type { Bare } from './page/bare'

/** A bare page of the site. It does what `deed` names, as a reference of what the page does. */
interface BarePage {
  page: Page
  /** Calls a function of the page with arguments that are JSON. */
  call<Deed extends keyof Bare>(deed: Deed, ...given: Parameters<Bare[Deed]>): Promise<unknown>
}

/** Opens the bare page. */
export async function openBare(site: BenchSite): Promise<BarePage> {
  const page = await site.open('bench/bare.html')
  await page.waitForFunction(() => 'bare' in window)
  return {
    page,
    call: (deed, ...given) =>
      // As text: Playwright's types do not terminate on recursive JSON types.
      page.evaluate(
        ([deed, given]) => {
          const { bare } = window as unknown as { bare: Record<string, (...given: unknown[]) => unknown> }
          return bare[deed!]!(...JSON.parse(given!))
        },
        [deed, JSON.stringify(given)],
      ),
  }
}
