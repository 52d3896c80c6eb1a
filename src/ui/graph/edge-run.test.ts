import { describe, expect, it } from 'vitest'
import type { Edge } from '../../engine/document'
import { callKey, emptyRun, idlePipeline, type PipelineRun, type RunState } from '../../store/run-state'
import { edgeStatus, edgeUses } from './edge-run'

const next: Edge = { id: 'n', source: 'a', target: 'b', kind: 'next' }
const tool: Edge = { id: 't', source: 'a', target: 'b', kind: 'tool' }
const pipeline = (status: PipelineRun['status']): PipelineRun => ({ ...idlePipeline, status, uses: 1 })
const run = (a: PipelineRun['status'], b: PipelineRun['status'], more: Partial<RunState> = {}): RunState => ({
  ...emptyRun,
  pipelines: { a: pipeline(a), b: pipeline(b) },
  ...more,
})

describe('how an edge fares', () => {
  it.each([
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
  ] as const)('from one that is %s to one that is %s: %s', (a, b, status) => {
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
