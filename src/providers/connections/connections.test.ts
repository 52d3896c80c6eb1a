import * as v from 'valibot'
import { expect, test } from 'vitest'
import { connectionPresets } from '../presets'
import { ConnectionSchema } from './connections'

const plain = {
  id: 'class',
  provider: 'other',
  label: 'Class gateway',
  wire: 'openai',
  baseUrl: 'https://gateway.test/v1',
  auth: 'bearer',
}

test('every preset is a connection, but for the address that is left to fill in', () => {
  for (const { connection } of connectionPresets) {
    const filled = { ...connection, baseUrl: connection.baseUrl || 'https://gateway.test/v1' }
    expect(v.parse(ConnectionSchema, filled)).toEqual(filled)
  }
  expect(new Set(connectionPresets.map(({ connection }) => connection.id)).size).toBe(connectionPresets.length)
})

test.each([
  [' https://gateway.test/v1/ ', 'https://gateway.test/v1'],
  ['HTTPS://Gateway.Test/v1?key=1#x', 'https://gateway.test/v1?key=1'],
  ['https://gateway.test/v1/?api-version=2024-10-21', 'https://gateway.test/v1?api-version=2024-10-21'],
  ['http://localhost:11434', 'http://localhost:11434'],
])('the address %j is kept as %j', (typed, kept) => {
  expect(v.parse(ConnectionSchema, { ...plain, baseUrl: typed }).baseUrl).toBe(kept)
})

test('either form of an Anthropic address will do', () => {
  const anthropic = { ...plain, wire: 'anthropic', baseUrl: 'https://gateway.test/llm/v1/' }
  expect(v.parse(ConnectionSchema, anthropic).baseUrl).toBe('https://gateway.test/llm')
  const queried = { ...anthropic, baseUrl: `${anthropic.baseUrl}?tenant=7` }
  expect(v.parse(ConnectionSchema, queried).baseUrl).toBe('https://gateway.test/llm?tenant=7')
})

test.each(['gateway.test', 'ftp://gateway.test', 'javascript:alert(1)', 'https://me:secret@gateway.test', ''])(
  'the address %j is refused',
  baseUrl => {
    expect(v.safeParse(ConnectionSchema, { ...plain, baseUrl }).success).toBe(false)
  },
)

test('headers are one line each, and null is kept: it removes', () => {
  const parse = (headers: unknown) => v.safeParse(ConnectionSchema, { ...plain, headers })
  expect(parse({ 'x-class': '7b', 'anthropic-version': null }).output).toMatchObject({
    headers: { 'x-class': '7b', 'anthropic-version': null },
  })
  expect(parse({ 'x-class': 'a\r\nx-evil: 1' }).success).toBe(false)
  expect(parse({ 'x class': 'a' }).success).toBe(false)
})
