import { join, resolve } from 'node:path'
import type { Check } from './run-checks'

const root = resolve(import.meta.dirname, '../..')
const program = (path: string, ...args: string[]) => [join(root, 'node_modules', path), ...args]
// Where nobody watches, its colours are a flood of control characters.
const plain = process.stdout.isTTY ? [] : ['--colors=off']
const tool = (name: string) => ['--import', 'tsx', join(root, 'tests/tooling', name)]
const vitest = (...args: string[]) => program('vitest/vitest.mjs', 'run', ...args)
const compiler = (config: string) => program('typescript/bin/tsc', '-p', config, '--noEmit')

/** Everything that must hold, what is quick to tell first. Each is one Node program, run in the project's root. */
export const checks: Check[] = [
  {
    name: 'Format and lint',
    args: program('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', ...plain, '.'),
    advice: '`npm run format` mends what can be mended by itself; the rest is named above.',
  },
  {
    name: 'Architecture',
    args: tool('architecture.ts'),
    advice: 'An import goes against the direction of the house. The rules, with their reasons: .dependency-cruiser.cjs',
  },
  {
    name: 'Types',
    args: compiler('tsconfig.json'),
    advice: 'Mend the types named above; `npm run types` checks again.',
  },
  {
    name: 'Types without a page',
    args: compiler('tsconfig.headless.json'),
    advice: 'This part also runs in a terminal and a worker: it cannot use the DOM.',
  },
  {
    name: 'Unit and component tests',
    args: vitest(),
    countsTests: true,
    advice: '`npx vitest <part of a file name>` runs a few of them again on every change.',
  },
  { name: 'Build', args: program('vite/bin/vite.js', 'build'), advice: '`npm run build` builds again.' },
  {
    name: 'Size of the first load',
    args: tool('budget.ts'),
    advice: 'Load what is not needed at once with `import()`; `npm run budget` measures again after a build.',
  },
  {
    name: 'Browser tests on Playwright',
    args: program('@playwright/test/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts'),
    advice: '`npm run test:browser -- <part of a file name>` runs a few of them again.',
  },
  {
    name: 'Browser tests',
    args: vitest('--config', 'tests/browser/vitest.config.ts'),
    countsTests: true,
    advice: '`npm run test:browser -- <part of a file name>` runs a few of them again.',
  },
]
