import { expect } from 'vitest'
import { nodeTypes } from '../../src/nodes/registry'
import { answerCell, answersOf } from '../../src/store/batch/answers'
import { runOnDemo } from '../../src/store/run/demo-run'
import { testHost, turns } from '../support/engine'
import { flowStarters, starters, toolStarters } from '../support/english-content'
import { sample } from '../support/soak'
import { testRows } from '../support/test-rows'

const all = [...starters, ...flowStarters, ...toolStarters]

testRows(sample(all, 4).map(starter => [starter.title, starter] as const))(
  'the picture of a starter is what it really gives on the demo model, the same each time',
  async (_, starter) => {
    // No other model is called.
    const host = testHost(turns({ fail: new Error('not the demo') }).languageModel)
    const drawn = async () => {
      const { state } = await runOnDemo(starter, host)
      expect(state.status).toBe('finished')
      const { document } = starter
      return answersOf(document, nodeTypes, new Map()).flatMap(
        answer => answerCell(answer, state, document, nodeTypes) ?? [],
      )
    }
    const first = await drawn()
    expect(first.length).toBeGreaterThan(0)
    expect(await drawn()).toEqual(first)
  },
)
