import { defineConfig } from 'vitest/config'

// `npm run soak`: the same tests as in `npm test`, with more of the same.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/documents-soak.test.ts', 'tests/browser/storage.browser.test.ts'],
    globalSetup: 'tests/browser/global-setup.ts',
    fileParallelism: false,
    hookTimeout: 60_000,
    testTimeout: 60_000,
    env: { SOAK: '10000' },
  },
})
