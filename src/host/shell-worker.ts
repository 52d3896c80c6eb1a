import { createShell, type ShellWorker } from '../sandbox/shell/shell-runner'

/** Runs commands in workers of the page. */
export const runInShellWorker = createShell(
  () =>
    // Written in one piece: so the bundler sees that a program of its own begins there.
    new Worker(new URL('../sandbox/shell/shell.worker.ts', import.meta.url), {
      type: 'module',
      name: 'shell',
    }) as ShellWorker,
)
