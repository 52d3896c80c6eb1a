import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
    expect(answerTokens({ words: 512, least: 1024 }, { contextWindow: 1000 })).toBe(500)
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
