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
    // Two files side by side, each with its own browser: a page that plays to a person waits most of its time.
    maxWorkers: 2,
    // Browsers, servers and pages share two cores; a test that loses that race runs once more.
    retry: 1,
    // What is polled waits for a page that is fetched, drawn and played on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
