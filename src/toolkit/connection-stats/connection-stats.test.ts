import { describe, expect, it } from 'vitest'
import { run, scriptedModel, testHost } from '../../../tests/support/engine'
import { flowStarters } from '../../../tests/support/english-content'
import { demoHost } from '../../../tests/support/every-document'
import { flow } from '../../../tests/support/flows'
import { call, testStep, testTool, toolDocument } from '../../../tests/support/tools'
import { runDocument } from '../../engine/run/run'
import type { RunEvent } from '../../model/events'
import { nodeTypes } from '../../nodes/registry'
import { type ConnectionStat, connectionStats } from './connection-stats'

const brief = ({ kind, from, to, calls, failures }: ConnectionStat) => [kind, from, to, calls, failures]

/** A tool that a model calls twice; the second time its answer is a failure. */
async function deskRun(): Promise<RunEvent[]> {
  const document = flow(
    {
      front: [['user_input', { defaultValue: 'Hi' }], ['inference']],
      desk: [['inference']],
      after: [['inference']],
    },
    [
      ['front', 'tool', 'desk'],
      ['front', 'next', 'after'],
    ],
  )
  const ask = { calls: [{ name: 'consult_desk', args: { query: 'hi' } }] }
  const model = scriptedModel((_request, round) => {
    if (round === 1 || round === 3) return ask
    if (round === 4) return { fail: new Error('Broken.') }
    return { text: 'Yes.', usage: { input: 100, output: 50 } }
  })
  return run(document, testHost(model.languageModel))
}

describe('statistics of connections', () => {
  it('count calls, failures, times, tokens and cost of edges and tools', async () => {
    const stats = connectionStats([await deskRun()], nodeTypes)
    expect(stats.map(brief)).toEqual([
      ['tool', 'consult_desk', '', 2, 1],
      ['tool-edge', 'front', 'desk', 2, 1],
      ['next', 'front', 'after', 1, 0],
    ])
    const [tool, edge, next] = stats
    // Of its two answers one came; the price of the test model is 3 and 15 dollars for a million.
    expect(edge).toMatchObject({ tokens: 150, runs: 1 })
    expect(edge!.cost).toBeCloseTo((100 * 3 + 50 * 15) / 1e6, 10)
    expect(tool).toMatchObject({ tokens: 150, averageMs: edge!.averageMs })
    expect(next).toMatchObject({ tokens: 150, failures: 0 })
  })

  it('count a call that failed before its pipeline started', async () => {
    const document = flow({ front: [['user_input', { defaultValue: 'Hi' }], ['inference']], desk: [['inference']] }, [
      ['front', 'tool', 'desk'],
    ])
    const ask = { calls: [{ name: 'consult_desk', args: { query: 'hi' } }] }
    const model = scriptedModel((_request, round) => (round === 1 ? ask : { text: 'Sorry.' }))
    const events = await run(document, testHost(model.languageModel, { faultOf: () => 'error' }))
    expect(connectionStats([events], nodeTypes).map(brief)).toEqual([
      ['tool', 'consult_desk', '', 1, 1],
      ['tool-edge', 'front', 'desk', 1, 1],
    ])
  })

  it('of many runs add up, and an unknown price makes the cost unknown', async () => {
    const events = await deskRun()
    const unpriced = events.map(event => (event.type === 'usage' ? { ...event, cost: null } : event))
    const stats = connectionStats([events, events, unpriced], nodeTypes)
    expect(stats.map(({ calls, runs, tokens, cost }) => [calls, runs, tokens, cost])).toEqual([
      [6, 3, 450, null],
      [6, 3, 450, null],
      [3, 3, 450, null],
    ])
  })

  it('count what steps call: pipelines, and integrations by themselves', async () => {
    const document = toolDocument(
      [testStep('one', { tool: 'rooms' }), testStep('two', { tool: 'pipeline:inner', input: { query: 'x' } })],
      [testTool('rooms', { free: 3 })],
      { more: [{ id: 'inner', name: 'Inner', nodes: [testStep('three', { tool: 'rooms' })] }] },
    )
    const { events } = await call(document)
    expect(connectionStats([events], nodeTypes).map(brief)).toEqual([
      ['tool', 'rooms', '', 2, 0],
      ['integration', 'rooms, Shelf', '', 2, 0],
      ['step', 'Main Tool', 'Shelf', 1, 0],
      ['tool', 'consult_Inner', '', 1, 0],
      ['step', 'Main Tool', 'Inner', 1, 0],
      ['step', 'Inner', 'Shelf', 1, 0],
    ])
  })

  it('of the call center agree with its graph: four calls over edges, two of them to integrations', async () => {
    const starter = flowStarters.find(({ document }) => document.name === 'Hotel call center')!
    const events: RunEvent[] = []
    for await (const event of runDocument(starter.document, starter.inputs, demoHost(), new AbortController().signal)) {
      events.push(event)
    }
    const stats = connectionStats([events], nodeTypes)
    const of = (kind: ConnectionStat['kind']) => stats.filter(each => each.kind === kind)
    expect(of('tool-edge').map(({ calls }) => calls)).toEqual([1, 1, 1, 1])
    expect(of('integration').map(({ from, calls }) => [from.split(', ').at(-1), calls])).toEqual([
      ['Room list', 1],
      ['Kitchen plan', 1],
    ])
  })

  it('leave out what an earlier run paid for', async () => {
    const events = (await deskRun()).map(event => ('nodeId' in event ? { ...event, carried: true as const } : event))
    expect(connectionStats([events], nodeTypes).map(({ tokens }) => tokens)).toEqual([0])
  })
})
