import { join, resolve } from 'node:path'
import type { Stage } from './run-stages'

export const root = resolve(import.meta.dirname, '../..')

/** Arguments to Node that run a program of a package. */
export const program = (path: string, ...args: string[]) => [join(root, 'node_modules', path), ...args]
const script = (path: string) => ['--import', 'tsx', join(root, 'tests', path)]
// Without a terminal, biome's colors are control characters in a log.
const plain = process.stdout.isTTY ? [] : ['--colors=off']
const cache = join(root, 'node_modules/.cache')

/** The compiler over one project; incremental. */
export const compiler = (config: string) =>
  program(
    // The compiler in Go takes a third of the time; the one with an API is for tests that parse syntax trees.
    'typescript-native/bin/tsc',
    ...['-p', config, '--noEmit', '--incremental', '--tsBuildInfoFile', join(cache, `${config}.tsbuildinfo`)],
  )

const types: Stage = {
  name: 'Types',
  args: compiler('tsconfig.json'),
  advice: 'Fix the types named above; `npm run types` checks again.',
}
const browserTests = ['test', '--config', 'tests/browser/playwright.config.ts']

/** All stages. The longest of the short ones come first, since they run in parallel. */
export const stages: Stage[] = [
  types,
  {
    name: 'Format and lint',
    args: program('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', ...plain, '.'),
    advice: '`npm run format` fixes what can be fixed automatically; the rest is named above.',
  },
  {
    name: 'Architecture',
    args: script('tooling/architecture.ts'),
    advice: 'An import breaks the direction of the layers. The rules, with their reasons: .dependency-cruiser.cjs',
  },
  {
    name: 'Regular expressions',
    args: script('tooling/regular-expressions.ts'),
    advice:
      'The expressions above may take seconds on a text that somebody made for it. Write them so that no two parts take the same letters: `(?<!\\s)\\s+$`.',
  },
  {
    name: 'Build',
    args: program('vite/bin/vite.js', 'build', '--logLevel', 'warn'),
    advice: '`npm run build` builds again.',
  },
  {
    name: 'Types without a page',
    args: compiler('tsconfig.headless.json'),
    advice: 'This part also runs in a terminal and a worker: it cannot use the DOM.',
  },
  {
    name: 'A browser to test with',
    args: script('browser/install-browser.ts'),
    advice: 'Install one as the message says, then run `npm test` again.',
  },
  {
    name: 'Unit and component tests',
    args: program('vitest/vitest.mjs', 'run'),
    runner: 'vitest',
    advice: '`npx vitest <part of a file name>` runs a few of them again on every change.',
  },
  {
    name: 'Browser tests',
    args: program('@playwright/test/cli.js', ...browserTests),
    runner: 'playwright',
    needs: ['Build', 'A browser to test with'],
    advice:
      '`npm run test:browser -- <part of a file name>` runs a few of them again; the path of each trace is above: `npx playwright show-trace <path>`.',
  },
]

/**
 * The stages for authors: what a change touches, which is most tests where it adds a line to the registry of node types.
 * `base` is the commit that it started from.
 */
export function changeStages(base: string): Stage[] {
  return [
    types,
    {
      name: 'Format and lint',
      args: program('@biomejs/biome/bin/biome', 'check', '--write', '--error-on-warnings', ...plain, '.'),
      advice: 'What could be fixed automatically has been; the rest is named above.',
    },
    {
      name: 'Tests that the change touches',
      args: program('vitest/vitest.mjs', 'run', '--changed', base, '--passWithNoTests', '--reporter=dot'),
      advice: '`npx vitest <part of a file name>` runs a few of them again on every change.',
    },
  ]
}
