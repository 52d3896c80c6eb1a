import { describe, expect, it } from 'vitest'
import { run as runEvents, testHost, turns } from '../../../tests/support/engine'
import { flow } from '../../../tests/support/flows'
import { testRows } from '../../../tests/support/test-rows'
import { call, testStep, testTool, toolDocument } from '../../../tests/support/tools'
import type { Edge } from '../../model/document'
import type { LanguageModel } from '../../model/language-model'
import { nodeTypes } from '../../nodes/registry'
import { foldEvents } from '../../store/run/fold-run'
import {
  callKey,
  emptyRun,
  idlePipeline,
  type PipelineCalls,
  type PipelineRun,
  type RunState,
} from '../../store/run/run-state'
import { stepLinesOf } from '../../toolkit/step-lines'
import { linesOf } from './elements'
import { failedCalls, lineRun } from './line-run'

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
    expect(lineRun({ edge: next }, run(a, b)).status).toBe(status)
  })

  it('is skipped when the router chose another way, though the target runs', () => {
    expect(lineRun({ edge: next }, run('done', 'running', { routes: { a: 'c' } })).status).toBe('skipped')
    expect(lineRun({ edge: next }, run('done', 'running', { routes: { a: 'b' } })).status).toBe('moving')
  })

  it('of a tool knows its own calls alone, and counts them', () => {
    const withCalls = (calls: PipelineCalls) => run('done', 'done', { calls: { [callKey('a', 'b')]: calls } })
    expect(lineRun({ edge: tool }, run('running', 'running')).status).toBe('idle')
    const calling = withCalls({ made: 2, underWay: 1, failed: 0 })
    expect(lineRun({ edge: tool }, calling)).toEqual({ status: 'moving', uses: 2, failed: 0 })
    const over = withCalls({ made: 2, underWay: 0, failed: 0 })
    expect(lineRun({ edge: tool }, over)).toEqual({ status: 'taken', uses: 2, failed: 0 })
    const failed = withCalls({ made: 2, underWay: 0, failed: 1 })
    expect(lineRun({ edge: tool }, failed)).toEqual({ status: 'failed', uses: 2, failed: 1 })
    expect(lineRun({ edge: next }, run('done', 'done')).uses).toBe(1)
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
    expect(linesOf(document, {}, lines).map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Main Tool calls Shelf in a step',
      'Main Tool calls Inner in a step',
      'Inner calls Shelf in a step',
    ])
    const { events } = await call(document)
    const uses = (count: number) => {
      const state = foldEvents(emptyRun, events.slice(0, count))
      return lines.map(line => lineRun({ step: line }, state))
    }
    const first = events.findIndex(({ type }) => type === 'tool-call')
    expect(uses(first).map(each => each.uses)).toEqual([0, 0, 0])
    expect(uses(first + 1)[0]).toEqual({ status: 'moving', uses: 1, failed: 0 })
    expect(uses(events.length)).toEqual([
      { status: 'taken', uses: 1, failed: 0 },
      { status: 'taken', uses: 1, failed: 0 },
      { status: 'taken', uses: 1, failed: 0 },
    ])
  })

  it('are taken, and not moving, when the run was stopped in one', async () => {
    const { events } = await call(document)
    const first = events.findIndex(({ type }) => type === 'tool-call')
    const stopped = foldEvents(emptyRun, [...events.slice(0, first + 1), events.at(-1)!])
    expect(lineRun({ step: lines[0]! }, stopped)).toEqual({ status: 'taken', uses: 1, failed: 0 })
  })
})

it('a call that brings back an error is marked on the line and at what was called, also where it never began', async () => {
  const document = flow({ desk: [['inference']], sales: [['inference']] }, [['desk', 'tool', 'sales']])
  const [edge] = document.edges
  const failing: LanguageModel = {
    async *stream(request) {
      if (request.tools.length === 0) throw new Error('The line is dead.')
      yield* asked.stream(request, new AbortController().signal)
    },
  }
  const asked = turns(
    {
      calls: [
        { name: 'consult_sales', args: { query: 'hi' } },
        { name: 'consult_sales', args: { nothing: 1 } },
      ],
    },
    { text: 'Sorry.' },
  ).languageModel
  const state = foldEvents(emptyRun, await runEvents(document, testHost(failing)))
  expect(lineRun({ edge: edge! }, state)).toMatchObject({ status: 'failed', failed: 2 })
  expect(failedCalls(state, ['sales'])).toBe(2)
  expect(failedCalls(state, ['desk'])).toBe(0)
})
