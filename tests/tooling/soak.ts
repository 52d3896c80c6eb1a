import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { program, root } from './stages'

// `npm run soak`: tests of `npm test` with more cases. SOAK sets the amount, SOAK_SEED repeats a soak, and arguments
// choose unit tests by a part of their files' names.
const { SOAK = '10000', SOAK_SEED = String(randomInt(2 ** 31 - 1)) } = process.env
const env = { ...process.env, SOAK, SOAK_SEED }
const chosen = process.argv.slice(2)
const vitest = ['vitest/vitest.mjs', 'run', '--config', 'tests/tooling/soak.config.ts', '--root', '.'] as const
const playwright = ['@playwright/test/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts'] as const
/** Tests in a browser; fits.spec.ts at all sizes and in all languages of the page. */
const walks = [
  'storage.spec.ts',
  'naughty-text.spec.ts',
  'lessons.spec.ts',
  'fits.spec.ts',
  'graph.spec.ts',
  'first-load.spec.ts',
  'analytics.spec.ts',
  'pseudo-language.spec.ts',
  'offline.spec.ts',
  'start-line.spec.ts',
] as const
const runs = [program(...vitest, ...chosen), ...(chosen.length > 0 ? [] : [program(...playwright, ...walks)])]
console.log(`Soak with seed ${SOAK_SEED}; SOAK_SEED=${SOAK_SEED} npm run soak repeats it.`)
// The second runs even if the first fails.
const held = runs.map(args => spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status === 0)
console.log(`Soak with seed ${SOAK_SEED}: ${held.every(Boolean) ? 'all held' : 'something did not hold'}.`)
process.exitCode = held.every(Boolean) ? 0 : 1
