import { expect, it } from 'vitest'
import { run, testHost, turns } from '../../../../tests/support/engine'
import { flow } from '../../../../tests/support/flows'
import { nodeTypes } from '../../../nodes/registry'
import type { NodeRun } from '../../../nodes/view'
import { foldEvents } from '../../../store/run/fold-run'
import { emptyRun } from '../../../store/run/run-state'
import { guessAccuracy } from './guess-accuracy'
import { hiddenNodes } from './PredictSync'
import { isAnyHidden, rolesOf, wasSkipped } from './roles'

const bicycles = flow(
  {
    desk: [['user_input'], ['router']],
    sales: [['gauge_display'], ['inference']],
    support: [['inference']],
    survey: [['inference']],
  },
  [
    ['desk', 'next', 'sales'],
    ['desk', 'next', 'support'],
    ['support', 'next', 'survey'],
  ],
)
const covered = (...revealed: string[]) => ({ on: true, revealed })

async function broken() {
  const model = turns({ text: 'support' }, { text: 'I will mend it.' }, { text: 'How was it?' })
  const inputs = { 'desk-1': 'The chain is off.' }
  return foldEvents(emptyRun, await run(bicycles, testHost(model.languageModel), { inputs }))
}

it('asks which way a router goes, by the names of the pipelines that it can choose', () => {
  const role = rolesOf(bicycles, nodeTypes).get('desk-2')
  expect(role).toEqual({
    guess: {
      kind: 'way',
      options: [
        { value: 'sales', label: 'sales' },
        { value: 'support', label: 'support' },
      ],
    },
  })
  const alone = flow({ desk: [['router']], sales: [['inference']] }, [['desk', 'next', 'sales']])
  expect(rolesOf(alone, nodeTypes).has('desk-1')).toBe(false)
})

it('says whether the guess about a way was right', async () => {
  const { nodes } = await broken()
  const way = { kind: 'way', options: [] } as const
  expect(guessAccuracy(way, 'support', nodes['desk-2'] as NodeRun)).toEqual({ near: 1, words: 'right' })
  expect(guessAccuracy(way, 'sales', nodes['desk-2'] as NodeRun)?.near).toBe(0)
  expect(guessAccuracy(way, 'sales', { status: 'running', results: [] })).toBeNull()
})

it('hides all that lies behind a covered router, from the start of the run until it is revealed', async () => {
  const done = await broken()
  const hidden = (run: typeof done, ...revealed: string[]) =>
    [...hiddenNodes(bicycles, nodeTypes, { predict: covered(...revealed), run }).pipelines].sort()
  expect(hidden(emptyRun)).toEqual([])
  expect(hidden({ ...emptyRun, status: 'running' })).toEqual(['sales', 'support', 'survey'])
  expect(hidden(done)).toEqual(['sales', 'support', 'survey'])
  expect(hidden(done, 'desk-2')).toEqual([])
  expect(hiddenNodes(bicycles, nodeTypes, { predict: { on: false, revealed: [] }, run: done }).nodes.size).toBe(0)
})

it('leaves out what the run did not come to: when the rest is revealed, nothing is covered', async () => {
  const done = await broken()
  expect(wasSkipped('sales-1', done)).toBe(true)
  expect(wasSkipped('sales-1', { ...done, status: 'running' })).toBe(false)
  expect(wasSkipped('support-1', done)).toBe(false)
  const isCovered = (...revealed: string[]) =>
    isAnyHidden(bicycles, nodeTypes, { predict: covered(...revealed), run: done })
  expect(isCovered('desk-2', 'support-1')).toBe(true)
  expect(isCovered('desk-2', 'support-1', 'survey-1')).toBe(false)
  expect(isCovered('support-1', 'survey-1')).toBe(true)
})
