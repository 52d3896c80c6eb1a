import { createCodeRunner, type WorkerLike } from '../sandbox/custom-code/code-runner'

/** Runs custom code in workers of the page. */
export const runCode = createCodeRunner(
  () =>
    // Written in one piece: so the bundler sees that a program of its own begins there.
    new Worker(new URL('../sandbox/custom-code/custom-code.worker.ts', import.meta.url), {
      type: 'module',
      name: 'custom-code',
    }) as WorkerLike,
)
