import { describe, expect, it } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { call, testStep, testTool, toolDocument } from '../../../tests/support/tools'
import type { Edge } from '../../model/document'
import { nodeTypes } from '../../nodes/registry'
import { foldEvents } from '../../store/run/fold-run'
import { callKey, emptyRun, idlePipeline, type PipelineRun, type RunState } from '../../store/run/run-state'
import { stepLinesOf } from '../../toolkit/step-lines'
import { edgeStatus, edgeUses, stepLineRun } from './edge-run'
import { linesOf } from './elements'

const next: Edge = { id: 'n', source: 'a', target: 'b', kind: 'next' }
const tool: Edge = { id: 't', source: 'a', target: 'b', kind: 'tool' }
const pipeline = (status: PipelineRun['status']): PipelineRun => ({ ...idlePipeline, status, uses: 1 })
const run = (a: PipelineRun['status'], b: PipelineRun['status'], more: Partial<RunState> = {}): RunState => ({
  ...emptyRun,
  pipelines: { a: pipeline(a), b: pipeline(b) },
  ...more,
})

describe('how an edge fares', () => {
  testRows([
    ['idle', 'idle', 'idle'],
    ['running', 'idle', 'idle'],
    ['done', 'running', 'moving'],
    ['done', 'idle', 'taken'],
    ['done', 'done', 'taken'],
    ['done', 'failed', 'taken'],
    ['done', 'skipped', 'skipped'],
    ['skipped', 'skipped', 'skipped'],
    ['skipped', 'done', 'skipped'],
    ['failed', 'idle', 'idle'],
  ] as const)('follows from the states of both ends', (a, b, status) => {
    expect(edgeStatus(next, run(a, b))).toBe(status)
  })

  it('is skipped when the router chose another way, though the target runs', () => {
    expect(edgeStatus(next, run('done', 'running', { routes: { a: 'c' } }))).toBe('skipped')
    expect(edgeStatus(next, run('done', 'running', { routes: { a: 'b' } }))).toBe('moving')
  })

  it('of a tool knows its own calls alone, and counts them', () => {
    expect(edgeStatus(tool, run('running', 'running'))).toBe('idle')
    const calling = run('running', 'running', { calls: { [callKey('a', 'b')]: { made: 2, underWay: 1 } } })
    expect([edgeStatus(tool, calling), edgeUses(tool, calling)]).toEqual(['moving', 2])
    const over = run('done', 'done', { calls: { [callKey('a', 'b')]: { made: 2, underWay: 0 } } })
    expect([edgeStatus(tool, over), edgeUses(tool, over)]).toEqual(['taken', 2])
    expect(edgeUses(next, run('done', 'done'))).toBe(1)
  })
})

describe('calls of steps', () => {
  const document = toolDocument(
    [testStep('one', { tool: 'rooms' }), testStep('two', { tool: 'pipeline:inner', input: { query: 'x' } })],
    [testTool('rooms', { free: 3 })],
    { more: [{ id: 'inner', name: 'Inner', nodes: [testStep('three', { tool: 'rooms' })] }] },
  )
  const lines = stepLinesOf(document, nodeTypes)

  it('are lines to the pipelines of what they call, counted from the first call on', async () => {
    expect(lines.map(({ source, target }) => [source, target])).toEqual([
      ['main', 'shelf'],
      ['main', 'inner'],
      ['inner', 'shelf'],
    ])
    expect(linesOf(document, {}, [], lines).map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Main Tool calls Shelf in a step',
      'Main Tool calls Inner in a step',
      'Inner calls Shelf in a step',
    ])
    const { events } = await call(document)
    const uses = (count: number) => {
      const state = foldEvents(emptyRun, events.slice(0, count))
      return lines.map(line => stepLineRun(line, state))
    }
    const first = events.findIndex(({ type }) => type === 'tool-call')
    expect(uses(first).map(each => each.uses)).toEqual([0, 0, 0])
    expect(uses(first + 1)[0]).toEqual({ status: 'moving', uses: 1 })
    expect(uses(events.length)).toEqual([
      { status: 'taken', uses: 1 },
      { status: 'taken', uses: 1 },
      { status: 'taken', uses: 1 },
    ])
  })

  it('are taken, and not moving, when the run was stopped in one', async () => {
    const { events } = await call(document)
    const first = events.findIndex(({ type }) => type === 'tool-call')
    const stopped = foldEvents(emptyRun, [...events.slice(0, first + 1), events.at(-1)!])
    expect(stepLineRun(lines[0]!, stopped)).toEqual({ status: 'taken', uses: 1 })
  })
})
