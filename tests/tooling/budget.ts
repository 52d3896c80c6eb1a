import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuiltFile, builtFiles, firstLoadBytes } from './first-load'

/** Bytes of script and style, gzip, that the first load may take. */
export const firstLoadLimit = 110_000

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
  if (!files.some(({ first }) => first)) problems.push('The build has no entry: nothing was measured.')
  if (total > firstLoadLimit) {
    problems.push(`The first load takes ${kilobytes(total)} gzip; it may take ${kilobytes(firstLoadLimit)}.`)
  }
  for (const { file, first, modules } of files) {
    if (!first) continue
    for (const [what, place] of Object.entries(lazyOnly)) {
      const module = modules.find(path => place.test(path))
      if (module) problems.push(`The first load has ${what} in it: ${module} in ${file}. Import it when it is used.`)
    }
  }
  return problems
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function table(files: readonly BuiltFile[]): string {
  const row = ({ file, bytes }: BuiltFile) => `  ${kilobytes(bytes).padStart(9)}  ${file}`
  const later = files.filter(({ first }) => !first)
  const all = later.reduce((sum, { bytes }) => sum + bytes, 0)
  return [
    `first load: ${kilobytes(firstLoadBytes(files))} gzip of ${kilobytes(firstLoadLimit)}`,
    ...files.filter(({ first }) => first).map(row),
    `later: ${kilobytes(all)} in ${later.length} files, the largest`,
    ...later.slice(0, 10).map(row),
  ].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = builtFiles(resolve(import.meta.dirname, '../../dist'))
  const problems = budgetProblems(files)
  console.log([table(files), ...problems].join('\n'))
  process.exitCode = problems.length > 0 ? 1 : 0
}
