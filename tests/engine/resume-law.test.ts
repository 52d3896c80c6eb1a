import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { NodeConfig } from '../../src/engine/model/document'
import type { RunEvent } from '../../src/engine/model/events'
import type { JsonObject } from '../../src/engine/model/json'
import type { ModelRequest } from '../../src/engine/model/language-model'
import { runDocument } from '../../src/engine/run/run'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { ofType, run, scriptedModel, stack, type Turn, testHost } from '../support/engine'

const number = { type: 'object', required: ['n'], properties: { n: { type: 'number' } } }

/** A number that depends on all of a request. */
function hashOf(request: ModelRequest): number {
  let hash = 7
  for (const letter of JSON.stringify(request)) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003
  return hash
}

/** Answers by the request alone: with tool calls, values that do not fit, and answers that are empty or cut short. */
function answerTo(request: ModelRequest): Turn {
  const hash = hashOf(request)
  const last = request.messages.at(-1)
  const tool = request.tools[hash % Math.max(1, request.tools.length)]
  if (tool && last?.role !== 'tool' && hash % 3 > 0) {
    const args: JsonObject =
      tool.name === 'display_gauge' ? { value: hash % 120 } : { hex: '#336699', explanation: `Hash ${hash}.` }
    return { ...(hash % 2 > 0 && { text: 'I call it.' }), calls: [{ name: tool.name, args, id: `call-${hash}` }] }
  }
  if (request.responseFormat) return { text: hash % 3 > 0 ? `{"n": ${hash}}` : 'A number.' }
  if (hash % 5 === 0) return { text: `Cut ${hash}`, ending: 'token-limit' }
  return { text: hash % 7 === 0 ? '' : `Answer ${hash}.` }
}

const words = fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9}){0,12}$/)
const settings = fc.record(
  {
    contextMode: fc.constantFrom('continue', 'fresh', 'alone'),
    window: fc.integer({ min: 25, max: 90 }),
    systemPrompt: words,
    userMessage: words,
    responseFormat: fc.constant(number),
    memories: words.map(content => [{ role: 'user', content }]),
    enabledTools: fc.constant(['display_color']),
    /** The index of an inference above, as a number to take the remainder of. */
    from: fc.nat({ max: 9 }),
  },
  { requiredKeys: [] },
)
type Card = [type: string, config: NodeConfig & { from?: number }]
const card: fc.Arbitrary<Card> = fc.oneof(
  words.map((defaultValue): Card => ['user_input', { defaultValue }]),
  words.map((prompt): Card => ['system_prompt', { prompt }]),
  fc.constant<Card>(['color_display', {}]),
  fc.constant<Card>(['gauge_display', {}]),
  { weight: 4, arbitrary: settings.map((config): Card => ['inference', config as NodeConfig]) },
)

/** What the cards show. */
const cardsOf = (events: readonly RunEvent[]) => {
  const { status, nodes } = foldEvents(emptyRun, events)
  const shown = Object.entries(nodes).map(([id, { status, reply, results, error }]) => [
    id,
    { status, reply: reply?.text, error, results: results.map(({ content }) => content) },
  ])
  return { status, ...Object.fromEntries(shown) }
}

it('a run that is resumed at an inference sends the requests of the whole run from there on, and shows the same', async () => {
  let resumed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(card, { minLength: 2, maxLength: 9 }), async cards => {
      const inferences: string[] = []
      const document = stack(
        ...cards.map(([type, { from, ...config }], index): [string, NodeConfig, string] => {
          const id = `n${index}`
          const above = from === undefined ? undefined : inferences[from % Math.max(1, inferences.length)]
          if (type === 'inference') inferences.push(id)
          return [type, { ...config, ...(above !== undefined && { goesOnFrom: above }) }, id]
        }),
      )
      const whole = scriptedModel(answerTo)
      const before = await run(document, testHost(whole.languageModel))
      const asked = ofType(before, 'request').map(({ nodeId }) => nodeId)
      for (const fromNodeId of new Set(asked.slice(1))) {
        const again = scriptedModel(answerTo)
        const events: RunEvent[] = []
        const earlier = { events: before, fromNodeId }
        const signal = new AbortController().signal
        for await (const event of runDocument(document, {}, testHost(again.languageModel), signal, earlier))
          events.push(event)
        expect(again.requests).toEqual(whole.requests.slice(asked.indexOf(fromNodeId)))
        expect(cardsOf(events)).toEqual(cardsOf(before))
        resumed++
      }
    }),
    { numRuns: 150 },
  )
  expect(resumed).toBeGreaterThan(100)
})
