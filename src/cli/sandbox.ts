import { Worker } from 'node:worker_threads'
import { t } from '../language/active'
import type { ShellCommand, ShellResult } from '../model/services'
import { describedResult } from '../sandbox/shell/shell'
import { createCodeRunner, createShell, type FromWorker, type JobWorker } from '../sandbox/worker-runner'

/** What runs in a worker of the terminal. */
export type SandboxKind = 'code' | 'shell'

/** Runs custom code in threads of this process, which are ended at its limit. */
export const runCode = createCodeRunner(() => startWorker('code'))

const runInShell = createShell(() => startWorker('shell'))

/** Runs a command line in an in-memory shell: no processes, files or network. It is ended at its limit. */
export async function runInMemory(command: ShellCommand, signal: AbortSignal): Promise<ShellResult> {
  const more = t('If it is a program of this machine, add {option}.', { option: '--allow-run' })
  return describedResult(await runInShell(command, signal), more)
}

/** A thread without the environment of this process. */
function startWorker<Job, Result>(kind: SandboxKind): JobWorker<Job, Result> {
  const thread = new Worker(...workerFile(kind))
  const worker: JobWorker<Job, Result> = {
    onmessage: null,
    onerror: null,
    postMessage: job => thread.postMessage(job),
    terminate: () => void thread.terminate(),
  }
  thread.on('message', (data: FromWorker<Result>) => worker.onmessage?.({ data }))
  thread.on('error', ({ message }) => worker.onerror?.({ message }))
  // A thread that waits for its next job does not keep the process alive; listeners would.
  thread.unref()
  return worker
}

/** The program of a thread: in the package beside its entries, and in the repository as source, which tsx reads. */
function workerFile(kind: SandboxKind): ConstructorParameters<typeof Worker> {
  const { url } = import.meta
  // What Node was started with concerns its main thread.
  const options = { env: {}, execArgv: [] }
  if (!url.endsWith('.ts')) {
    const file = new URL(url.includes('/chunks/') ? '../sandbox.js' : './sandbox.js', url)
    return [file, { ...options, workerData: { kind } }]
  }
  const { href } = new URL('./sandbox.worker.ts', url)
  return [new URL('../../build/worker-from-source.mjs', url), { ...options, workerData: { kind, file: href } }]
}
