import { expect, it } from 'vitest'
import { ofType, run, stack, testHost, turns } from '../../../tests/support/engine'
import { demoHost, someDocuments } from '../../../tests/support/every-document'
import { flow } from '../../../tests/support/flows'
import { foldEvents } from '../../store/run/fold-run'
import { emptyRun } from '../../store/run/run-state'
import { runCosts } from './run-costs'

const gauge = { calls: [{ name: 'display_gauge', args: { value: 5 } }], usage: { input: 100, output: 10 } }

it('adds up rounds to inferences, and inferences to the run', async () => {
  const { languageModel } = turns(
    gauge,
    { text: 'Grey.', usage: { input: 200, output: 20 } },
    { text: 'Two.', usage: { input: 1000, output: 0 } },
  )
  const document = stack(['gauge_display'], ['inference', {}, 'a'], ['inference', {}, 'b'])
  const { nodes, calls, usage, cost } = runCosts(await run(document, testHost(languageModel)))
  expect(calls).toBe(3)
  expect(nodes.map(each => [each.nodeId, each.calls.map(({ round }) => round), each.usage])).toEqual([
    ['a', [1, 2], { input: 300, output: 30 }],
    ['b', [1], { input: 1000, output: 0 }],
  ])
  expect(nodes[0]?.calls[0]).toMatchObject({ model: 'test/test-model', cost: { total: 0.00045 } })
  expect(usage).toEqual({ input: 1300, output: 30 })
  expect(cost?.total).toBeCloseTo((1300 * 3 + 30 * 15) / 1_000_000)
})

it('says unknown of the whole as soon as one price is', async () => {
  const host = testHost(turns({ text: 'Hm.' }).languageModel)
  const known = host.model
  host.model = async id => {
    const { price: _, ...model } = await known(id)
    return model
  }
  const { nodes, cost } = runCosts(await run(stack(['inference']), host))
  expect(nodes[0]?.cost).toBeNull()
  expect(cost).toBeNull()
})

it('counts every call of a pipeline that is called again and again', async () => {
  const calling = flow({ boss: [['inference']], helper: [['inference']] }, [['boss', 'tool', 'helper']])
  const ask = { name: 'consult_helper', args: { query: 'Bees?' } }
  const { languageModel } = turns({ calls: [ask, ask] }, { text: 'Hum.' }, { text: 'Hum!' }, { text: 'They hum.' })
  const { nodes } = runCosts(await run(calling, testHost(languageModel)))
  expect(nodes.map(({ nodeId, calls }) => [nodeId, calls.length])).toEqual(
    [
      ['boss', 2],
      ['helper', 2],
    ].map(([id, count]) => [`${id}-1`, count]),
  )
})

it('comes to what the header says, for any starter and lesson', async () => {
  for (const { id, document, inputs } of someDocuments) {
    const events = await run(document, demoHost(), { inputs })
    const { totals } = foldEvents(emptyRun, events)
    const costs = runCosts(events)
    expect(costs.usage.input, id).toBe(totals.inputTokens)
    expect(costs.usage.output, id).toBe(totals.outputTokens)
    expect(costs.calls, id).toBe(ofType(events, 'request').length)
    if (totals.cost === null) expect(costs.cost).toBeNull()
    else expect(costs.cost?.total).toBeCloseTo(totals.cost)
  }
})
