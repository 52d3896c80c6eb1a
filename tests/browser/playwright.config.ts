import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { soak } from '../support/soak'
import { frugal, launchOptions } from './launch'

const minutes = 60_000
const root = resolve(import.meta.dirname, '../..')

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: soak ? [] : '**/*.soak.spec.ts',
  // Traces, screenshots and downloads of failed tests.
  outputDir: resolve(root, 'test-results'),
  globalSetup: './global-setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  // A page waits part of its time (the demo writes at a readable pace), so a core supports two of them.
  workers: Math.max(2, availableParallelism() * 2),
  retries: 0,
  // Timeouts are for hangs, not for slowness: a test takes ten seconds on a quiet machine.
  timeout: (soak ? 15 : 3) * minutes,
  expect: { timeout: 1 * minutes },
  reporter: [['list']],
  use: {
    launchOptions: launchOptions(frugal),
    actionTimeout: 1 * minutes,
    navigationTimeout: 1 * minutes,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    // Animations cost a tenth of the processor's time; tests of motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    // With a screenshot. Snapshots of each step cost a fifth of the time: `--trace on` records them too.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
})
