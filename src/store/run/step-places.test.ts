import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { arbitraryRecording } from '../../../tests/fixtures/documents/arbitrary'
import { run } from '../../../tests/support/engine'
import { demoHost, someDocuments } from '../../../tests/support/every-document'
import { cases } from '../../../tests/support/soak'
import type { RunEvent } from '../../model/events'
import { foldEvents } from './fold-run'
import { createReplay } from './replay'
import { createRunner, type Runner } from './run'
import { emptyRun } from './run-state'
import { goToEndOf, stepPlaces, stepThrough } from './step-places'

/** A runner that shows runs and never starts one. */
function holdingRunner(): Runner {
  const { ask: _, gate: __, ...host } = demoHost()
  const editor = { getState: () => ({ draft: someDocuments[0] }) } as unknown as Parameters<
    typeof createRunner
  >[0]['editor']
  return createRunner({ editor, host, nextFrame: callback => callback() })
}

/** Goes through a recording event by event, to its end and back to its beginning, and gives what the screen had. */
function thereAndBack(events: readonly RunEvent[]) {
  const runner = holdingRunner()
  const replay = createReplay(events, { runner, now: () => 0, later: () => () => {} })
  const screen = () => {
    const { run, events } = runner.getState()
    return { run, shown: events.length }
  }
  const there = [screen()]
  for (const _ of events) {
    replay.step(1)
    there.push(screen())
  }
  const back = [screen()]
  for (const _ of events) {
    replay.step(-1)
    back.unshift(screen())
  }
  return { there, back }
}

describe('forwards and then backwards through a recording', () => {
  test('gives the same screen at each event, whatever the recording', () => {
    fc.assert(
      fc.property(arbitraryRecording, fc.integer({ min: 1, max: 8 }), ({ events }, times) => {
        // Longer than the states that are cached apart from each other.
        const { there, back } = thereAndBack(Array.from({ length: times }, () => events).flat())
        expect(back).toEqual(there)
      }),
      { numRuns: cases(40) },
    )
  })

  let recordings: [string, RunEvent[]][] = []
  beforeAll(async () => {
    recordings = await Promise.all(
      someDocuments.map(
        async ({ id, document, inputs }): Promise<[string, RunEvent[]]> => [
          id,
          await run(document, demoHost(), { inputs }),
        ],
      ),
    )
  })

  test('gives the same screen at each event of every starter and lesson, and what a live run showed', () => {
    for (const [id, events] of recordings) {
      const { there, back } = thereAndBack(events)
      expect(back, id).toEqual(there)
      let live = emptyRun
      events.forEach((event, index) => {
        live = foldEvents(live, [event])
        if (index % 7 === 0) expect(there[index + 1]?.run, id).toEqual(live)
      })
    }
  })

  test('goes by nodes and model calls as steps do, and comes by the same states', () => {
    for (const [id, events] of recordings) {
      const places = stepPlaces(events)
      const calls = events.filter(({ type }) => type === 'request').length
      expect(places.length, id).toBeGreaterThan(calls)
      let count = 0
      const there = []
      for (let next = stepThrough(events, count, 1); next; next = stepThrough(events, count, 1)) {
        count = next.events.length
        there.push(next)
      }
      expect(there.map(each => each.events.length)).toEqual(places)
      expect(there.at(-1)).toMatchObject({ run: foldEvents(emptyRun, events), paused: null })
      for (const each of there.slice(0, -1).reverse()) {
        const before = stepThrough(events, count, -1)
        expect(before, id).toEqual(each)
        count = before?.events.length ?? 0
      }
      expect(stepThrough(events, count, -1)).toBeNull()
    }
  })
})

test('what was carried over from an earlier run is not stepped through', () => {
  const start = { type: 'node-start', at: 0, pipelineId: 'p', nodeType: 'x', attempt: 1 } as const
  const events: RunEvent[] = [
    { ...start, nodeId: 'a', carried: true },
    { ...start, nodeId: 'b' },
  ]
  expect(stepPlaces(events)).toEqual([1, 2])
  expect(stepThrough(events, 2, -1)?.paused).toEqual({ kind: 'node', nodeId: 'b' })
})

test('goes to where a node was done, on from here and else from the beginning', () => {
  const place = { at: 0, pipelineId: 'p' }
  const one = (nodeId: string): RunEvent[] => [
    { ...place, type: 'node-start', nodeId, nodeType: 'x', attempt: 1 },
    { ...place, type: 'node-end', nodeId, status: 'done', output: null, durationMs: 0 },
  ]
  const events = [...one('a'), ...one('b'), ...one('a'), ...one('c')]
  const at = (count: number, nodeId: string) => goToEndOf(events, count, nodeId)?.events.length
  expect([at(0, 'a'), at(2, 'a'), at(6, 'a'), at(0, 'c')]).toEqual([2, 6, 2, 8])
  expect(goToEndOf(events, 0, 'a')?.paused).toEqual({ kind: 'node', nodeId: 'b' })
  expect(goToEndOf(events, 0, 'gone')).toBeNull()
})
