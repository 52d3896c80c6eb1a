import { expect, test } from 'vitest'
import type { NodeTypes } from '../../../model/node-type'
import { describePipeContents, pipeContents } from './pipe-contents'

const nodeTypes = new Map<string, unknown>([
  ['color', { tool: () => ({}) }],
  ['prompt', { context: () => [] }],
  ['message', { context: () => [], input: 'text' }],
  ['inference', { input: 'text' }],
]) as NodeTypes

const words = (...types: string[]) =>
  pipeContents(
    types.map((type, index) => ({ id: `n${index}`, type, config: {} })),
    nodeTypes,
  ).map(describePipeContents)

test('each pipe carries what was put in above it', () => {
  expect(words('color', 'prompt', 'message')).toEqual([
    '',
    'a tool',
    'a system prompt and a tool',
    'a system prompt, a message, and a tool',
  ])
})

test('tools end at the inference that uses them; its reply continues downwards', () => {
  expect(words('color', 'color', 'inference', 'inference')).toEqual(['', 'a tool', '2 tools', 'a reply', '2 replies'])
})

test('a card of an unknown type puts nothing in', () => {
  expect(words('prompt', 'mystery')).toEqual(['', 'a system prompt', 'a system prompt'])
})
