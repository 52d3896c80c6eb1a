import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cruise as cruiseImports, type ICruiseResult } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'

const root = resolve(import.meta.dirname, '../..')

export interface Cruise {
  /** Number of our files that were checked. */
  files: number
  violations: { rule: string; from: string; to: string }[]
}

/** Checks the imports of everything under `folder`/src against the rules of .dependency-cruiser.cjs. */
export async function cruise(folder: string): Promise<Cruise> {
  const { forbidden, options } = await extractConfig(join(root, '.dependency-cruiser.cjs'))
  const { output } = await cruiseImports(
    ['src'],
    { ...options, baseDir: folder, preserveSymlinks: true, validate: true, ruleSet: { forbidden } },
    undefined,
    { tsConfig: extractTsConfig(join(root, 'tsconfig.json')) },
  )
  const { modules, summary } = output as ICruiseResult
  return {
    files: modules.filter(({ source }) => source.startsWith('src/')).length,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}

/** Problems; none when all is well. */
export function architectureProblems({ files, violations }: Cruise): string[] {
  // With an unsupported TypeScript version, the cruiser finds no files and reports no violation.
  if (files === 0) return ['dependency-cruiser looked at no files at all: does it support this version of TypeScript?']
  return violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const result = await cruise(root)
  const problems = architectureProblems(result)
  console.log(problems.length > 0 ? problems.join('\n') : `${result.files} files, every import in its direction`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
