import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '../..')

export interface Cruise {
  /** Files of ours that were looked at. */
  files: number
  violations: { rule: string; from: string; to: string }[]
}

interface CruiserOutput {
  modules: { source: string }[]
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

/** Holds the imports of everything under `folder`/src against the rules of .dependency-cruiser.cjs. */
export async function cruise(folder: string): Promise<Cruise> {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const options = ['--config', join(root, '.dependency-cruiser.cjs'), '--preserve-symlinks', '--output-type', 'json']
  const { stdout, stderr } = await new Promise<{ stdout: string; stderr: string }>(done => {
    // Its exit status counts the violations: what it prints says more.
    execFile(process.execPath, [cruiser, ...options, 'src'], { cwd: folder, maxBuffer: 2 ** 28 }, (_, stdout, stderr) =>
      done({ stdout, stderr }),
    )
  })
  let output: CruiserOutput
  try {
    output = JSON.parse(stdout)
  } catch {
    throw new Error(`dependency-cruiser did not answer with JSON.\n${stderr}${stdout}`)
  }
  return {
    files: output.modules.filter(({ source }) => source.startsWith('src/')).length,
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}

/** Sentences about what is wrong; none where all is well. */
export function architectureProblems({ files, violations }: Cruise): string[] {
  // With a TypeScript that it cannot use, the cruiser sees no files and reports no violation.
  if (files === 0) return ['dependency-cruiser looked at no files at all: does it support this version of TypeScript?']
  return violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const result = await cruise(root)
  const problems = architectureProblems(result)
  console.log(problems.length > 0 ? problems.join('\n') : `${result.files} files, every import in its direction`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
