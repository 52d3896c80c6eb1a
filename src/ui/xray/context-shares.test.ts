import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../model/language-model'
import type { SentContext } from '../page/runs/sent-context'
import { contextUse, formatPercent } from './context-shares'

const says = (text: string): Message => ({ role: 'user', content: [{ type: 'text', text }] })
const tool = { name: 'display_color', description: 'Shows a color.', inputSchema: { type: 'object' } }
const context: SentContext = {
  system: [
    { nodeId: 'sys', text: 'a'.repeat(400) },
    { nodeId: 'llm', text: 'b'.repeat(200) },
  ],
  tools: [
    { nodeId: 'color', tool },
    { nodeId: null, pipelineId: 'desk', tool },
  ],
  messages: [
    { nodeId: 'you', message: says('c'.repeat(100)) },
    { nodeId: 'llm', message: { role: 'assistant', content: 'd'.repeat(100) } },
    { nodeId: 'you', message: says('e'.repeat(100)) },
  ],
}

describe('contextUse', () => {
  it('gives each node and pipeline one share, in the order of the request', () => {
    const { shares } = contextUse(context)
    expect(shares.map(({ nodeId, pipelineId }) => nodeId ?? pipelineId)).toEqual(['sys', 'llm', 'color', 'desk', 'you'])
    const [sys, llm] = shares
    expect((llm?.share ?? 0) / (sys?.share ?? 1)).toBeCloseTo(0.75)
  })

  it('keeps to what the provider counted', () => {
    expect(contextUse(context, { input: 1234, output: 5 }).tokens).toBe(1234)
  })

  it('counts a picture as what it costs, not as its letters', () => {
    const picture: Message = {
      role: 'user',
      content: [{ type: 'image', mediaType: 'image/png', data: 'A'.repeat(90_000) }],
    }
    const { tokens } = contextUse({ system: [], tools: [], messages: [{ nodeId: 'you', message: picture }] })
    expect(tokens).toBe(1000)
  })

  it('shares out the whole, whatever is in it', () => {
    const part = fc.record({ nodeId: fc.constantFrom('a', 'b', 'c'), text: fc.string({ minLength: 1 }) })
    fc.assert(
      fc.property(fc.array(part, { minLength: 1 }), system => {
        const { shares } = contextUse({ system, tools: [], messages: [] })
        expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
        expect(shares.length).toBe(new Set(system.map(({ nodeId }) => nodeId)).size)
      }),
    )
  })
})

it('says small shares as small, and never as nothing', () => {
  expect([0, 0.0004, 0.012, 0.5, 1].map(formatPercent)).toEqual(['0%', 'under 1%', '1%', '50%', '100%'])
})
