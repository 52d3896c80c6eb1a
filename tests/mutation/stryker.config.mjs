/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['dist', 'dist-bench', 'test-results', 'tests/mutation/node_modules'],
  // A constant that is read once at import cannot be switched per test.
  ignoreStatic: true,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: 'node_modules/.cache/mutation.json' },
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
  tempDirName: 'node_modules/.cache/stryker',
  // Limits are for what hangs; other programs may take most of the processor.
  dryRunTimeoutMinutes: 60,
  timeoutMS: 60000,
  timeoutFactor: 4,
  // The score is printed by room; below this share the command fails.
  thresholds: { high: 90, low: 85, break: 85 },
}
