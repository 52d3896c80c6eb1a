import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../../tests/support/soak'
import { virtualClock } from '../../../tests/support/virtual-clock'
import { AlarmClock } from './alarm-clock'
import { Deadline } from './deadline'

const over = new Error('over')

function deadlineOf(limitMs: number, outer = new AbortController()) {
  const time = virtualClock()
  const clock = new AlarmClock(time)
  return { time, outer, deadline: new Deadline(time, clock, limitMs, outer.signal, () => over) }
}

test('a deadline counts only the time in which no person is waited for, however often and long that is', async () => {
  const step = fc.record({ works: fc.integer({ min: 0, max: 80 }), waits: fc.integer({ min: 0, max: 500 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async steps => {
      const limit = 200
      const { time, deadline } = deadlineOf(limit)
      let worked = 0
      for (const { works, waits } of steps) {
        await time.pass(works)
        worked += works
        expect(deadline.signal.aborted).toBe(worked >= limit)
        if (worked >= limit) break
        await deadline.pausedWhile(() => time.pass(waits))
      }
      if (worked < limit) {
        await time.pass(limit - worked - 1)
        expect(deadline.signal.aborted).toBe(false)
        await time.pass(1)
      }
      expect(deadline.signal.aborted && deadline.signal.reason).toBe(over)
    }),
    { numRuns: cases(100) },
  )
})

test('waits that overlap pause it until the last of them has ended', async () => {
  const { time, deadline } = deadlineOf(100)
  const ends: (() => void)[] = []
  const waits = [0, 1].map(() => deadline.pausedWhile(() => new Promise<void>(resolve => ends.push(resolve))))
  await time.pass(1_000)
  ends[0]!()
  await waits[0]
  await time.pass(1_000)
  expect(deadline.signal.aborted).toBe(false)
  ends[1]!()
  await waits[1]
  await time.pass(99)
  expect(deadline.signal.aborted).toBe(false)
  await time.pass(1)
  expect(deadline.signal.reason).toBe(over)
})

test('a wait that fails starts the clock again', async () => {
  const { time, deadline } = deadlineOf(100)
  await expect(deadline.pausedWhile(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
  await time.pass(100)
  expect(deadline.signal.reason).toBe(over)
})

test('what aborts around it aborts it with the same reason, before and after it was made', () => {
  const outer = new AbortController()
  const before = [deadlineOf(100, outer).deadline, deadlineOf(Number.POSITIVE_INFINITY, outer).deadline]
  const ended = deadlineOf(100, outer).deadline
  ended.end()
  // Signals are created when they are read first.
  expect(before[0]!.signal.aborted).toBe(false)
  const stop = new Error('stopped')
  outer.abort(stop)
  const endedAfter = deadlineOf(100, outer).deadline
  endedAfter.end()
  for (const deadline of [...before, deadlineOf(100, outer).deadline, endedAfter]) {
    expect(() => deadline.throwIfAborted()).toThrow(stop)
    expect(deadline.signal.reason).toBe(stop)
  }
  expect(() => ended.throwIfAborted()).not.toThrow()
  expect(ended.signal.aborted).toBe(false)
})

test('a deadline within others ends with the first that ends, with or without signals between them', async () => {
  const link = fc.record({ limitMs: fc.integer({ min: 1, max: 100 }), hasSignal: fc.boolean(), ends: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(link, { minLength: 1, maxLength: 5 }), async links => {
      const time = virtualClock()
      const clock = new AlarmClock(time)
      const reasons = links.map((_, index) => new Error(String(index)))
      const deadlines: Deadline[] = []
      for (const [index, { limitMs, hasSignal }] of links.entries()) {
        const outer = deadlines.at(-1) ?? new AbortController().signal
        const deadline = new Deadline(time, clock, limitMs, outer, () => reasons[index]!)
        deadlines.push(deadline)
        if (hasSignal) expect(deadline.signal.aborted).toBe(false)
      }
      const inner = deadlines.at(-1)!
      const shortest = Math.min(...links.map(({ limitMs }) => limitMs))
      await time.pass(shortest - 1)
      expect(deadlines.map(({ aborted }) => aborted)).toEqual(links.map(() => false))
      await time.pass(1)
      expect(inner.aborted).toBe(true)
      for (const [index, { ends }] of links.entries()) if (ends) deadlines[index]!.end()
      expect(links[reasons.indexOf(inner.reason as Error)]?.limitMs).toBe(shortest)
      expect(inner.signal.reason).toBe(inner.reason)
      expect(() => inner.throwIfAborted()).toThrow(inner.reason as Error)
    }),
    { numRuns: cases(100) },
  )
})

test('a signal is aborted by deadlines around it that have none, and not after its own end', () => {
  const { deadline, time } = deadlineOf(1_000)
  const clock = new AlarmClock(time)
  const within = new Deadline(time, clock, 1_000, deadline, () => over)
  const [live, ended] = [within, within].map(outer => new Deadline(time, clock, 1_000, outer, () => over))
  const signals = [live!.signal, ended!.signal]
  ended!.end()
  const reason = new Error('the run is canceled')
  deadline.break(reason)
  expect(signals.map(signal => signal.reason)).toEqual([reason, undefined])
  expect([live!.aborted, ended!.aborted]).toEqual([true, false])
})

test('one that ended never expires, and one without a limit sets no alarm', async () => {
  const { time, deadline } = deadlineOf(100)
  deadline.end()
  await time.pass(1_000)
  expect(deadline.signal.aborted).toBe(false)
  expect(deadlineOf(Number.POSITIVE_INFINITY).time.sleeping()).toBe(0)
})

test('it can be broken early', () => {
  const { deadline, outer } = deadlineOf(100)
  const reason = new Error('no one reads it')
  deadline.break(reason)
  outer.abort(new Error('later'))
  expect(() => deadline.throwIfAborted()).toThrow(reason)
  expect(deadline.signal.reason).toBe(reason)
})

test('one that is restarted counts from then on, with the same signal, and ends what reads it by the new limit', async () => {
  const { time, deadline } = deadlineOf(100)
  const { signal } = deadline
  await time.pass(99)
  deadline.halt()
  await time.pass(1_000)
  const later = new Error('later')
  expect(deadline.restart(200, () => later)).toBe(true)
  await time.pass(199)
  expect(signal.aborted).toBe(false)
  await time.pass(1)
  expect(signal.reason).toBe(later)
  expect(deadline.signal).toBe(signal)
})
