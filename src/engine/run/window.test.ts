import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import type { JsonValue } from '../../model/json'
import type { Message } from '../../model/language-model'
import type { OfferedTool } from '../tools/offered-tools'
import { fitWindow } from './window'

const user = (...texts: string[]): Message => ({ role: 'user', content: texts.map(text => ({ type: 'text', text })) })
const image: Message = { role: 'user', content: [{ type: 'image', mediaType: 'image/png', data: 'AAAA' }] as never }
const said = (content: string, ...args: JsonValue[]): Message => ({
  role: 'assistant',
  content,
  ...(args.length > 0 && {
    toolCalls: args.map((each, index) => ({ id: `c${index}`, name: 'find', arguments: each })),
  }),
})
const result = (content: string): Message => ({ role: 'tool', callId: 'c0', toolName: 'find', content })
/** A text of so many tokens, in words of one token each. */
const text = (tokens: number) => 'abc '.repeat(tokens).trim()

/** Which messages of a conversation stay, and what falls out. */
function fitted(messages: readonly Message[], window: number, offered: readonly OfferedTool[] = []) {
  const turns = messages.map((message, index) => ({ nodeId: `n${index}`, message }))
  const { transcript, truncated } = fitWindow({ system: [], turns }, offered, window)
  const parts = transcript.turns.map(({ nodeId }) => nodeId)
  return { stays: transcript.turns.map(({ message }) => message), parts, truncated }
}

testRows<[string, Message[], number, string[], string[]]>([
  ['all that fits exactly', [user(text(5)), user(text(5))], 10, ['n0', 'n1'], []],
  ['all but what is a token too long', [user('one two'), said(text(9))], 10, ['n0', 'n1'], ['one']],
  ['letters, not their parts, are counted', [user('😀😀😀😀😀😀😀😀')], 2, ['n0'], []],
  ['texts of a message with a line between', [user('abcd', 'ef')], 2, ['n0'], []],
  ['an image with what it takes', [user('abcd'), image], 86, ['n0', 'n1'], []],
  ['an image that does not fit falls out whole', [image, user('abcd')], 85, ['n1'], ['']],
  ['a call is counted', [said('', { query: text(20) }), result('x')], 40, ['n0', 'n1'], []],
  [
    'a result goes with its call',
    [said('', { query: text(40) }), result('x'), user('And now?')],
    20,
    ['n2'],
    [JSON.stringify([{ id: 'c0', name: 'find', arguments: { query: text(40) } }]), 'x'],
  ],
  ['a result is not cut', [result(text(30)), user('x')], 20, ['n1'], [text(30)]],
  ['a message is not cut within its only word', [user('a'.repeat(100)), user('x')], 20, ['n1'], ['a'.repeat(100)]],
])('of a conversation stays what fits', (_, messages, window, parts, lost) => {
  const { truncated, ...rest } = fitted(messages, window)
  expect(rest.parts).toEqual(parts)
  expect(rest.stays).toHaveLength(parts.length)
  expect(truncated?.parts.map(each => each.text) ?? []).toEqual(lost)
})

test('an answer is cut like a message, and both are named in their order', () => {
  const { stays, truncated } = fitted([user('first'), said(`${text(10)} ${text(3)}`), user('last')], 5)
  expect(stays).toEqual([said(text(4)), user('last')])
  expect(truncated?.parts).toEqual([
    { nodeId: 'n0', text: 'first' },
    { nodeId: 'n1', text: text(9) },
  ])
})

test('tools are counted with their schemas, and one token at least is left', () => {
  const tool = { name: 'find', description: 'Finds.', inputSchema: { type: 'object' } }
  const offered = [{ kind: 'pipeline', nodeId: null, pipelineId: 'p', tool }] as const
  const size = Math.ceil((tool.name + tool.description + JSON.stringify(tool.inputSchema)).length / 4)
  expect(fitted([user('x')], size + 1, offered).stays).toEqual([user('x')])
  expect(() => fitted([user('x')], size, offered)).toThrow(`the system prompt and the tools alone are ${size}`)
})
