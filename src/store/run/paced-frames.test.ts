import { beforeEach, expect, test, vi } from 'vitest'
import { pacedFrames } from './paced-frames'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** When each of four pieces of work was drawn, each taking `took` milliseconds, with a frame every 16. */
async function drawnAt(took: number): Promise<number[]> {
  vi.setSystemTime(0)
  const at = () => Date.now()
  const next = pacedFrames({
    nextFrame: callback => setTimeout(callback, 16 - (at() % 16)),
    now: at,
    later: (callback, ms) => setTimeout(callback, ms),
  })
  const times: number[] = []
  const draw = () => {
    times.push(at())
    vi.setSystemTime(at() + took)
    if (times.length < 4) setTimeout(() => next(draw), 1)
  }
  next(draw)
  await vi.runAllTimersAsync()
  return times
}
const gaps = (times: number[]) => times.slice(1).map((time, index) => time - (times[index] as number))

test('light work is drawn with every frame', async () => {
  expect(gaps(await drawnAt(5))).toEqual([16, 16, 16])
})

test('after heavy work the page has longer for itself than that took', async () => {
  for (const gap of gaps(await drawnAt(40))) {
    expect(gap).toBeGreaterThanOrEqual(40 + 100)
    expect(gap).toBeLessThan(40 + 100 + 32)
  }
})
