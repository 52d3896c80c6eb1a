import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellCommand } from '../../model/host'
import { COMMAND_LIMIT_MS, createShell, type FromShell, type ShellWorker } from './shell-runner'

/** A worker that says what a test makes it say. */
function fakeWorker() {
  const got: ShellCommand[] = []
  const worker: ShellWorker & { ended: boolean } = {
    ended: false,
    postMessage: command => void got.push(command),
    terminate() {
      this.ended = true
    },
    onmessage: null,
    onerror: null,
  }
  return { worker, got, say: (data: FromShell) => worker.onmessage?.({ data }) }
}

const never = new AbortController().signal
const command = { command: 'sort', stdin: 'b\na' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives a worker the command once it is ready, and ends it with the result', async () => {
  const { worker, got, say } = fakeWorker()
  const result = createShell(() => worker)(command, never)
  expect(got).toEqual([])
  say({ type: 'ready' })
  expect(got).toEqual([command])
  say({ type: 'done', result: { stdout: 'a\nb', stderr: '', exitCode: 0 } })
  expect(await result).toEqual({ stdout: 'a\nb', stderr: '', exitCode: 0 })
  expect(worker.ended).toBe(true)
})

it('ends a worker whose command takes too long', async () => {
  const { worker, say } = fakeWorker()
  const result = expect(createShell(() => worker)(command, never)).rejects.toThrow('longer than 10 seconds')
  say({ type: 'ready' })
  await vi.advanceTimersByTimeAsync(COMMAND_LIMIT_MS)
  await result
  expect(worker.ended).toBe(true)
})

it('ends a worker whose run was stopped', async () => {
  const { worker, say } = fakeWorker()
  const stop = new AbortController()
  const result = expect(createShell(() => worker)(command, stop.signal)).rejects.toThrow('Enough.')
  say({ type: 'ready' })
  stop.abort(new Error('Enough.'))
  await result
  expect(worker.ended).toBe(true)
  await expect(createShell(() => worker)(command, stop.signal)).rejects.toThrow('Enough.')
})

it('says so when the shell cannot be fetched, or breaks', async () => {
  const missing = fakeWorker()
  const unfetched = expect(createShell(() => missing.worker)(command, never)).rejects.toThrow('could not be fetched')
  missing.worker.onerror?.({})
  await unfetched
  const broken = fakeWorker()
  const failed = expect(createShell(() => broken.worker)(command, never)).rejects.toThrow('out of memory')
  broken.say({ type: 'failed', message: 'out of memory' })
  await failed
})
