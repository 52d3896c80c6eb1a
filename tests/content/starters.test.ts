import { expect, it } from 'vitest'
import { offeringSegmentsOf } from '../../src/engine/tools/offered-tools'
import { nodeTypes } from '../../src/nodes/registry'
import { createDemoModel } from '../../src/providers/demo'
import { ofType, run, testHost } from '../support/engine'
import { flowStarters, starterGroups, starters, toolStarters } from '../support/english-content'
import { testRows } from '../support/test-rows'

/** A host on which the demo answers without waiting, and the person takes the first option. */
const demoHost = () =>
  testHost(createDemoModel({ random: () => 0.4, sleep: async () => {} }), {
    resolved: { provider: 'demo', temperature: { min: 0, max: 1 } },
    ask: async question =>
      question.kind === 'survey' ? { selectedIds: [question.options[0]?.id ?? ''] } : { consent: true },
  })

it('there are at least sixteen, each with an id and a title of its own', () => {
  const all = [...starters, ...flowStarters, ...toolStarters]
  expect(starters.length).toBeGreaterThanOrEqual(16)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
})

it('they are sorted by what they teach: each is in one group, and no group is empty', () => {
  expect(new Set(starterGroups.map(({ title }) => title)).size).toBe(starterGroups.length)
  for (const shelf of starterGroups) expect(shelf.starters.length, shelf.title).toBeGreaterThan(1)
  expect(new Set(starters).size).toBe(starters.length)
})

testRows(starters.map(starter => [starter.id, starter] as const))(
  'each runs at once on the demo model: every display gets a result, and there is a reply',
  async (_id, { document, inputs }) => {
    const [pipeline] = document.pipelines
    if (!pipeline) throw new Error('no pipeline')
    const tools = offeringSegmentsOf(pipeline, nodeTypes).flatMap(segment => segment.tools)
    const events = await run(document, demoHost(), { inputs })
    expect(ofType(events, 'node-error')).toEqual([])
    expect(ofType(events, 'run-end')[0]?.status).toBe('finished')
    const results = ofType(events, 'tool-result')
    expect(results.filter(({ isError }) => isError)).toEqual([])
    expect(new Set(results.map(({ toolNodeId }) => toolNodeId))).toEqual(new Set(tools.map(({ nodeId }) => nodeId)))
    for (const { id, type, config } of pipeline.nodes) {
      if (type !== 'inference') continue
      expect(config.model, 'the model is left to the page').toBe('')
      const last = ofType(events, 'response').findLast(({ nodeId }) => nodeId === id)
      expect(last?.text.length, id).toBeGreaterThan(20)
    }
    const prompts = pipeline.nodes.map(({ config }) => String(config.prompt ?? '')).join(' ')
    const named = prompts.match(/\b(?:display|generate|ask|trigger)_\w+/g) ?? []
    const names = tools.map(({ tool }) => tool.name)
    // A first visit reads no name of a tool before it is told what a tool is.
    const expected = document.id === 'mood-ring' ? [] : names
    expect(new Set(named), 'the prompts name its tools, and no others').toEqual(new Set(expected))
  },
)
