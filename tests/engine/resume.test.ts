import { describe, expect, it } from 'vitest'
import type { EarlierRun } from '../../src/engine/run/resume'
import { runDocument } from '../../src/engine/run/run'
import type { Document } from '../../src/model/document'
import type { RunEvent } from '../../src/model/events'
import type { Host } from '../../src/model/host'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { ofType, run, scriptedModel, stack, testHost, turns } from '../support/engine'
import { flow } from '../support/flows'
import { testRows } from '../support/test-rows'
import { testStep } from '../support/tools'

async function goOn(document: Document, host: Host, earlier: EarlierRun): Promise<RunEvent[]> {
  const events: RunEvent[] = []
  for await (const event of runDocument(document, {}, host, new AbortController().signal, earlier)) events.push(event)
  return events
}

/** The nodes that called a model, and whether the call was carried over. */
const asked = (events: readonly RunEvent[]) =>
  ofType(events, 'request').map(({ nodeId, carried }) => `${nodeId}${carried ? ' before' : ''}`)

/** The state of the cards: status, reply and results by node. */
const cards = (events: readonly RunEvent[]) =>
  Object.fromEntries(
    Object.entries(foldEvents(emptyRun, events).nodes).map(([id, { status, reply, results }]) => [
      id,
      [status, reply?.text, ...results.map(({ content }) => content)],
    ]),
  )

const numbered = () => scriptedModel((_request, round) => ({ text: `Reply ${round}.` }))
const gauge = (value: number) => ({ name: 'display_gauge', args: { value } })

describe('run only this', () => {
  const document = stack(
    ['user_input', { defaultValue: 'sea' }],
    ['inference', {}, 'a'],
    ['gauge_display', {}, 'g'],
    ['inference', {}, 'b'],
    ['inference', {}, 'c'],
  )

  it('asks for that node alone, with what was there before above and below it', async () => {
    const first = turns({ text: 'One.' }, { calls: [gauge(10)] }, { text: 'Two.' }, { text: 'Three.' })
    const before = await run(document, testHost(first.languageModel))
    const second = turns({ calls: [gauge(90)] }, { text: 'Two anew.' })
    const events = await goOn(document, testHost(second.languageModel), { fromNodeId: 'b', events: before, only: true })
    expect(asked(events)).toEqual(['a before', 'b', 'b', 'c before'])
    expect(second.requests[0]).toEqual(first.requests[1])
    const shown = cards(events)
    expect(shown.b?.[1]).toBe('Two anew.')
    expect(shown.g?.join()).toContain('90')
    expect(shown.a).toEqual(cards(before).a)
    expect(shown.c).toEqual(cards(before).c)
    expect(foldEvents(emptyRun, events).totals.modelCalls).toBe(2)
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'finished' })
  })

  it('runs what is above where that never ran, and leaves what is below alone', async () => {
    const { languageModel, requests } = numbered()
    const events = await goOn(document, testHost(languageModel), { fromNodeId: 'b', events: [], only: true })
    expect(asked(events)).toEqual(['a', 'b'])
    expect(requests).toHaveLength(2)
    expect(cards(events)).not.toHaveProperty('c')
  })

  it('keeps the error that is below', async () => {
    const model = scriptedModel((_request, round) => (round === 3 ? { fail: new Error('No.') } : { text: 'Yes.' }))
    const before = await run(document, testHost(model.languageModel))
    const events = await goOn(document, testHost(numbered().languageModel), {
      fromNodeId: 'b',
      events: before,
      only: true,
    })
    expect(cards(events).c?.[0]).toBe('failed')
    expect(asked(events)).toEqual(['a before', 'b', 'c before'])
  })
})

describe('in a flow', () => {
  const document = flow(
    {
      start: [['user_input', { defaultValue: 'hi' }], ['inference'], ['router']],
      left: [['inference']],
      right: [['inference']],
      end: [['inference']],
    },
    [
      ['start', 'next', 'left'],
      ['start', 'next', 'right'],
      ['left', 'next', 'end'],
      ['right', 'next', 'end'],
    ],
  )
  const routed = () =>
    scriptedModel((request, round) => ({
      text: request.system.includes('Answer with the ID') ? 'left' : `Reply ${round}.`,
    }))

  it('keeps the pipelines before it, and the way that was chosen', async () => {
    const first = routed()
    const before = await run(document, testHost(first.languageModel))
    const second = routed()
    const events = await goOn(document, testHost(second.languageModel), { fromNodeId: 'left-1', events: before })
    expect(asked(events)).toEqual(['start-2 before', 'start-3 before', 'left-1', 'end-1'])
    expect(second.requests[0]).toEqual(first.requests[2])
    expect(foldEvents(emptyRun, events)).toMatchObject({
      routes: { start: 'left' },
      pipelines: { right: { status: 'skipped' }, end: { status: 'done' } },
    })
  })

  it('leaves the pipelines after it as they were, when nothing but it runs', async () => {
    const before = await run(document, testHost(routed().languageModel))
    const second = routed()
    const events = await goOn(document, testHost(second.languageModel), {
      ...{ fromNodeId: 'left-1', events: before },
      only: true,
    })
    expect(second.requests).toHaveLength(1)
    expect(ofType(events, 'pipeline-start').map(({ pipelineId }) => pipelineId)).toEqual(['start', 'left', 'end'])
    expect(cards(events)['end-1']).toEqual(cards(before)['end-1'])
    expect(foldEvents(emptyRun, events).pipelines).toMatchObject({
      right: { status: 'skipped' },
      end: { status: 'done' },
    })
    expect(events.at(-1)?.type).toBe('run-end')
  })

  it('chooses again where the way that was chosen is gone', async () => {
    const before = await run(document, testHost(routed().languageModel))
    const edges = document.edges.filter(({ target }) => target !== 'left')
    const second = scriptedModel(request => ({ text: request.system.includes('Answer with the ID') ? 'right' : 'Hm.' }))
    const events = await goOn({ ...document, edges }, testHost(second.languageModel), {
      ...{ fromNodeId: 'end-1', events: before },
    })
    expect(foldEvents(emptyRun, events).routes).toEqual({ start: 'right' })
  })

  it('tells again what happened in pipelines that were called', async () => {
    const calling = flow({ boss: [['inference'], ['inference']], helper: [['inference']] }, [
      ['boss', 'tool', 'helper'],
    ])
    const first = turns(
      { calls: [{ name: 'consult_helper', args: { query: 'Bees?' } }] },
      { text: 'They hum.' },
      { text: 'The helper says they hum.' },
      { text: 'Second.' },
    )
    const before = await run(calling, testHost(first.languageModel))
    const second = turns({ text: 'Second anew.' })
    const events = await goOn(calling, testHost(second.languageModel), { fromNodeId: 'boss-2', events: before })
    expect(asked(events)).toEqual(['boss-1 before', 'helper-1 before', 'boss-1 before', 'boss-2'])
    expect(second.requests[0]).toEqual(first.requests[3])
    expect(cards(events)['helper-1']).toEqual(cards(before)['helper-1'])
    // What is only called has no entry of its own: the whole run is new.
    const third = numbered()
    await goOn(calling, testHost(third.languageModel), { fromNodeId: 'helper-1', events: before })
    expect(third.requests).toHaveLength(2)
  })
})

it('continues the first answer alone from its beginning', async () => {
  const document = stack(['gauge_display'], ['inference', {}, 'a'], ['inference', {}, 'b'])
  const model = turns({ text: 'I see.', calls: [gauge(1)] }, { text: 'One.' }, { text: 'Two.' })
  const events = await goOn(document, testHost(model.languageModel, { resolved: { continues: true } }), {
    fromNodeId: 'a',
    events: [],
    answerStart: { text: 'Well, ' },
  })
  expect(model.requests.map(({ answerStart }) => answerStart)).toEqual(['Well, ', undefined, undefined])
  expect(ofType(events, 'response').map(({ text }) => text)).toEqual(['Well, I see.', 'One.', 'Two.'])
})

it('sends nothing out again for the nodes above that did work of their own', async () => {
  const document = stack(
    ['integration', { name: 'bees', kind: 'rest', url: 'https://bees.example/hum', method: 'GET' }, 'get'],
    ['inference', { contextMode: 'fresh' }, 'a'],
    ['inference', { contextMode: 'fresh' }, 'b'],
  )
  let sent = 0
  const parts = {
    isAllowedHost: () => true,
    ask: async () => ({ consent: true }),
    fetch: async () => {
      sent += 1
      return { status: 200, body: '{"hum":1}', contentType: 'application/json' }
    },
  }
  const first = numbered()
  const before = await run(document, testHost(first.languageModel, parts))
  expect(ofType(before, 'node-error')).toEqual([])
  const second = numbered()
  const events = await goOn(document, testHost(second.languageModel, parts), { fromNodeId: 'b', events: before })
  expect(sent).toBe(1)
  expect(JSON.stringify(first.requests[1]?.messages)).toContain('hum')
  expect(second.requests).toEqual([first.requests[1]])
  expect(cards(events).get).toEqual(cards(before).get)
})

it('lets templates read what the nodes above showed', async () => {
  const document = stack(
    ['gauge_display', { name: 'mood' }, 'g'],
    ['inference', {}, 'a'],
    ['system_prompt', { prompt: 'The mood is {{steps.mood.output.value}}: {{steps.mood.status}}.' }],
    ['inference', {}, 'b'],
  )
  const first = turns({ calls: [{ name: 'display_mood_gauge', args: { value: 7 } }] }, { text: 'Seven.' })
  const before = await run(document, testHost(first.languageModel))
  const second = numbered()
  await goOn(document, testHost(second.languageModel), { fromNodeId: 'b', events: before })
  expect(second.requests[0]?.system).toBe('The mood is 7: completed.')
  expect(second.requests[0]).toEqual(first.requests[2])
})

describe('a run that is resumed anywhere', () => {
  const named = stack(
    ['user_input', { defaultValue: 'sea' }],
    ['gauge_display', { name: 'mood' }, 'g'],
    ['inference', { systemPrompt: '<A>', memories: [{ role: 'user', content: 'I am Ada.' }] }, 'a'],
    ['color_display', { name: 'sky' }, 'c1'],
    ['inference', { systemPrompt: '<B>', contextMode: 'fresh', userMessage: 'Paint.' }, 'b'],
    ['integration', { name: 'data', data: { n: 1 } }, 'd'],
    ['note', {}, 'think'],
    [
      'system_prompt',
      {
        prompt:
          '{{steps.mood.output.value}} {{steps.data.output.data.n}} {{steps.think.reasoning.x}} {{steps.sky.output.hex}}',
      },
    ],
    ['inference', { systemPrompt: '<C>' }, 'c'],
    ['inference', { contextMode: 'fresh' }, 'f'],
    ['inference', { contextMode: 'alone', goesOnFrom: 'a', userMessage: 'More.' }, 'e'],
    ['inference', { contextMode: 'alone', goesOnFrom: 'b', userMessage: 'More.' }, 'h'],
    ['integration', { name: 'last', data: { n: 2 } }, 'z'],
  )
  const [main] = named.pipelines
  const document: Document = {
    ...named,
    pipelines: [
      {
        ...main!,
        nodes: main!.nodes.map(node => (node.id === 'think' ? testStep('think', { task: '<T>' }) : node)),
      },
    ],
  }
  const color = (hex: string) => ({ name: 'display_sky_color', args: { hex } })
  const model = () =>
    scriptedModel(({ system, messages }) => {
      const hasCalled = messages.some(({ role }) => role === 'tool')
      if (system.includes('<T>')) return { text: '{"x": 3}' }
      if (system.includes('<A>'))
        return hasCalled
          ? { text: 'Seven.', ending: 'token-limit' }
          : { text: 'Let me see.', calls: [{ name: 'display_mood_gauge', args: { value: 7 }, id: 'm' }] }
      if (!system.includes('<B>')) return { text: 'Ok.' }
      return hasCalled
        ? { text: 'Painted.' }
        : { calls: [color('red'), color('#112233')].map((each, index) => ({ ...each, id: `c${index}` })) }
    })
  const first = model()
  // Times are part of what the step reads.
  const hostOf = (languageModel: typeof first.languageModel) => testHost(languageModel, { now: () => 0 })
  const before = run(document, hostOf(first.languageModel))

  testRows(['b', 'think', 'c', 'f', 'e', 'h'])('sends from there on what the whole run sent', async fromNodeId => {
    const events = await before
    const asked = ofType(events, 'request').map(({ nodeId }) => nodeId)
    expect(asked).toEqual(['a', 'a', 'b', 'b', 'think', 'c', 'f', 'e', 'h'])
    expect(first.requests[5]?.system).toBe('7 1 3 #112233\n\n<C>')
    const second = model()
    const again = await goOn(document, hostOf(second.languageModel), { fromNodeId, events })
    expect(second.requests).toEqual(first.requests.slice(asked.indexOf(fromNodeId)))
    const outcome = (all: readonly RunEvent[]) =>
      ofType(all, 'pipeline-end').map(({ output, status }) => [output, status])
    expect(outcome(again)).toEqual(outcome(events))
    expect(cards(again)).toEqual(cards(events))
  })

  it('at its last card asks nothing, and gives what it gave', async () => {
    const events = await before
    const second = model()
    const again = await goOn(document, hostOf(second.languageModel), { fromNodeId: 'z', events })
    expect(second.requests).toEqual([])
    const output = (all: readonly RunEvent[]) => ofType(all, 'pipeline-end')[0]?.output
    expect(output(again)).toEqual(output(events))
  })
})

it('an inference that continues from one with a window hears all of it, as in a whole run', async () => {
  const first = stack(
    ['user_input', { defaultValue: 'The first of many words that a small window does not hold. '.repeat(3) }],
    ['inference', { window: 20 }, 'small'],
    ['inference', { contextMode: 'alone', goesOnFrom: 'small' }, 'next'],
  )
  const whole = numbered()
  const before = await run(first, testHost(whole.languageModel))
  expect(ofType(before, 'request')[0]?.truncated).toBeDefined()
  const again = numbered()
  await goOn(first, testHost(again.languageModel), { fromNodeId: 'next', events: before })
  expect(again.requests).toEqual([whole.requests[1]])
})
