import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { messagesPlugin } from './build/messages/plugin.ts'
import { soak } from './tests/support/soak.ts'

/** Of tests with and without DOM. */
const shared = ['tests/fast-check-setup.ts', 'tests/wait-timeout-setup.ts', 'tests/page-stores-setup.ts']

export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    // A test that is left out must not look like one that passed.
    allowOnly: false,
    passWithNoTests: false,
    // For a test that hangs, and no measure of one that works: other programs may take most of the processor.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 240_000 } },
    // Vitest leaves a core free, which on two cores leaves one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Files share modules and the DOM, which halves the time. The setup files reset what tests change there.
    isolate: false,
    // Garbage collection took a sixth of the processor's time: young objects are collected less often, and without threads
    // that compete with the other worker.
    execArgv: ['--single-threaded-gc', '--min-semi-space-size=16', '--max-semi-space-size=64'],
    exclude: ['**/node_modules/**', ...(soak ? [] : ['**/*.soak.test.*'])],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: 'tests/temporary-files-setup.ts',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          setupFiles: shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          setupFiles: [...shared, 'tests/component-setup.ts'],
        },
      },
    ],
  },
})
