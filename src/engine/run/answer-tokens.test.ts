import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import type { JsonSchema } from '../../model/json'
import pixelArt from '../../nodes/pixel_art_display/node'
import { answerTokens, raisedLimit, schemaTokens } from './answer-tokens'

const color = { inputSchema: { type: 'object', properties: { color: { type: 'string', pattern: '^#[0-9a-f]{6}$' } } } }
const pixels = pixelArt.tool?.(pixelArt.configSchema as never) as { inputSchema: object; callTokens: number }

describe('the room for an answer', () => {
  it('is the least where that will do', () => {
    expect(answerTokens({ words: 512, least: 1024 }, {})).toBe(1024)
    expect(answerTokens({ words: 512, least: 1024, tools: [color] }, {})).toBe(1024)
  })

  it('holds the largest picture that can be drawn, with words', () => {
    const drawing = { pixels: Array.from({ length: 256 }, () => '#a1b2c3'), explanation: 'A cat.' }
    // Tokenizers use six to nine tokens for a color with its quotes and comma.
    const atMost = 9 * drawing.pixels.length
    expect(answerTokens({ words: 512, least: 1024, tools: [pixels as never] }, {})).toBeGreaterThan(atMost + 256)
  })

  it('has as much more as the model thinks, and is never more than the model gives', () => {
    expect(answerTokens({ words: 128 }, { thinkingRoom: 8192 })).toBe(8192 + 256)
    expect(answerTokens({ words: 128 }, { thinkingRoom: 8192, maxOutput: 4096 })).toBe(4096)
    expect(answerTokens({ words: 512, least: 1024 }, { contextWindow: 1001 })).toBe(500)
    expect(answerTokens({ words: 512, least: 1024 }, { contextWindow: 1 })).toBe(1)
  })

  it('grows with what is asked for, and stays within the model', () => {
    const model = fc.record({ maxOutput: fc.integer({ min: 1, max: 200_000 }), thinkingRoom: fc.nat(10_000) })
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(20), model, (words, tools, given) => {
        const room = (count: number) =>
          answerTokens({ words, tools: Array.from({ length: count }, () => color) }, given)
        expect(room(tools + 1)).toBeGreaterThanOrEqual(room(tools))
        expect(room(tools)).toBeLessThanOrEqual(given.maxOutput)
        expect(room(tools)).toBeGreaterThan(0)
      }),
    )
  })

  it('is counted for any schema, one that holds itself too', () => {
    const endless: Record<string, unknown> = { type: 'object' }
    endless.properties = { again: endless }
    expect(schemaTokens(endless as never)).toBeGreaterThan(0)
  })

  it('includes the requested JSON, and what surrounds a call', () => {
    expect(answerTokens({ words: 128, schema: { type: 'string', maxLength: 900 } }, {})).toBe(512)
    expect(answerTokens({ words: 240, tools: [{ inputSchema: { type: 'boolean' } }] }, {})).toBe(512)
  })
})

describe('the estimate for a schema', () => {
  const text = (length: number) => 'x'.repeat(length)
  const list = (length: number, item: unknown) => Array.from({ length }, () => item)
  const flags = { a: false, b: false, c: false, d: false, a_rather_long_name_of_a_flag: false }
  const flagSchemas = Object.fromEntries(Object.keys(flags).map(name => [name, { type: 'boolean' }]))

  testRows<[JsonSchema, unknown]>([
    [{ type: 'boolean' }, false],
    [{ type: 'null' }, null],
    [{ type: 'number' }, 1234567.891],
    [{ type: 'integer' }, 12345678901],
    [{ type: 'string' }, text(150)],
    [{ type: 'string', maxLength: 90 }, text(90)],
    [{ type: 'string', pattern: '^(cumulus|stratus)$' }, text(20)],
    [{ const: text(60) }, text(60)],
    [{ enum: ['no', text(60), 'yes'] }, text(60)],
    [{ anyOf: [{ type: 'boolean' }, { type: 'string', maxLength: 90 }, { type: 'null' }] }, text(90)],
    [{ oneOf: [{ type: 'boolean' }, { type: 'string', maxLength: 90 }, { type: 'null' }] }, text(90)],
    [{ type: 'object', properties: flagSchemas as JsonSchema }, flags],
    [{ type: 'object', properties: {} }, {}],
    [{ type: 'array', maxItems: 0 }, []],
    [{ type: 'array', maxItems: 10, items: { type: 'boolean' } }, list(10, false)],
    [{ items: { type: 'boolean' } }, list(16, false)],
    [{ type: 'array' }, list(16, text(150))],
    [{ maxItems: 4, items: { maxItems: 4, items: { maxLength: 12 } } }, list(4, list(4, text(12)))],
  ])('is near what its longest JSON takes', (schema, longest) => {
    const { length } = JSON.stringify(longest)
    const tokens = schemaTokens(schema)
    // A token is two or three characters of JSON.
    expect(tokens).toBeGreaterThan(length / 3)
    expect(tokens).toBeLessThan(length / 2 + 12)
  })

  it('counts the names of fields, the commas of a list, and sixteen items where there is no limit', () => {
    const named = (name: string) => schemaTokens({ properties: { [name]: { type: 'boolean' } } })
    expect(named('a'.repeat(60))).toBeGreaterThan(named('a') + 15)
    const items = { type: 'boolean' }
    expect(schemaTokens({ maxItems: 100, items })).toBeGreaterThan(100 * schemaTokens(items) + 50)
    expect(schemaTokens({ items })).toBe(schemaTokens({ maxItems: 16, items }))
  })

  it('looks at six levels, and takes what is deeper for a text', () => {
    const nested = (depth: number): JsonSchema =>
      depth === 0 ? { type: 'boolean' } : { properties: { a: nested(depth - 1) } }
    const tokens = Array.from({ length: 10 }, (_, depth) => schemaTokens(nested(depth)))
    const level = (tokens[1] ?? 0) - (tokens[0] ?? 0)
    const text = schemaTokens({ type: 'string' }) - schemaTokens({ type: 'boolean' })
    const grows = tokens.slice(1).map((each, depth) => each - (tokens[depth] ?? 0))
    expect(grows).toEqual([level, level, level, level, level, level, level + text, 0, 0])
  })

  it('does not count on a text of its full length where the limit is very high', () => {
    const tokens = schemaTokens({ type: 'string', maxLength: 1_000_000 })
    expect(tokens).toBeGreaterThan(300)
    expect(tokens).toBeLessThan(1000)
  })
})

describe('a limit that was too low', () => {
  it('is raised to twice as much, or to what the answer should need', () => {
    expect(raisedLimit(30, 1024, {})).toBe(1024)
    expect(raisedLimit(3000, 1024, {})).toBe(6144)
  })

  it('is not raised beyond the model', () => {
    expect(raisedLimit(4000, 1024, { maxOutput: 4096 })).toBe(4096)
    expect(raisedLimit(4096, 1024, { maxOutput: 4096 })).toBeNull()
  })
})
