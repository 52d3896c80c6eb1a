import { describe, expect, it } from 'vitest'
import { parseRecording, recordingAsJson, recordingOf } from '../../src/documents/recordings/recording'
import { LocalizedError } from '../../src/language/localized-error'
import type { Document } from '../../src/model/document'
import { checkGraph, edgeRefusal, graphOf } from '../../src/model/graph'
import type { Host } from '../../src/model/host'
import { nodeTypes } from '../../src/nodes/registry'
import { dependentsOf, dependentsOfPipeline, dependentsSentence } from '../../src/toolkit/dependents'
import { responseFrom } from '../../src/toolkit/invoke'
import { ofType, run, testHost, turns } from '../support/engine'
import { inEnglish } from '../support/in-english'
import { call, failed, succeeded, type TestStep, testStep, testTool, toolDocument, warnings } from '../support/tools'
import { virtualClock } from '../support/virtual-clock'

const mapping = (fields: Record<string, string>) => ({
  outputMapping: { fields: Object.fromEntries(Object.entries(fields).map(([name, source]) => [name, { source }])) },
})

describe('templates', () => {
  const echo = (id: string) => testTool(id, { items: [{ id: 7 }], none: null, raw: '{{input.task}}' })

  it('read input, output, reasoning, status and error of steps, and vars', async () => {
    const document = toolDocument(
      [testStep('one', { tool: 'echo', task: 'x' }), testStep('two', { tool: 'bad', policy: { onError: 'continue' } })],
      [echo('echo'), testTool('bad', null, { fails: true })],
      {
        tool: mapping({
          task: '{{input.task}}',
          id: '{{steps.one.output.items[0].id}}',
          thought: '{{steps.one.reasoning.ids}}',
          status: '{{steps.two.status}}',
          error: '{{steps.two.error}}',
          lost: '{{steps.two.output}}',
          mood: '{{vars.mood}}',
        }),
      },
    )
    document.variables = { mood: 'calm' }
    const { response } = await call(document, { task: 'Go' }, () => ({ text: '{"ids": [1]}' }))
    expect(succeeded(response).data).toEqual({
      task: 'Go',
      id: 7,
      thought: [1],
      status: 'failed',
      error: expect.stringContaining('fail'),
      lost: null,
      mood: 'calm',
    })
  })

  it('alone keep their type; in text null prints as nothing and an object as JSON; what comes out is not read again', async () => {
    const document = toolDocument([testStep('one', { tool: 'echo' })], [echo('echo')], {
      tool: mapping({
        alone: ' {{steps.one.output.items}} ',
        inText: 'a{{steps.one.output.none}}b {{steps.one.output.items[0]}}',
        once: '{{steps.one.output.raw}}',
      }),
    })
    expect(succeeded((await call(document)).response).data).toEqual({
      alone: [{ id: 7 }],
      inText: 'ab {"id":7}',
      once: '{{input.task}}',
    })
  })

  it('in a reasoning prompt read what the step brought and what is known; its own text can place the task', async () => {
    const document = toolDocument(
      [
        testStep('one', {
          tool: 'echo',
          task: 'Of {{step_output}}: {{input.task}}',
          reasoning: {
            template: 'T: {{reasoning_instructions}} | S: {{pipeline_state_summary}} | O: {{step_output.raw}}',
          },
        }),
      ],
      [testTool('echo', { raw: 'R', n: 1 })],
    )
    const { requests } = await call(document)
    expect(requests[0]?.system).toBe('T: Of {"raw":"R","n":1}: Go | S: - input: {"task":"Go"} | O: R')
  })

  it('of a skipped step give its status, and null for its output', async () => {
    const document = toolDocument(
      [
        testStep('one', {
          task: 'x',
          policy: { condition: { type: 'expression', expression: '{{input.task}}', skipWhen: 'truthy' } },
        }),
        testStep('two', { tool: 'echo' }),
      ],
      [echo('echo')],
      { tool: mapping({ status: '{{steps.one.status}}', output: '{{steps.one.output}}' }) },
    )
    expect(succeeded((await call(document)).response).data).toEqual({ status: 'skipped', output: null })
  })

  it('of a field of a node that is no step mean its output', async () => {
    const document = toolDocument([{ id: 'm', type: 'inference', slug: 'm', config: { name: 'm' } }], [], {
      tool: mapping({ said: '{{steps.m.content}}', same: '{{steps.m.output.content}}' }),
    })
    const { response } = await call(document, { task: 'Hi' }, () => ({ text: 'Hello.' }))
    expect(succeeded(response).data).toEqual({ said: 'Hello.', same: 'Hello.' })
  })

  it('in an output mapping give null and a warning for what is missing, and an error for a step that is not there', async () => {
    const steps = [testStep('one', { tool: 'echo' })]
    const lost = await call(toolDocument(steps, [echo('echo')], { tool: mapping({ x: '{{steps.one.output.gone}}' }) }))
    expect(succeeded(lost.response).data).toEqual({ x: null })
    expect(warnings(lost.events)).toEqual([expect.stringMatching(/gone.*null/)])

    const wrong = await call(toolDocument(steps, [echo('echo')], { tool: mapping({ x: '{{steps.nobody.output}}' }) }))
    expect(failed(wrong.response).error.code).toBe('OUTPUT_FAILED')
    expect(failed(wrong.response).message).toContain('“nobody”')
  })

  it('of the tool read data, meta and error', async () => {
    const templates = {
      successTemplate:
        'Found {{data.n}} in {{meta.totalSteps}} step of {{meta.pipeline}}.\n\n## In your response:\n- Say {{data.n}}.',
      errorTemplate:
        '{{error.details.failedStep}} broke: {{error.code}}.\n\n## How to fix:\n1. Do not call {{meta.pipeline}}.',
    }
    const tools = [testTool('echo', { n: 3 }), testTool('bad', null, { fails: true })]
    const good = toolDocument([testStep('one', { tool: 'echo' })], tools, { tool: templates })
    expect((await call(good)).response).toMatchObject({
      message: 'Found 3 in 1 step of main-tool.\n\n## In your response:\n- Say 3.',
      nextSteps: '## In your response:\n- Say 3.',
    })
    const bad = toolDocument([testStep('one', { tool: 'bad' })], tools, { tool: templates })
    expect((await call(bad)).response).toMatchObject({
      message: 'one broke: STEP_FAILED.',
      remediation: '## How to fix:\n1. Do not call main-tool.',
    })
  })
})

describe('a pipeline as a tool', () => {
  const tools = [testTool('good', { ok: 1 }), testTool('bad', null, { fails: true })]
  const threeSteps = (onError: 'fail_pipeline' | 'continue' | 'skip_remaining') =>
    toolDocument(
      [
        testStep('one', { tool: 'good' }),
        testStep('two', { tool: 'bad', policy: { onError } }),
        testStep('three', { tool: 'good' }),
      ],
      tools,
    )
  const statuses = async (onError: Parameters<typeof threeSteps>[0]) => {
    const { response } = await call(threeSteps(onError))
    return response.success ? response.meta.steps.map(({ status }) => status) : response.error
  }

  it('continue and skip_remaining end in success with what there is', async () => {
    expect(await statuses('continue')).toEqual(['completed', 'failed', 'completed'])
    expect(await statuses('skip_remaining')).toEqual(['completed', 'failed', 'skipped'])
  })

  it('fail_pipeline ends in the error response with partialResults', async () => {
    expect(await statuses('fail_pipeline')).toEqual({
      code: 'STEP_FAILED',
      details: {
        failedStep: 'two',
        stepNumber: 2,
        // The integration's own code.
        cause: 'MOCK_FAILURE',
        partialResults: { one: { output: { ok: 1 } } },
      },
    })
  })

  it('keeps what a pipeline finished that a failing step called, and names its cause', async () => {
    const inner = {
      id: 'inner',
      name: 'Inner',
      nodes: [testStep('first', { tool: 'good' }), testStep('then', { tool: 'bad' })],
    }
    const document = toolDocument([testStep('outer', { tool: 'pipeline:inner', input: { query: 'x' } })], tools, {
      more: [inner],
    })
    const { error } = failed((await call(document)).response)
    expect(error.details).toMatchObject({
      failedStep: 'outer',
      cause: 'MOCK_FAILURE',
      partialResults: { outer: { partialResults: { first: { output: { ok: 1 } } } } },
    })
  })

  it('names the step at which a limit was passed', async () => {
    const document = toolDocument([testStep('one', { tool: 'good' }), testStep('two', { tool: 'good' })], tools, {
      limits: { maxSteps: 1 },
    })
    const { error, message } = failed((await call(document)).response)
    expect(error).toMatchObject({ code: 'STEP_LIMIT_EXCEEDED', details: { failedStep: 'two', stepNumber: 2 } })
    expect(message).toContain('“two”')
  })

  it.each<[string, TestStep, RegExp]>([
    [
      'the maker: a template',
      { tool: 'good', input: { x: '{{steps.nobody.output}}' } },
      /maker[\s\S]*a template in it/,
    ],
    ['the caller or the maker: a service', { tool: 'bad' }, /You may mend this[\s\S]*MOCK_FAILURE/],
  ])('says who has to fix a failure: %s', async (_, step, advice) => {
    const { response } = await call(toolDocument([testStep('one', step)], tools))
    expect(failed(response).remediation).toMatch(advice)
  })

  it('says that the caller has to fix input that does not fit', async () => {
    const inputSchema = { type: 'object', properties: { task: { type: 'number' } }, required: ['task'] }
    const document = toolDocument([testStep('one', { tool: 'good' })], tools, { tool: { inputSchema } })
    expect(failed((await call(document, { task: 'x' })).response).remediation).toContain('1. You can mend this')
  })

  it('waiting for a person stops the clocks of the run, of the node, and of every caller', async () => {
    const document = toolDocument([testStep('outer', { tool: 'pipeline:asks', input: { query: 'Tea?' } })], [], {
      more: [
        {
          id: 'asks',
          name: 'Asks',
          nodes: [
            { id: 's', type: 'survey', config: {} },
            { id: 'm', type: 'inference', config: {} },
          ],
        },
      ],
    })
    const clock = virtualClock()
    const host: Partial<Host> = {
      now: clock.now,
      sleep: clock.sleep,
      ask: async () => {
        await clock.pass(24 * 3600_000)
        return { selectedIds: ['y'] }
      },
    }
    const options = [
      { id: 'y', label: 'Yes' },
      { id: 'n', label: 'No' },
    ]
    const { response } = await call(
      document,
      {},
      (_request, round) =>
        round === 1
          ? { calls: [{ name: 'ask_survey_question', args: { question: 'Tea?', options } }] }
          : { text: 'Tea.' },
      { host },
    )
    expect(succeeded(response).data).toMatchObject({ text: 'Tea.' })
  })

  it('a step’s own time ends the pipeline that it called, and nothing else', async () => {
    const document = toolDocument(
      [
        testStep('outer', {
          tool: 'pipeline:slow',
          input: { query: 'x' },
          policy: { timeoutSeconds: 5, onError: 'continue' },
        }),
        testStep('after', { task: 'z' }),
      ],
      [],
      { more: [{ id: 'slow', name: 'Slow', nodes: [{ id: 'm', type: 'inference', config: {} }] }] },
    )
    let closed = false
    let pass = () => {}
    const time = new Promise<void>(resolve => {
      pass = resolve
    })
    const host = testHost(
      {
        async *stream(request, signal) {
          if (!request.system.includes('# Your task')) {
            pass()
            await new Promise((_, reject) =>
              signal.addEventListener('abort', () => {
                closed = true
                reject(signal.reason)
              }),
            )
          }
          yield { type: 'text-delta', text: '{"was": 1}' }
          yield { type: 'end', ending: 'complete' }
        },
      },
      {
        sleep: (ms, signal) =>
          new Promise((resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason), { once: true })
            if (ms === 5000) void time.then(resolve)
          }),
      },
    )
    const { response } = await call(document, {}, undefined, { host })
    expect(closed).toBe(true)
    expect(succeeded(response).meta.steps).toMatchObject([{ status: 'failed' }, { status: 'completed' }])
    expect(succeeded(response).data).toEqual({ was: 1 })
  })

  it('names of entries that the caller knows become their ids in the inputs of every step, and the change is reported', async () => {
    const document = toolDocument(
      [
        testStep('post', {
          tool: 'send',
          input: { channel: '{{input.task}}', people: ['Ann', 'Ann Lee'], text: 'To Ann: #general' },
        }),
        testStep('nest', { tool: 'pipeline:inner', input: { query: 'Bo' } }),
      ],
      [testTool('send', { ok: 1 })],
      {
        more: [
          {
            id: 'inner',
            name: 'Inner',
            nodes: [testStep('deep', { tool: 'send', input: { again: '{{input.query}}', who: 'Ann' } })],
          },
        ],
      },
    )
    const context = {
      channels: [{ id: 'C01', name: 'general' }],
      users: [
        { id: 'U1', name: 'Ann' },
        { id: 'U2', name: 'Bo' },
      ],
    }
    const { response, events } = await call(document, { task: '#general' }, undefined, { context })
    expect(ofType(events, 'tool-call').map(({ call }) => call.arguments)).toEqual([
      { channel: 'C01', people: ['U1', 'Ann Lee'], text: 'To Ann: #general' },
      { query: 'U2' },
      { again: 'U2', who: 'U1' },
    ])
    expect(succeeded(response).context.resolvedInputs).toEqual({
      task: { original: '#general', resolved: 'C01' },
      'people[0]': { original: 'Ann', resolved: 'U1' },
      query: { original: 'Bo', resolved: 'U2' },
      who: { original: 'Ann', resolved: 'U1' },
    })
  })

  it('a name that means two things stays as it is', async () => {
    const document = toolDocument([testStep('post', { tool: 'good', input: { to: 'general' } })], tools)
    const context = { channels: [{ id: 'C01', name: 'general' }], users: [{ id: 'U1', name: 'general' }] }
    const { events } = await call(document, {}, undefined, { context })
    expect(ofType(events, 'tool-call')[0]?.call.arguments).toEqual({ to: 'general' })
  })

  it('an input of a step can be set by the caller', async () => {
    const document = toolDocument([testStep('one', { tool: 'good', input: { a: '{{input.task}}', b: 2 } })], tools)
    const { events } = await call(document, { task: 'x' }, undefined, { overrides: { one: { a: 'set' } } })
    expect(ofType(events, 'tool-call')[0]?.call.arguments).toEqual({ a: 'set', b: 2 })
    const wrong = await call(document, {}, undefined, { overrides: { nobody: {} } })
    expect(failed(wrong.response)).toMatchObject({ error: { code: 'INVALID_INPUT' } })
    expect(failed(wrong.response).message).toContain('“nobody”')
  })

  it('input that does not fit its schema is refused before it runs; what is left out takes its default', async () => {
    const inputSchema = {
      type: 'object',
      properties: {
        task: { type: 'string' },
        depth: { type: 'string', enum: ['quick', 'thorough'], default: 'quick' },
      },
      required: ['task'],
    }
    const document = toolDocument([testStep('one', { tool: 'good', input: { depth: '{{input.depth}}' } })], tools, {
      tool: { inputSchema },
    })
    const wrong = await call(document, { depth: 'deep' })
    expect(failed(wrong.response)).toMatchObject({
      error: { code: 'INVALID_INPUT' },
      context: { attemptedInputs: { depth: 'deep' } },
    })
    expect(wrong.events.map(({ type }) => type)).toEqual(['run-start', 'run-end'])
    expect(ofType((await call(document, { task: 'x' })).events, 'tool-call')[0]?.call.arguments).toEqual({
      depth: 'quick',
    })
  })

  it.each(['draft', 'disabled'])(
    'that is %s cannot be called: from outside, by a step, or by a model',
    async status => {
      const inner = { id: 'inner', name: 'Inner', nodes: [testStep('deep', { task: 'x' })], tool: { status } }
      const direct = { ...toolDocument([], [], { more: [inner] }), pipelines: [inner] }
      expect(failed((await call(direct, { query: 'x' })).response).error.code).toBe('NOT_ACTIVE')

      const byStep = toolDocument([testStep('outer', { tool: 'pipeline:inner' })], [], { more: [inner] })
      const stepped = await call(byStep)
      expect(failed(stepped.response).error.code).toBe('TOOL_MISSING')
      expect(failed(stepped.response).message).toContain(`“Inner”, which is ${status === 'draft' ? 'a draft' : status}`)

      const byModel = toolDocument([{ id: 'm', type: 'inference', config: {} }], [], { more: [inner] })
      byModel.edges = [{ id: 'e', source: 'main', target: 'inner', kind: 'tool' }]
      expect((await call(byModel)).requests[0]?.tools).toEqual([])
    },
  )

  it('that is a draft can be tried by its maker', async () => {
    const document = toolDocument([testStep('one', { tool: 'good' })], tools, { tool: { status: 'draft' } })
    expect(succeeded((await call(document, {}, undefined, { isTrial: true })).response).data).toEqual({ ok: 1 })
    const disabled = toolDocument([testStep('one', { tool: 'good' })], tools, { tool: { status: 'disabled' } })
    expect(failed((await call(disabled, {}, undefined, { isTrial: true })).response).error.code).toBe('NOT_ACTIVE')
  })

  it('that others use says who uses it', () => {
    const document = toolDocument(
      [testStep('one', { tool: 'good' }), testStep('two', { tool: 'pipeline:inner' })],
      tools,
      {
        more: [{ id: 'inner', name: 'Inner', nodes: [testStep('three', { tool: 'good' })] }],
      },
    )
    document.edges = [{ id: 'e', source: 'main', target: 'inner', kind: 'tool' }]
    const said = (id: string) => dependentsSentence(dependentsOf(document, id, nodeTypes))
    expect(said('good')).toBe('It is used by the step “one” of “Main Tool”, the step “three” of “Inner”.')
    expect(said('inner')).toBe('It is used by “Main Tool”, the step “two” of “Main Tool”.')
    expect(said('bad')).toBeNull()
    // A pipeline includes the tools of its nodes; those that it uses itself do not count.
    const lost = (id: string) => dependentsSentence(dependentsOfPipeline(document, id, nodeTypes))
    expect(lost('shelf')).toBe(said('good'))
    expect(lost('inner')).toBe(said('inner'))
    expect(lost('main')).toBeNull()
  })

  it('cannot call itself by its steps: the circle is refused with its way, and eight deep is the end', async () => {
    const circle = toolDocument([testStep('one', { tool: 'pipeline:b', input: { query: 'x' } })], [], {
      more: [{ id: 'b', name: 'B', nodes: [testStep('two', { tool: 'pipeline:main' })] }],
    })
    expect(() => checkGraph(circle, nodeTypes)).toThrow(/Main Tool → B → Main Tool/)
    expect(failed((await call(circle)).response)).toMatchObject({ error: { code: 'CIRCULAR' } })
    // A tool edge would close the cycle just as well.
    const half = toolDocument([testStep('one', { tool: 'pipeline:b' })], [], {
      more: [{ id: 'b', name: 'B', nodes: [] }],
    })
    expect(inEnglish(edgeRefusal(half, { source: 'b', target: 'main', kind: 'tool' }, nodeTypes))).toContain(
      'Main Tool → B → Main Tool',
    )

    const ids = Array.from({ length: 11 }, (_, index) => `p${index}`)
    const deep = {
      ...circle,
      pipelines: ids.map((id, index) => ({
        id,
        name: id,
        nodes: [
          testStep(
            `s${id}`,
            ids[index + 1] ? { tool: `pipeline:${ids[index + 1]}`, input: { query: 'x' } } : { task: 'x' },
          ),
        ],
      })),
    }
    const { response, events } = await call(deep, { query: 'x' })
    expect(failed(response).message).toContain('8 deep')
    expect(ofType(events, 'pipeline-start')).toHaveLength(9)
  })

  it('in a run of its document works when it is called, and not when the run passes its tools', async () => {
    const document = toolDocument([testStep('one', { tool: 'good' })], [testTool('good', { ok: 1 })], {
      more: [{ id: 'inner', name: 'Inner', nodes: [testTool('other', {}), testStep('deep', { tool: 'good' })] }],
    })
    document.pipelines[0]?.nodes.push(testStep('two', { tool: 'pipeline:inner', input: { query: 'x' } }))
    expect(graphOf(document, nodeTypes).entries.map(({ id }) => id)).toEqual(['main'])
    const events = await run(document, testHost(turns().languageModel))
    expect(ofType(events, 'pipeline-start').map(({ pipelineId }) => pipelineId)).toEqual(['main', 'inner'])
    expect(events.at(-1)).toMatchObject({ status: 'finished' })
  })

  it('gives the same response from a recording of its events', async () => {
    const context = { kinds: [{ id: 'K1', name: 'Go' }] }
    const notThere = toolDocument([testStep('one', { tool: 'good', input: { a: '{{steps.nobody.output}}' } })], tools)
    for (const document of [threeSteps('continue'), threeSteps('fail_pipeline'), notThere, toolDocument([])]) {
      const { response, events } = await call(document, { task: 'Go' }, undefined, { context })
      const recording = recordingOf(events)
      const kept = recording && parseRecording(JSON.parse(JSON.stringify(recordingAsJson(recording))))
      if (!kept || 'problem' in kept) throw new LocalizedError(kept?.problem ?? '')
      expect(responseFrom(document, kept.recording.events, nodeTypes)).toEqual(response)
    }
  })

  it('lists how its steps fared unless its mapping says not to', async () => {
    const steps = [testStep('one', { tool: 'good' })]
    const shy = { outputMapping: { fields: { ok: { source: '{{steps.one.output.ok}}' } }, includeMeta: false } }
    const { response } = await call(toolDocument(steps, tools, { tool: shy }))
    expect(succeeded(response)).toMatchObject({ data: { ok: 1 }, meta: { totalSteps: 1, steps: [] } })
  })

  it('asks the model of its face where a step names none', async () => {
    const document = toolDocument(
      [testStep('one', { task: 'x' }), testStep('two', { task: 'y', reasoning: { model: 'own', temperature: 0.9 } })],
      [],
      {
        tool: { reasoning: { model: 'shared', temperature: 0.5, maxTokens: 99 } },
      },
    )
    const { requests } = await call(document)
    expect(requests).toMatchObject([
      { model: 'shared', temperature: 0.5, maxTokens: 99 },
      { model: 'own', temperature: 0.9, maxTokens: 99 },
    ])
  })

  describe('a step that calls a card', () => {
    const called = async (type: string, config: object, input: object) => {
      const card = { id: 'card', type, config: config as Document['pipelines'][number]['nodes'][number]['config'] }
      const step = {
        tool: 'card',
        input: input as NonNullable<TestStep['input']>,
        policy: { onError: 'continue' } as const,
      }
      const { events } = await call(toolDocument([testStep('one', step)], [card]))
      const [made] = ofType(events, 'tool-call')
      const [result] = ofType(events, 'tool-result')
      expect(result?.toolNodeId).toBe('card')
      expect(made?.toolNodeId).toBe('card')
      return { ...result, name: made?.call.name, args: made?.call.arguments }
    }

    it('gets what is filled in on it too, with its templates read', async () => {
      const config = { name: 'mood', prefilled: { name: '{{input.task}}' } }
      expect(await called('color_display', config, { hex: '#112233' })).toMatchObject({
        name: 'display_mood_color',
        args: { hex: '#112233' },
        data: { hex: '#112233', name: 'Go' },
        isError: false,
        outputType: 'color',
      })
    })

    it.each([
      ['by its schema', 'color_display', { hex: 'red' }, /^The tool display_color cannot take this input: .*hex/],
      [
        'by its own rules',
        'pixel_art_display',
        { width: 2, height: 2, pixels: ['#000000'] },
        /^The tool generate_pixel_art cannot take this input: .*pixels/,
      ],
    ])('is refused an input that does not fit %s', async (_, type, input, content) => {
      expect(await called(type, {}, input)).toMatchObject({
        isError: true,
        data: null,
        content: expect.stringMatching(content),
      })
    })

    it('names it by its type where it has no name', async () => {
      expect(await called('integration', { data: { n: 1 } }, {})).toMatchObject({
        name: 'integration',
        data: { n: 1 },
        outputType: 'data',
      })
    })
  })

  it('retries a step without the call that was answered, and counts how often', async () => {
    const document = toolDocument(
      [testStep('one', { tool: 'good', task: 'x', policy: { retry: { maxRetries: 2, backoffMs: 10 } } })],
      tools,
    )
    const { events, response } = await call(document, {}, (_request, round) => ({
      text: round < 3 ? 'no' : '{"n": 1}',
    }))
    expect(succeeded(response).data).toEqual({ n: 1 })
    expect(ofType(events, 'tool-call')).toHaveLength(1)
    expect(ofType(events, 'node-retry')).toHaveLength(1)
  })
})
