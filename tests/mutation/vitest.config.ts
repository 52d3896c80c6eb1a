import { configDefaults, defineConfig } from 'vitest/config'

/** Unit tests of the mutated folders and of those that use them, without tests that start other programs or a page. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/{cli,content,documents,engine,gateway,host,nodes,providers,sandbox,store,toolkit}/**/*.test.ts',
      'tests/*.test.ts',
    ],
    exclude: [
      ...configDefaults.exclude,
      'tests/{clocks,module-paths,linear-readers,outgoing*,answer-endings,architecture*,cli-*,gateway-load*,gateway-workers,documents-soak,engine-alone,starter-pictures}.test.ts',
    ],
    setupFiles: ['tests/fast-check-setup.ts', 'tests/patience-setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
