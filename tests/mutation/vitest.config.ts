import { configDefaults, defineConfig } from 'vitest/config'

/**
 * All unit tests that can notice a mutant: beside the code, in the folders that use it, and across folders. Left out are
 * those that cannot, since they read the text of the sources, or run a bundle or another program, where no mutant is
 * active; and those of components, which the engine, documents and gateway must not need.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.ts',
      'tests/*.test.ts',
      'tests/{cli,content,documents,engine,gateway,nodes,providers,toolkit,ui}/*.test.ts',
    ],
    exclude: [
      ...configDefaults.exclude,
      'tests/cli/process.test.ts',
      'tests/messages.test.ts',
      'tests/gateway/load.test.ts',
      'tests/gateway/workers.test.ts',
    ],
    setupFiles: [
      'tests/mutation/load-modules-setup.ts',
      'tests/fast-check-setup.ts',
      'tests/wait-timeout-setup.ts',
      'tests/page-stores-setup.ts',
    ],
    // As in `npm test`: modules load once, not for each file.
    isolate: false,
    // Its setup file is in a sandbox below node_modules, where a module runs once, and not before each file.
    server: { deps: { inline: [/stryker-setup/] } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
