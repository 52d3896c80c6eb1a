import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { englishMessages, type Messages } from '../../src/language/messages'
import { dist } from './build'

/** A requested script, style or font. */
export interface Asked {
  /** Its path in the build: `assets/shell-x.js`. */
  file: string
  /** As a web host sends it: gzip, except for fonts, which are compressed already. */
  bytes: number
}

export interface Load {
  kilobytes: number
  requests: number
}

/** What a page requests up to a first answer. */
export interface FirstLoad {
  /** Until Run can be pressed: it is visible, and a press is handled. */
  run: Asked[]
  /** Until the demo's first answer to an immediate press is complete. */
  answer: Asked[]
  /** The longest chain of requests from the HTML to a file of `run`, in files. */
  steps: number
}

/** The limits of the test: a little above what is measured in American English. Kilobytes of 1,000 bytes. */
export const firstLoadLimits = {
  run: { kilobytes: 74, requests: 12 },
  answer: { kilobytes: 182.8, requests: 24 },
  steps: 2,
}

/** Sources that must not load before Run, by path. */
const lazyOnly: Record<string, RegExp> = {
  "a provider's SDK": /node_modules\/(@anthropic-ai|openai)\//,
  analytics: /node_modules\/posthog-js\//,
  Markdown: /node_modules\/(react-markdown|micromark|mdast-util-[\w-]+|remark-[\w-]+)\//,
  'the graph': /node_modules\/(@xyflow|@dagrejs)\//,
  YAML: /node_modules\/yaml\//,
  dragging: /node_modules\/@dnd-kit\//,
  'the engine': /src\/engine\/run\/run\.ts$/,
  "the demo's word lists": /src\/providers\/demo\/data\//,
  lessons: /src\/content\/lessons\//,
  'all of React as one object': /node_modules\/react\/index\.mjs$/,
  'what shows results': /src\/nodes\/kit\/ResultList\.tsx$/,
}

/** The modules of a file of the build, by its name. */
export type Modules = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The lists that the build writes. */
export const builtModules = (): Modules => JSON.parse(readFileSync(join(dist, '.vite', 'modules.json'), 'utf8'))

/** Problems: too large, too early or requested twice; none when all is well. */
export function firstLoadProblems({ run, answer, steps }: FirstLoad, modules: Modules): string[] {
  const problems: string[] = []
  if (!run.some(({ file }) => file.endsWith('.js'))) problems.push('The page loads no script: nothing was measured.')
  for (const [until, asked] of Object.entries({ run, answer })) {
    const { kilobytes, requests } = loadOf(asked)
    const limit = firstLoadLimits[until as 'run' | 'answer']
    const when = until === 'run' ? 'Until Run can be pressed' : 'Until the first answer'
    if (kilobytes > limit.kilobytes)
      problems.push(`${when} the page asks for ${kilobytes.toFixed(1)} kB; it may ask for ${limit.kilobytes}.`)
    if (requests > limit.requests)
      problems.push(`${when} the page asks for ${requests} files; it may ask for ${limit.requests}.`)
  }
  if (steps > firstLoadLimits.steps) problems.push(`Files come in ${steps} steps, one after the other.`)
  const twice = answer.filter(({ file }, at) => answer.findIndex(other => other.file === file) !== at)
  problems.push(...twice.map(({ file }) => `${file} is asked for twice.`))
  for (const { file } of run) {
    for (const [what, place] of Object.entries(lazyOnly)) {
      const module = Object.keys(modules[file] ?? {}).find(path => place.test(path))
      if (module) problems.push(`Before Run comes ${what}: ${module} in ${file}. Import it when it is used.`)
    }
  }
  return problems
}

/** Requested files by size, with the largest parts of those before Run. */
export function firstLoadTable({ run, answer }: FirstLoad, modules: Modules): string {
  const row = ({ file, bytes }: Asked) => `  ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`
  const largestFirst = (asked: readonly Asked[]) => [...asked].sort((a, b) => b.bytes - a.bytes).map(row)
  const sum = (asked: readonly Asked[]) => `${loadOf(asked).kilobytes.toFixed(1)} kB in ${asked.length} requests`
  return [
    `until Run can be pressed: ${sum(run)}`,
    ...largestFirst(run),
    'its largest parts, by their share of the source',
    ...largestParts(run, modules, 12).map(({ part, share }) => `  ${(share * 100).toFixed(1).padStart(7)} %  ${part}`),
    `until the first answer: ${sum(answer)}; and, with those above`,
    ...largestFirst(answer.filter(({ file }) => !run.some(other => other.file === file))),
  ].join('\n')
}

/** The largest packages, and folders of ours, of some files. */
export function largestParts(
  asked: readonly Asked[],
  modules: Modules,
  count: number,
): { part: string; share: number }[] {
  const lengths = new Map<string, number>()
  for (const { file } of asked) {
    for (const [module, length] of Object.entries(modules[file] ?? {})) {
      const [, inPackage] = module.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? []
      const part = inPackage ?? module.split('/').slice(0, 3).join('/')
      lengths.set(part, (lengths.get(part) ?? 0) + length)
    }
  }
  const all = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  return [...lengths]
    .map(([part, length]) => ({ part, share: length / all }))
    .sort((a, b) => b.share - a.share)
    .slice(0, count)
}

/**
 * Opens the page with an empty cache, in the language of its browser, presses Run and waits for the complete answer;
 * records the page's requests. Requests in idle time or during long runs are blocked, since they depend on timing.
 */
export async function measureFirstLoad(page: Page, url: string, { t }: Messages = englishMessages): Promise<FirstLoad> {
  const asked: Asked[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    const file = pathname.replace(/^.*\/(?=assets\/)/, '')
    if (/\.(?:js|css|woff2)$/.test(file)) asked.push({ file, bytes: bytesOf(file) })
  })
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
    const wait = window.setTimeout
    const shortly = (work: TimerHandler, ms = 0, ...rest: unknown[]) => (ms < 3_000 ? wait(work, ms, ...rest) : 0)
    window.setTimeout = shortly as typeof window.setTimeout
  })
  await page.goto(url)
  const runButton = page.getByRole('button', { name: t('Run'), exact: true })
  await runButton.waitFor()
  await page.waitForFunction(() => document.fonts.ready.then(() => true))
  const run = [...asked]
  const steps = await page.evaluate(longestWay)
  await runButton.click()
  await page
    .getByRole('status', { name: t({ message: 'Run', context: 'noun' }) })
    .getByText(t('Finished'))
    .waitFor()
  await page
    .getByRole('article', { name: `${t('Color')}, ${t('mood')}` })
    .getByText(/#[0-9a-f]{6}/)
    .first()
    .waitFor()
  return { run, answer: asked, steps }
}

/** Sums up files. */
export const loadOf = (asked: readonly Asked[]): Load => ({
  kilobytes: asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  requests: asked.length,
})

function bytesOf(file: string): number {
  const content = readFileSync(join(dist, file))
  return file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length
}

/** Files that a script requests come one step after it; those in the HTML are the first step. */
function longestWay(): number {
  const named = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')]
  const first = new Set(named.map(each => ('src' in each ? each.src : each.href)))
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.(?:js|css)$/.test(name))
  return scripts.some(({ name }) => !first.has(name)) ? 2 : 1
}
