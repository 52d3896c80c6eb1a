import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuiltFile, builtFiles, firstLoadBytes } from './first-load'

/** Bytes of script and style, gzip, that the first load may take. */
export const firstLoadLimit = 110_000

/** Bytes that the insides of a first visit's cards may take more: the page is there without them, but not as it should be. */
export const firstLooksLimit = 15_000

/** The files with what the cards of a first visit look like. The build gives them this name. */
export function firstLooks(files: readonly BuiltFile[]): BuiltFile[] {
  return files.filter(({ file, first }) => !first && /^assets\/first-views-/.test(file))
}

/** What must never be part of the first load, by where its sources lie. */
const lazyOnly: Record<string, RegExp> = {
  "a provider's SDK": /node_modules\/(@anthropic-ai|openai)\//,
  analytics: /node_modules\/posthog-js\//,
  Markdown: /node_modules\/(react-markdown|micromark|mdast-util-[\w-]+|remark-[\w-]+)\//,
  'the graph': /node_modules\/(@xyflow|@dagrejs)\//,
  YAML: /node_modules\/yaml\//,
  "the demo's word lists": /src\/providers\/demo\/data\//,
  lessons: /src\/lessons\//,
}

/** Sentences about what is too big or too early; none where all is well. */
export function budgetProblems(files: readonly BuiltFile[]): string[] {
  const problems: string[] = []
  const total = firstLoadBytes(files)
  if (!files.some(({ file, first }) => first && file.endsWith('.js')))
    problems.push('The page loads no script: nothing was measured.')
  if (total > firstLoadLimit) {
    problems.push(`The first load takes ${kilobytes(total)} gzip; it may take ${kilobytes(firstLoadLimit)}.`)
  }
  const looks = sum(firstLooks(files))
  if (looks > firstLooksLimit) {
    problems.push(
      `What a first visit's cards look like takes ${kilobytes(looks)}; it may take ${kilobytes(firstLooksLimit)}.`,
    )
  }
  for (const { file, first, modules } of files) {
    if (!first) continue
    for (const [what, place] of Object.entries(lazyOnly)) {
      const module = Object.keys(modules).find(path => place.test(path))
      if (module) problems.push(`The first load has ${what} in it: ${module} in ${file}. Import it when it is used.`)
    }
  }
  return problems
}

function sum(files: readonly BuiltFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** A package, or a folder of ours: what one would make smaller or load later. */
function partOf(module: string): string {
  const [, inPackage] = module.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? []
  return inPackage ?? module.split('/').slice(0, 3).join('/')
}

/** The largest parts of the first load, by their share of its source. */
export function largestParts(files: readonly BuiltFile[], count: number): { part: string; share: number }[] {
  const lengths = new Map<string, number>()
  for (const { first, modules } of files) {
    for (const [module, length] of first ? Object.entries(modules) : []) {
      lengths.set(partOf(module), (lengths.get(partOf(module)) ?? 0) + length)
    }
  }
  const all = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  return [...lengths]
    .map(([part, length]) => ({ part, share: length / all }))
    .sort((a, b) => b.share - a.share)
    .slice(0, count)
}

function table(files: readonly BuiltFile[]): string {
  const row = ({ file, bytes }: BuiltFile) => `  ${kilobytes(bytes).padStart(9)}  ${file}`
  const first = files.filter(file => file.first)
  const later = files.filter(file => !file.first)
  return [
    `first load: ${kilobytes(firstLoadBytes(files))} gzip of ${kilobytes(firstLoadLimit)}, in ${first.length} files, the largest`,
    ...first.slice(0, 10).map(row),
    `and with it, for what the first cards look like: ${kilobytes(sum(firstLooks(files)))} of ${kilobytes(firstLooksLimit)}`,
    'its largest parts, by their share of the source',
    ...largestParts(files, 15).map(({ part, share }) => `  ${(share * 100).toFixed(1).padStart(7)} %  ${part}`),
    `later: ${kilobytes(sum(later))} in ${later.length} files, the largest`,
    ...later.slice(0, 10).map(row),
  ].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = builtFiles(resolve(import.meta.dirname, '../../dist'))
  const problems = budgetProblems(files)
  console.log([table(files), ...problems].join('\n'))
  process.exitCode = problems.length > 0 ? 1 : 0
}
