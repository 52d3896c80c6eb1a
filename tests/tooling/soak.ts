import { spawnSync } from 'node:child_process'
import { program, root } from './stages'

// `npm run soak`: tests of `npm test` with more cases. SOAK sets the amount.
const env = { ...process.env, SOAK: '10000' }
const runs = [
  program('vitest/vitest.mjs', 'run', '--config', 'tests/tooling/soak.config.ts', '--root', '.'),
  program('@playwright/test/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts', 'storage.spec.ts'),
]
// The second runs even if the first fails.
const held = runs.map(args => spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status === 0)
process.exitCode = held.every(Boolean) ? 0 : 1
