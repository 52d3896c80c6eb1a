import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { cases } from '../../../tests/support/soak'
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
    { numRuns: cases(200) },
  )
})
