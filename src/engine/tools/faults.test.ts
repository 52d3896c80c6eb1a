import { describe, expect, it } from 'vitest'
import { ofType, run, testHost, turns } from '../../../tests/support/engine'
import { flow } from '../../../tests/support/flows'
import { call, failed, testStep, testTool, toolDocument } from '../../../tests/support/tools'
import type { Fault } from '../../model/host'
import type { JsonValue } from '../../model/json'
import { callWithFault, SLOW_MS } from './faults'

const document = flow(
  {
    front: [['user_input', { defaultValue: 'Hi' }], ['inference']],
    desk: [['integration', { data: { rooms: [1, 2, 3] } }]],
  },
  [['front', 'tool', 'desk']],
)
const ask = { calls: [{ name: 'consult_desk', args: { query: 'hi' } }] }

/** Runs the flow with a fault on its one edge. */
async function runWith(fault: Fault) {
  const model = turns(ask, { text: 'Sorry.' })
  const slept: number[] = []
  const host = testHost(model.languageModel, {
    faultOf: call => (call.source === 'front' && call.target === 'desk' ? fault : undefined),
  })
  const events = await run(document, {
    ...host,
    sleep: (ms, signal) => {
      slept.push(ms)
      return host.sleep(ms, signal)
    },
  })
  const modelMessage = JSON.stringify(model.requests.at(-1)?.messages.at(-1))
  const notes = ofType(events, 'log').filter(({ message }) => String(message).startsWith('Fault injected'))
  return { events, slept, modelMessage, notes, result: ofType(events, 'tool-result')[0] }
}

it('a slow call takes longer, and gives its answer', async () => {
  const { slept, result, modelMessage, notes } = await runWith('slow')
  expect(slept).toContain(SLOW_MS)
  expect(result?.isError).toBe(false)
  expect(modelMessage).toContain('rooms')
  expect(notes).toMatchObject([
    {
      ...{ level: 'warning', cardId: 'front-2', data: { fault: 'slow', target: 'desk' } },
      message: 'Fault injected: the call to “desk” takes 5 seconds longer.',
    },
  ])
})

it('a call that answers 500 never reaches its pipeline, and the model gets what a server would say', async () => {
  const { events, result, modelMessage, notes } = await runWith('error')
  expect(ofType(events, 'pipeline-start').map(({ pipelineId }) => pipelineId)).toEqual(['front'])
  expect(result).toMatchObject({ isError: true })
  expect(modelMessage).toContain('answered 500')
  // What is injected is said to people, and not to the model.
  expect(modelMessage).not.toMatch(/fault|inject/i)
  expect(notes).toHaveLength(1)
})

it('wrong JSON breaks off in the middle', async () => {
  const { modelMessage, result, notes } = await runWith('wrong-json')
  expect(() => JSON.parse(String(result?.content))).toThrow()
  expect(modelMessage).toContain('rooms')
  expect(modelMessage).not.toContain('2,3]')
  expect(notes).toHaveLength(1)
})

describe('an answer that breaks off', () => {
  const cut = (data: JsonValue, content: string, answers: 'response' | 'data') =>
    callWithFault('wrong-json', {
      ...{ target: 'desk', answers, warn: () => {}, sleep: async () => {} },
      call: async () => ({ data, content, code: 'kept' }),
    })

  it('is a response whose data ends in the middle', async () => {
    const response = { success: true, data: { rooms: [1, 2] }, summary: 'x' }
    expect(await cut(response, `{"result":${JSON.stringify(response)}}`, 'response')).toEqual({
      ...{ data: { ...response, data: '{"rooms"' }, code: 'kept' },
      content: '{"result":{"success":true,"data":{"rooms"',
    })
    expect((await cut({ success: true }, '', 'response')).data).toEqual({ success: true, data: 'nu' })
  })

  it('is the first half of a content without the data', async () => {
    expect(await cut([1, 2], 'seven', 'data')).toEqual({ data: '[1,', content: 'sev', code: 'kept' })
  })
})

it('other edges are as usual', async () => {
  const model = turns(ask, { text: 'Good.' })
  const events = await run(document, testHost(model.languageModel, { faultOf: () => undefined }))
  expect(ofType(events, 'log').filter(({ message }) => String(message).startsWith('Fault'))).toEqual([])
})

describe('a fault on calls of one card', () => {
  const inStack = flow(
    { front: [['gauge_display', { name: 'mood' }], ['user_input', { defaultValue: 'Hi' }], ['inference']] },
    [],
  )
  const byModel = async (fault: Fault) => {
    const model = turns({ calls: [{ name: 'display_mood_gauge', args: { value: 7 } }] }, { text: 'Sorry.' })
    const events = await run(inStack, testHost(model.languageModel, { faultOf: onMenu(fault, 'front-1') }))
    return ofType(events, 'tool-result')[0]
  }
  const byStep = async (fault: Fault) => {
    const document = toolDocument([testStep('one', { tool: 'menu' })], [testTool('menu', { soup: 'tomato' })])
    return call(document, {}, undefined, { host: { faultOf: onMenu(fault, 'menu') } })
  }
  const onMenu = (fault: Fault, nodeId: string) => (call: { target: string }) =>
    call.target === nodeId ? fault : undefined

  it('breaks the answer that a model gets', async () => {
    expect(await byModel('error')).toMatchObject({ isError: true, content: expect.stringContaining('answered 500') })
    const cut = await byModel('wrong-json')
    expect(() => JSON.parse(String(cut?.content))).toThrow()
  })

  it('breaks the answer that a step gets', async () => {
    const { error } = failed((await byStep('error')).response)
    expect(error).toMatchObject({ code: 'STEP_FAILED', details: { cause: 'HTTP_500' } })
    const { events } = await byStep('wrong-json')
    expect(ofType(events, 'log').map(({ message }) => message)).toContain(
      'Fault injected: the call to “menu” answers with JSON that breaks off.',
    )
  })
})
