import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryRecording } from '../../../tests/fixtures/documents/arbitrary'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { cases } from '../../../tests/support/soak'
import type { RunEvent } from '../../model/events'
import { foldEvents } from './fold-run'
import { createReplay } from './replay'
import { createRunner } from './run'
import { emptyRun } from './run-state'

const events: readonly RunEvent[] = [
  { type: 'run-start', at: 1_000, runId: 'r', documentId: 'd', documentName: 'D', inputs: {} },
  { type: 'node-start', at: 1_000, pipelineId: 'p', nodeId: 'a', nodeType: 'survey', attempt: 1 },
  {
    ...{ type: 'await-user', at: 1_400, pipelineId: 'p', nodeId: 'a', askId: 'q', askNodeId: 'a' },
    question: { kind: 'survey', question: 'Tea?', options: [], allowMultiple: false },
  } as RunEvent,
  {
    ...{ type: 'user-answer', at: 61_400, pipelineId: 'p', nodeId: 'a', askId: 'q', askNodeId: 'a' },
    answer: { selectedIds: ['y'] },
  } as RunEvent,
  { type: 'node-end', at: 61_500, pipelineId: 'p', nodeId: 'a', status: 'done', output: 'tea', durationMs: 60_500 },
  { type: 'run-end', at: 61_500, status: 'finished', durationMs: 60_500 },
]

/** A runner over a stack of one card, with a clock that the test advances. */
function room() {
  let clock = 0
  let due: { at: number; callback: () => void }[] = []
  const { ask: _, gate: __, ...host } = testHost(turns({ text: 'Live.' }).languageModel)
  const document = stack(['inference'])
  const runner = createRunner({
    editor: { getState: () => ({ draft: { document, inputs: {} } }) } as Parameters<typeof createRunner>[0]['editor'],
    host,
    nextFrame: callback => void setTimeout(callback, 0),
  })
  let replaced = 0
  const replay = (recorded: readonly RunEvent[] = events) =>
    createReplay(recorded, {
      runner,
      now: () => clock,
      later(callback, ms) {
        const entry = { at: clock + ms, callback }
        due.push(entry)
        return () => {
          due = due.filter(each => each !== entry)
        }
      },
      onReplaced: () => replaced++,
    })
  const wait = (ms: number) => {
    const until = clock + ms
    for (;;) {
      due.sort((a, b) => a.at - b.at)
      const [next] = due
      if (!next || next.at > until) break
      due.shift()
      clock = Math.max(clock, next.at)
      next.callback()
    }
    clock = until
  }
  return { runner, replay, wait, timesReplaced: () => replaced, isWaiting: () => due.length > 0 }
}

test('any way through a run shows what a fold of its beginning shows', () => {
  fc.assert(
    fc.property(arbitraryRecording, fc.array(fc.nat(60), { maxLength: 20 }), ({ events: recorded }, places) => {
      const { runner } = room()
      const player = createReplay(recorded, { runner, now: () => 0, later: () => () => {} })
      for (const place of places) {
        player.seek(place)
        expect(runner.getState().run).toEqual(foldEvents(emptyRun, recorded.slice(0, place)))
      }
    }),
    { numRuns: cases(60) },
  )
})

test('steps forwards and backwards, and shows cards just what they would see live', () => {
  const { runner, replay } = room()
  const player = replay()
  expect(runner.getState().run).toEqual(emptyRun)
  player.step(3)
  expect(runner.getState().run.status).toBe('waiting')
  expect(runner.getState()).toMatchObject({ live: false, run: foldEvents(emptyRun, events.slice(0, 3)) })
  player.step(1)
  expect(runner.getState().run.status).toBe('running')
  player.step(-2)
  expect(runner.getState().run.nodes.a?.status).toBe('running')
  player.seek(99)
  expect(player.getState().position).toBe(events.length)
  expect(runner.getState().run.status).toBe('finished')
  player.seek(-1)
  expect(runner.getState().events).toEqual([])
})

test('plays at its own pace, but ponders for two seconds at most', () => {
  const { replay, wait } = room()
  const player = replay()
  player.play()
  wait(0)
  expect(player.getState().position).toBe(2)
  wait(399)
  expect(player.getState().position).toBe(2)
  wait(1)
  expect(player.getState().position).toBe(3)
  wait(1_999)
  expect(player.getState().position).toBe(3)
  wait(101)
  expect(player.getState()).toMatchObject({ position: 6, playing: false })
  player.play()
  expect(player.getState().position).toBe(0)
})

test('four times as fast takes a quarter, even when it is chosen on the way', () => {
  const { replay, wait } = room()
  const player = replay()
  player.play()
  wait(200)
  player.setSpeed(4)
  wait(99)
  expect(player.getState().position).toBe(2)
  wait(1)
  expect(player.getState().position).toBe(3)
  wait(524)
  expect(player.getState().position).toBe(4)
  wait(1)
  expect(player.getState().position).toBe(6)
})

test('a pause is a pause', () => {
  const { replay, wait, isWaiting } = room()
  const player = replay()
  player.play()
  wait(100)
  player.pause()
  expect(isWaiting()).toBe(false)
  wait(10_000)
  expect(player.getState()).toMatchObject({ position: 2, playing: false })
})

test('closing puts back what was shown before', async () => {
  const { runner, replay } = room()
  runner.start()
  await expect.poll(() => runner.getState().live).toBe(false)
  const { run, events: shown } = runner.getState()
  const player = replay()
  player.seek(4)
  player.close()
  expect(runner.getState()).toMatchObject({ run, events: shown })
})

test('a new run ends the replay and is left alone by it', async () => {
  const { runner, replay, wait, timesReplaced, isWaiting } = room()
  const player = replay()
  player.play()
  wait(10)
  runner.start()
  expect(timesReplaced()).toBe(1)
  expect(isWaiting()).toBe(false)
  player.seek(2)
  player.close()
  await expect.poll(() => runner.getState().live).toBe(false)
  expect(runner.getState().run).toMatchObject({ status: 'finished', nodes: { n1: { reply: { text: 'Live.' } } } })
  expect(timesReplaced()).toBe(1)
})

test('steps of the page go through it by nodes and model calls, and its place follows', async () => {
  const { runner, replay, wait } = room()
  const player = replay()
  player.play()
  wait(10)
  runner.back()
  await expect.poll(() => player.getState()).toMatchObject({ position: 1, playing: false })
  runner.step()
  await expect.poll(() => player.getState().position).toBe(events.length)
  player.step(-1)
  expect(runner.getState().events).toHaveLength(events.length - 1)
})
