import { configDefaults, defineConfig } from 'vitest/config'

/** The unit tests of the mutated folders, without those that start other programs or a page. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/{engine,documents,gateway,toolkit}/**/*.test.ts', 'tests/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      'tests/{clocks,module-paths,linear-readers,outgoing*,answer-endings,architecture*,cli-*,gateway-load*,gateway-workers,documents-soak,engine-alone,starter-pictures}.test.ts',
    ],
    setupFiles: ['tests/fast-check-setup.ts', 'tests/patience-setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
