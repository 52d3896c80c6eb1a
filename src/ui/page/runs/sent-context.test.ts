import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RequestOrigins } from '../../../model/events'
import type { Message, ModelRequest, Tool } from '../../../model/language-model'
import { repeatedMessages, sentContext } from './sent-context'

const said = (text: string): Message => ({ role: 'user', content: [{ type: 'text', text }] })
const reply = (content: string): Message => ({ role: 'assistant', content })
const tool = (name: string): Tool => ({ name, description: `Shows ${name}`, inputSchema: { type: 'object' } })

const messages = fc.array(fc.oneof(fc.string().map(said), fc.string().map(reply)))
const nodeIds = fc.constantFrom('sys', 'you', 'llm')
const requests = fc.record({
  model: fc.constant('demo'),
  system: fc.string(),
  messages,
  tools: fc.array(fc.string({ minLength: 1 }).map(tool)),
  maxTokens: fc.nat(),
})
const origins: fc.Arbitrary<RequestOrigins> = fc.record({
  system: fc.array(fc.record({ nodeId: nodeIds, text: fc.string({ minLength: 1 }) })),
  messages: fc.array(fc.record({ nodeId: nodeIds, added: fc.constantFrom(undefined, 'no-user-turn' as const) })),
  tools: fc.array(fc.record({ nodeId: nodeIds })),
})

describe('sentContext', () => {
  it('is the whole request, part by part, whatever its origins say', () => {
    fc.assert(
      fc.property(requests, origins, (request: ModelRequest, from) => {
        const context = sentContext(request, from)
        expect(context.system.map(part => part.text).join('\n\n')).toBe(request.system)
        expect(context.messages.map(part => part.message)).toEqual(request.messages)
        expect(context.tools.map(part => part.tool)).toEqual(request.tools)
      }),
    )
  })

  it('names the node behind every part, and says which message was added', () => {
    const request: ModelRequest = {
      model: 'demo',
      system: 'Be kind.\n\nBe brief.',
      messages: [said('hello'), said('Please go on.')],
      tools: [tool('display_color')],
      maxTokens: 10,
    }
    const context = sentContext(request, {
      system: [
        { nodeId: 'sys', text: 'Be kind.' },
        { nodeId: 'llm', text: 'Be brief.' },
      ],
      messages: [{ nodeId: 'you' }, { nodeId: 'llm', added: 'no-user-turn' }],
      tools: [{ nodeId: 'color' }],
    })
    expect(context.system).toEqual([
      { nodeId: 'sys', text: 'Be kind.' },
      { nodeId: 'llm', text: 'Be brief.' },
    ])
    expect(context.messages.map(part => [part.nodeId, part.added])).toEqual([
      ['you', undefined],
      ['llm', 'no-user-turn'],
    ])
    expect(context.tools[0]?.nodeId).toBe('color')
  })

  it('gives a part no name when its origin does not fit', () => {
    const request = { model: 'm', system: 'Changed.', messages: [said('a')], tools: [tool('t')], maxTokens: 1 }
    const context = sentContext(request, { system: [{ nodeId: 'sys', text: 'Other.' }], messages: [], tools: [] })
    expect(context.system).toEqual([{ nodeId: null, text: 'Changed.' }])
    expect(context.messages[0]?.nodeId).toBeNull()
    expect(context.tools[0]?.nodeId).toBeNull()
  })
})

describe('repeatedMessages', () => {
  it('counts what was sent before, and no more', () => {
    fc.assert(
      fc.property(messages, messages, (before, more) => {
        expect(repeatedMessages(before, [...structuredClone(before), ...more])).toBeGreaterThanOrEqual(before.length)
        expect(repeatedMessages([], more)).toBe(0)
      }),
    )
    expect(repeatedMessages([said('a'), reply('b')], [said('a'), reply('c'), said('d')])).toBe(1)
  })
})
