import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { atPage, type Starter } from '../../src/content/starters'
import { validateDocument } from '../../src/engine/checks/problems'
import type { RunEvent } from '../../src/model/events'
import { checkGraph } from '../../src/model/graph'
import type { JsonObject, JsonSchema, JsonValue } from '../../src/model/json'
import { nodeTypes } from '../../src/nodes/registry'
import { createDemoModel } from '../../src/providers/demo'
import { ofType, run, scriptedModel, testHost } from '../support/engine'
import { flowStarters } from '../support/english-content'
import { orderFaults } from '../support/event-order'
import { testRows } from '../support/test-rows'

const page = 'https://aili5.example/class/'

/** A host on which the demo answers without waiting, with access to the page's own files; people take `choice`. */
function demoHost(choice?: string) {
  return testHost(createDemoModel({ random: () => 0.4, sleep: async () => {} }), {
    resolved: { provider: 'demo', temperature: { min: 0, max: 1 } },
    ownHost: new URL(page).host,
    ask: async question =>
      question.kind === 'survey'
        ? { selectedIds: [(question.options.find(({ label }) => label === choice) ?? question.options[0])?.id ?? ''] }
        : { unavailable: 'Nobody is there.' },
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
async function play(id: string, said: Record<string, string> = {}, choice?: string): Promise<RunEvent[]> {
  const { document, inputs } = starterOf(id)
  return run(document, demoHost(choice), { inputs: { ...inputs, ...said } })
}

const ran = (events: readonly RunEvent[]) =>
  new Set(ofType(events, 'pipeline-start').map(({ pipelineId }) => pipelineId))
const lastReply = (events: readonly RunEvent[], nodeId: string) =>
  ofType(events, 'response').findLast(event => event.nodeId === nodeId)?.text ?? ''

it('there are eleven, each with an id and a title of its own', () => {
  expect(flowStarters).toHaveLength(11)
  expect(new Set(flowStarters.map(({ id }) => id)).size).toBe(11)
  expect(new Set(flowStarters.map(({ title }) => title)).size).toBe(11)
})

describe('each starter of several pipelines', () => {
  testRows(flowStarters.map(({ id }) => id))('has edges that can be run, and cards without a warning', id => {
    const { document, inputs } = starterOf(id)
    checkGraph(document)
    expect(validateDocument(document, inputs, nodeTypes)).toEqual([])
    const nodes = document.pipelines.flatMap(pipeline => pipeline.nodes)
    expect(new Set(nodes.map(node => node.id)).size).toBe(nodes.length)
  })

  testRows(flowStarters.map(({ id }) => id))('runs at once on the demo model, without an error', async id => {
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

describe('Support desk', () => {
  it.each([
    ['The light of my bicycle flickers, it is broken.', 'repairs', 'bills', /Push the lamp/],
    ['I paid the bill for my brake pads. Do I get my money back?', 'bills', 'repairs', /blue bicycle/],
  ])('“%s” is looked up by %s, and one desk closes it', async (said, desk, other, fact) => {
    const events = await play('support-desk', { ticket: said })
    expect(ran(events)).toEqual(new Set(['tickets', desk, 'closing', ...(desk === 'bills' ? ['bill-book'] : [])]))
    expect(ofType(events, 'pipeline-skip').map(({ pipelineId }) => pipelineId)).toEqual([other])
    const closing = ofType(events, 'request').find(({ nodeId }) => nodeId === 'closing-model')
    expect(JSON.stringify(closing?.request.messages)).toMatch(fact)
  })
})

describe('Research desk', () => {
  it('reads both shelves side by side, and the editor has what both say', async () => {
    const events = await play('research-team')
    const starts = ofType(events, 'pipeline-start').map(({ pipelineId }) => pipelineId)
    expect(starts).toEqual(['question', 'nature', 'history', 'editor'])
    const editor = ofType(events, 'request').find(({ nodeId }) => nodeId === 'editor-model')
    const read = JSON.stringify(editor?.request.messages)
    expect(read).toContain('thirty minutes')
    expect(read).toContain('1986')
  })
})

describe('Booking desk', () => {
  it('reads the wish, looks for a table on that day, books the first, and says its number', async () => {
    const events = await play('booking-desk', { wish: 'A table for six on Sunday, please.' })
    const read = ofType(events, 'node-end').find(({ nodeId }) => nodeId === 'read')?.output as JsonObject
    const calls = ofType(events, 'tool-call').map(({ toolNodeId, call, round }) => [toolNodeId, call.arguments, round])
    expect(read.people).toEqual(expect.any(Number))
    expect(calls).toEqual([
      ['free-tables', { day: 'Sunday', people: read.people }, 0],
      ['book-table', { table: 'Window' }, 0],
    ])
    const voice = ofType(events, 'request').find(({ nodeId }) => nodeId === 'voice')
    expect(voice?.request.system).toContain('Table Window is booked for the guest, number 731')
  })
})

describe('Moderation with appeal', () => {
  it('lets what is kind go out at once', async () => {
    const events = await play('fair-moderation', { message: 'What a wonderful game, I love it. Thank you!' })
    expect(ran(events)).toEqual(new Set(['post', 'publish']))
  })

  it('sends the rest to a second judge, who has seen neither the first nor its score', async () => {
    const events = await play('fair-moderation')
    expect([...ran(events)].slice(0, 2)).toEqual(['post', 'appeal'])
    const second = ofType(events, 'request').find(({ nodeId }) => nodeId === 'second-judge')
    expect(JSON.stringify(second?.request)).not.toContain('kindness')
    const { fairness } = ofType(events, 'node-end').find(({ nodeId }) => nodeId === 'second-judge')!.output as {
      fairness: number
    }
    expect(ran(events)).toContain(fairness >= 5 ? 'publish' : 'explain')
  })
})

describe('Newsroom', () => {
  it('asks the archive, and the editor waits for checker and painter', async () => {
    const events = await play('newsroom')
    const starts = ofType(events, 'pipeline-start').map(({ pipelineId }) => pipelineId)
    expect(starts).toEqual(['reporter', 'archive', 'checker', 'painter', 'editor'])
    const editor = events.findIndex(event => event.type === 'pipeline-start' && event.pipelineId === 'editor')
    const ended = ofType(events.slice(0, editor), 'pipeline-end').map(({ pipelineId }) => pipelineId)
    expect(ended).toEqual(expect.arrayContaining(['checker', 'painter']))
  })
})

describe('Quiz show', () => {
  it.each([
    ['Jupiter', 'applause', 'comfort'],
    ['Venus', 'comfort', 'applause'],
  ])('who chose %s gets %s', async (choice, taken, left) => {
    const events = await play('quiz-show', {}, choice)
    expect(ran(events)).toEqual(new Set(['stage', taken]))
    expect(ofType(events, 'pipeline-skip').map(({ pipelineId }) => pipelineId)).toEqual([left])
  })
})

interface SchemaFields {
  type?: string
  properties?: Record<string, JsonSchema>
  enum?: JsonValue[]
  minimum?: number
  minItems?: number
  items?: JsonSchema
  minLength?: number
}

/** A value that fits a schema of a tool or of an answer: the least that does. */
function filled(schema: JsonSchema): JsonValue {
  const { type, properties = {}, enum: choices, minimum, minItems, items = {}, minLength } = schema as SchemaFields
  if (choices) return choices[0] ?? null
  if (type === 'object') {
    const required = ((schema.required as string[] | undefined) ?? []).map(name => [
      name,
      filled(properties[name] ?? {}),
    ])
    return Object.fromEntries(required) as JsonObject
  }
  if (type === 'array') return Array.from({ length: minItems ?? 1 }, () => filled(items))
  if (type === 'boolean') return true
  if (type === 'string') return minLength ? 'x'.repeat(minLength) : 'text'
  return minimum ?? 1
}

/** A fake model: calls each tool once, fills in requested JSON, and takes the branch of the example. */
const standIn = () =>
  scriptedModel(request => {
    const { system = '', responseFormat, tools, messages } = request
    if (responseFormat) return { text: JSON.stringify(filled(responseFormat.schema)) }
    const [, way] = /For example: (\S+)$/.exec(system) ?? []
    if (way !== undefined) return { text: way }
    const called = new Set(
      messages
        .flatMap(message => (message.role === 'assistant' ? (message.toolCalls ?? []) : []))
        .map(({ name }) => name),
    )
    const calls = tools
      .filter(({ name }) => !called.has(name))
      .map(({ name, inputSchema }) => ({ name, args: filled(inputSchema) }))
    return calls.length > 0 ? { calls } : { text: 'The stand-in has spoken.' }
  })

testRows(flowStarters.slice(5).map(({ id }) => id))('other starters run with a stand-in for the model', async id => {
  const { document, inputs } = starterOf(id)
  const events = await run(document, { ...demoHost(), model: testHost(standIn().languageModel).model }, { inputs })
  expect(ofType(events, 'node-error')).toEqual([])
  expect(ofType(events, 'run-end')[0]?.status).toBe('finished')
  expect(ofType(events, 'response').at(-1)?.text).toBe('The stand-in has spoken.')
})
