import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { virtualClock } from '../../../tests/support/virtual-clock'
import { type Alarm, AlarmClock } from './alarm-clock'

test('every alarm rings once and on time, but for those that were called off', async () => {
  const action = fc.oneof(
    fc.record({ set: fc.integer({ min: 0, max: 500 }) }),
    fc.record({ cancel: fc.nat({ max: 20 }) }),
    fc.record({ pass: fc.integer({ min: 1, max: 300 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 30 }), async actions => {
      const time = virtualClock()
      const clock = new AlarmClock(time)
      const made: { alarm: Alarm; rang: number[]; cancelledAt?: number }[] = []
      for (const step of actions) {
        if ('set' in step) {
          const rang: number[] = []
          made.push({ alarm: clock.set(step.set, () => rang.push(time.now())), rang })
        } else if ('pass' in step) await time.pass(step.pass)
        else {
          const one = made[step.cancel]
          if (!one) continue
          clock.cancel(one.alarm)
          one.cancelledAt ??= time.now()
        }
      }
      await time.pass(1_000)
      for (const { alarm, rang, cancelledAt } of made) {
        const inTime = cancelledAt === undefined || cancelledAt > alarm.at
        if (inTime) expect(rang).toEqual([alarm.at])
        else if (cancelledAt < alarm.at) expect(rang).toEqual([])
      }
      const late = vi.fn()
      clock.set(2_000, late)
      clock.stop()
      expect(time.sleeping()).toBe(0)
      await time.pass(3_000)
      expect(late).not.toHaveBeenCalled()
    }),
    { numRuns: 200 },
  )
})

test('the limit of a run, longer than that of a node, takes timers as long as that of a node, and rings on time', async () => {
  const time = virtualClock()
  const slept: number[] = []
  const clock = new AlarmClock({
    now: time.now,
    sleep: (ms, signal) => {
      slept.push(ms)
      return time.sleep(ms, signal)
    },
  })
  const rang: number[] = []
  const start = time.now()
  const ring = () => rang.push(time.now() - start)
  clock.set(700_000, ring)
  clock.cancel(clock.set(300_000, ring))
  await time.pass(800_000)
  expect(rang).toEqual([700_000])
  expect(slept).toEqual([300_000, 300_000, 100_000])
})

test('a thousand nodes one after the other take one timer', async () => {
  const time = virtualClock()
  let timers = 0
  const clock = new AlarmClock({
    now: time.now,
    sleep: (ms, signal) => {
      timers++
      return time.sleep(ms, signal)
    },
  })
  for (let node = 0; node < 1000; node++) {
    const alarm = clock.set(300_000, () => {})
    await time.pass(100)
    clock.cancel(alarm)
  }
  expect(timers).toBe(1)
})
