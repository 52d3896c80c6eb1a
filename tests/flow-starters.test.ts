import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { atPage, flowStarters, type Starter } from '../src/documents/starters'
import type { RunEvent } from '../src/engine/events'
import { checkGraph } from '../src/engine/graph'
import { findProblems } from '../src/engine/problems'
import { nodeTypes } from '../src/nodes/registry'
import { createDemoModel } from '../src/providers/demo'
import { ofType, run, testHost } from './support/engine'
import { orderFaults } from './support/event-order'

const page = 'https://aili5.example/class/'

/** A host on which the demo answers without waiting, with access to the page's own files. */
function demoHost() {
  return testHost(createDemoModel({ random: () => 0.4, sleep: async () => {} }), {
    resolved: { provider: 'demo', temperature: { min: 0, max: 1 } },
    ownHost: new URL(page).host,
    fetch: async ({ url }) => {
      if (!url.startsWith(page)) throw new Error(`nothing but the page is there, and not ${url}`)
      const body = readFileSync(resolve('public', url.slice(page.length)), 'utf8')
      return { status: 200, body, contentType: 'application/json' }
    },
  })
}

const starterOf = (id: string): Starter => {
  const starter = flowStarters.find(each => each.id === id)
  if (!starter) throw new Error(`no starter ${id}`)
  return atPage(starter, page)
}

/** Runs a starter with another text in one of its messages. */
async function play(id: string, said: Record<string, string> = {}): Promise<RunEvent[]> {
  const { document, inputs } = starterOf(id)
  return run(document, demoHost(), { inputs: { ...inputs, ...said } })
}

const ran = (events: readonly RunEvent[]) =>
  new Set(ofType(events, 'pipeline-start').map(({ pipelineId }) => pipelineId))
const lastReply = (events: readonly RunEvent[], nodeId: string) =>
  ofType(events, 'response').findLast(event => event.nodeId === nodeId)?.text ?? ''

it('there are five, each with an id and a title of its own', () => {
  expect(flowStarters).toHaveLength(5)
  expect(new Set(flowStarters.map(({ id }) => id)).size).toBe(5)
  expect(new Set(flowStarters.map(({ title }) => title)).size).toBe(5)
})

describe.each(flowStarters.map(({ id }) => id))('%s', id => {
  it('has edges that can be run, and cards without a warning', () => {
    const { document, inputs } = starterOf(id)
    checkGraph(document)
    expect(findProblems(document, inputs, nodeTypes)).toEqual([])
    const nodes = document.pipelines.flatMap(pipeline => pipeline.nodes)
    expect(new Set(nodes.map(node => node.id)).size).toBe(nodes.length)
  })

  it('runs at once on the demo model, to the end and without an error', async () => {
    const events = await play(id)
    expect(ofType(events, 'node-error')).toEqual([])
    expect(ofType(events, 'tool-result').filter(({ isError }) => isError)).toEqual([])
    expect(ofType(events, 'run-end')[0]?.status).toBe('finished')
    expect(orderFaults(events)).toEqual([])
  })
})

describe('Sales or support?', () => {
  it.each([
    ['How much is the red bicycle, and can I buy it today?', 'sales', 'support'],
    ['The brakes do not work any more, please help.', 'support', 'sales'],
  ])('“%s” goes to %s alone', async (said, taken, left) => {
    const events = await play('support-router', { customer: said })
    expect(ran(events)).toEqual(new Set(['front-desk', taken]))
    expect(ofType(events, 'pipeline-skip').map(({ pipelineId }) => pipelineId)).toEqual([left])
    expect(lastReply(events, `${taken}-model`).length).toBeGreaterThan(20)
    expect(ofType(events, 'tool-result').map(({ nodeId }) => nodeId)).toEqual([`${taken}-model`])
  })
})

describe('Hotel call center', () => {
  it('asks the departments that fit, which ask their tools, and tells the facts', async () => {
    const events = await play('hotel-call-centre')
    expect(ran(events)).toEqual(new Set(['reception', 'reservations', 'room-list', 'restaurant', 'kitchen-plan']))
    const reply = lastReply(events, 'reception-model')
    expect(reply).toMatch(/Heron/)
    expect(reply).toMatch(/7:00/)
    expect(reply).not.toContain('_instruction')
  })

  it('asks another department for another question', async () => {
    const events = await play('hotel-call-centre', { guest: 'Is there a boat trip tomorrow?' })
    expect(ran(events)).toEqual(new Set(['reception', 'excursions', 'tour-calendar']))
    expect(lastReply(events, 'reception-model')).toMatch(/island/i)
  })
})

describe('Research with sources', () => {
  it('finds the passage, and the writer has it before it writes', async () => {
    const events = await play('research-desk')
    const [found] = ofType(events, 'tool-result')
    expect(found?.content).toMatch(/shiver to keep warm/)
    const request = ofType(events, 'request').find(({ nodeId }) => nodeId === 'writer-model')
    expect(JSON.stringify(request?.request.messages)).toMatch(/shiver to keep warm/)
    expect(lastReply(events, 'writer-model').length).toBeGreaterThan(20)
  })
})

describe('Write, judge, improve', () => {
  it('sends a text where its score says, and no other way', async () => {
    const events = await play('evaluate-and-improve')
    const score = ofType(events, 'node-end').find(({ nodeId }) => nodeId === 'judge')?.output as { clarity: number }
    expect(score.clarity).toBeGreaterThanOrEqual(1)
    expect(score.clarity).toBeLessThanOrEqual(10)
    expect(ran(events)).toEqual(new Set(['first-draft', score.clarity < 9 ? 'improve' : 'keep']))
    const improved = ofType(events, 'request').find(({ nodeId }) => nodeId === 'improve-model')
    expect(improved?.request.system).toContain(`${score.clarity} of 10`)
    expect(lastReply(events, 'improve-model').length).toBeLessThan(lastReply(events, 'draft-model').length)
  })
})

describe('Ask a web address', () => {
  it.each([
    ['How many moons does Mars have, and how long is a day there?', 'mars', /24 hours 39 minutes/],
    ['Tell me about Saturn!', 'saturn', /274/],
  ])('“%s” fetches %s from the page itself', async (said, planet, fact) => {
    const events = await play('planet-desk', { visitor: said })
    const fetched = ofType(events, 'tool-call').find(({ call }) => call.name === 'consult_Planet_facts')
    expect(fetched?.call.arguments).toEqual({ planet })
    expect(lastReply(events, 'guide-model')).toMatch(fact)
  })
})
