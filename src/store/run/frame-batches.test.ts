import { expect, test } from 'vitest'
import { frameBatches } from './frame-batches'

function recorded(most: number) {
  const frames: (() => void)[] = []
  const shown: number[][] = []
  const nextFrame = (callback: () => void) => void frames.push(callback)
  const batches = frameBatches<number>({ nextFrame, most }, batch => shown.push([...batch]))
  const frame = () => {
    for (const callback of frames.splice(0)) callback()
  }
  return { batches, shown, frame }
}

test('a frame shows what came since the one before, and no more than it may', () => {
  const { batches, shown, frame } = recorded(3)
  for (const item of [1, 2, 3, 4, 5]) batches.push(item)
  expect(shown).toEqual([])
  frame()
  expect(batches.isShown()).toBe(false)
  batches.push(6)
  frame()
  expect(shown).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ])
  expect(batches.isShown()).toBe(true)
})

test('at the end all is shown, in its order, with the last batch at once', async () => {
  const { batches, shown, frame } = recorded(3)
  for (let item = 0; item < 8; item++) batches.push(item)
  const end = batches.end()
  for (let turn = 0; turn < 2; turn++) {
    frame()
    await Promise.resolve()
  }
  await end
  expect(shown.flat()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  frame()
  expect(shown).toHaveLength(3)
})
