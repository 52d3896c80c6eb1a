import { defineConfig } from 'vitest/config'

// The unit tests of `npm run soak`: those of `npm test` with more cases.
export default defineConfig({
  test: {
    environment: 'node',
    // Including architecture tests, with new cases each time.
    include: ['src/**/*.test.ts', 'tests/*.test.ts'],
    fileParallelism: false,
    setupFiles: ['tests/patience-setup.ts', 'tests/fast-check-setup.ts'],
    hookTimeout: 900_000,
    testTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
