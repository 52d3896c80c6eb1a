import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { askTea, ofType, stack, type Turn, testHost, turns } from '../../../tests/support/engine'
import { inEnglish } from '../../../tests/support/in-english'
import { eventInEnglish } from '../../model/event-in-english'
import type { RunEventOf } from '../../model/events'
import type { Host } from '../../model/host'
import type { LanguageModel, ModelEvent } from '../../model/language-model'
import { createBatch } from './batch'
import type { BatchPlan } from './plan'

const document = stack(['user_input', {}, 'message'], ['inference', {}, 'model'])
const planOf = (times: number, of = document): BatchPlan => ({
  rows: [{ label: 'As it is', draft: { document: of, inputs: { message: 'Hello.' } } }],
  times,
})

/** A slow provider that counts pending requests, and completes them on request. */
function slowModel(latency: (call: number) => number) {
  const seen = { calls: 0, open: 0, most: 0, closed: 0 }
  const languageModel: LanguageModel = {
    async *stream(_request, signal): AsyncGenerator<ModelEvent> {
      const call = seen.calls++
      seen.open++
      seen.most = Math.max(seen.most, seen.open)
      try {
        await new Promise<void>((resolve, reject) => {
          setTimeout(resolve, latency(call))
          signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        })
        yield { type: 'text-delta', text: `Answer ${call}` }
        yield { type: 'usage', usage: { input: 10, output: 5 } }
        yield { type: 'end', ending: 'complete' }
      } finally {
        seen.open--
        if (signal.aborted) seen.closed++
      }
    },
  }
  return { languageModel, seen }
}

/** A host whose clock is the test's, and whose limits of minutes end with the run. */
const timedHost = (languageModel: LanguageModel): Host => ({
  ...testHost(languageModel),
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
    }),
})

describe('thirty runs on a provider that takes 50 ms', () => {
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['each', () => 50],
    ['at least, and some four times as long', (call: number) => (call % 7 === 0 ? 200 : 50)],
  ])('%s are complete in the time of the slowest of six lanes', async (_, latency) => {
    vi.useFakeTimers()
    const { languageModel, seen } = slowModel(latency)
    const wall = createBatch(timedHost(languageModel))
    const done = wall.start(planOf(30))
    await vi.advanceTimersByTimeAsync(slowestLane(30, latency) * 1.1)
    expect(seen).toMatchObject({ calls: 30, most: 6, open: 0 })
    expect(wall.getState().runs.map(({ status }) => status)).toEqual(Array(30).fill('done'))
    await done
  })
})

/** When the last of six lanes is free, where each run goes to the lane that is free first. */
function slowestLane(count: number, latency: (call: number) => number): number {
  let lanes = [0, 0, 0, 0, 0, 0]
  for (let call = 0; call < count; call++) {
    const [first = 0, ...others] = lanes.toSorted((a, b) => a - b)
    lanes = [first + latency(call), ...others]
  }
  return Math.max(...lanes)
}

describe('stopping', () => {
  test('aborts the calls that are open, begins no more, and keeps what was done', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { languageModel, seen } = slowModel(() => 50)
    const wall = createBatch(timedHost(languageModel))
    const done = wall.start(planOf(30))
    await vi.advanceTimersByTimeAsync(120)
    expect(seen.open).toBe(6)
    wall.stop()
    await done
    expect(seen).toMatchObject({ open: 0, closed: 6, calls: 18 })
    const { status, runs } = wall.getState()
    expect(status).toBe('stopped')
    expect(runs.filter(run => run.status === 'done')).toHaveLength(12)
    expect(runs.filter(run => run.status === 'left')).toHaveLength(18)
    expect(runs.every(run => run.problem === undefined)).toBe(true)
  })
})

describe('each run', () => {
  test('is a real run: its events are reported from beginning to end, under an id of its own', async () => {
    let random = 0
    const host = testHost(turns().languageModel, {
      random: () => {
        random = (random + 0.137) % 1
        return random
      },
    })
    const wall = createBatch(host)
    await wall.start(planOf(3))
    const { runs } = wall.getState()
    for (const { events, state } of runs) {
      expect([events[0]?.type, events.at(-1)?.type]).toEqual(['run-start', 'run-end'])
      expect(state.nodes.model?.reply?.text).toBe('Done.')
    }
    expect(new Set(runs.map(({ events }) => ofType(events, 'run-start')[0]?.runId)).size).toBe(3)
  })

  test('that fails is apart with its sentence, and the others go on', async () => {
    const { languageModel } = turns({ fail: new Error('The provider is asleep.') })
    const wall = createBatch(testHost(languageModel))
    await wall.start(planOf(8))
    const { runs, status } = wall.getState()
    expect(status).toBe('done')
    const failed = runs.filter(run => run.status === 'failed')
    expect(failed).toHaveLength(1)
    expect(inEnglish(failed[0]?.problem)).toContain('asleep')
    expect(runs.filter(run => run.status === 'done')).toHaveLength(7)
  })

  test('has no person: a survey gets an error for an answer, and nothing is sent unless that is allowed', async () => {
    const asking = stack(
      ['survey', {}, 'survey'],
      ['webhook_trigger', { allowedDomains: [] }, 'hook'],
      ['inference', { userMessage: 'Go on.' }, 'model'],
    )
    const calls: Turn['calls'] = [
      askTea,
      { name: 'trigger_webhook', args: { url: 'https://known.example/hook', method: 'POST', body: {} } },
    ]
    const sent: string[] = []
    const runIt = async (mayCallOut: boolean) => {
      const host = testHost(turns({ calls }).languageModel, {
        isAllowedHost: name => name === 'known.example',
        fetch: async ({ url }) => {
          sent.push(url)
          return { status: 200, body: 'ok', contentType: 'text/plain' }
        },
      })
      const wall = createBatch(host)
      await wall.start(planOf(1, asking), { mayCallOut })
      const { events = [] } = wall.getState().runs[0] ?? {}
      return ofType(events, 'tool-result').map(eventInEnglish) as RunEventOf<'tool-result'>[]
    }
    const [survey, hook] = await runIt(false)
    expect(survey).toMatchObject({ isError: true, content: expect.stringContaining('nobody can answer') })
    expect(hook?.isError).toBe(true)
    expect(sent).toEqual([])
    const [, allowed] = await runIt(true)
    expect(allowed?.isError).toBe(false)
    expect(sent).toEqual(['https://known.example/hook'])
  })

  test('begins with what inferences have kept, and keeps nothing', async () => {
    const remembering = stack(['inference', { userMessage: 'Hello.', remembers: true }, 'model'])
    const kept: string[] = []
    const host = testHost(turns().languageModel, {
      memory: {
        recall: () => [
          { role: 'user', content: [{ type: 'text', text: 'I am Ann.' }] },
          { role: 'assistant', content: 'Hello Ann.' },
        ],
        keep: nodeId => void kept.push(nodeId),
      },
    })
    const wall = createBatch(host)
    await wall.start(planOf(4, remembering))
    for (const { events } of wall.getState().runs) {
      expect(JSON.stringify(ofType(events, 'request')[0]?.request.messages)).toContain('I am Ann.')
    }
    expect(kept).toEqual([])
  })
})

test.each([
  ['token-limit', { ending: 'token-limit', text: 'Once upon' }, /ran out of tokens/],
  ['refused', { ending: 'refused', text: 'I will' }, /refused to say more/],
  ['unknown', { ending: 'unknown', text: 'Once' }, /not known how/],
] as const)('a run whose answer ended as %s is done, and is marked with a sentence', async (cut, turn, sentence) => {
  const wall = createBatch(testHost(turns(turn, { text: 'Whole.' }).languageModel))
  await wall.start(planOf(2))
  const runs = [...wall.getState().runs].sort((a, b) => Number(b.cut !== undefined) - Number(a.cut !== undefined))
  expect(inEnglish(runs[0])).toMatchObject({ status: 'done', cut, problem: expect.stringMatching(sentence) })
  expect(runs[1]?.status).toBe('done')
  expect(runs[1]).not.toHaveProperty('cut')
  expect(runs[1]).not.toHaveProperty('problem')
})
