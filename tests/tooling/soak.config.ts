import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '../..')

/** Unit tests with properties, or with an amount for the soak. All others are the same in `npm test`. */
function testsWithMore(): string[] {
  return ['src', 'tests']
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: folder === 'src', encoding: 'utf8' }).map(
        path => `${folder}/${path}`,
      ),
    )
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.test.ts'))
    .filter(path => /from 'fast-check'|\bSOAK\b|\bsoakSeed\b/.test(readFileSync(join(root, path), 'utf8')))
}

// The unit tests of `npm run soak`: those of `npm test` that have more cases, with more of them and a new seed.
export default defineConfig({
  test: {
    environment: 'node',
    include: testsWithMore(),
    fileParallelism: false,
    setupFiles: ['tests/wait-timeout-setup.ts', 'tests/fast-check-setup.ts', 'tests/tooling/soak-counts.ts'],
    hookTimeout: 900_000,
    testTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
