import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import type { JsonObject, JsonValue } from '../../model/json'
import { failed, responseForModel, structureOf, succeeded, summaryOf, withEnding } from './tool-response'

testRows([
  [null, 'nothing', 'Nothing.'],
  [[], 'empty list', '0 entries.'],
  [['a'], 'list of 1: text', '1 entry: a'],
  [[1, 2], 'list of 2: number', '2 entries: 1; 2'],
  [[1, 'a'], 'list of 2: mixed', '2 entries: 1; a'],
  [[{ a: 1 }, { a: 2 }], 'list of 2: object with fields: a', '2 entries: {a}; {a}'],
  ['hello', 'text', 'hello'],
  [true, 'boolean', 'true'],
  [{}, 'object without fields', ''],
  [{ a: 1, b: [1], c: [1, 2] }, 'object with fields: a, b, c', 'a: 1, b: 1 entry, c: 2 entries'],
  [{ who: { id: 'i', title: 't', name: 'n' } }, 'object with fields: who', 'who: n'],
  [{ who: { id: 'i', title: 't' } }, 'object with fields: who', 'who: t'],
  [{ who: { id: 'i' } }, 'object with fields: who', 'who: i'],
  [{ who: { x: 1, y: null } }, 'object with fields: who', 'who: {x, y}'],
  [{ none: null }, 'object with fields: none', 'none: null'],
] as [JsonValue, string, string][])('any value is described', (value, structure, summary) => {
  expect([structureOf(value), summaryOf(value)]).toEqual([structure, summary])
  expect(succeeded(value, 'Hotel', 12)).toEqual({
    ...{ success: true, data: value, summary, structure },
    metadata: { source: 'Hotel', duration: 12 },
  })
})

test('a summary is one short line', () => {
  expect(summaryOf('x'.repeat(240))).toBe('x'.repeat(240))
  expect(summaryOf('x'.repeat(241))).toBe(`${'x'.repeat(239)}…`)
})

test('a failure says what went wrong, in words and as a code', () => {
  expect(failed('no rooms', 'HTTP_404', 'Hotel', 12)).toEqual({
    ...{ success: false, data: null, summary: 'It did not work: no rooms', structure: 'nothing' },
    ...{ error: 'no rooms', errorCode: 'HTTP_404', metadata: { source: 'Hotel', duration: 12 } },
  })
})

test('how an answer ended is in the response where it is not whole', () => {
  const response = succeeded('half', 'Hotel', 12)
  expect(withEnding(response, undefined)).toBe(response)
  expect(withEnding(response, { ending: 'complete', text: 'half' })).toBe(response)
  expect(withEnding(response, { ending: 'stopped', text: 'half' })).toEqual({
    ...response,
    summary: 'half (The run was stopped here.)',
    metadata: { source: 'Hotel', duration: 12, ending: 'stopped' },
  })
})

test('a model gets long data up to 20,000 characters, with a note', () => {
  const shown = (data: JsonValue) => {
    const { result, _instruction } = JSON.parse(responseForModel(succeeded(data, 'Hotel', 12))) as Record<
      string,
      JsonValue
    >
    expect(String(_instruction)).toMatch(/^Read the answer in “result”\. .*or tell the person\.$/)
    return result as JsonObject
  }
  const most = 'x'.repeat(20_000)
  expect(shown(most)).toMatchObject({ data: most, metadata: { source: 'Hotel', duration: 12 } })
  expect(shown(most).metadata).not.toHaveProperty('shortened')
  const { data, metadata } = shown([most])
  expect(String(data)).toMatch(/^\["x{19998}\n\[cut here/)
  expect(metadata).toEqual({ source: 'Hotel', duration: 12, shortened: true, characters: 20_004, shown: 20_000 })
})
