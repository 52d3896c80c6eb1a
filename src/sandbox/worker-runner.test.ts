import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localize } from '../language/active'
import type { CodeJob, CodeResult } from '../model/services'
import { restrictGlobals } from './custom-code/restrict-globals'
import { createCodeRunner, createShell, type FromWorker, type JobWorker } from './worker-runner'

const job: CodeJob = { code: 'return 1', args: {}, context: { outputs: {}, names: {}, vars: {} } }

const sayProblem = (result: CodeResult) => ('problem' in result ? localize(result.problem) : '')

/** Workers with scripted messages. */
function factory() {
  const workers: (JobWorker<CodeJob, CodeResult> & {
    jobs: CodeJob[]
    ended: boolean
    say(message: FromWorker<CodeResult>): void
  })[] = []
  const start = () => {
    const worker = {
      jobs: [] as CodeJob[],
      ended: false,
      onmessage: null as JobWorker<CodeJob, CodeResult>['onmessage'],
      onerror: null as JobWorker<CodeJob, CodeResult>['onerror'],
      postMessage: (job: CodeJob) => void worker.jobs.push(job),
      terminate() {
        worker.ended = true
      },
      say: (data: FromWorker<CodeResult>) => worker.onmessage?.({ data }),
    }
    workers.push(worker)
    return worker
  }
  return { workers, runCode: createCodeRunner(start) }
}

const going = () => new AbortController().signal

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a runner of code', () => {
  it('sends the job when the interpreter is there, and keeps the worker for the next', async () => {
    const { workers, runCode } = factory()
    const first = runCode(job, going())
    expect(workers[0]?.jobs).toEqual([])
    workers[0]?.say({ type: 'ready' })
    expect(workers[0]?.jobs).toEqual([job])
    workers[0]?.say({ type: 'done', result: { value: 1 } })
    expect(await first).toEqual({ value: 1 })

    const second = runCode(job, going())
    workers[0]?.say({ type: 'done', result: { value: 2 } })
    expect(await second).toEqual({ value: 2 })
    expect(workers).toHaveLength(1)
  })

  it('gives jobs side by side a worker each', () => {
    const { workers, runCode } = factory()
    void runCode(job, going())
    void runCode(job, going())
    expect(workers).toHaveLength(2)
  })

  it('ends a worker that does not answer in time, and starts another for the next', async () => {
    const { workers, runCode } = factory()
    const hanging = runCode(job, going())
    workers[0]?.say({ type: 'ready' })
    await vi.advanceTimersByTimeAsync(2_999)
    expect(workers[0]?.ended).toBe(false)
    await vi.advanceTimersByTimeAsync(2)
    expect(sayProblem(await hanging)).toContain('longer than 2 seconds')
    expect(workers[0]?.ended).toBe(true)
    void runCode(job, going())
    expect(workers).toHaveLength(2)
  })

  it('ends the worker when the run is stopped', async () => {
    const { workers, runCode } = factory()
    const stop = new AbortController()
    const stopped = runCode(job, stop.signal)
    stop.abort(new Error('stopped'))
    await expect(stopped).rejects.toThrow('stopped')
    expect(workers[0]?.ended).toBe(true)
    await expect(runCode(job, stop.signal)).rejects.toThrow('stopped')
    expect(workers).toHaveLength(1)
  })

  it.each(['error', 'silent'])('says so when the interpreter cannot be had: %s', async how => {
    const { workers, runCode } = factory()
    const lost = runCode(job, going())
    if (how === 'error') workers[0]?.onerror?.({})
    else await vi.advanceTimersByTimeAsync(60_001)
    expect(sayProblem(await lost)).toContain('could not be loaded')
    expect(workers[0]?.ended).toBe(true)
  })
})

it('says so where the browser starts no workers', async () => {
  const runCode = createCodeRunner(() => {
    throw new DOMException('blocked by policy', 'SecurityError')
  })
  const job = { code: 'return 1', args: null, context: { outputs: {}, names: {}, vars: {} } }
  const { problem } = (await runCode(job, new AbortController().signal)) as { problem: { message: string } }
  expect(JSON.stringify(problem)).toContain('This browser does not let code run beside the page')
})

it('a shell rejects with a sentence where a command takes too long or breaks', async () => {
  const started: JobWorker<unknown, never>[] = []
  const shell = createShell(() => {
    const worker = { onmessage: null, onerror: null, postMessage() {}, terminate() {} }
    started.push(worker)
    return worker
  })
  const command = { command: 'sort', stdin: '' }
  const slow = expect(shell(command, going())).rejects.toThrow('longer than 10 seconds')
  started[0]?.onmessage?.({ data: { type: 'ready' } })
  await vi.advanceTimersByTimeAsync(10_000)
  await slow
  const broken = expect(shell(command, going())).rejects.toThrow('out of memory')
  started[1]?.onmessage?.({ data: { type: 'failed', message: 'out of memory' } })
  await broken
})

it('restricts globals at any place, permanently', () => {
  const inherited = { fetch: () => 'out', postMessage: () => 'page' }
  const scope = Object.assign(Object.create(inherited), { indexedDB: {}, XMLHttpRequest: class {} })
  restrictGlobals(scope)
  for (const name of ['fetch', 'indexedDB', 'XMLHttpRequest', 'WebSocket', 'importScripts']) {
    expect(scope[name]).toBeUndefined()
    expect(Reflect.set(scope, name, () => 'out')).toBe(false)
    expect(Reflect.deleteProperty(scope, name)).toBe(false)
  }
  expect(inherited).not.toHaveProperty('fetch')
  expect(scope.postMessage()).toBe('page')
})
