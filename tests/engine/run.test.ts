import { describe, expect, it } from 'vitest'
import { runDocument } from '../../src/engine/run/run'
import { executePipeline } from '../../src/host/execute-pipeline'
import type { NodeConfig } from '../../src/model/document'
import type { RunEvent } from '../../src/model/events'
import { type LanguageModel, ModelError } from '../../src/model/language-model'
import { specPipelines } from '../fixtures/spec-pipelines'
import { askTea, ofType, person, run, scriptedModel, stack, testHost, turns } from '../support/engine'
import { inEnglish } from '../support/in-english'
import { testRows } from '../support/test-rows'
import { virtualClock } from '../support/virtual-clock'

const color = (hex: string) => ({ name: 'display_color', args: { hex } })

describe('the tool loop', () => {
  it('sends every result back until the model stops calling', async () => {
    const { languageModel, requests } = turns(
      { calls: [color('#111111'), { name: 'display_icon', args: { id: 'star' } }] },
      { calls: [color('#222222')] },
      { text: 'There.' },
    )
    const events = await run(stack(['color_display'], ['icon_display'], ['inference']), testHost(languageModel))
    expect(requests).toHaveLength(3)
    expect(requests[1]?.messages.filter(({ role }) => role === 'tool')).toHaveLength(2)
    expect(requests[2]?.messages.filter(({ role }) => role === 'tool')).toHaveLength(3)
    expect(ofType(events, 'run-end')[0]?.status).toBe('finished')
  })

  it('takes a call to the node that made the tool: two unnamed colors show two colors', async () => {
    const { languageModel } = turns({
      calls: [color('#aa0000'), { name: 'display_color_2', args: { hex: '#0000bb' } }],
    })
    const events = await run(
      stack(['color_display', {}, 'a'], ['color_display', {}, 'b'], ['inference']),
      testHost(languageModel),
    )
    const shown = ofType(events, 'tool-result').map(({ toolNodeId, data }) => [toolNodeId, data])
    expect(shown).toEqual([
      ['a', { hex: '#aa0000' }],
      ['b', { hex: '#0000bb' }],
    ])
  })

  it('ends after ten rounds with the reply so far, and does not run the calls of the last', async () => {
    const { languageModel, requests } = scriptedModel(() => ({ text: 'Again.', calls: [color('#111111')] }))
    const events = await run(stack(['color_display'], ['inference'], ['inference']), testHost(languageModel))
    expect(ofType(events, 'node-end').find(({ nodeId }) => nodeId === 'n2')?.status).toBe('stopped-early')
    expect(ofType(events, 'tool-result').filter(({ nodeId }) => nodeId === 'n2')).toHaveLength(9)
    // The next inference gets a conversation in which every call has a result.
    const next = requests[10]
    const calls = next?.messages.flatMap(message => (message.role === 'assistant' ? (message.toolCalls ?? []) : []))
    expect(calls).toHaveLength(9)
    expect(next?.messages.filter(({ role }) => role === 'tool')).toHaveLength(9)
  })

  it.each([
    ['arguments that do not fit the schema', { name: 'display_color', args: { hex: 'red' } }, /hex/],
    ['arguments that are no JSON', { name: 'display_color', args: null, malformed: '{"hex":' }, /not valid JSON/],
    ['a tool that is not there', { name: 'display_sound', args: {} }, /no tool named “display_sound”.*display_color/],
    [
      'what only the node can check',
      { name: 'generate_pixel_art', args: { width: 2, height: 2, pixels: ['#000000'] } },
      /pixels/,
    ],
  ])('hands %s back to the model as an error, and marks it as its mistake', async (_what, call, problem) => {
    const { languageModel, requests } = turns({ calls: [call] }, { calls: [color('#123456')] }, { text: 'Sorry.' })
    const events = await run(stack(['color_display'], ['pixel_art_display'], ['inference']), testHost(languageModel))
    const [wrong, right] = ofType(events, 'tool-result')
    expect(wrong).toMatchObject({ isError: true, data: null })
    expect(inEnglish(wrong?.mistake?.problems ?? []).join(' ')).toMatch(problem)
    expect(wrong?.mistake?.came).toEqual('malformed' in call ? call.malformed : call.args)
    expect(requests[1]?.messages.at(-1)).toMatchObject({
      role: 'tool',
      isError: true,
      content: expect.stringMatching(/[^.]\. Please call again/),
    })
    expect(right).toMatchObject({ isError: false, data: { hex: '#123456' } })
    expect(ofType(events, 'run-end')[0]?.status).toBe('finished')
  })
})

describe('the person', () => {
  it('answers a survey, and the answer reaches the model as the tool result', async () => {
    const { languageModel, requests } = turns({ calls: [askTea] }, { text: 'So be it.' })
    const events = await run(
      stack(['survey', {}, 's'], ['inference']),
      testHost(
        languageModel,
        person(() => ({ selectedIds: ['y'] })),
      ),
    )
    expect(ofType(events, 'await-user')[0]).toMatchObject({
      askNodeId: 's',
      question: { kind: 'survey', question: 'Tea?' },
    })
    expect(requests[1]?.messages.at(-1)).toMatchObject({ role: 'tool', content: expect.stringContaining('Yes') })
    expect(ofType(events, 'tool-result')[0]?.data).toMatchObject({ selectedIds: ['y'] })
  })

  it('is missed politely: the model hears that there is no person, and continues', async () => {
    const { languageModel, requests } = turns({ calls: [askTea] }, { text: 'Never mind.' })
    const events = await run(stack(['survey'], ['inference']), testHost(languageModel))
    expect(requests[1]?.messages.at(-1)).toMatchObject({ role: 'tool', isError: true })
    expect(ofType(events, 'run-end')[0]?.status).toBe('finished')
  })

  it('stops the clocks while it thinks', async () => {
    const clock = virtualClock()
    const day = 24 * 3600_000
    const host = (thinking: 'person' | 'model') => {
      const script = turns({ calls: [askTea] }, { text: 'Good.' }).languageModel
      const slow: LanguageModel = {
        async *stream(request, signal) {
          if (thinking === 'model') await clock.pass(day)
          yield* script.stream(request, signal)
        },
      }
      return testHost(slow, {
        now: clock.now,
        sleep: clock.sleep,
        ask: async () => {
          await clock.pass(day)
          return { selectedIds: ['n'] }
        },
      })
    }
    const survey = stack(['survey'], ['inference'])
    expect(ofType(await run(survey, host('person')), 'run-end')[0]?.status).toBe('finished')
    expect(ofType(await run(survey, host('model')), 'run-end')[0]?.status).not.toBe('finished')
    // No pending waits remain after a run.
    expect(clock.sleeping()).toBe(0)
  })

  it('is asked before a webhook is sent, and a no goes back to the model', async () => {
    const hook = {
      name: 'trigger_webhook',
      args: { url: 'https://example.com/bell', method: 'POST', body: { ring: 1 } },
    }
    const sent: string[] = []
    const host = (consent: boolean) =>
      testHost(turns({ calls: [hook] }, { text: 'Ok.' }).languageModel, {
        ...person(() => ({ consent })),
        fetch: async request => {
          sent.push(`${request.method} ${request.url} ${request.body}`)
          return { status: 204, body: '', contentType: '' }
        },
      })
    const no = await run(stack(['webhook_trigger', {}, 'w'], ['inference']), host(false))
    expect(sent).toEqual([])
    expect(ofType(no, 'tool-result')[0]).toMatchObject({ isError: true })
    const yes = await run(stack(['webhook_trigger', {}, 'w'], ['inference']), host(true))
    expect(sent).toEqual(['POST https://example.com/bell {"ring":1}'])
    expect(ofType(yes, 'await-user')[0]).toMatchObject({
      askNodeId: 'w',
      question: { kind: 'consent', request: { url: 'https://example.com/bell' } },
    })
    expect(ofType(yes, 'tool-result')[0]?.data).toMatchObject({ response: { status: 204 } })
  })
})

describe('when things go wrong', () => {
  it('a refused call fails its node with the reason, and the run with it', async () => {
    const { languageModel } = turns({
      fail: new ModelError('bad_request', 'It is not understood.', {
        status: 400,
        said: 'No such field.',
        outcome: 'answered',
      }),
    })
    const events = await run(stack(['inference'], ['inference']), testHost(languageModel))
    expect(ofType(events, 'node-error')[0]).toMatchObject({
      nodeId: 'n1',
      code: 'bad_request',
      said: 'No such field.',
      outcome: 'answered',
    })
    expect(ofType(events, 'node-start').map(({ nodeId }) => nodeId)).toEqual(['n1'])
    expect(ofType(events, 'run-end')[0]).toMatchObject({ status: 'failed', message: 'It is not understood.' })
  })

  it('a stream that breaks off keeps its text, marked cut', async () => {
    const events = await run(stack(['inference']), testHost(turns({ text: 'Once upon', cut: true }).languageModel))
    expect(ofType(events, 'response')[0]).toMatchObject({ text: 'Once upon', ending: 'connection-cut' })
    expect(ofType(events, 'node-error')[0]?.code).toBe('cut')
  })

  it('follows the policy of the node: continue, skip the rest, retry with growing waits', async () => {
    const failing = () => turns({ fail: new Error('Broken.') }, { text: 'Fine.' }).languageModel
    const withPolicy = (policy: object) => {
      const document = stack(['inference'], ['inference'])
      document.pipelines[0]!.nodes[0]!.policy = policy
      return document
    }
    const ends = (events: RunEvent[]) => ofType(events, 'node-end').map(({ nodeId, status }) => `${nodeId} ${status}`)

    const goesOn = await run(withPolicy({ onError: 'continue' }), testHost(failing()))
    expect(ends(goesOn)).toEqual(['n1 failed', 'n2 done'])

    const skips = await run(withPolicy({ onError: 'skip_remaining' }), testHost(failing()))
    expect(ends(skips)).toEqual(['n1 failed'])
    expect(ofType(skips, 'node-skip').map(({ nodeId }) => nodeId)).toEqual(['n2'])
    expect(ofType(skips, 'run-end')[0]?.status).toBe('finished')

    const { languageModel } = turns({ fail: new Error('1') }, { fail: new Error('2') }, { text: 'At last.' })
    const retries = await run(withPolicy({ retry: { maxRetries: 2, backoffMs: 100 } }), testHost(languageModel))
    expect(ofType(retries, 'node-retry').map(({ waitMs }) => waitMs)).toEqual([75, 150])
    expect(ends(retries)).toEqual(['n1 done', 'n2 done'])
  })

  it.each(['continue', 'fresh'])(
    'a retried inference goes on after the tool results that it has: %s',
    async contextMode => {
      const { languageModel, requests } = turns(
        { text: 'Half.', calls: [color('#111111')] },
        { fail: new Error('Broken.') },
        { text: 'Whole.' },
      )
      const document = stack(['color_display'], ['inference', { contextMode }, 'i'])
      document.pipelines[0]!.nodes[1]!.policy = { retry: { maxRetries: 1, backoffMs: 1 } }
      await run(document, testHost(languageModel), { inputs: { i: 'Go' } })
      expect(requests[2]?.messages).toEqual(requests[1]?.messages)
      expect(requests[2]?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool'])
    },
  )

  it('a node that takes longer than its time is stopped and says so', async () => {
    const document = stack(['inference'])
    document.pipelines[0]!.nodes[0]!.policy = { timeoutSeconds: 1 }
    const host = testHost(
      {
        async *stream(_request, signal) {
          yield { type: 'text-delta', text: 'Slow' }
          await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        },
      },
      { sleep: ms => (ms <= 1000 ? Promise.resolve() : new Promise(() => {})) },
    )
    const events = await run(document, host)
    expect(ofType(events, 'node-error')[0]).toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('1 second'),
    })
  })

  it('an unknown type is passed over, a setting that cannot be read fails with its name', async () => {
    const unknown = await run(stack(['crystal_ball'], ['inference']), testHost(turns({ text: 'Hi.' }).languageModel))
    expect(inEnglish(ofType(unknown, 'node-skip')[0]?.reason)).toContain('crystal_ball')
    expect(ofType(unknown, 'run-end')[0]?.status).toBe('finished')
    const broken = stack(['inference', { maxTokens: 'many' } as never])
    const events = await run(broken, testHost(turns().languageModel))
    expect(ofType(events, 'node-error')[0]).toMatchObject({
      code: 'bad_config',
      message: expect.stringContaining('maxTokens'),
    })
  })

  it('keeps the limits of the document and what was finished', async () => {
    const document = stack(['inference'], ['inference'], ['inference'])
    document.settings = { limits: { maxCostUsd: 0.0001 } }
    const cost = await run(document, testHost(turns({ text: 'One.' }).languageModel))
    expect(ofType(cost, 'limit-reached')[0]?.limit).toBe('cost')
    expect(ofType(cost, 'node-end')[0]).toMatchObject({ nodeId: 'n1', status: 'done' })
    expect(cost.at(-1)).toMatchObject({ type: 'run-end', status: 'limit' })
    expect(ofType(cost, 'log')).toEqual([])

    document.settings = { limits: { maxSteps: 2 } }
    const steps = await run(document, testHost(turns().languageModel))
    expect(ofType(steps, 'limit-reached')[0]?.limit).toBe('steps')
    expect(ofType(steps, 'request')).toHaveLength(2)
  })

  it.each<NodeConfig>([{}, { responseFormat: { type: 'object' } }])(
    'a limit in the last inference ends the run there, without its calls, and with a note: %j',
    async config => {
      const document = stack(['color_display'], ['inference', config])
      document.settings = { limits: { maxCostUsd: 0.0001 } }
      const model = turns({ text: 'One moment.', calls: [color('#111111')] })
      const events = await run(document, testHost(model.languageModel))
      expect(model.requests).toHaveLength(1)
      expect(ofType(events, 'tool-result')).toEqual([])
      expect(ofType(events, 'log').map(({ message }) => message)).toEqual([expect.stringContaining('at a limit')])
      expect(ofType(events, 'node-end').at(-1)).toMatchObject({ status: 'stopped-early' })
      expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'limit' })
    },
  )

  it('a retry waits as long as it was asked to, says so, and is no further step', async () => {
    const document = stack(['inference'])
    document.settings = { limits: { maxSteps: 1 } }
    document.pipelines[0]!.nodes[0]!.policy = { retry: { maxRetries: 1, backoffMs: 10 } }
    const busy = new ModelError('rate_limited', 'Too many at once.', { retryAfterMs: 3000 })
    const events = await run(document, testHost(turns({ fail: busy }, { text: 'Fine.' }).languageModel))
    expect(ofType(events, 'node-retry')).toMatchObject([
      { waitMs: 3000, message: 'Too many at once. It asked us to wait 3 s.' },
    ])
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'finished' })
  })

  it('a card that only adds a text keeps its condition: skipped when it is true, or when it is not', async () => {
    const sent = async (skipWhen: 'truthy' | 'falsy', expression: string) => {
      const { languageModel, requests } = turns()
      const document = stack(['system_prompt', { prompt: 'Be brief.' }], ['inference'])
      document.pipelines[0]!.nodes[0]!.policy = { condition: { type: 'expression', expression, skipWhen } }
      await run(document, testHost(languageModel))
      return requests[0]?.system
    }
    expect(await sent('truthy', 'yes')).toBe('')
    expect(await sent('truthy', '')).toBe('Be brief.')
    expect(await sent('falsy', 'yes')).toBe('Be brief.')
    expect(await sent('falsy', '')).toBe('')
  })

  it('a tool that breaks tells the model, and the log', async () => {
    const { languageModel, requests } = turns({ calls: [askTea] }, { text: 'Never mind.' })
    const host = testHost(languageModel, { ask: () => Promise.reject(new Error('The bell is broken.')) })
    const events = await run(stack(['survey'], ['inference']), host)
    expect(requests[1]?.messages.at(-1)).toMatchObject({ role: 'tool', isError: true, content: 'The bell is broken.' })
    const [log] = ofType(events, 'log')
    expect(log).toMatchObject({ level: 'error', message: 'The tool ask_survey_question failed: The bell is broken.' })
    expect(log).not.toHaveProperty('cardId')
  })

  it.each<[string, [string, object?][], string]>([
    ['an empty stack', [], 'There is no card to run yet.'],
    ['cards that do nothing by themselves', [['user_input'], ['note']], 'No card here does anything by itself yet.'],
  ])('%s is refused, with what to add', async (_, nodes, message) => {
    const events = await run(stack(...(nodes as [string][])), testHost(turns().languageModel))
    expect(events.at(-1)).toMatchObject({
      type: 'run-end',
      status: 'failed',
      message: `${message} Add the card “Model”, so that a model answers, and run again.`,
    })
  })

  it('a card of an unknown type alone is not refused: it may do something elsewhere', async () => {
    const events = await run(stack(['crystal_ball']), testHost(turns().languageModel))
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'finished' })
  })

  it('the model of the document answers where a card names none', async () => {
    const { languageModel, requests } = turns()
    const document = stack(['inference'], ['inference', { model: 'own' }])
    document.settings = { defaultModel: 'shared' }
    await run(document, testHost(languageModel))
    expect(requests.map(({ model }) => model)).toEqual(['shared', 'own'])
  })

  it('a stepped run waits before each card and each call, with the clocks stopped', async () => {
    const clock = virtualClock()
    const steps: string[] = []
    const host = testHost(turns().languageModel, {
      now: clock.now,
      sleep: clock.sleep,
      gate: async ({ kind, nodeId }) => {
        steps.push(`${kind} ${nodeId}`)
        await clock.pass(24 * 3600_000)
      },
    })
    const events = await run(stack(['system_prompt', { prompt: 'x' }], ['inference']), host)
    expect(steps).toEqual(['node n1', 'node n2', 'model-call n2'])
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'finished' })
  })

  it('calls of an answer whose end is not known are run', async () => {
    const model = turns({ calls: [color('#111111')], ending: 'unknown' }, { text: 'There.' })
    const events = await run(stack(['color_display'], ['inference']), testHost(model.languageModel))
    expect(ofType(events, 'tool-result')).toHaveLength(1)
    expect(model.requests).toHaveLength(2)
  })

  it('a stop during a call leaves the next one', async () => {
    const stop = new AbortController()
    const asked: string[] = []
    const host = testHost(turns({ calls: [askTea, { ...askTea, id: 'second' }] }).languageModel, {
      ask: async (_question, { askId }) => {
        asked.push(askId)
        stop.abort()
        return { selectedIds: ['y'] }
      },
    })
    const events = await run(stack(['survey'], ['inference']), host, { signal: stop.signal })
    expect(asked).toHaveLength(1)
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'stopped' })
  })
})

describe('stopping', () => {
  it('in the middle of an answer closes the stream, keeps the text and says stopped', async () => {
    const stop = new AbortController()
    let closed = false
    const host = testHost({
      async *stream(_request, signal) {
        try {
          yield { type: 'text-delta', text: 'On and ' }
          stop.abort()
          await new Promise((_, reject) =>
            signal.aborted ? reject(signal.reason) : signal.addEventListener('abort', () => reject(signal.reason)),
          )
        } finally {
          closed = true
        }
      },
    })
    const events = await run(stack(['inference']), host, { signal: stop.signal })
    expect(closed).toBe(true)
    expect(ofType(events, 'response')[0]).toMatchObject({ text: 'On and ', ending: 'stopped' })
    expect(ofType(events, 'node-end')[0]?.status).toBe('stopped')
    expect(ofType(events, 'node-error')).toEqual([])
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'stopped' })
  })

  it('by leaving the loop stops the run', async () => {
    let aborted = false
    const host = testHost({
      async *stream(_request, signal) {
        yield { type: 'text-delta', text: 'a' }
        await new Promise((_, reject) =>
          signal.addEventListener('abort', () => {
            aborted = true
            reject(signal.reason)
          }),
        )
      },
    })
    for await (const event of runDocument(stack(['inference']), {}, host, new AbortController().signal)) {
      if (event.type === 'text-delta') break
    }
    expect(aborted).toBe(true)
  })
})

describe('run from here', () => {
  it('keeps the replies above and calls nothing for them again', async () => {
    const first = turns({ calls: [color('#123456')] }, { text: 'Blue.' }, { text: 'Old.' })
    const document = stack(
      ['color_display'],
      ['user_input', { defaultValue: 'sea' }],
      ['inference', {}, 'a'],
      ['inference', {}, 'b'],
    )
    const before = await run(document, testHost(first.languageModel))
    const second = turns({ text: 'New.' })
    const events: RunEvent[] = []
    const signal = new AbortController().signal
    for await (const event of runDocument(document, {}, testHost(second.languageModel), signal, {
      fromNodeId: 'b',
      events: before,
    }))
      events.push(event)
    expect(second.requests).toHaveLength(1)
    expect(second.requests[0]?.messages).toEqual(first.requests[2]?.messages)
    expect(ofType(events, 'request').map(({ nodeId, carried }) => [nodeId, carried])).toEqual([
      ['a', true],
      ['a', true],
      ['b', undefined],
    ])
    expect(ofType(events, 'tool-result')[0]).toMatchObject({ carried: true, data: { hex: '#123456' } })
    // The new run can be resumed again.
    const third = turns({ text: 'Newer.' })
    for await (const _ of runDocument(document, {}, testHost(third.languageModel), signal, {
      fromNodeId: 'b',
      events,
    }));
    expect(third.requests[0]?.messages).toEqual(first.requests[2]?.messages)
  })
})

describe('what an inference gives', () => {
  it('has the fields of an agent: content, model, tokens, cost, tool calls, timing', async () => {
    const { languageModel } = turns(
      { calls: [color('#123456')], usage: { input: 100, output: 10 } },
      { text: 'Blue.', usage: { input: 200, output: 20 } },
    )
    const events = await run(stack(['color_display'], ['inference']), testHost(languageModel))
    expect(ofType(events, 'node-end').at(-1)?.output).toEqual({
      content: 'Blue.',
      model: 'test-model',
      tokens: { prompt: 300, completion: 30, total: 330 },
      cost: { input: expect.closeTo(0.0009), output: expect.closeTo(0.00045), total: expect.closeTo(0.00135) },
      toolCalls: {
        list: [
          {
            name: 'display_color',
            arguments: { hex: '#123456' },
            result: { hex: '#123456' },
            startTime: expect.stringMatching(/Z$/),
            endTime: expect.stringMatching(/Z$/),
            duration: expect.any(Number),
          },
        ],
        count: 1,
      },
      providerTiming: {
        startTime: expect.stringMatching(/Z$/),
        endTime: expect.stringMatching(/Z$/),
        duration: expect.any(Number),
        modelTime: expect.any(Number),
        toolsTime: expect.any(Number),
        iterations: 2,
      },
    })
  })

  it('has no cost where the price is not known, and says that tokens are counted by us where the provider did not count', async () => {
    const { languageModel } = turns({ text: 'Hello there.', calls: [color('#123456')] }, { text: 'Hello there.' })
    const uncounted = {
      async *stream(...args: Parameters<typeof languageModel.stream>) {
        for await (const event of languageModel.stream(...args)) if (event.type !== 'usage') yield event
      },
    }
    const document = stack(['color_display'], ['inference'])
    const events = await run(document, testHost(uncounted, { resolved: { price: undefined } }))
    const [withCall, text] = ofType(events, 'usage')
    expect(text).toMatchObject({ cost: null, usage: { estimated: true, output: 3 } })
    // A call is output too, and its result is input of the next round.
    expect(withCall?.usage.output).toBeGreaterThan(10)
    expect(text!.usage.input).toBeGreaterThan(withCall!.usage.input + 10)
  })
})

describe('executePipeline', () => {
  testRows(specPipelines.map(pipeline => [pipeline.id, pipeline] as const))(
    'runs each bare pipeline unchanged',
    async (_id, pipeline) => {
      const before = structuredClone(pipeline)
      const context = await executePipeline(
        pipeline,
        {},
        testHost(scriptedModel(() => ({ text: 'Ok.' })).languageModel),
      )
      expect(pipeline).toEqual(before)
      expect(context.metadata.pipelineId).toBe(pipeline.id)
      expect(context.messages.map(({ role }) => role)).toContain('assistant')
      expect(context.messages[0]?.role).toBe('system')
    },
  )

  it('gives messages with their tool calls, and the newest output of each tool', async () => {
    const { languageModel } = turns({ calls: [color('#111111')] }, { calls: [color('#222222')] }, { text: 'Two.' })
    const { pipelines } = stack(
      ['color_display'],
      ['system_prompt', { prompt: 'Be.' }],
      ['user_input', { defaultValue: 'x' }],
      ['inference'],
    )
    const context = await executePipeline(pipelines[0]!, {}, testHost(languageModel))
    expect(context.messages.map(({ role, content }) => [role, content])).toEqual([
      ['system', 'Be.'],
      ['user', 'x'],
      ['assistant', ''],
      ['assistant', ''],
      ['assistant', 'Two.'],
    ])
    expect(context.messages[2]?.toolCalls).toEqual([
      { type: 'color', toolName: 'display_color', data: { hex: '#111111' } },
    ])
    expect(context.latestOutputs).toEqual([{ type: 'color', toolName: 'display_color', data: { hex: '#222222' } }])
  })

  it('needs no host: the demo answers, without a question', async () => {
    const { pipelines } = stack(
      ['color_display'],
      ['user_input', { defaultValue: 'The sea is calm and blue.' }],
      ['inference', { model: 'claude-sonnet-5-5', temperature: 0 }],
    )
    const context = await executePipeline(pipelines[0]!, {})
    expect(context.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'assistant'])
    expect(context.latestOutputs).toMatchObject([
      { type: 'color', data: { hex: expect.stringMatching(/^#[0-9a-f]{6}$/) } },
    ])
    const asked = await executePipeline(pipelines[0]!, { n2: 'The fire is red and hot.' })
    expect(asked.latestOutputs[0]?.data).not.toEqual(context.latestOutputs[0]?.data)
  })

  testRows(specPipelines.map(pipeline => [pipeline.id, pipeline] as const))(
    'runs each bare pipeline without a host',
    async (_id, pipeline) => {
      const { messages } = await executePipeline(pipeline, {})
      expect(messages.at(-1)).toMatchObject({ role: 'assistant' })
    },
  )

  it('gives the turns of people that engine and boxes add, images by name, and no failed output', async () => {
    const { languageModel } = turns(
      { calls: [color('red'), color('#111111'), { name: 'display_icon', args: { id: 'star' } }] },
      { text: 'One.' },
      { text: 'Two.' },
    )
    const { pipelines } = stack(
      ['color_display'],
      ['icon_display'],
      ['paint_input'],
      ['inference'],
      ['inference', { userMessage: 'And now?' }],
    )
    const image = { image: { mediaType: 'image/png', data: 'AAAA' } }
    const context = await executePipeline(pipelines[0]!, { n3: image }, testHost(languageModel))
    expect(context.messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', '[image]'],
      ['assistant', ''],
      ['assistant', 'One.'],
      ['user', 'And now?'],
      ['assistant', 'Two.'],
    ])
    expect(context.messages[1]?.toolCalls?.map(({ toolName }) => toolName)).toEqual(['display_color', 'display_icon'])
    expect(context.latestOutputs).toHaveLength(2)
  })

  it('throws where it was stopped', async () => {
    const { pipelines } = stack(['inference'])
    const host = testHost(turns({ text: 'Ok.' }).languageModel)
    await expect(executePipeline(pipelines[0]!, {}, host, AbortSignal.abort())).rejects.toThrow('The run was stopped.')
  })

  it('throws the sentence of the node that failed', async () => {
    const { pipelines } = stack(['inference'])
    const host = testHost(turns({ fail: new Error('No luck.') }).languageModel)
    await expect(executePipeline(pipelines[0]!, {}, host)).rejects.toThrow('No luck.')
  })
})

describe('the list of events', () => {
  it('brackets the run, its pipelines and its nodes, in order', async () => {
    const { languageModel } = turns({ calls: [color('#111111')] }, { text: 'Ok.' })
    const events = await run(stack(['color_display'], ['inference']), testHost(languageModel))
    expect(events.map(({ type }) => type)).toEqual([
      'run-start',
      'pipeline-start',
      'node-start',
      'node-end',
      'node-start',
      'host-answer',
      'request',
      'tool-call',
      'usage',
      'response',
      'tool-result',
      'request',
      'text-delta',
      'usage',
      'response',
      'node-end',
      'pipeline-end',
      'run-end',
    ])
  })

  it('is plain JSON', async () => {
    const { languageModel } = turns({ calls: [color('#111111')] }, { text: 'Ok.' })
    const events = await run(stack(['color_display'], ['inference']), testHost(languageModel))
    expect(JSON.parse(JSON.stringify(events))).toEqual(events)
  })
})
