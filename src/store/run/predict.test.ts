import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { askTea, stack, testHost, turns } from '../../../tests/support/engine'
import { flow } from '../../../tests/support/flows'
import type { Document } from '../../model/document'
import type { LanguageModel } from '../../model/language-model'
import { nodeTypes } from '../../nodes/registry'
import { type PredictState, predictRoles } from './predict'
import { createReplay } from './replay'
import { createRunner } from './run'

const mood = stack(
  ['color_display', {}, 'color'],
  ['gauge_display', {}, 'gauge'],
  ['user_input', {}, 'you'],
  ['inference', {}, 'llm'],
  ['text_display', {}, 'text'],
)
const green = () => turns({ calls: [{ name: 'display_color', args: { hex: '#00ff00' } }] }, { text: 'Like grass.' })

function predicting(document: Document, languageModel: LanguageModel) {
  const predict = createStore<PredictState>(() => ({
    on: true,
    guessers: [],
    guesses: {},
    revealed: false,
    runId: null,
  }))
  const { ask: _, gate: __, ...host } = testHost(languageModel)
  const editor = { getState: () => ({ draft: { document, inputs: { you: 'grass' } } }) }
  const nextFrame = (callback: () => void) => void setImmediate(callback)
  const runner = createRunner({ editor: editor as never, host, nextFrame, predict })
  const shown = () => JSON.stringify([runner.getState().run, runner.getState().events])
  const reveal = () => {
    const [start] = runner.getState().events
    predict.setState({ revealed: true, runId: start?.type === 'run-start' ? start.runId : null })
  }
  return { runner, predict, shown, reveal, over: () => vi.waitFor(() => expect(runner.getState().live).toBe(false)) }
}

it('a pipeline with displays asks about these, one without about the words, and a router where it has a choice', () => {
  const guessed = (document: Document) =>
    [...predictRoles(document, nodeTypes)].flatMap(([id, role]) => (role === 'guessed' ? [id] : []))
  expect(guessed(mood)).toEqual(['color', 'gauge'])
  expect([...predictRoles(mood, nodeTypes).keys()].sort()).toEqual(['color', 'gauge', 'llm', 'text'])
  expect(guessed(stack(['user_input', {}, 'you'], ['inference', {}, 'llm'], ['text_display', {}, 'text']))).toEqual([
    'text',
  ])
  expect(guessed(stack(['system_prompt', { prompt: 'x' }]))).toEqual([])
  const ways = { desk: [['router']], sales: [['note']], support: [['note']] } as const
  const one = flow(ways as never, [['desk', 'next', 'sales']])
  const two = flow(ways as never, [...(['sales', 'support'] as const).map(to => ['desk', 'next', to] as never)])
  expect(guessed(one)).toEqual([])
  expect(guessed(two)).toEqual(['desk-1'])
})

it('shows nothing of a result before it is revealed, and then all of it', async () => {
  const { runner, shown, reveal, over } = predicting(mood, green().languageModel)
  const seen = new Set<string>()
  runner.subscribe(() => seen.add(shown()))
  runner.start()
  await over()
  expect(runner.getState()).toMatchObject({ covered: true, run: { status: 'waiting' } })
  expect([...seen].join('')).not.toMatch(/00ff00|Like grass/)
  expect(runner.getState().run.inferences.llm?.[0]?.request.messages).toHaveLength(1)
  // Nothing is said of cards whose results are to be guessed.
  expect(Object.keys(runner.getState().run.nodes)).toEqual(['you'])
  runner.back()
  expect(shown()).not.toMatch(/00ff00|Like grass/)
  reveal()
  expect(runner.getState()).toMatchObject({ covered: false, run: { status: 'finished' } })
  expect(runner.getState().events).toBe(runner.getState().recorded)
  expect(shown()).toMatch(/00ff00.*Like grass/)
})

it('steps show what comes before the results, and go no further', async () => {
  const { runner, shown, over } = predicting(mood, green().languageModel)
  runner.step()
  await vi.waitFor(() => expect(runner.getState().paused).not.toBeNull())
  for (let step = 0; step < 20 && runner.getState().live; step++) {
    runner.step()
    await new Promise(resolve => setImmediate(() => setImmediate(resolve)))
  }
  await over()
  expect(runner.getState()).toMatchObject({ covered: true, paused: null })
  expect(shown()).not.toContain('00ff00')
})

it('a question is asked while results are held back', async () => {
  const { languageModel } = turns({ text: 'No secret.', calls: [askTea] }, { text: 'The secret.' })
  const { runner, shown, over } = predicting(stack(['survey'], ['inference']), languageModel)
  runner.start()
  await vi.waitFor(() => expect(runner.getState().run.question).not.toBeNull())
  runner.answer(runner.getState().run.question?.askId ?? '', { selectedIds: ['y'] })
  await over()
  expect(runner.getState().covered).toBe(true)
  expect(shown()).not.toContain('secret')
})

it('a run that fails is shown at once', async () => {
  const { runner, over } = predicting(mood, {
    async *stream() {
      yield { type: 'text-delta', text: 'The' }
      throw new Error('The line is dead.')
    },
  })
  runner.start()
  await over()
  expect(runner.getState()).toMatchObject({ covered: false, run: { status: 'failed' } })
})

it('a replay stops where results are held back, and closing it shows the run before again', async () => {
  const { runner, predict, shown, reveal, over } = predicting(mood, green().languageModel)
  runner.start()
  await over()
  const events = runner.getState().recorded
  let next: (() => void) | undefined
  const later = (callback: () => void) => {
    next = callback
    return () => {
      next = undefined
    }
  }
  let clock = 0
  const replay = createReplay(events, { runner, now: () => (clock += 1e6), later })
  replay.play()
  for (let tick = 0; tick < 50 && next; tick++) next()
  expect(replay.getState().playing).toBe(false)
  expect(shown()).not.toContain('00ff00')
  replay.seek(events.length)
  expect(shown()).not.toContain('00ff00')
  replay.close()
  expect(runner.getState().covered).toBe(true)
  reveal()
  expect(shown()).toContain('00ff00')
  // Switching it off shows everything, too.
  predict.setState({ revealed: false })
  expect(shown()).not.toContain('00ff00')
  predict.setState({ on: false })
  expect(shown()).toContain('00ff00')
})
