import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runDocument } from '../../src/engine/run/run'
import type { RunEvent } from '../../src/model/events'
import { nodeTypes } from '../../src/nodes/registry'
import type { NodeRun } from '../../src/nodes/view'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { executionsOf } from '../../src/toolkit/executions'
import { callsBetween } from '../../src/ui/parts/executions/calls-between'
import { answerTo, flowHost } from '../support/answer-to'
import { anyFlow } from '../support/any-flow'
import { ofType, run, scriptedModel } from '../support/engine'
import { orderFaults } from '../support/event-order'
import { cases } from '../support/soak'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const isCalled = ({ parentCallId }: { parentCallId?: string }) => parentCallId !== undefined

/** The target that a pipeline's router chose in the flow, where it has one. */
const routeOf = (events: readonly RunEvent[], id: string) =>
  ofType(events, 'route').find(event => event.pipelineId === id && !isCalled(event))?.selectedRoute

it('cards, executions and calls of any flow have the same figures, and nothing is left running', async () => {
  await fc.assert(
    fc.asyncProperty(anyFlow(), async document => {
      const events = await run(document, flowHost(scriptedModel(answerTo)))
      expect(orderFaults(events)).toEqual([])
      const usage = ofType(events, 'usage')
      const inputTokens = sum(usage.map(event => event.usage.input))
      const outputTokens = sum(usage.map(event => event.usage.output))

      const state = foldEvents(emptyRun, events)
      expect(state.totals).toMatchObject({ inputTokens, outputTokens, modelCalls: usage.length })
      expect(state).toMatchObject({ overtaken: {}, flowing: [], callers: {}, questions: [] })
      const starts = ofType(events, 'pipeline-start')
      for (const [id, { uses, underWay }] of Object.entries(state.pipelines)) {
        expect([id, uses, underWay]).toEqual([id, starts.filter(({ pipelineId }) => pipelineId === id).length, 0])
      }
      expect(Object.values(state.nodes).filter(({ status }) => status === 'running')).toEqual([])

      const executions = executionsOf(document, events, nodeTypes)
      expect(executions).toHaveLength(starts.length)
      expect(executions.filter(({ status }) => status === 'running')).toEqual([])
      for (const { steps, totalTokens } of executions)
        expect(sum(steps.map(({ tokensUsed }) => tokensUsed))).toBe(totalTokens)
      const inFlow = executions.filter(execution => !isCalled(execution))
      expect(sum(inFlow.map(({ totalTokens }) => totalTokens))).toBe(inputTokens + outputTokens)

      const called = callsBetween(executions)
      expect(sum(called.map(({ times }) => times))).toBe(executions.filter(isCalled).length)

      for (const { id } of document.pipelines) expect(state.routes[id]).toBe(routeOf(events, id))
    }),
    { numRuns: cases(150) },
  )
})

const limits = fc.record(
  {
    maxSteps: fc.integer({ min: 1, max: 12 }),
    maxRequests: fc.integer({ min: 1, max: 4 }),
    maxCostUsd: fc.constantFrom(0.0001, 0.0003, 1),
  },
  { requiredKeys: [] },
)

it('a run that is stopped at any event, or reaches a limit, leaves nothing running, and can be resumed where it was', async () => {
  const endings = new Set<string>()
  await fc.assert(
    fc.asyncProperty(anyFlow(), fc.integer({ min: 1, max: 120 }), limits, async (flow, stopAt, limits) => {
      const document = { ...flow, settings: { limits } }
      const stop = new AbortController()
      const events: RunEvent[] = []
      for await (const event of runDocument(document, {}, flowHost(scriptedModel(answerTo)), stop.signal)) {
        if (events.push(event) === stopAt) stop.abort(new DOMException('Stopped.', 'AbortError'))
      }
      const [end] = ofType(events, 'run-end')
      endings.add(end?.status ?? '')
      // Calls that were not made have no result.
      expect(orderFaults(events).filter(fault => !/^(call-|i0)\S* never ends/.test(fault))).toEqual([])

      const state = foldEvents(emptyRun, events)
      expect(state).toMatchObject({ overtaken: {}, flowing: [], callers: {}, questions: [] })
      const isAtWork = ({ status, reply, call }: NodeRun) =>
        status === 'running' || status === 'waiting' || reply?.streaming || call
      expect(Object.values(state.nodes).filter(isAtWork)).toEqual([])
      const uses = [...Object.values(state.pipelines), ...Object.values(state.calls)]
      expect(uses.filter(({ underWay }) => underWay > 0)).toEqual([])
      const executions = executionsOf(document, events, nodeTypes)
      expect([...executions, ...executions.flatMap(({ steps }) => steps)].map(({ status }) => status)).not.toContain(
        'running',
      )

      const fromNodeId = ofType(events, 'node-start').findLast(start => !isCalled(start))?.nodeId
      if (fromNodeId === undefined || end?.status !== 'stopped') return
      const whole = await run(flow, flowHost(scriptedModel(answerTo)))
      if (ofType(whole, 'run-end')[0]?.status !== 'finished') return
      const rest = await run(flow, flowHost(scriptedModel(answerTo)), { earlier: { events, fromNodeId } })
      // A called pipeline that was stopped is called again.
      const asked = (all: readonly RunEvent[]) =>
        new Set(ofType(all, 'request').map(({ nodeId, round, request }) => JSON.stringify([nodeId, round, request])))
      expect(asked(rest)).toEqual(asked(whole))
    }),
    { numRuns: cases(400) },
  )
  expect([...endings].sort()).toEqual(['failed', 'finished', 'limit', 'stopped'])
})
