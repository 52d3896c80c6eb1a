import { defineConfig } from 'vitest/config'

// The units of `npm run soak`: the same tests as in `npm test`, with more of the same.
export default defineConfig({
  test: {
    environment: 'node',
    // The laws too: here they are tried on new cases each time.
    include: ['src/**/*.test.ts', 'tests/*.test.ts'],
    fileParallelism: false,
    setupFiles: ['tests/patience-setup.ts'],
    hookTimeout: 900_000,
    testTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
