import { buildWhenStale } from './build'
import { ensureBrowser } from './install-browser'

/** Once before all browser tests: a browser, and a page that is up to date. */
export default function setup(): void {
  console.log(`browser: ${ensureBrowser()}`)
  buildWhenStale()
}
