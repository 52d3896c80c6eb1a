import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../src/engine/events'
import { ModelError } from '../src/engine/model'
import { emptyRun, foldEvents, foldRun, type RunState } from '../src/store/run-state'
import { person, run, stack, testHost, turns } from './support/engine'

const asking = {
  name: 'ask_survey_question',
  args: {
    question: 'Tea?',
    options: [
      { id: 'y', label: 'Yes' },
      { id: 'n', label: 'No' },
    ],
  },
}

async function exampleRun(): Promise<RunEvent[]> {
  const { languageModel } = turns(
    { text: 'Let me ask.', calls: [asking, { name: 'display_color', args: { hex: 'red' } }] },
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
    state = foldRun(state, event)
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

  it('never changes a state that was handed out, nor the object of a node to which nothing happened', async () => {
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

  it('waits on the card that asks, and goes on with the answer', async () => {
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
