import { expect, it } from 'vitest'
import { run, stack, testHost, turns } from '../../../../tests/support/engine'
import { nodeTypes } from '../../../nodes/registry'
import { foldEvents } from '../../../store/run/fold-run'
import { emptyRun } from '../../../store/run/run-state'
import { describePipeContents } from '../../page/cards/pipe-contents'
import { canHaveResult, hasOutcome, nodeSnapshots, runOfSnapshot } from './node-snapshots'

const document = stack(
  ['color_display', { name: 'mood' }, 'color'],
  ['system_prompt', { prompt: 'Be kind.' }, 'sys'],
  ['user_input', {}, 'you'],
  ['inference', { systemPrompt: 'Be short.' }, 'llm'],
  ['text_display', {}, 'text'],
  ['note', { text: 'For people.' }, 'note'],
  ['from elsewhere', { any: 1 }, 'odd'],
)
const nodes = nodeSnapshots(document, { you: 'Hello' }, nodeTypes)
const of = (id: string) => nodes.find(({ node }) => node.id === id) as (typeof nodes)[number]

it('says what each card tells a model, and what the pipes beside it carry', () => {
  const words = (id: string) => of(id).says.map(part => (part.type === 'text' ? part.text : 'picture'))
  expect(['sys', 'you', 'llm', 'color', 'note', 'odd'].map(words)).toEqual([
    ['Be kind.'],
    ['Hello'],
    ['Be short.'],
    [],
    [],
    [],
  ])
  expect(describePipeContents(of('you').above)).toBe('a system prompt and a tool')
  expect(describePipeContents(of('you').below)).toBe('a system prompt, a message, and a tool')
  expect(of('color').name).toBe('Color, mood')
})

it('tells which cards a run can put something on', () => {
  expect(nodes.filter(({ type }) => canHaveResult(type)).map(({ node }) => node.id)).toEqual(['color', 'llm', 'text'])
})

it('gives each card its part of a run that is over', async () => {
  const model = turns({ calls: [{ name: 'display_mood_color', args: { hex: '#ff8800' } }] }, { text: 'Warm.' })
  const state = foldEvents(emptyRun, await run(document, testHost(model.languageModel), { inputs: { you: 'Hello' } }))
  expect(runOfSnapshot(of('text'), state).reply?.text).toBe('Warm.')
  expect(runOfSnapshot(of('color'), state).results).toHaveLength(1)
  expect(nodes.filter(shown => canHaveResult(shown.type) && hasOutcome(runOfSnapshot(shown, state)))).toHaveLength(3)
  expect(nodes.some(shown => hasOutcome(runOfSnapshot(shown, emptyRun)))).toBe(false)
})
