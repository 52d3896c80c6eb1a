import { describe, expect, it } from 'vitest'
import { askTea, person, run, stack, testHost, turns } from '../../../tests/support/engine'
import { demoHost, someDocuments } from '../../../tests/support/every-document'
import { flow } from '../../../tests/support/flows'
import type { RunEvent } from '../../model/events'
import { ModelError } from '../../model/language-model'
import { timelineOf } from './timeline'

/** A clock that advances only while something waits. */
function clock() {
  let now = 1000
  return {
    now: () => now,
    pass: (ms: number) => {
      now += ms
    },
  }
}

describe('timelineOf', () => {
  it('shows rounds, tools and waits for a person inside of their node, and who was passed at once', async () => {
    const time = clock()
    const { languageModel } = turns({ calls: [askTea] }, { text: 'Good.' })
    const slow = {
      async *stream(...args: Parameters<typeof languageModel.stream>) {
        time.pass(200)
        yield* languageModel.stream(...args)
      },
    }
    const ask = person(() => {
      time.pass(3000)
      return { selectedIds: ['y'] }
    })
    const events = await run(
      stack(['system_prompt', { prompt: 'x' }, 'sys'], ['survey', {}, 's'], ['inference', {}, 'llm']),
      testHost(slow, { now: time.now, ...ask }),
    )
    const { rows, passed, duration, carried } = timelineOf(events)
    expect(duration).toBe(3400)
    expect(passed).toEqual(['sys', 's'])
    expect(carried).toEqual([])
    expect(rows).toEqual([
      {
        ...{ nodeId: 'llm', pipelineId: 'main', depth: 0, start: 0, end: 3400, status: 'done' },
        spans: [
          { kind: 'model', number: 1, start: 0, end: 200 },
          { kind: 'tool', name: 'ask_survey_question', start: 200, end: 3200 },
          { kind: 'person', start: 200, end: 3200 },
          { kind: 'model', number: 2, start: 3200, end: 3400 },
        ],
      },
    ])
  })

  it('shows what went wrong, and the wait before it was tried again', async () => {
    const time = clock()
    const { languageModel } = turns({ fail: new ModelError('overloaded', 'Too busy.') }, { text: 'Good.' })
    const document = stack(['inference', {}, 'llm'])
    const [node] = document.pipelines[0]?.nodes ?? []
    if (node) node.policy = { retry: { maxRetries: 1, backoffMs: 1000 } }
    const host = testHost(languageModel, { now: time.now })
    const sleep = host.sleep
    host.sleep = async (ms, signal) => {
      if (ms < 60_000) time.pass(ms)
      await sleep(ms, signal)
    }
    const { rows } = timelineOf(await run(document, host))
    const spans = rows.flatMap(each => each.spans.map(({ kind, failed }) => `${kind}${failed ? ' failed' : ''}`))
    expect(spans).toEqual(['model failed', 'retry', 'model'])
    const retry = rows[0]?.spans[1]
    expect(Number(retry?.end) - Number(retry?.start)).toBeGreaterThanOrEqual(500)
    expect(rows.at(-1)?.status).toBe('done')
  })

  it('puts pipelines that run side by side beside each other, and called ones inside of their call', async () => {
    const sides = flow({ a: [['inference']], b: [['inference']] }, [])
    const side = timelineOf(await run(sides, testHost(turns().languageModel)))
    const [a, b] = side.rows
    expect([a?.nodeId, b?.nodeId]).toEqual(['a-1', 'b-1'])
    expect(b?.start).toBeLessThan(Number(a?.end))

    const calling = flow({ boss: [['inference']], helper: [['inference']] }, [['boss', 'tool', 'helper']])
    const ask = { calls: [{ name: 'consult_helper', args: { query: 'Bees?' } }] }
    const { rows } = timelineOf(
      await run(calling, testHost(turns(ask, { text: 'Hum.' }, { text: 'They hum.' }).languageModel)),
    )
    expect(rows.map(({ nodeId, depth }) => [nodeId, depth])).toEqual([
      ['boss-1', 0],
      ['helper-1', 1],
    ])
    const call = rows[0]?.spans.find(({ kind }) => kind === 'tool')
    expect(rows[1]?.start).toBeGreaterThanOrEqual(Number(call?.start))
    expect(rows[1]?.end).toBeLessThanOrEqual(Number(call?.end))
  })

  it('knows at any place of any run what is under way, and never goes past its end', async () => {
    for (const { id, document, inputs } of someDocuments) {
      const events = await run(document, demoHost(), { inputs })
      for (let count = 0; count <= events.length; count += 25) {
        const { rows, duration } = timelineOf(events.slice(0, count))
        for (const { start, end, spans } of rows) {
          for (const span of [{ start, end }, ...spans]) {
            expect(span.start, id).toBeLessThanOrEqual(span.end)
            expect(span.end, id).toBeLessThanOrEqual(duration)
          }
        }
      }
      const { rows } = timelineOf(events)
      expect(
        rows.filter(({ status, spans }) => status === 'running' || spans.some(({ open }) => open)),
        id,
      ).toEqual([])
    }
  })

  it('keeps what was carried over apart', () => {
    const at = { at: 500, pipelineId: 'p', nodeId: 'old', carried: true as const }
    const events: RunEvent[] = [
      { type: 'run-start', at: 1000, runId: 'r', documentId: 'd', documentName: '', inputs: {} },
      { type: 'node-start', ...at, nodeType: 'inference', attempt: 1 },
      { type: 'node-end', ...at, status: 'done', output: null, durationMs: 9 },
    ]
    expect(timelineOf(events)).toEqual({ rows: [], passed: [], carried: ['old'], duration: 0 })
    expect(timelineOf([])).toEqual({ rows: [], passed: [], carried: [], duration: 0 })
  })
})
