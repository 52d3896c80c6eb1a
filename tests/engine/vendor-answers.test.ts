import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coerceArguments } from '../../src/engine/tools/coerce-arguments'
import type { NodeConfig } from '../../src/model/document'
import { type LanguageModel, ModelError, type ModelEvent, type ModelRequest } from '../../src/model/language-model'
import { ofType, run, stack, testHost, turns } from '../support/engine'

// What the engine makes of answers as models and providers really give them.

const asking: [string, NodeConfig] = ['user_input', { userMessage: 'Show 72.' }]

describe('a rate limit', () => {
  const refused = (retryAfterMs?: number, code: 'rate_limited' | 'overloaded' = 'rate_limited') =>
    new ModelError(code, 'Slow down.', {
      outcome: 'answered',
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    })

  /** Runs one card whose model refuses before it answers. */
  async function refusing(...failures: ModelError[]) {
    const slept: number[] = []
    const model = turns(...failures.map(fail => ({ fail })))
    const host = testHost(model.languageModel, {
      random: () => 0.5,
      sleep: async ms => {
        slept.push(ms)
        if (ms > 60_000) await new Promise(() => {})
      },
    })
    const events = await run(stack(asking, ['inference', {}]), host)
    return { events, requests: model.requests.length, waited: slept.filter(ms => ms <= 60_000) }
  }

  test('is waited for as asked, with some jitter, and asked once more', async () => {
    const { events, requests, waited } = await refusing(refused(34_070))
    expect(requests).toBe(2)
    expect(waited).toEqual([38_329])
    expect(ofType(events, 'node-retry')).toMatchObject([{ round: 1, waitMs: 38_329, message: 'Slow down.' }])
    expect(ofType(events, 'response')).toMatchObject([{ text: 'Done.' }])
    expect(ofType(events, 'request')).toHaveLength(1)
  })

  test('is waited for some seconds where it does not say how long', async () => {
    expect((await refusing(refused())).waited).toEqual([7_500])
  })

  test('is never waited for longer than a minute', async () => {
    expect((await refusing(refused(59_000))).waited).toEqual([60_000])
    const { events, requests, waited } = await refusing(refused(61_000))
    expect(waited).toEqual([])
    expect(requests).toBe(1)
    expect(ofType(events, 'node-error')).toMatchObject([{ code: 'rate_limited', retryAfterMs: 61_000 }])
  })

  test('is waited for once', async () => {
    const { events, requests } = await refusing(refused(1_000), refused(1_000))
    expect(requests).toBe(2)
    expect(ofType(events, 'node-error')).toHaveLength(1)
  })

  test('a provider that is too busy is waited for where it says how long', async () => {
    expect((await refusing(refused(2_000, 'overloaded'))).requests).toBe(2)
    expect((await refusing(refused(undefined, 'overloaded'))).requests).toBe(1)
  })

  test('is not asked again when some of the answer has come', async () => {
    const languageModel: LanguageModel = {
      async *stream(): AsyncGenerator<ModelEvent> {
        yield { type: 'reasoning-delta', text: 'Hm.' }
        throw refused(1_000)
      },
    }
    const events = await run(stack(asking, ['inference', {}]), testHost(languageModel))
    expect(ofType(events, 'node-retry')).toEqual([])
    expect(ofType(events, 'node-error')).toHaveLength(1)
  })

  test('the wait ends when the run is stopped', async () => {
    const stop = new AbortController()
    const host = testHost(turns({ fail: refused(1_000) }).languageModel, {
      sleep: async (ms, signal) => {
        if (ms > 60_000) await new Promise(() => {})
        stop.abort(new DOMException('Stopped', 'AbortError'))
        signal.throwIfAborted()
      },
    })
    const events = await run(stack(asking, ['inference', {}]), host, { signal: stop.signal })
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'stopped' })
  })
})

describe('thinking', () => {
  const thinking = (text?: string): LanguageModel => ({
    async *stream(): AsyncGenerator<ModelEvent> {
      yield { type: 'reasoning-delta', text: 'Let me ' }
      yield { type: 'reasoning-delta', text: 'see.' }
      yield { type: 'text-delta', text: 'Blue.' }
      yield { type: 'usage', usage: { input: 10, output: 9, reasoning: 7 } }
      yield { type: 'end', ending: 'complete', ...(text !== undefined && { text }) }
    },
  })

  test('is in the events, and no part of the answer or of what later cards read', async () => {
    const requests: ModelRequest[] = []
    const model = thinking()
    const languageModel: LanguageModel = {
      stream(request, signal) {
        requests.push(structuredClone({ ...request, messages: [...request.messages] }))
        return model.stream(request, signal)
      },
    }
    const events = await run(stack(asking, ['inference', {}], ['inference', {}]), testHost(languageModel))
    expect(ofType(events, 'reasoning-delta').map(({ text }) => text)).toEqual(['Let me ', 'see.', 'Let me ', 'see.'])
    expect(ofType(events, 'response')[0]).toMatchObject({ text: 'Blue.', reasoning: 'Let me see.' })
    expect(ofType(events, 'usage')[0]).toMatchObject({ usage: { output: 9, reasoning: 7 } })
    expect(JSON.stringify(requests[1])).not.toContain('Let me')
    expect(ofType(events, 'node-end').at(-1)?.output).toMatchObject({ content: 'Blue.' })
  })

  test('the text at the end is the answer where it is not what was streamed', async () => {
    const events = await run(stack(asking, ['inference', {}]), testHost(thinking('')))
    expect(ofType(events, 'response')).toMatchObject([{ text: '' }])
  })
})

const SCORE = { type: 'object', properties: { score: { type: 'number' } }, required: ['score'] }

describe('JSON in an answer', () => {
  test.each([
    ['S11b in a fence after a sentence', 'Sure:\n```json\n{"score": 7}\n```'],
    ['S11c after thinking', '<think>plan {"score":1}</think>{"score":7}'],
    ['S11d in a sentence', 'I give it {"score": 7}, for it is good.'],
    ['the one that fits, of several', 'Such as {"grade": 1}? No: {"score":7} it is.'],
    ['after a list in brackets', 'As I said [1], here: {"score":7}'],
    ['its number as text', '{"score":"7"}'],
  ])('%s is found', async (_name, text) => {
    const model = turns({ text })
    const events = await run(stack(asking, ['inference', { responseFormat: SCORE }]), testHost(model.languageModel))
    expect(model.requests).toHaveLength(1)
    expect(ofType(events, 'node-end').at(-1)?.output).toMatchObject({ score: 7 })
  })

  test('an answer without any is asked for once more', async () => {
    const model = turns({ text: 'Seven, I say {not JSON}.' }, { text: '{"score":7}' })
    await run(stack(asking, ['inference', { responseFormat: SCORE }]), testHost(model.languageModel))
    expect(model.requests).toHaveLength(2)
  })
})

describe('arguments of small models', () => {
  const schema = {
    type: 'object',
    properties: {
      value: { type: 'number' },
      count: { type: 'integer' },
      loud: { type: 'boolean' },
      items: { type: 'array', items: { type: 'number' } },
      place: { type: 'object', properties: { x: { type: 'number' } } },
      note: { type: 'string' },
      either: { type: ['string', 'number'] },
    },
    required: ['value'],
  }

  test.each([
    ['S12 a number as text', { value: '72' }, { value: 72 }],
    ['S12b null for what may be left out', { value: 1, note: null }, { value: 1 }],
    ['a list as JSON text', { value: 1, items: '["1", 2]' }, { value: 1, items: [1, 2] }],
    ['an object as JSON text', { value: 1, place: '{"x":"3"}' }, { value: 1, place: { x: 3 } }],
    ['yes or no as text', { value: 1, loud: 'True' }, { value: 1, loud: true }],
    ['all arguments as JSON text', '{"value":"72"}', { value: 72 }],
  ])('%s', (_name, given, expected) => {
    const { value, notes } = coerceArguments(schema, given)
    expect(value).toEqual(expected)
    expect(notes.length).toBeGreaterThan(0)
  })

  test.each([
    ['a text where a text fits too', { value: 1, either: '7' }],
    ['a text that is no number', { value: 'seventy' }],
    ['an empty text', { value: '' }],
    ['null where something is required', { value: null }],
    ['a number where a text is wanted', { value: 1, note: 7 }],
    ['what fits', { value: 72, items: [1] }],
  ])('%s is left as it is', (_name, given) => {
    expect(coerceArguments(schema, given)).toEqual({ value: given, notes: [] })
  })

  test('what fits a schema is never changed', () => {
    fc.assert(
      fc.property(
        fc.record({
          value: fc.double({ noNaN: true }),
          note: fc.string(),
          items: fc.array(fc.integer()),
          loud: fc.boolean(),
        }),
        given => {
          expect(coerceArguments(schema, given)).toEqual({ value: given, notes: [] })
        },
      ),
    )
  })

  test('the gauge shows it, and the result says how it was read', async () => {
    const call = { name: 'display_gauge', args: { value: '72', label: null, explanation: 'warm' } }
    const events = await run(
      stack(asking, ['gauge_display', {}], ['inference', {}]),
      testHost(turns({ calls: [call] }).languageModel),
    )
    const [result] = ofType(events, 'tool-result')
    expect(result).toMatchObject({ isError: false, data: { value: 72 } })
    expect(JSON.stringify(result?.readAs)).toContain('read as a number')
  })
})
