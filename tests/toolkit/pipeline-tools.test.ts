import { describe, expect, it } from 'vitest'
import type { Document } from '../../src/model/document'
import type { RunEvent } from '../../src/model/events'
import { nodeTypes } from '../../src/nodes/registry'
import { executionsOf, type PipelineExecution } from '../../src/toolkit/executions'
import { exportTools } from '../../src/toolkit/export'
import { invoke } from '../../src/toolkit/invoke'
import { ofType, run, scriptedModel, testHost, turns } from '../support/engine'
import {
  call,
  failed,
  lastMessageContent,
  succeeded,
  testStep,
  testTool,
  toolDocument,
  warnings,
} from '../support/tools'

const found = {
  results: [
    { id: '1', name: 'Acme' },
    { id: '2', name: 'Apex' },
  ],
}

/** Search, triage, act: as in a CRM. */
const crm = (parts: Parameters<typeof toolDocument>[2] = {}): Document =>
  toolDocument(
    [
      testStep('search', { tool: 'find', input: { query: '{{input.task}}' }, task: 'Which fit {{input.task}}?' }),
      testStep('triage', { task: 'Plan what to do with {{steps.search.reasoning.ids}}.' }),
      testStep('execute', { tool: 'change', input: { records: '{{steps.triage.reasoning.records}}' } }),
    ],
    [testTool('find', found), testTool('change', { changed: 1 })],
    {
      ...parts,
      tool: { outputMapping: { fields: { changed: { source: '{{steps.execute.output.changed}}' } } }, ...parts.tool },
    },
  )
const answers = (_request: unknown, round: number) => ({
  text: round === 1 ? '{"ids": ["1"], "why": "The name fits."}' : '{"records": ["1"]}',
})
const order = (events: readonly RunEvent[]) => ofType(events, 'node-start').map(({ nodeId }) => nodeId)

describe('what the tool must do', () => {
  it('a tool of three steps runs them one after the other, and gives one result', async () => {
    const { response, events } = await call(crm(), { task: 'Update all Acme Corp deals to Negotiation stage' }, answers)
    expect(order(events)).toEqual(['search', 'triage', 'execute'])
    expect(succeeded(response).data).toEqual({ changed: 1 })
    // The next step gets the previous step's output.
    const [, second] = ofType(events, 'tool-call')
    expect(second?.call.arguments).toEqual({ records: ['1'] })
    for (const [index, start] of ofType(events, 'node-start').entries()) {
      const ends = events.slice(0, events.indexOf(start)).filter(({ type }) => type === 'node-end')
      expect(ends).toHaveLength(index)
    }
  })

  it('with reasoning on, a model turns raw results into JSON that drives the next step', async () => {
    const { requests, events } = await call(crm(), { task: 'Acme' }, answers)
    expect(lastMessageContent(requests[0])).toContain('Apex')
    expect(requests[0]?.system).toContain('Which fit Acme?')
    expect(requests[0]).toMatchObject({ temperature: 0.2, maxTokens: 2000, tools: [] })
    expect(ofType(events, 'node-end')[0]).toMatchObject({ output: found, reasoning: { ids: ['1'] } })
    expect(requests[1]?.system).toContain('Plan what to do with ["1"].')
  })

  it('a step that only reasons makes JSON of the state, and calls no tool', async () => {
    const { events, requests } = await call(crm(), { task: 'Acme' }, answers)
    const own = events.filter(event => 'nodeId' in event && event.nodeId === 'triage').map(({ type }) => type)
    expect(own).not.toContain('tool-call')
    expect(ofType(events, 'node-end')[1]).toMatchObject({ output: null, reasoning: { records: ['1'] } })
    // With all previous results.
    expect(requests[1]?.system).toMatch(/search \(completed\).*Apex.*The name fits/)
  })

  it('where step 2 fails and continues, step 3 works with what there is, and the result is partial', async () => {
    const document = toolDocument(
      [
        testStep('one', { tool: 'good' }),
        testStep('two', { tool: 'bad', policy: { onError: 'continue' } }),
        testStep('three', { tool: 'good', input: { was: '{{steps.two.status}}', why: '{{steps.two.error}}' } }),
      ],
      [testTool('good', { ok: true }), testTool('bad', null, { fails: true })],
      {
        tool: {
          outputMapping: {
            fields: { first: { source: '{{steps.one.output.ok}}' }, second: { source: '{{steps.two.output}}' } },
          },
        },
      },
    )
    const { response, events } = await call(document)
    const { data, meta, message } = succeeded(response)
    expect(ofType(events, 'tool-call').at(-1)?.call.arguments).toEqual({
      was: 'failed',
      why: expect.stringContaining('set to fail'),
    })
    expect(data).toEqual({ first: true, second: null })
    expect(meta).toMatchObject({ totalSteps: 3, completedSteps: 2 })
    expect(meta.steps.map(({ status }) => status)).toEqual(['completed', 'failed', 'completed'])
    expect(message).toContain('2 of 3 steps')
  })

  it('while it runs, its execution says which step is under way, what was finished, the cost and the time', async () => {
    const seen: PipelineExecution[] = []
    const model = scriptedModel((_request, round) => answers(null, round))
    await invoke(
      crm(),
      'main',
      { task: 'Acme' },
      {
        host: testHost(model.languageModel),
        onEvent: (event, execution) => {
          if (event.type === 'request') seen.push(execution)
        },
      },
    )
    expect(seen).toHaveLength(2)
    expect(seen[1]).toMatchObject({
      status: 'running',
      currentStepNumber: 2,
      completedSteps: 1,
      totalSteps: 3,
      totalCostUsd: expect.closeTo(105e-6),
      totalTokens: 15,
      steps: [
        {
          status: 'completed',
          resolvedInput: { query: 'Acme' },
          toolOutput: found,
          reasoningOutput: { ids: ['1'], why: 'The name fits.' },
          retryCount: 0,
          costUsd: expect.closeTo(105e-6),
          tokensUsed: 15,
        },
        { status: 'running', name: 'triage' },
        { status: 'pending', resolvedInput: null },
      ],
      state: { input: { task: 'Acme' }, steps: { search: { output: found, status: 'completed' } } },
    })
    expect(seen[1]?.durationMs).toBeGreaterThan(0)
    expect(seen[0]?.currentStepNumber).toBe(1)
  })

  it('past its cost limit in a step, it stops after that step with an error, and keeps what was finished', async () => {
    const expensive = (_request: unknown, round: number) => ({
      ...answers(null, round),
      usage: { input: 400_000, output: 0 },
    })
    const { response, events, requests } = await call(crm({ limits: { maxCostUsd: 1 } }), { task: 'Acme' }, expensive)
    // One reasoning costs $1.20: its step is completed, and no other starts.
    expect(requests).toHaveLength(1)
    expect(ofType(events, 'node-end')).toMatchObject([{ nodeId: 'search', status: 'done' }])
    expect(order(events)).toEqual(['search'])
    const { error, meta } = failed(response)
    expect(error.code).toBe('COST_LIMIT_EXCEEDED')
    expect(error.details.partialResults).toEqual({
      search: { output: found, reasoning: { ids: ['1'], why: 'The name fits.' } },
    })
    expect(meta).toMatchObject({ completedSteps: 1, totalSteps: 3 })
  })

  it('exported, it is one tool with its input schema and description, and nothing of its steps', () => {
    const inputSchema = {
      type: 'object',
      properties: { task: { type: 'string', description: 'What to do' } },
      required: ['task'],
    }
    const document = crm({ tool: { slug: 'crm-tool', description: 'Use this tool to tend records.', inputSchema } })
    expect(exportTools(document, 'universal', nodeTypes)).toEqual([
      { type: 'pipeline', name: 'crm_tool', description: 'Use this tool to tend records.', parameters: inputSchema },
    ])
    expect(JSON.stringify(exportTools(document, 'universal', nodeTypes))).not.toMatch(/triage|execute/)
  })
})

describe('what happens when', () => {
  it('a step is named that has not run: an error that names it', async () => {
    const document = toolDocument([
      testStep('first', { task: 'See {{steps.later.output}}' }),
      testStep('later', { task: 'x' }),
    ])
    const { response, requests } = await call(document)
    expect(failed(response).message).toMatch(/“later”.*not run/)
    expect(failed(response).error).toMatchObject({
      code: 'STEP_FAILED',
      details: { failedStep: 'first', stepNumber: 1 },
    })
    expect(requests).toEqual([])
  })

  it('a template finds nothing: null, a warning in the log, and the next step checks its own input', async () => {
    const inputSchema = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }
    const document = toolDocument(
      [
        testStep('one', { tool: 'look' }),
        testStep('two', { tool: 'strict', input: { id: '{{steps.one.output.nothing}}' } }),
      ],
      [testTool('look', { a: 1 }), testTool('strict', {}, { inputSchema })],
    )
    const { response, events } = await call(document)
    expect(warnings(events)[0]).toMatch(/steps\.one\.output\.nothing.*null/)
    expect(ofType(events, 'tool-call')[1]?.call.arguments).toEqual({ id: null })
    expect(failed(response).message).toMatch(/“two”.*strict cannot take this input.*id/s)
  })

  it('a step’s tool was deleted: it fails before anything runs, and names the step and the tool', async () => {
    const document = toolDocument([testStep('first', { task: 'x' }), testStep('second', { tool: 'gone' })])
    const second = document.pipelines[0]?.nodes[1]
    if (second) second.config.tool = { kind: 'node', id: 'gone', name: 'HubSpot search' }
    const { response, events, requests } = await call(document)
    expect(failed(response)).toMatchObject({ error: { code: 'TOOL_MISSING' } })
    expect(failed(response).message).toMatch(/“second”.*“HubSpot search”/)
    expect(events.map(({ type }) => type)).toEqual(['run-start', 'run-end'])
    expect(requests).toEqual([])
    // The same when the whole document runs.
    const whole = await run(document, testHost(turns().languageModel))
    expect(whole.map(({ type }) => type)).toEqual(['run-start', 'run-end'])
  })

  it('the reasoning is no JSON: it is asked again with the error, and then the step fails', async () => {
    const document = toolDocument([
      testStep('think', {
        task: 'Count.',
        schema: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] },
      }),
    ])
    const mended = await call(document, {}, (_request, round) => ({ text: round === 1 ? 'Three!' : '{"n": 3}' }))
    expect(succeeded(mended.response).data).toEqual({ n: 3 })
    expect(lastMessageContent(mended.requests[1])).toContain('must be JSON')

    const never = await call(document, {}, (_request, round) => ({ text: round === 1 ? 'Three!' : '{"n": "three"}' }))
    expect(never.requests).toHaveLength(2)
    expect(failed(never.response).message).toMatch(/think.*does not fit.*n/s)
  })

  it('the cost limit is passed inside a model’s own loop: the reply so far is kept, its calls are not run, then it stops', async () => {
    const document = toolDocument(
      [
        { id: 'swatch', type: 'color_display', config: {} },
        { id: 'ask', type: 'inference', config: {} },
        testStep('after', { task: 'x' }),
      ],
      [],
      { limits: { maxCostUsd: 1 } },
    )
    const paint = { name: 'display_color', args: { hex: '#112233' } }
    const { response, events, requests } = await call(document, {}, () => ({
      text: 'So far.',
      calls: [paint],
      usage: { input: 400_000, output: 0 },
    }))
    expect(requests).toHaveLength(1)
    expect(ofType(events, 'tool-result')).toEqual([])
    expect(ofType(events, 'node-end').at(-1)).toMatchObject({ nodeId: 'ask', status: 'stopped-early' })
    expect(failed(response).error.code).toBe('COST_LIMIT_EXCEEDED')
    expect(order(events)).not.toContain('after')
  })

  it('the duration limit is passed: the step under way is cancelled, and what was finished is kept', async () => {
    let closed = false
    let pass = () => {}
    const time = new Promise<void>(resolve => {
      pass = resolve
    })
    const document = toolDocument([testStep('quick', { task: 'x' }), testStep('slow', { task: 'y' })], [], {
      limits: { maxDurationSeconds: 60 },
    })
    const host = testHost(
      {
        async *stream(request, signal) {
          if (request.system.includes('# Your task\ny')) {
            pass()
            await new Promise((_, reject) =>
              signal.addEventListener('abort', () => {
                closed = true
                reject(signal.reason)
              }),
            )
          }
          yield { type: 'text-delta', text: '{"done": true}' }
          yield { type: 'end', ending: 'complete' }
        },
      },
      {
        sleep: (ms, signal) =>
          new Promise((resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason), { once: true })
            if (ms > 50_000 && ms <= 60_000) void time.then(resolve)
          }),
      },
    )
    const { response } = await invoke(document, 'main', {}, { host })
    expect(closed).toBe(true)
    expect(failed(response).error).toMatchObject({
      code: 'DURATION_LIMIT_EXCEEDED',
      details: { failedStep: 'slow', stepNumber: 2, partialResults: { quick: { reasoning: { done: true } } } },
    })
  })

  it('templates cannot go in a circle: a step reads what ran before it, and never itself', async () => {
    const document = toolDocument([testStep('self', { task: 'See {{steps.self.output}}' })])
    expect(failed((await call(document)).response).message).toMatch(/“self”.*not run/)
  })

  it('there are no steps: it is refused before it runs', async () => {
    const { response, events } = await call(toolDocument([]))
    expect(failed(response).error.code).toBe('EMPTY_PIPELINE')
    expect(events.map(({ type }) => type)).toEqual(['run-start', 'run-end'])
  })

  it('every step is skipped by its condition: it completes with an empty output, and a warning in the log', async () => {
    const never = { type: 'expression', expression: '{{input.task}}', skipWhen: 'truthy' } as const
    const document = toolDocument(
      [
        testStep('a', { task: 'x', policy: { condition: never } }),
        testStep('b', { task: 'y', policy: { condition: never } }),
      ],
      [],
      { tool: { outputMapping: { fields: { x: { source: '{{steps.a.reasoning}}' } } } } },
    )
    const { response, events, requests } = await call(document)
    expect(succeeded(response)).toMatchObject({
      data: {},
      meta: { completedSteps: 0, steps: [{ status: 'skipped' }, { status: 'skipped' }] },
    })
    expect(warnings(events)).toEqual([expect.stringContaining('Every step was skipped')])
    expect(requests).toEqual([])
  })
})

describe('executions', () => {
  const nested = () =>
    toolDocument(
      [testStep('outer', { tool: 'pipeline:inner', input: { query: 'dig' } })],
      [testTool('dig', { found: 3 })],
      {
        more: [
          {
            id: 'inner',
            name: 'Inner',
            nodes: [testStep('deep', { tool: 'dig', input: { where: '{{input.query}}' }, task: 'Sum up.' })],
          },
        ],
      },
    )

  it('of pipelines inside pipelines each have their own, and what is spent below counts above', async () => {
    const { events } = await call(nested(), {}, () => ({ text: '{"sum": 3}' }))
    const [outer, inner] = executionsOf(nested(), events, nodeTypes)
    expect(inner).toMatchObject({
      pipelineId: 'inner',
      parentCallId: ofType(events, 'tool-call')[0]?.call.id,
      input: { query: 'dig' },
      status: 'completed',
      output: { sum: 3 },
      steps: [
        { resolvedInput: { where: 'dig' }, toolOutput: { found: 3 }, reasoningOutput: { sum: 3 }, tokensUsed: 15 },
      ],
    })
    expect(outer).toMatchObject({ totalTokens: 15, steps: [{ toolOutput: { sum: 3 }, tokensUsed: 15 }] })
    expect(outer?.totalCostUsd).toBeCloseTo(105e-6)
  })

  it('of a run that was cancelled say so, and keep what was finished', async () => {
    const stop = new AbortController()
    const document = toolDocument([testStep('one', { task: 'x' }), testStep('two', { task: 'y' })])
    const { response, events } = await call(
      document,
      {},
      (_request, round) => {
        if (round === 2) stop.abort()
        return { text: '{"round": 1}' }
      },
      { signal: stop.signal },
    )
    expect(executionsOf(document, events, nodeTypes)[0]).toMatchObject({ status: 'cancelled', completedSteps: 1 })
    expect(failed(response).error).toMatchObject({
      code: 'CANCELLED',
      details: { partialResults: { one: { reasoning: { round: 1 } } } },
    })
  })

  it('where a price is not known have no cost, and never a 0', async () => {
    const { response } = await call(toolDocument([testStep('one', { task: 'x' })]), {}, undefined, {
      host: { resolved: { price: undefined as never } },
    })
    expect(succeeded(response).meta).toMatchObject({ totalCostUsd: null, steps: [{ costUsd: null }] })
  })
})
