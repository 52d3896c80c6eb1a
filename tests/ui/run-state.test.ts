import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../../src/model/events'
import { ModelError } from '../../src/model/language-model'
import { foldEvents } from '../../src/store/run/fold-run'
import { callKey, emptyRun, type RunState } from '../../src/store/run/run-state'
import { askTea, person, run, scriptedModel, stack, testHost, turns } from '../support/engine'
import { flow } from '../support/flows'

async function exampleRun(): Promise<RunEvent[]> {
  const { languageModel } = turns(
    { text: 'Let me ask.', calls: [askTea, { name: 'display_color', args: { hex: 'red' } }] },
    { calls: [{ name: 'display_color', args: { hex: '#ff0000', explanation: 'Warm.' } }] },
    { text: 'All done.' },
    { text: 'Second.' },
  )
  const document = stack(
    ['survey', {}, 's'],
    ['color_display', {}, 'c'],
    ['inference', {}, 'i'],
    ['inference', {}, 'j'],
  )
  return run(
    document,
    testHost(
      languageModel,
      person(() => ({ selectedIds: ['y'] })),
    ),
    { inputs: { i: 'Hello' } },
  )
}

/** The states after each event. */
function statesOf(events: readonly RunEvent[]): RunState[] {
  let state = emptyRun
  return events.map(event => {
    state = foldEvents(state, [event])
    return state
  })
}

describe('the state of a run', () => {
  it('is the same whether events come one by one or in batches', async () => {
    const events = await exampleRun()
    const whole = foldEvents(emptyRun, events)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: events.length })), cuts => {
        const borders = [0, ...cuts.sort((a, b) => a - b), events.length]
        const folded = borders.reduce(
          (state, border, index) => foldEvents(state, events.slice(borders[index - 1] ?? 0, border)),
          emptyRun,
        )
        expect(folded).toEqual(whole)
      }),
    )
  })

  it('never changes a state that was given out, nor the object of a node to which nothing happened', async () => {
    const events = await exampleRun()
    const states = statesOf(events)
    const copies = statesOf(events).map(state => structuredClone(state))
    expect(states).toEqual(copies)
    events.forEach((event, index) => {
      const [before, after] = [states[index - 1], states[index]]
      if (event.type !== 'text-delta' || !before || !after) return
      for (const id of Object.keys(before.nodes)) {
        if (id !== event.nodeId) expect(after.nodes[id]).toBe(before.nodes[id])
      }
    })
  })

  it('waits on the card that asks, and continues with the answer', async () => {
    const events = await exampleRun()
    const asked = statesOf(events)[events.findIndex(({ type }) => type === 'await-user')]
    expect(asked).toMatchObject({ status: 'waiting', question: { askNodeId: 's' } })
    expect(asked?.nodes.s).toMatchObject({ status: 'waiting', question: { question: { question: 'Tea?' } } })
    const end = foldEvents(emptyRun, events)
    expect(end.question).toBeNull()
    expect(end.nodes.s).toMatchObject({ status: 'done', answer: { selectedIds: ['y'] } })
    expect(end.nodes.s?.question).toBeUndefined()
  })

  it('keeps results in order, mistakes among them, the reply of every round, and what it cost', async () => {
    const end = foldEvents(emptyRun, await exampleRun())
    expect(end.nodes.c?.results.map(({ isError }) => isError)).toEqual([true, false])
    expect(end.nodes.i?.reply).toMatchObject({ text: 'Let me ask.\n\nAll done.', streaming: false, answeredBy: 'Test' })
    expect(end.inferences.i).toHaveLength(3)
    expect(end.inferences.i?.[0]?.results).toHaveLength(2)
    expect(end.totals).toMatchObject({ modelCalls: 4, inputTokens: 40, outputTokens: 20, estimated: false })
    expect(end.totals.cost).toBeCloseTo(40 * 3e-6 + 20 * 15e-6)
    expect(end.flowing).toEqual([])
    expect(end.status).toBe('finished')
  })

  it('shows a failure on its card, and what was there before stays', async () => {
    const { languageModel } = turns({ text: 'One.' }, { fail: new ModelError('unauthorized', 'The key was refused.') })
    const end = foldEvents(emptyRun, await run(stack(['inference'], ['inference']), testHost(languageModel)))
    expect(end.nodes.n1).toMatchObject({ status: 'done', reply: { text: 'One.' } })
    expect(end.nodes.n2).toMatchObject({
      status: 'failed',
      error: { code: 'unauthorized', message: 'The key was refused.' },
    })
    expect(end).toMatchObject({ status: 'failed', message: 'The key was refused.' })
  })

  it('says that the cost is unknown as soon as one price is', async () => {
    const host = testHost(turns({ text: 'x' }).languageModel, { resolved: { price: undefined } })
    expect(foldEvents(emptyRun, await run(stack(['inference']), host)).totals.cost).toBeNull()
  })
})

describe('the state of a flow', () => {
  it('knows which pipelines ran, which call is under way and whose it is', async () => {
    const { languageModel } = scriptedModel(({ system, messages }) =>
      system === 'front' && messages.at(-1)?.role !== 'tool'
        ? { text: 'Let me ask.', calls: [1, 2].map(n => ({ name: 'consult_rooms', args: { query: `Room ${n}?` } })) }
        : { text: 'There is.' },
    )
    const document = flow(
      {
        front: [['system_prompt', { prompt: 'front' }], ['inference']],
        rooms: [['system_prompt', { prompt: 'rooms' }], ['inference']],
        after: [['inference']],
      },
      [
        ['front', 'tool', 'rooms'],
        ['front', 'next', 'after'],
      ],
    )
    const events = await run(document, testHost(languageModel))
    const states = statesOf(events)
    const stateAt = (index: number) => states[index]!
    const inCall = events.findIndex(event => event.type === 'node-start' && event.pipelineId === 'rooms')
    expect(stateAt(inCall).pipelines).toMatchObject({
      front: { status: 'running', uses: 1, underWay: 1 },
      rooms: { status: 'running', uses: 1, underWay: 1 },
    })
    expect(stateAt(inCall).calls).toEqual({ [callKey('front', 'rooms')]: { made: 1, underWay: 1, failed: 0 } })
    const end = states.at(-1)!
    expect(end.calls).toEqual({ [callKey('front', 'rooms')]: { made: 2, underWay: 0, failed: 0 } })
    expect(end.pipelines).toMatchObject({
      front: { status: 'done', uses: 1, underWay: 0, endedAt: expect.any(Number) },
      rooms: { status: 'done', uses: 2, underWay: 0 },
      after: { status: 'done', uses: 1 },
    })
    expect(end.callers).toEqual({})
    expect(states).toEqual(statesOf(events).map(state => structuredClone(state)))
  })

  it('shows the newest execution of a card that two pipelines call at once, and never text of both', async () => {
    const document = flow(
      {
        left: [['tool_step', { tool: { kind: 'pipeline', id: 'shared' }, inputMapping: { query: 'Left?' } }]],
        right: [['tool_step', { tool: { kind: 'pipeline', id: 'shared' }, inputMapping: { query: 'Right?' } }]],
        shared: [['inference']],
      },
      [],
    )
    const { languageModel } = scriptedModel(({ messages }) => {
      return JSON.stringify(messages).includes('Left')
        ? { text: 'One two three four.', ending: 'token-limit' }
        : { text: 'Five six seven eight.' }
    })
    const events = await run(document, testHost(languageModel))
    const calls = new Map<string, RunEvent[]>()
    for (const event of events) {
      const call = 'parentCallId' in event ? event.parentCallId : undefined
      if (call !== undefined) calls.set(call, [...(calls.get(call) ?? []), event])
    }
    const [left = [], right = []] = calls.values()
    const alone = (events: readonly RunEvent[]) => foldEvents(emptyRun, events).nodes['shared-1']
    // Any order in which the events of two calls can come.
    fc.assert(
      fc.property(fc.infiniteStream(fc.boolean()), order => {
        const seen: [RunEvent[], RunEvent[]] = [[], []]
        let state = emptyRun
        let newest = 0
        while (seen[0].length < left.length || seen[1].length < right.length) {
          const wanted = order.next().value ? 1 : 0
          const from = seen[wanted].length < [left, right][wanted]!.length ? wanted : 1 - wanted
          const event = [left, right][from]![seen[from]!.length]!
          seen[from]!.push(event)
          if (event.type === 'node-start') newest = from
          state = foldEvents(state, [event])
          expect(state.nodes['shared-1']).toEqual(alone(seen[newest]!))
        }
        expect(state.isCutShort).toBe(true)
        expect(state.totals).toMatchObject({ modelCalls: 2 })
        expect(state.overtaken).toEqual({})
      }),
    )
  })

  it('keeps what a router chose, and what was left out', () => {
    const at = 1
    const place = { at, pipelineId: 'front', nodeId: 'r' }
    const selectedPath = { blockId: 'a', blockType: 'pipeline', blockTitle: 'A' }
    const end = foldEvents(emptyRun, [
      { type: 'pipeline-start', at, pipelineId: 'front', name: 'Front' },
      { type: 'route', ...place, selectedRoute: 'a', selectedPath, reason: 'It said so.' },
      { type: 'pipeline-end', at: 7, pipelineId: 'front', status: 'failed', output: null },
      { type: 'pipeline-skip', at, pipelineId: 'b', reason: 'Nothing leads here.' },
    ])
    expect(end.routes).toEqual({ front: 'a' })
    expect(end.pipelines).toEqual({
      front: { status: 'failed', uses: 1, underWay: 0, endedAt: 7 },
      b: { status: 'skipped', uses: 0, underWay: 0 },
    })
  })

  it('waits until every question of pipelines side by side is answered', async () => {
    const document = flow({ a: [['survey'], ['inference']], b: [['survey'], ['inference']] }, [])
    const { languageModel } = scriptedModel(({ messages }) =>
      messages.at(-1)?.role === 'tool' ? { text: 'Fine.' } : { calls: [askTea] },
    )
    const answers: (() => void)[] = []
    const host = testHost(languageModel, {
      ask: () =>
        new Promise(resolve => {
          answers.push(() => resolve({ selectedIds: ['y'] }))
          if (answers.length === 2) for (const answer of answers) answer()
        }),
    })
    const states = statesOf(await run(document, host))
    const both = states.find(({ questions }) => questions.length === 2)!
    expect(both).toMatchObject({ status: 'waiting', question: { askNodeId: both.questions[0]?.askNodeId } })
    const one = states[states.indexOf(both) + 1]!
    expect(one).toMatchObject({ status: 'waiting', questions: [both.questions[1]], question: both.questions[1] })
    expect(states.at(-1)).toMatchObject({ status: 'finished', questions: [], question: null })
  })
})
