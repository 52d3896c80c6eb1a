import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RunEvent } from '../../src/engine/model/events'
import { nodeTypes } from '../../src/nodes/registry'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { connectionStats } from '../../src/toolkit/connection-stats/connection-stats'
import { executionsOf } from '../../src/toolkit/executions'
import { runCosts } from '../../src/ui/xray/run-costs'
import { answerTo, flowHost } from '../support/answer-to'
import { anyFlow } from '../support/any-flow'
import { ofType, run, scriptedModel } from '../support/engine'
import { orderFaults } from '../support/event-order'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const isCalled = ({ parentCallId }: { parentCallId?: string }) => parentCallId !== undefined

/** The target that a pipeline's router chose in the flow, where it has one. */
const routeOf = (events: readonly RunEvent[], id: string) =>
  ofType(events, 'route').find(event => event.pipelineId === id && !isCalled(event))?.selectedRoute

it('cards, costs, executions and traffic of any flow have the same figures, and nothing is left running', async () => {
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

      const costs = runCosts(events)
      expect(costs.usage).toEqual({ input: inputTokens, output: outputTokens })
      expect(costs.cost?.total).toBeCloseTo(state.totals.cost ?? Number.NaN, 9)

      const executions = executionsOf(document, events, nodeTypes)
      expect(executions).toHaveLength(starts.length)
      expect(executions.filter(({ status }) => status === 'running')).toEqual([])
      for (const { steps, totalTokens } of executions)
        expect(sum(steps.map(({ tokensUsed }) => tokensUsed))).toBe(totalTokens)
      const inFlow = executions.filter(execution => !isCalled(execution))
      expect(sum(inFlow.map(({ totalTokens }) => totalTokens))).toBe(inputTokens + outputTokens)

      const traffic = connectionStats([events], nodeTypes)
      const tools = traffic.filter(({ kind }) => kind === 'tool')
      expect(sum(tools.map(({ calls }) => calls))).toBe(ofType(events, 'tool-call').length)
      const failed = ofType(events, 'tool-result').filter(({ isError }) => isError)
      expect(sum(tools.map(({ failures }) => failures))).toBe(failed.length)

      // Edges that control has passed.
      const started = new Set(starts.filter(start => !isCalled(start)).map(({ pipelineId }) => pipelineId))
      const isPassed = (source: string, target: string) =>
        started.has(source) && started.has(target) && (routeOf(events, source) ?? target) === target
      const passed = document.edges.filter(({ kind, source, target }) => kind === 'next' && isPassed(source, target))
      const counted = traffic
        .filter(({ kind }) => kind === 'next')
        .map(({ from, to, calls }) => `${from} ${to} ${calls}`)
      expect(counted.sort()).toEqual(passed.map(({ source, target }) => `${source} ${target} 1`).sort())
      for (const { id } of document.pipelines) expect(state.routes[id]).toBe(routeOf(events, id))
    }),
    { numRuns: 300 },
  )
})
