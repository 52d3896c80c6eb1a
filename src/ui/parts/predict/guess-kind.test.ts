import * as v from 'valibot'
import { expect, it } from 'vitest'
import { run, stack, testHost, turns } from '../../../../tests/support/engine'
import type { JsonObject } from '../../../model/json'
import { nodeTypes } from '../../../nodes/registry'
import type { NodeRun } from '../../../nodes/view'
import { foldEvents } from '../../../store/run/fold-run'
import { emptyRun } from '../../../store/run/run-state'
import { guessAccuracy } from './guess-accuracy'
import { guessKindOf, guessOfTargets } from './guess-kind'

const kindOf = (type: string, config: JsonObject = {}) => {
  const nodeType = nodeTypes.get(type)
  const tool = nodeType?.tool?.(v.parse(nodeType.configSchema, config))
  if (!tool) throw new Error(`${type} has no tool`)
  return guessKindOf(tool)
}
const cameOf = (data: JsonObject): NodeRun => ({
  status: 'done',
  results: [{ data, isError: false } as NodeRun['results'][number]],
})
const reply = (text: string): NodeRun => ({
  status: 'done',
  results: [],
  reply: { text, streaming: false, provider: 'demo', answeredBy: 'Demo' },
})

it('reads from a tool’s schema what a guess about it is', () => {
  expect(kindOf('color_display')).toEqual({ kind: 'colour', field: 'hex' })
  expect(kindOf('gauge_display')).toMatchObject({ kind: 'number', field: 'value', min: 0, max: 100 })
  expect(kindOf('gauge_display', { min: -5, max: 5 })).toMatchObject({ kind: 'number', min: -5, max: 5 })
  expect(kindOf('score_display', { max: 5, halves: true })).toMatchObject({ kind: 'number', max: 5, step: 0.5 })
  expect(kindOf('icon_display')).toMatchObject({ kind: 'choice', field: 'id' })
  expect(kindOf('icon_display')).toHaveProperty('options.0', { value: 'check', label: 'check' })
  expect(kindOf('pass_fail_display', { pass: 'Yay', fail: 'Nay' })).toMatchObject({
    kind: 'choice',
    options: [
      { value: 'true', label: 'Yay' },
      { value: 'false', label: 'Nay' },
    ],
  })
  expect(kindOf('emoji_display')).toEqual({ kind: 'words', field: 'emoji' })
  expect(kindOf('list_display')).toEqual({ kind: 'words', field: 'items' })
})

it('says how near a guess came, where that can be said', () => {
  const colour = kindOf('color_display')
  expect(guessAccuracy(colour, '#FF0000', cameOf({ hex: '#ff0000' }))).toEqual({ near: 1, words: 'exactly right' })
  expect(guessAccuracy(colour, '#ff1010', cameOf({ hex: '#ff0000' }))?.words).toBe('very near')
  expect(guessAccuracy(colour, '#000000', cameOf({ hex: '#ffffff' }))).toEqual({ near: 0, words: 'far off' })
  const gauge = kindOf('gauge_display')
  expect(guessAccuracy(gauge, '70', cameOf({ value: 73, min: 0, max: 100 }))).toEqual({ near: 0.97, words: '3 away' })
  expect(guessAccuracy(kindOf('icon_display'), 'sun', cameOf({ id: 'sun' }))?.near).toBe(1)
  expect(guessAccuracy(kindOf('pass_fail_display'), 'true', cameOf({ verdict: false }))?.near).toBe(0)
  expect(guessAccuracy({ kind: 'words', field: null }, 'a Storm, rain', reply('The storm came.'))?.words).toBe(
    '1 of 3 words are in it',
  )
  expect(guessAccuracy(kindOf('emoji_display'), '🌱', cameOf({ emoji: '🌱' }))).toEqual({ near: 1, words: 'in it' })
  const way = guessOfTargets([{ id: 'sales', name: 'Sales' }])
  const routed = (selectedRoute: string) =>
    ({ status: 'done', results: [], route: { selectedRoute } }) as unknown as NodeRun
  expect(guessAccuracy(way, 'sales', routed('sales'))).toEqual({ near: 1, words: 'right' })
  expect(guessAccuracy(way, 'sales', routed('support'))?.near).toBe(0)
  // No result, so no distance.
  expect(guessAccuracy(colour, '#ff0000', { status: 'done', results: [] })).toBeNull()
})

const mood = stack(
  ['color_display', {}, 'color'],
  ['gauge_display', {}, 'gauge'],
  ['user_input', {}, 'you'],
  ['inference', {}, 'llm'],
  ['text_display', {}, 'text'],
)

it('compares with what a run really gave', async () => {
  const model = turns({ calls: [{ name: 'display_color', args: { hex: '#00ff00' } }] }, { text: 'Green.' })
  const state = foldEvents(emptyRun, await run(mood, testHost(model.languageModel), { inputs: { you: 'grass' } }))
  const came = state.nodes.color as NodeRun
  expect(guessAccuracy(kindOf('color_display'), '#00ff00', came)?.words).toBe('exactly right')
})
