import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import type { Incoming } from '../../documents/files/incoming'
import { createReader, type FromReader, READING_LIMIT_MS, type ReadTask, type ReadWorker } from './reader'

/** Workers that say what a test makes them say. */
function fakeWorkers() {
  const workers: (ReadWorker & { got: ReadTask[]; ended: boolean })[] = []
  const start = () => {
    const worker: (typeof workers)[number] = {
      got: [],
      ended: false,
      postMessage: task => void worker.got.push(task),
      terminate: () => {
        worker.ended = true
      },
      onmessage: null,
      onerror: null,
    }
    workers.push(worker)
    return worker
  }
  /** Lets what was asked reach a worker. */
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const say = async (data: FromReader) => {
    await settle()
    workers.at(-1)?.onmessage?.({ data })
    await settle()
  }
  return { workers, start, say, settle }
}

const nothing: Incoming = { kind: 'nothing', problem: 'There is nothing in it to open.' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reads one text after the other in one worker, and ends it on request', async () => {
  const { workers, start, say, settle } = fakeWorkers()
  const reader = createReader(start)
  const first = reader.incoming('')
  await settle()
  expect(workers[0]?.got).toEqual([])
  await say({ type: 'ready' })
  expect(workers[0]?.got).toEqual([{ as: 'incoming', text: '' }])
  await say({ type: 'read', result: nothing })
  expect(await first).toEqual(nothing)
  const second = reader.line('{"library":1}')
  await vi.advanceTimersByTimeAsync(0)
  await say({ type: 'read', result: { kind: 'first', version: 1 } })
  expect(await second).toEqual({ kind: 'first', version: 1 })
  reader.end()
  expect(workers.map(({ ended }) => ended)).toEqual([true])
})

it('ends a worker at its time limit, says so, and reads the next text in a new one', async () => {
  const { workers, start, say } = fakeWorkers()
  const reader = createReader(start)
  const slow = reader.line('[')
  await say({ type: 'ready' })
  await vi.advanceTimersByTimeAsync(READING_LIMIT_MS)
  expect(inEnglish(await slow)).toEqual({
    kind: 'problem',
    problem: expect.stringContaining('took longer than 10 seconds'),
  })
  expect(workers[0]?.ended).toBe(true)
  const next = reader.incoming('')
  await say({ type: 'ready' })
  await say({ type: 'read', result: nothing })
  expect(await next).toEqual(nothing)
  expect(workers.length).toBe(2)
})

it('ends a table and a page that take too long, each with its sentence', async () => {
  const { workers, start, say } = fakeWorkers()
  const reader = createReader(start)
  const table = reader.table('a,b', { headed: false })
  await say({ type: 'ready' })
  expect(workers[0]?.got).toEqual([{ as: 'table', text: 'a,b', headed: false }])
  await vi.advanceTimersByTimeAsync(READING_LIMIT_MS)
  expect(inEnglish(await table)).toEqual({ problem: expect.stringContaining('took longer than 10 seconds') })
  const page = expect(reader.html('<p>')).rejects.toThrow('took longer than 10 seconds')
  await say({ type: 'ready' })
  await vi.advanceTimersByTimeAsync(READING_LIMIT_MS)
  await page
  expect(workers.map(({ ended }) => ended)).toEqual([true, true])
})

it('does not count the time that its code takes to arrive, and says when that cannot be fetched', async () => {
  const { workers, start, say, settle } = fakeWorkers()
  const reader = createReader(start)
  const read = reader.incoming('')
  await vi.advanceTimersByTimeAsync(READING_LIMIT_MS + 1)
  await say({ type: 'ready' })
  await say({ type: 'read', result: nothing })
  expect(await read).toEqual(nothing)
  reader.end()
  const unfetched = expect(reader.incoming('')).rejects.toThrow('could not be fetched')
  await settle()
  workers.at(-1)?.onerror?.({})
  await unfetched
})

it('passes on what went wrong inside', async () => {
  const { start, say } = fakeWorkers()
  const broken = expect(createReader(start).incoming('')).rejects.toThrow('out of memory')
  await say({ type: 'ready' })
  await say({ type: 'failed', message: 'out of memory' })
  await broken
})

it('reads a document of the store, and keeps one that takes too long as it is', async () => {
  const { workers, start, say } = fakeWorkers()
  const reader = createReader(start)
  const slow = reader.stored('large')
  await say({ type: 'ready' })
  expect(workers[0]?.got).toEqual([{ as: 'stored', text: 'large' }])
  await vi.advanceTimersByTimeAsync(READING_LIMIT_MS)
  expect(inEnglish(await slow)).toEqual({ code: 'failed', problem: expect.stringContaining('kept as it was') })
  expect(workers[0]?.ended).toBe(true)
})
