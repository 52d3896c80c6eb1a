import { parentPort, workerData } from 'node:worker_threads'
import type { CodeJob, CodeResult, ShellCommand, ShellResult } from '../model/services'
import { interpret } from '../sandbox/custom-code/interpreter'
import type { FromWorker } from '../sandbox/worker-runner'
import type { SandboxKind } from './sandbox'

// A thread of its own: the command line sends one job at a time, and ends it when one takes too long.

const tell = (message: FromWorker<CodeResult | ShellResult>) => parentPort?.postMessage(message)

async function runInMemory({ command, stdin }: ShellCommand): Promise<ShellResult> {
  const { Bash } = await import('just-bash')
  const { stdout, stderr, exitCode } = await new Bash().exec(command, { stdin })
  return { stdout, stderr, exitCode }
}

const run: Record<SandboxKind, (job: never) => Promise<CodeResult | ShellResult>> = {
  code: (job: CodeJob) => interpret(job),
  shell: runInMemory,
}

parentPort?.on('message', async job => {
  try {
    tell({ type: 'done', result: await run[workerData.kind as SandboxKind](job as never) })
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
})
tell({ type: 'ready' })
