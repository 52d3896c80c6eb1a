/// <reference types="vite/client" />

/*
 * Loads what is mutated before the first test. A module that is first loaded within a test would be counted as covered by
 * that test alone, and the mutants of its constants run with no other.
 */
import.meta.glob(
  [
    '../../src/{engine,documents,gateway}/**/*.ts',
    '!**/*.test.ts',
    '!**/*.worker.ts',
    '!**/testing/**',
    // Programs, which would run.
    '!../../src/gateway/main.ts',
    '!../../src/gateway/deploy/**',
  ],
  { eager: true },
)
