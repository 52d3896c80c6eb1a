import { chromium } from 'playwright-core'
import { buildWhenStale, dist } from '../browser/build'
import {
  builtModules,
  firstLoadLimits,
  firstLoadProblems,
  firstLoadTable,
  measureFirstLoad,
} from '../browser/first-load'
import { ensureBrowser } from '../browser/install-browser'
import { launchOptions } from '../browser/launch'
import { servePage } from '../browser/serve'

// Requests of a first visit, counted in a browser. The browser tests have its limits; this prints the sizes.

ensureBrowser()
buildWhenStale()
const served = await servePage({ dist })
const browser = await chromium.launch(launchOptions())
const load = await measureFirstLoad(await browser.newPage({ serviceWorkers: 'block' }), served.url)
await browser.close()
await served.close()
const problems = firstLoadProblems(load, builtModules())
const { run, answer } = firstLoadLimits
const verdict =
  problems.length > 0
    ? problems
    : [`Within its limits: ${run.kilobytes} kB until Run, ${answer.kilobytes} kB until the first answer.`]
console.log([firstLoadTable(load, builtModules()), ...verdict].join('\n'))
process.exitCode = problems.length > 0 ? 1 : 0
