import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { NodeConfig } from '../../src/model/document'
import type { RunEvent } from '../../src/model/events'
import { checkGraph, edgeRefusal } from '../../src/model/graph'
import type { Host } from '../../src/model/host'
import type { JsonObject } from '../../src/model/json'
import { ModelError, type ModelRequest } from '../../src/model/language-model'
import type { NodeType } from '../../src/model/node-type'
import { nodeTypes } from '../../src/nodes/registry'
import { executionsOf } from '../../src/toolkit/executions'
import { ofType, run, scriptedModel, type Turn, testHost } from '../support/engine'
import { orderFaults } from '../support/event-order'
import { flow, type Stack } from '../support/flows'
import { flushEventLoop } from '../support/flush-event-loop'
import { inEnglish } from '../support/in-english'
import { cases } from '../support/soak'

const open = v.looseObject({}) as unknown as NodeType['configSchema']

/** A minimal working node. */
const plainWork: NodeType = {
  type: 'plain_work',
  name: 'Work',
  family: 'data',
  summary: '',
  configSchema: open,
  templates: { values: ['data'] },
  run: async (config: JsonObject) => {
    if (config.broken) throw new Error('The well is dry.')
    return {
      output: config.data ?? null,
      ...(config.failure === true && { failure: { message: 'Closed today.', code: 'CLOSED' } }),
    }
  },
}
const types = new Map([...nodeTypes, [plainWork.type, plainWork]])

const lastUser = (request: ModelRequest) =>
  request.messages.findLast(({ role }) => role === 'user')?.content as { text: string }[] | undefined

const flowHost = (script: (request: ModelRequest, round: number) => Turn, parts: Partial<Host> = {}) => {
  const model = scriptedModel(script)
  return { host: testHost(model.languageModel, { nodeTypes: types, ...parts }), requests: model.requests }
}

const order = (events: readonly RunEvent[]) =>
  events.flatMap(event =>
    event.type === 'pipeline-start'
      ? [event.pipelineId]
      : event.type === 'pipeline-skip'
        ? [`-${event.pipelineId}`]
        : [],
  )

it('calls have ids that are unique in a run, also of a model that starts at 1 in each answer', async () => {
  const { host, requests } = flowHost(({ system, messages }) => {
    const results = messages.filter(({ role }) => role === 'tool').length
    const isCaller = system === 'Ask.' && results < 2
    return isCaller
      ? { calls: [{ name: 'consult_rooms', args: { query: `Room ${results}?` }, id: 'call_1' }] }
      : { text: 'There is.' }
  })
  const asks: Stack = [['system_prompt', { prompt: 'Ask.' }], ['inference']]
  const document = flow({ left: asks, right: asks, rooms: [['inference']] }, [
    ['left', 'tool', 'rooms'],
    ['right', 'tool', 'rooms'],
  ])
  const events = await run(document, host)
  const ids = ofType(events, 'tool-call').map(({ call }) => call.id)
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
  expect(ids).toContain('call_1')
  expect(
    ofType(events, 'tool-result')
      .map(({ callId }) => callId)
      .sort(),
  ).toEqual([...ids].sort())
  // Each result has the id of its call, in the requests too.
  for (const { messages } of requests) {
    const called = messages.flatMap(message => (message.role === 'assistant' ? (message.toolCalls ?? []) : []))
    expect(messages.flatMap(message => (message.role === 'tool' ? [message.callId] : []))).toEqual(
      called.map(({ id }) => id),
    )
  }
  const executions = executionsOf(document, events, types)
  expect(executions.filter(({ pipelineId }) => pipelineId === 'rooms')).toHaveLength(4)
})

describe('next edges', () => {
  it('pass on the conversation and outputs, but no system prompt', async () => {
    const { host, requests } = flowHost((_request, round) =>
      round === 1
        ? { text: 'First.', calls: [{ name: 'display_color', args: { hex: '#112233' } }] }
        : { text: `Reply ${round}.` },
    )
    const document = flow(
      {
        a: [
          ['system_prompt', { prompt: 'A.' }],
          ['color_display'],
          ['user_input', { defaultValue: 'hello' }],
          ['inference'],
        ],
        b: [['system_prompt', { prompt: 'B.' }], ['inference']],
      },
      [['a', 'next', 'b']],
    )
    await run(document, host)
    const last = requests.at(-1)!
    expect(last.system).toBe('B.')
    expect(last.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'assistant', 'user'])
  })

  it('give a tool that they lead to no example as its input, which one that nothing leads to runs on', async () => {
    const document = flow({ front: [['plain_work']], led: [['plain_work']], alone: [['plain_work']] }, [
      ['front', 'next', 'led'],
    ])
    const inputSchema = { type: 'object', properties: { city: { type: 'string', examples: ['Rome', 'Oslo'] } } }
    for (const pipeline of document.pipelines.slice(1))
      Object.assign(pipeline, { tool: { status: 'active', description: 'Weather.', inputSchema } })
    const events = await run(document, flowHost(() => ({})).host)
    const inputs = ofType(events, 'pipeline-start').map(({ pipelineId, input }) => [pipelineId, input])
    expect(Object.fromEntries(inputs)).toEqual({ front: undefined, led: undefined, alone: { city: 'Rome' } })
  })

  it('at a join wait for every live way, and bring each message once, in the order of the edges', async () => {
    const { host, requests } = flowHost(request => ({ text: `(${request.system})` }))
    const document = flow(
      {
        start: [['user_input', { defaultValue: 'go' }], ['system_prompt', { prompt: 'start' }], ['inference']],
        left: [['system_prompt', { prompt: 'left' }], ['inference']],
        right: [['system_prompt', { prompt: 'right' }], ['inference']],
        join: [['system_prompt', { prompt: 'join' }], ['inference']],
      },
      [
        ['start', 'next', 'right'],
        ['start', 'next', 'left'],
        ['right', 'next', 'join'],
        ['left', 'next', 'join'],
      ],
    )
    const events = await run(document, host)
    expect(order(events)[0]).toBe('start')
    expect(order(events).at(-1)).toBe('join')
    const turns = requests
      .at(-1)!
      .messages.map(message => (typeof message.content === 'string' ? message.content : message.role))
    expect(turns.filter(turn => turn === '(start)')).toHaveLength(1)
    expect(turns.filter(turn => turn.startsWith('('))).toEqual(['(start)', '(right)', '(left)'])
  })

  it('at a join bring the newest output of each tool, oldest first, and what each turn is for', async () => {
    const color = (hex: string) => ({ name: 'display_color', args: { hex } })
    const { host, requests } = flowHost(({ system, messages }) =>
      messages.at(-1)?.role === 'tool' || !['left', 'right'].includes(system)
        ? { text: `(${system})` }
        : {
            calls:
              system === 'left'
                ? [color('#111111'), { name: 'display_gauge', args: { value: 5 } }]
                : [color('#222222')],
          },
    )
    const document = flow(
      {
        start: [['user_input', { defaultValue: 'go' }]],
        left: [['system_prompt', { prompt: 'left' }], ['color_display'], ['gauge_display'], ['inference']],
        right: [['system_prompt', { prompt: 'right' }], ['color_display'], ['inference'], ['inference']],
        join: [
          ['inference'],
          ['inference', { contextMode: 'fresh' }],
          ['inference', { contextMode: 'alone', goesOnFrom: 'right-3', userMessage: 'Again.' }],
        ],
      },
      [
        ['start', 'next', 'left'],
        ['start', 'next', 'right'],
        ['left', 'next', 'join'],
        ['right', 'next', 'join'],
      ],
    )
    const events = await run(document, host)
    const [all, fresh, alone] = ofType(events, 'request').filter(({ pipelineId }) => pipelineId === 'join')
    expect(all?.origins.messages).toContainEqual({ nodeId: 'right-4', added: 'no-user-turn' })
    const [outputs] = fresh?.request.messages[0]?.content ?? []
    const shown = JSON.parse((outputs as { text: string }).text)
    expect(Object.keys(shown)).toEqual(['display_gauge', 'display_color'])
    expect(shown.display_color).toEqual({ hex: '#222222' })
    expect(fresh?.origins.messages[0]).toEqual({ nodeId: 'join-2', added: 'latest-outputs' })
    expect(alone?.request.messages.map(({ content }) => (typeof content === 'string' ? content : content[0]))).toEqual([
      { type: 'text', text: 'go' },
      '',
      'Shown: #222222.',
      '(right)',
      { type: 'text', text: 'Again.' },
    ])
    expect(requests.at(-1)?.system).toBe('right')
  })

  it('run pipelines side by side that can', async () => {
    let active = 0
    let most = 0
    const host = testHost(
      {
        async *stream() {
          most = Math.max(most, ++active)
          // Other entries start meanwhile.
          await flushEventLoop()
          active--
          yield { type: 'text-delta', text: 'x' }
          yield { type: 'end', ending: 'complete' }
        },
      },
      { nodeTypes: types },
    )
    await run(flow({ a: [['inference']], b: [['inference']], c: [['inference']] }, []), host)
    expect(most).toBe(3)
  })

  it('end the run when a pipeline fails, and cancel what is under way', async () => {
    let closed = false
    const host = testHost(
      {
        async *stream(request, signal) {
          if (request.system === 'bad') throw new Error('No.')
          try {
            yield { type: 'text-delta', text: 'x' }
            await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
          } finally {
            closed = true
          }
        },
      },
      { nodeTypes: types },
    )
    const events = await run(
      flow({ slow: [['inference']], bad: [['system_prompt', { prompt: 'bad' }], ['inference']] }, []),
      host,
    )
    expect(closed).toBe(true)
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'failed', message: 'No.' })
    expect(
      ofType(events, 'pipeline-end')
        .map(({ pipelineId, status }) => `${pipelineId} ${status}`)
        .sort(),
    ).toEqual(['bad failed', 'slow stopped'])
  })
})

describe('a router', () => {
  const document = (config: NodeConfig = {}) =>
    flow(
      {
        front: [
          ['user_input', { defaultValue: 'How much is it?' }],
          ['router', config],
        ],
        Sales: [['system_prompt', { prompt: 'You sell.' }], ['inference']],
        Support: [['system_prompt', { prompt: 'You mend.' }], ['inference']],
        after: [['inference']],
      },
      [
        ['front', 'next', 'Sales'],
        ['front', 'next', 'Support'],
        ['Sales', 'next', 'after'],
        ['Support', 'next', 'after'],
      ],
    )

  it('takes only the way that the model chose, and skips the others', async () => {
    const { host, requests } = flowHost((_request, round) => ({ text: round === 1 ? ' sales\n' : 'Ten.' }))
    const events = await run(document({ prompt: 'Prices go to sales.' }), host)
    expect(order(events)).toEqual(expect.arrayContaining(['front', 'Sales', '-Support', 'after']))
    expect(requests[0]?.system).toMatch(/ID: Sales[\s\S]*You sell\.[\s\S]*ID: Support[\s\S]*Prices go to sales/)
    expect(requests[0]).toMatchObject({ temperature: 0, tools: [] })
    expect(ofType(events, 'route')[0]).toMatchObject({
      selectedRoute: 'Sales',
      selectedPath: { blockId: 'Sales', blockType: 'pipeline', blockTitle: 'Sales' },
    })
    const end = ofType(events, 'node-end').find(({ nodeId }) => nodeId === 'front-2')
    expect(end?.output).toMatchObject({
      prompt: 'Prices go to sales.',
      model: 'test-model',
      tokens: { total: 15 },
      selectedRoute: 'Sales',
    })
    expect(events.findIndex(({ type }) => type === 'route')).toBeLessThan(events.indexOf(end!))
    // The exchange is not passed on: the chosen pipeline gets the person's question and no id.
    expect(JSON.stringify(requests[1]?.messages)).not.toContain('sales')
  })

  it('asks again when the answer is no target, and then fails with what was said', async () => {
    const second = flowHost((_request, round) => ({ text: round === 1 ? 'The kitchen, please.' : 'SUPPORT' }))
    const events = await run(document(), second.host)
    expect(ofType(events, 'route')[0]?.selectedRoute).toBe('Support')
    expect(lastUser(second.requests[1]!)?.[0]?.text).toMatch(/Sales, Support/)

    const never = flowHost(() => ({ text: 'The kitchen, please.' }))
    const failed = await run(document(), never.host)
    expect(ofType(failed, 'node-error')[0]?.message).toContain('The kitchen, please.')
    expect(ofType(failed, 'request')).toHaveLength(2)
  })

  it('that failed and may go on has chosen no way, and all of them are skipped', async () => {
    const { host } = flowHost(() => ({ text: 'The kitchen, please.' }))
    const lenient = document()
    lenient.pipelines[0]!.nodes[1]!.policy = { onError: 'continue' }
    const events = await run(lenient, host)
    expect(order(events)).toEqual(['front', '-Sales', '-Support', '-after'])
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'finished' })
    expect(orderFaults(events)).toEqual([])
  })

  it('with rules asks no model', async () => {
    const { host, requests } = flowHost(() => ({ text: 'Hi.' }))
    const rules = [{ expression: '{{steps.user-input.output}}', op: 'contains', value: 'much', target: 'Support' }]
    const events = await run(document({ mode: 'rules', rules }), host)
    expect(ofType(events, 'route')[0]?.selectedRoute).toBe('Support')
    expect(requests).toHaveLength(2)
  })
})

describe('the choice of a router', () => {
  const ways = (config: NodeConfig, edges: [string, 'next' | 'tool', string][]) =>
    flow(
      {
        front: [
          ['user_input', { defaultValue: 'How much is it?' }],
          ['router', config],
        ],
        Sales: [
          ['system_prompt', { prompt: 'You sell {{vars.goods}} for {{steps.nowhere.output}}.' }],
          ['inference', { systemPrompt: 'Be kind.', model: 'm1', temperature: 0.2 }],
          ['inference', { systemPrompt: ' ', model: 'm2', temperature: 0.9 }],
        ],
        back: [['note']],
        far: [['note']],
      },
      edges,
    )
  const both: [string, 'next' | 'tool', string][] = [
    ['front', 'next', 'Sales'],
    ['front', 'next', 'back'],
  ]
  const routeOf = async (config: NodeConfig, edges = both) => {
    const events = await run(ways({ mode: 'rules', ...config }, edges), flowHost(() => ({ text: 'Ok.' })).host)
    return ofType(events, 'route')[0]?.selectedRoute ?? ofType(events, 'node-error')[0]?.message
  }
  const rule = (value: string, target: string) => ({
    expression: '{{steps.user-input.output}}',
    op: 'contains',
    value,
    target,
  })

  it('by a model knows what each pipeline is for, says and sets, as far as it is known by then', async () => {
    const document = ways({ prompt: ' ', maxTokens: 77 }, both)
    document.variables = { goods: 'cars' }
    const [, sales, back] = document.pipelines
    Object.assign(sales ?? {}, { tool: { status: 'active', description: 'For prices.' } })
    Object.assign(back ?? {}, { name: 'Plain' })
    const { host, requests } = flowHost(() => ({ text: ' Back ' }))
    const events = await run(document, host)
    expect(requests[0]?.maxTokens).toBe(77)
    expect(requests[0]?.messages).toEqual([{ role: 'user', content: [{ type: 'text', text: 'How much is it?' }] }])
    expect(requests[0]?.system).toContain(
      [
        'ID: Sales',
        'Type: pipeline',
        'Title: Sales',
        'Description: For prices.',
        'System Prompt: "You sell cars for …."',
        'System Prompt: "Be kind."',
        'Configuration: {"model":"m1","temperature":0.2}',
        '---\n\nID: back',
        'Type: pipeline',
        'Title: Plain',
        '---',
      ].join('\n'),
    )
    expect(requests[0]?.system).toContain('with the title, the description, the prompts and the configuration of each')
    expect(requests[0]?.system).not.toContain('Routing Request')
    expect(inEnglish(ofType(events, 'route')[0])).toMatchObject({
      selectedRoute: 'back',
      selectedPath: { blockId: 'back', blockTitle: 'Plain' },
      reason: 'Back',
    })
  })

  it('by a model that says very much else fails with the beginning of it', async () => {
    const events = await run(ways({}, both), flowHost(() => ({ text: ` ${'x'.repeat(1000)}` })).host)
    expect(ofType(events, 'node-error')[0]?.message).toMatch(/“x{300}”$/)
  })

  it('by rules is the first that is true, else the one that is set, else the last', async () => {
    expect(await routeOf({ rules: [rule('no', 'back'), rule('much', 'Sales'), rule('How', 'back')] } as never)).toBe(
      'Sales',
    )
    expect(await routeOf({ rules: [rule('no', 'back')], otherwise: 'Sales' } as never)).toBe('Sales')
    expect(await routeOf({ rules: [rule('no', 'Sales')] } as never)).toBe('back')
    expect(await routeOf({ rules: [rule('much', 'far')] } as never)).toMatch(/not connected to/)
    expect(await routeOf({}, [['front', 'tool', 'Sales']])).toMatch(/nowhere to go/)
  })
})

describe('tool edges', () => {
  const callCentre = (integration: NodeConfig = {}) =>
    flow(
      {
        master: [['user_input', { defaultValue: 'A room for two?' }], ['inference']],
        'Front Desk': [['system_prompt', { prompt: 'You know the rooms.' }], ['inference']],
        rooms: [['plain_work', { data: { free: 2, asked: '{{input.query}}' }, ...integration }]],
      },
      [
        ['master', 'tool', 'Front Desk'],
        ['Front Desk', 'tool', 'rooms'],
      ],
    )
  const asks = (request: ModelRequest): Turn => {
    const tool = request.tools[0]?.name
    const answered = request.messages.some(({ role }) => role === 'tool')
    if (tool && !answered) return { calls: [{ name: tool, args: { query: `${tool}?` } }] }
    return { text: answered ? 'Two rooms are free.' : 'Hello.' }
  }

  it('let models call pipelines, which call others, with arguments in and one answer out', async () => {
    const { host, requests } = flowHost(asks)
    const events = await run(callCentre(), host)
    expect(requests.map(({ tools }) => tools.map(({ name }) => name))).toEqual([
      ['consult_Front_Desk'],
      ['consult_rooms'],
      ['consult_rooms'],
      ['consult_Front_Desk'],
    ])
    // Only the arguments are passed.
    expect(requests[1]).toMatchObject({
      system: 'You know the rooms.',
      messages: [{ role: 'user', content: [{ text: 'consult_Front_Desk?' }] }],
    })
    const [inner, outer] = ofType(events, 'tool-result')
    expect(inner?.data).toEqual({
      success: true,
      data: { free: 2, asked: 'consult_rooms?' },
      summary: 'free: 2, asked: consult_rooms?',
      structure: 'object with fields: free, asked',
      metadata: { source: 'rooms', duration: expect.any(Number) },
    })
    expect(outer?.data).toMatchObject({ success: true, data: { text: 'Two rooms are free.' } })
    expect(JSON.parse(String(inner!.content))).toEqual({
      result: inner!.data,
      _instruction: expect.stringContaining('data'),
    })
  })

  it('put the events of a called pipeline between the call and its result, with the call as their parent', async () => {
    const { host } = flowHost(asks)
    const events = await run(callCentre(), host)
    const call = ofType(events, 'tool-call').find(({ pipelineId }) => pipelineId === 'Front Desk')!
    const inside = events.filter(event => 'parentCallId' in event && event.parentCallId === call.call.id)
    expect(inside.map(({ type }) => type)).toEqual(['pipeline-start', 'node-start', 'node-end', 'pipeline-end'])
    expect(orderFaults(events)).toEqual([])
  })

  it('are reported in order where one model calls two pipelines at once, and one of them twice', async () => {
    const { host } = flowHost(({ tools, messages }) =>
      tools.length === 0 || messages.some(({ role }) => role === 'tool')
        ? { text: 'Well.' }
        : { calls: [...tools, ...tools].map(({ name }, index) => ({ name, args: { query: `${index}` } })) },
    )
    const document = flow(
      { front: [['user_input', { defaultValue: 'go' }], ['inference']], a: [['inference']], b: [['inference']] },
      [
        ['front', 'tool', 'a'],
        ['front', 'tool', 'b'],
      ],
    )
    const events = await run(document, host)
    expect(ofType(events, 'tool-result')).toHaveLength(4)
    expect(orderFaults(events)).toEqual([])
  })

  it.each([
    ['throws', { broken: true }, 'NODE_FAILED', 'The well is dry.'],
    ['answers that it failed', { failure: true }, 'CLOSED', 'Closed today.'],
  ])('bring up the error of a level that %s, and the levels above go on', async (_what, config, errorCode, error) => {
    const { host } = flowHost(asks)
    const events = await run(callCentre(config as NodeConfig), host)
    expect(ofType(events, 'tool-result')[0]).toMatchObject({
      isError: true,
      data: { success: false, error, errorCode },
    })
    expect(ofType(events, 'tool-result')[1]).toMatchObject({ isError: false, data: { success: true } })
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'finished' })
  })

  describe('errors come up in one shape, and the levels above go on: a department', () => {
    /** Reception asks the department, and repeats its response; the test scripts the department. */
    const confused = (department: (request: ModelRequest, round: number) => Turn) => {
      let round = 0
      return flowHost(request =>
        request.system === 'You know the rooms.' ? department(request, ++round) : asks(request),
      )
    }

    it.each<[string, Turn, string, string]>([
      [
        'whose model fails',
        { fail: new ModelError('overloaded', 'Too many guests.') },
        'OVERLOADED',
        'Too many guests.',
      ],
      ['whose model breaks', { fail: new Error('Lost the thread.') }, 'NODE_FAILED', 'Lost the thread.'],
    ])('%s', async (_what, turn, errorCode, error) => {
      const { host } = confused(() => turn)
      const events = await run(callCentre(), host)
      const [outer] = ofType(events, 'tool-result')
      expect(outer).toMatchObject({ toolName: 'consult_Front_Desk', isError: true })
      expect(outer?.data).toEqual({
        success: false,
        data: null,
        summary: expect.any(String),
        structure: expect.any(String),
        error: expect.stringContaining(error),
        errorCode,
        metadata: { source: 'Front Desk', duration: expect.any(Number) },
      })
      expect(JSON.parse(String(outer!.content)).result).toEqual(outer!.data)
      expect(ofType(events, 'pipeline-end').map(({ pipelineId, status }) => [pipelineId, status])).toEqual([
        ['Front Desk', 'failed'],
        ['master', 'done'],
      ])
      expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'finished' })
      expect(orderFaults(events)).toEqual([])
    })

    it('that calls a tool which is not there, or with nonsense, is informed and can still answer', async () => {
      const { host, requests } = confused((_request, round) =>
        round === 1
          ? {
              calls: [
                { name: 'consult_garage', args: null },
                { name: 'consult_rooms', args: { query: 7 } },
              ],
            }
          : { text: 'I could not find out.' },
      )
      const events = await run(callCentre(), host)
      const [unknown, misfit, outer] = ofType(events, 'tool-result')
      expect(unknown).toMatchObject({ isError: true, outputType: 'unknown' })
      expect(inEnglish(misfit)).toMatchObject({
        isError: true,
        mistake: { problems: [expect.stringContaining('query')] },
      })
      expect(outer).toMatchObject({ isError: false, data: { success: true, data: { text: 'I could not find out.' } } })
      expect(requests[2]?.messages.filter(({ role }) => role === 'tool')).toHaveLength(2)
      expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'finished' })
    })

    it('whose router talks nonsense', async () => {
      const document = flow(
        {
          master: [['user_input', { defaultValue: 'A room for two?' }], ['inference']],
          'Front Desk': [['router']],
          left: [['inference']],
          right: [['inference']],
        },
        [
          ['master', 'tool', 'Front Desk'],
          ['Front Desk', 'next', 'left'],
          ['Front Desk', 'next', 'right'],
        ],
      )
      const { host } = flowHost(request =>
        request.system.includes('ID: left') ? { text: 'The kitchen.' } : asks(request),
      )
      const events = await run(document, host)
      expect(ofType(events, 'tool-result')[0]?.data).toMatchObject({
        success: false,
        error: expect.stringContaining('The kitchen.'),
        errorCode: 'BAD_REQUEST',
      })
      expect(ofType(events, 'response').at(-1)).toMatchObject({ pipelineId: 'master' })
      expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'finished' })
    })
  })

  it('end eight calls deep', async () => {
    const names = Array.from({ length: 11 }, (_, index) => `p${index}`)
    const document = flow(
      Object.fromEntries(names.map(name => [name, [['inference']] as Stack])),
      names.slice(1).map((name, index) => [names[index]!, 'tool', name]),
    )
    const { host } = flowHost(asks)
    const events = await run(document, host)
    expect(order(events)).toHaveLength(9)
    expect(ofType(events, 'tool-result')[0]?.data).toMatchObject({ success: false, errorCode: 'TOO_DEEP' })
  })
})

describe('the graph', () => {
  it('refuses circles with the way named', async () => {
    const document = flow({ a: [['inference']], b: [['inference']], c: [['inference']] }, [
      ['a', 'next', 'b'],
      ['b', 'next', 'c'],
    ])
    expect(inEnglish(edgeRefusal(document, { source: 'c', target: 'a', kind: 'next' }))).toContain('a → b → c → a')
    expect(edgeRefusal(document, { source: 'a', target: 'c', kind: 'next' })).toBeNull()
    expect(inEnglish(edgeRefusal(document, { source: 'a', target: 'a', kind: 'tool' }))).toContain('itself')
    expect(inEnglish(edgeRefusal(document, { source: 'a', target: 'b', kind: 'next' }))).toContain('already')
    const circle = flow({ s: [['inference']], a: [['inference']], b: [['inference']] }, [
      ['s', 'tool', 'a'],
      ['a', 'tool', 'b'],
      ['b', 'tool', 'a'],
    ])
    expect(() => checkGraph(circle)).toThrow(/a → b → a/)
    const events = await run(circle, flowHost(() => ({})).host)
    expect(events.at(-1)).toMatchObject({
      type: 'run-end',
      status: 'failed',
      message: expect.stringContaining('a → b → a'),
    })
  })

  it('of any shape runs each pipeline at most once, after all that lead to it, and the same whatever the timing', async () => {
    const shape = fc.integer({ min: 2, max: 8 }).chain(size =>
      fc.record({
        size: fc.constant(size),
        edges: fc.uniqueArray(
          fc.tuple(fc.nat(size - 1), fc.nat(size - 1)).filter(([a, b]) => a < b),
          { selector: String, maxLength: 14 },
        ),
        routers: fc.array(fc.boolean(), { minLength: size, maxLength: size }),
        picks: fc.array(fc.nat(7), { minLength: size, maxLength: size }),
        delays: fc.array(fc.nat(3), { minLength: size, maxLength: size }),
        otherDelays: fc.array(fc.nat(3), { minLength: size, maxLength: size }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(shape, async ({ size, edges, routers, picks, delays, otherDelays }) => {
        const names = Array.from({ length: size }, (_, index) => `p${index}`)
        const outgoing = (index: number) => edges.filter(([a]) => a === index).map(([, b]) => b)
        const isRouter = (index: number) => routers[index] === true && outgoing(index).length > 0
        const picked = (index: number) => outgoing(index)[picks[index]! % outgoing(index).length]!
        const document = flow(
          Object.fromEntries(
            names.map((name, index) => {
              const rules = isRouter(index) ? [{ expression: 'yes', target: `p${picked(index)}` }] : []
              const nodes: Stack = [['system_prompt', { prompt: name }], ['inference']]
              return [name, isRouter(index) ? [...nodes, ['router', { mode: 'rules', rules } as never]] : nodes]
            }),
          ),
          edges.map(([a, b]) => [`p${a}`, 'next', `p${b}`]),
        )
        const play = async (waits: number[]) => {
          const host = testHost(
            {
              async *stream(request) {
                const name = request.system
                for (let tick = waits[Number(name.slice(1))]! * 3; tick > 0; tick--) await Promise.resolve()
                yield {
                  type: 'text-delta',
                  text: `${name}(${request.messages.filter(({ role }) => role === 'assistant').length})`,
                }
                yield { type: 'end', ending: 'complete' }
              },
            },
            { nodeTypes: types },
          )
          return run(document, host)
        }
        const events = await play(delays)
        expect(events.at(-1)).toMatchObject({ status: 'finished' })
        expect(orderFaults(events)).toEqual([])
        const told = order(events)
        // Reached: an entry, or the target of a taken edge of a reached pipeline.
        const live = new Set<number>()
        for (let index = 0; index < size; index++) {
          const incoming = edges.filter(([, b]) => b === index)
          const taken = incoming.filter(([a]) => live.has(a) && (!isRouter(a) || picked(a) === index))
          if (incoming.length === 0 || taken.length > 0) live.add(index)
        }
        expect([...told].sort()).toEqual(names.map((name, index) => (live.has(index) ? name : `-${name}`)).sort())
        for (const [a, b] of edges) {
          if (!live.has(a) || !live.has(b)) continue
          const ended = events.findIndex(event => event.type === 'pipeline-end' && event.pipelineId === `p${a}`)
          const started = events.findIndex(event => event.type === 'pipeline-start' && event.pipelineId === `p${b}`)
          expect(ended).toBeLessThan(started)
        }
        const outputs = (list: readonly RunEvent[]) =>
          Object.fromEntries(ofType(list, 'pipeline-end').map(({ pipelineId, output }) => [pipelineId, output]))
        expect(outputs(await play(otherDelays))).toEqual(outputs(events))
      }),
      { numRuns: cases(800) },
    )
  })
})
