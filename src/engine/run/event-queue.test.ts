import { expect, test } from 'vitest'
import { EventQueue } from './event-queue'

/** A queue whose work is controlled by the test. */
function controlled() {
  let push: (value: number) => void = () => {}
  let end: () => void = () => {}
  let fail: (error: Error) => void = () => {}
  const log: string[] = []
  const queue = new EventQueue<number>(given => {
    log.push('started')
    push = given
    const done = new Promise<void>((resolve, reject) => {
      end = resolve
      fail = reject
    })
    return { done, cancel: () => log.push('canceled') }
  })
  return { queue, log, push: (value: number) => push(value), end: () => end(), fail: (error: Error) => fail(error) }
}
const over = { done: true, value: undefined }

test('values come in order, before and after they are waited for, and the work starts with the first read', async () => {
  const { queue, log, push, end } = controlled()
  expect(log).toEqual([])
  const first = queue.next()
  push(1)
  push(2)
  expect(await first).toEqual({ done: false, value: 1 })
  expect(await queue.next()).toEqual({ done: false, value: 2 })
  const third = queue.next()
  push(3)
  expect(await third).toEqual({ done: false, value: 3 })
  const last = queue.next()
  end()
  expect(await last).toEqual(over)
  expect(await queue.next()).toEqual(over)
  expect(log).toEqual(['started'])
})

test('who leaves early gets no more, and waits until the canceled work has ended', async () => {
  const { queue, log, push, end } = controlled()
  const first = queue.next()
  push(1)
  push(2)
  await first
  let hasLeft = false
  const left = queue.return().then(result => {
    hasLeft = true
    return result
  })
  expect(log).toEqual(['started', 'canceled'])
  expect(await queue.next()).toEqual(over)
  expect(hasLeft).toBe(false)
  end()
  expect(await left).toEqual(over)
  expect(await queue.return()).toEqual(over)
  expect(log).toEqual(['started', 'canceled'])
})

test('who leaves before the first read starts nothing', async () => {
  const { queue, log } = controlled()
  expect(await queue.return()).toEqual(over)
  expect(await queue.next()).toEqual(over)
  expect(log).toEqual([])
})

test('work that fails ends the reader with its error, after what it gave', async () => {
  const { queue, push, fail } = controlled()
  const first = queue.next()
  push(1)
  await first
  const second = queue.next()
  fail(new Error('Broken.'))
  await expect(second).rejects.toThrow('Broken.')
})
