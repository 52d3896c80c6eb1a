import type { CodeJob, CodeResult, ShellCommand, ShellResult } from '../model/services'
import { describedResult } from '../sandbox/shell/shell'
import { createCodeRunner, createShell, type JobWorker } from '../sandbox/worker-runner'

// Each worker is started in one piece of code: so the bundler sees that a program of its own begins there.

/** Runs custom code in workers of the page. */
export const runCode = createCodeRunner(
  () =>
    new Worker(new URL('../sandbox/custom-code/custom-code.worker.ts', import.meta.url), {
      type: 'module',
      name: 'custom-code',
    }) as JobWorker<CodeJob, CodeResult>,
)

const runInShell = createShell(
  () =>
    new Worker(new URL('../sandbox/shell/shell.worker.ts', import.meta.url), {
      type: 'module',
      name: 'shell',
    }) as JobWorker<ShellCommand, ShellResult>,
)

/** Runs commands in workers of the page. */
export async function runCommand(command: ShellCommand, signal: AbortSignal): Promise<ShellResult> {
  return describedResult(await runInShell(command, signal))
}
