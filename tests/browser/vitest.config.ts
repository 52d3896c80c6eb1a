import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    name: 'browser',
    environment: 'node',
    include: ['tests/browser/**/*.browser.test.ts'],
    allowOnly: false,
    passWithNoTests: false,
    globalSetup: 'tests/browser/global-setup.ts',
    // A browser fills a core by itself: side by side, files only wait for each other's timeouts.
    fileParallelism: false,
    // One browser and one server share two cores with the page under test; a test that loses that race runs once more.
    retry: 1,
    // What is polled waits for a page that is fetched, drawn and played on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
