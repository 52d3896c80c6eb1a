import { buildWhenStale } from './build'
import { ensureBrowser } from './find-browser'

/** Once before all browser tests: finds a browser and updates the build. */
export default function setup(): void {
  console.log(`browser: ${ensureBrowser()}`)
  buildWhenStale()
}
