import { expect, it } from 'vitest'
import { run, stack, testHost, turns } from '../../../../tests/support/engine'
import type { Document } from '../../../model/document'
import { nodeTypes } from '../../../nodes/registry'
import { foldEvents } from '../../../store/run/fold-run'
import { emptyRun } from '../../../store/run/run-state'
import { type ComparedRun, compareRuns } from './compare-runs'

const gauge = (value: number) => ({ calls: [{ name: 'display_gauge', args: { value } }] })

async function runOf(document: Document, ...script: Parameters<typeof turns>): Promise<ComparedRun> {
  const events = await run(document, testHost(turns(...script).languageModel), { inputs: { you: 'a storm' } })
  return { document, state: foldEvents(emptyRun, events) }
}

const mood = (prompt: string, temperature = 0.5) =>
  stack(
    ['gauge_display', {}, 'g'],
    ['system_prompt', { prompt }, 'sys'],
    ['user_input', {}, 'you'],
    ['inference', { temperature }, 'llm'],
  )

const changed = (before: ComparedRun, now: ComparedRun) =>
  compareRuns(before, now, nodeTypes).flatMap(({ name, parts }) =>
    parts.filter(({ change }) => change !== 'same').map(({ what, change }) => [name, what, change]),
  )

it('two equal runs differ in nothing', async () => {
  const script = [gauge(5), { text: 'Grey.' }]
  const [before, now] = [await runOf(mood('Be kind.'), ...script), await runOf(mood('Be kind.'), ...script)]
  expect(changed(before, now)).toEqual([])
  expect(compareRuns(before, now, nodeTypes).map(({ name }) => name)).toEqual(['Gauge', 'Model'])
})

it('says card by card what changed in what it got and in what it gave', async () => {
  const before = await runOf(mood('Be kind.'), gauge(5), { text: 'A gray sky.' })
  const now = await runOf(mood('Be very kind.', 1), gauge(9), { text: 'A black sky.' })
  expect(changed(before, now)).toEqual([
    ['Gauge', 'Result', 'changed'],
    ['Model', 'System, from System prompt', 'changed'],
    ['Model', 'Temperature', 'changed'],
    ['Model', 'Called display_gauge', 'changed'],
    ['Model', 'Said', 'changed'],
  ])
  const model = compareRuns(before, now, nodeTypes).at(-1)
  expect(model?.parts[0]?.pieces).toEqual([
    { kind: 'same', text: 'Be ' },
    { kind: 'now', text: 'very ' },
    { kind: 'same', text: 'kind.' },
  ])
})

it('results of displays are words and a drawing, and their JSON is apart', async () => {
  const color = (args: { hex: string; name?: string; explanation?: string }) =>
    runOf(stack(['color_display', {}, 'c'], ['user_input', {}, 'you'], ['inference', {}, 'llm']), {
      calls: [{ name: 'display_color', args }],
    })
  const result = (before: ComparedRun, now: ComparedRun) =>
    compareRuns(before, now, nodeTypes)[0]?.parts.find(({ what }) => what === 'Result')
  const sun = await color({ hex: '#ffd400', name: 'yellow', explanation: 'It shines.' })
  const changed = result(sun, await color({ hex: '#111111', name: 'night', explanation: 'It shines.' }))
  expect(changed?.pieces).toEqual([
    { kind: 'before', text: 'yellow' },
    { kind: 'now', text: 'night' },
    { kind: 'same', text: '\nIt shines.' },
  ])
  expect(changed?.drawn?.now).toMatchObject({ nodeType: 'color_display', data: { hex: '#111111' } })
  expect(changed?.json?.map(({ text }) => text).join('')).toContain('"hex": "#')
  // The same word, but another color: it changed, though only the JSON says so.
  const paler = result(sun, await color({ hex: '#ffee88', name: 'yellow', explanation: 'It shines.' }))
  expect(paler).toMatchObject({ change: 'changed', pieces: [{ kind: 'same', text: 'yellow\nIt shines.' }] })
})

it('tells what came and what went, each in its place', async () => {
  const before = await runOf(mood('Be kind.'), gauge(5), { text: 'Grey.' })
  const other = stack(
    ['system_prompt', { prompt: 'Be kind.' }, 'sys'],
    ['system_prompt', { prompt: 'Be brief.' }, 'more'],
    ['user_input', {}, 'you'],
    ['inference', { temperature: 0.5 }, 'llm'],
  )
  expect(changed(before, await runOf(other, { text: 'Grey.' }))).toEqual([
    ['Model', 'System, from System prompt 2', 'now'],
    ['Model', 'Tool display_gauge, from Gauge', 'before'],
    ['Model', 'Called display_gauge', 'before'],
    ['Gauge', 'Result', 'before'],
  ])
})
