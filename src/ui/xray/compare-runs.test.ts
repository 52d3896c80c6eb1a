import { describe, expect, it } from 'vitest'
import { run, stack, testHost, turns } from '../../../tests/support/engine'
import type { Document } from '../../model/document'
import { foldEvents } from '../../store/run/fold-run'
import { emptyRun } from '../../store/run/run-state'
import { compareRuns } from './compare-runs'

const gauge = (value: number) => ({ calls: [{ name: 'display_gauge', args: { value } }] })

async function roundsOf(document: Document, ...script: Parameters<typeof turns>) {
  const events = await run(document, testHost(turns(...script).languageModel), { inputs: { you: 'a storm' } })
  return foldEvents(emptyRun, events).inferences.llm ?? []
}

const mood = (prompt: string, temperature = 0.5) =>
  stack(
    ['gauge_display', {}, 'g'],
    ['system_prompt', { prompt }, 'sys'],
    ['user_input', {}, 'you'],
    ['inference', { temperature }, 'llm'],
  )

describe('compareRuns', () => {
  it('finds nothing where nothing changed', async () => {
    const script = [gauge(5), { text: 'Grey.' }]
    const before = await roundsOf(mood('Be kind.'), ...script)
    const { request, answer } = compareRuns(before, await roundsOf(mood('Be kind.'), ...script))
    expect(new Set([...request, ...answer].map(({ change }) => change))).toEqual(new Set(['same']))
    expect(request.map(({ what }) => what)).toEqual([
      'System',
      'User',
      'Tool display_gauge',
      'Model',
      'Temperature',
      'Max tokens',
    ])
  })

  it('says by part what changed in the request, and what in the answer', async () => {
    const before = await roundsOf(mood('Be kind.'), gauge(5), { text: 'A gray sky.' })
    const now = await roundsOf(mood('Be very kind.', 1), gauge(9), { text: 'A black sky.' })
    const { request, answer } = compareRuns(before, now)
    const changed = (list: typeof request) =>
      list.filter(({ change }) => change !== 'same').map(({ nodeId, what, change }) => [nodeId, what, change])
    expect(changed(request)).toEqual([
      ['sys', 'System', 'changed'],
      [null, 'Temperature', 'changed'],
    ])
    expect(request[0]?.pieces).toEqual([
      { kind: 'same', text: 'Be ' },
      { kind: 'now', text: 'very ' },
      { kind: 'same', text: 'kind.' },
    ])
    expect(changed(answer)).toEqual([
      ['g', 'Called display_gauge', 'changed'],
      [null, 'Said', 'changed'],
    ])
  })

  it('tells what came and what went, each in its place', async () => {
    const before = await roundsOf(mood('Be kind.'), gauge(5), { text: 'Grey.' })
    const other = stack(
      ['system_prompt', { prompt: 'Be kind.' }, 'sys'],
      ['system_prompt', { prompt: 'Be brief.' }, 'more'],
      ['user_input', {}, 'you'],
      ['inference', { temperature: 0.5 }, 'llm'],
    )
    const { request, answer } = compareRuns(before, await roundsOf(other, { text: 'Grey.' }))
    expect(request.map(({ nodeId, change }) => [nodeId, change]).slice(0, 4)).toEqual([
      ['sys', 'same'],
      ['more', 'now'],
      ['you', 'same'],
      ['g', 'before'],
    ])
    expect(answer.map(({ what, change }) => [what, change])).toEqual([
      ['Called display_gauge', 'before'],
      ['Said', 'same'],
    ])
  })

  it('holds the ways of one run against none', async () => {
    const now = await roundsOf(mood('Be kind.'), { text: 'Grey.' })
    expect(compareRuns([], now).answer).toMatchObject([{ what: 'Said', change: 'now' }])
    expect(compareRuns([], [])).toEqual({ request: [], answer: [] })
  })
})
