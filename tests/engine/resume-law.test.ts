import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runDocument } from '../../src/engine/run/run'
import type { Document } from '../../src/model/document'
import { eventInEnglish } from '../../src/model/event-in-english'
import type { RunEvent } from '../../src/model/events'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { answerTo, flowHost } from '../support/answer-to'
import { anyFlow } from '../support/any-flow'
import { anyStack } from '../support/any-stack'
import { ofType, run, scriptedModel, testHost } from '../support/engine'
import { orderFaults } from '../support/event-order'
import { cases } from '../support/soak'

/** What the cards show. */
const cardsOf = (events: readonly RunEvent[]) => {
  const { status, nodes } = foldEvents(emptyRun, events)
  const shown = Object.entries(nodes).map(([id, { status, reply, results, error }]) => [
    id,
    { status, reply: reply?.text, error: error?.message, results: results.map(({ content }) => content) },
  ])
  return { status, ...Object.fromEntries(shown) }
}

it('a run that is resumed at an inference sends the requests of the whole run from there on, and shows the same', async () => {
  let resumed = 0
  await fc.assert(
    fc.asyncProperty(anyStack(), async document => {
      const whole = scriptedModel(answerTo)
      const before = await run(document, testHost(whole.languageModel))
      const asked = ofType(before, 'request').map(({ nodeId }) => nodeId)
      for (const fromNodeId of new Set(asked.slice(1))) {
        const again = scriptedModel(answerTo)
        const events: RunEvent[] = []
        const earlier = { events: before, fromNodeId }
        const signal = new AbortController().signal
        for await (const event of runDocument(document, {}, testHost(again.languageModel), signal, earlier))
          events.push(eventInEnglish(event))
        expect(again.requests).toEqual(whole.requests.slice(asked.indexOf(fromNodeId)))
        expect(cardsOf(events)).toEqual(cardsOf(before))
        resumed++
      }
    }),
    { numRuns: cases(150) },
  )
  expect(resumed).toBeGreaterThan(cases(100))
})

/** What a model was asked by each node, whether in this run or carried over. */
const askedIn = (events: readonly RunEvent[]) =>
  ofType(events, 'request')
    .map(({ nodeId, round, request }) => JSON.stringify([nodeId, round, request]))
    .sort()

/** Cards of nodes that ran once: others show the newest execution, and pipelines that run in parallel have no order. */
const onceIn = (events: readonly RunEvent[], cards: ReturnType<typeof cardsOf>) => {
  const executed = [...ofType(events, 'node-start'), ...ofType(events, 'node-skip')].map(({ nodeId }) => nodeId)
  const isOnce = (id: string) => executed.indexOf(id) === executed.lastIndexOf(id)
  return Object.fromEntries(Object.entries(cards).filter(([id]) => isOnce(id)))
}

it('so does one that is resumed at any node of a flow: with called pipelines, routers, policies, and nodes without a model', async () => {
  let resumed = 0
  await fc.assert(
    fc.asyncProperty(anyFlow(), async document => {
      const before = await run(document, flowHost(scriptedModel(answerTo)))
      // A failed pipeline aborts the others at any point.
      fc.pre(ofType(before, 'run-end')[0]?.status === 'finished')
      const begun = ofType(before, 'node-start').filter(({ parentCallId }) => parentCallId === undefined)
      for (const fromNodeId of new Set(begun.map(({ nodeId }) => nodeId))) {
        for (const only of [false, true]) {
          const again = scriptedModel(answerTo)
          const events = await run(document, flowHost(again), { earlier: { events: before, fromNodeId, only } })
          expect(askedIn(events)).toEqual(askedIn(before))
          expect(onceIn(before, cardsOf(events))).toEqual(onceIn(before, cardsOf(before)))
          expect(again.requests).toHaveLength(ofType(events, 'request').filter(({ carried }) => !carried).length)
        }
        resumed++
      }
    }),
    { numRuns: cases(150) },
  )
  expect(resumed).toBeGreaterThan(cases(100))
})

/** Changes of a flow between two runs; `a`, `b` and `c` choose where. */
const edits: Record<string, (document: Document, a: number, b: number, c: number) => void> = {
  'removes a node': ({ pipelines }, a, _, c) => {
    const { nodes } = pipelines[a % pipelines.length]!
    nodes.splice(c % Math.max(1, nodes.length), 1)
  },
  'moves a node': ({ pipelines }, a, b, c) => {
    const [from, to] = [pipelines[a % pipelines.length]!.nodes, pipelines[b % pipelines.length]!.nodes]
    to.unshift(...from.splice(c % Math.max(1, from.length), 1))
  },
  'reverses a pipeline': ({ pipelines }, a) => void pipelines[a % pipelines.length]!.nodes.reverse(),
  'removes an edge': ({ edges }, a) => void edges.splice(a % Math.max(1, edges.length), 1),
}

it('a run that is resumed after an edit has its events in order, and leaves nothing running', async () => {
  const places = fc.tuple(fc.nat({ max: 99 }), fc.nat({ max: 99 }), fc.nat({ max: 99 }))
  await fc.assert(
    fc.asyncProperty(anyFlow(), fc.constantFrom(...Object.keys(edits)), places, async (flow, edit, [a, b, c]) => {
      const events = await run(flow, flowHost(scriptedModel(answerTo)))
      const document = structuredClone(flow)
      edits[edit]!(document, a, b, c)
      const ids = document.pipelines.flatMap(({ nodes }) => nodes.map(({ id }) => id))
      for (const fromNodeId of ids) {
        for (const only of [false, true]) {
          const earlier = { events, fromNodeId, only }
          const again = await run(document, flowHost(scriptedModel(answerTo)), { earlier })
          expect(orderFaults(again).filter(fault => !/^(call-|i0)\S* never ends/.test(fault))).toEqual([])
          expect(foldEvents(emptyRun, again)).toMatchObject({ overtaken: {}, flowing: [], callers: {} })
        }
      }
    }),
    { numRuns: cases(40) },
  )
})
