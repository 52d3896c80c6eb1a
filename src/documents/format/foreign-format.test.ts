import { expect } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { englishMessages } from '../../language/messages'
import type { JsonValue } from '../../model/json'
import { foreignFormat } from './foreign-format'

testRows([
  ['<p>', 'a web page or a drawing'],
  ['<?xml version="1.0"?>', 'a web page or a drawing'],
  ['<SVG>', 'a web page or a drawing'],
  ['<3 you', 'plain text'],
  ['see <p>', 'plain text'],
  ['https://a.example/x', 'a web address'],
  ['see https://a.example', 'plain text'],
  ['https://a.example and more', 'plain text'],
  ['ftp://a.example', 'plain text'],
  ['%PDF-1.7', 'a file that is not text'],
  ['PK\u0003\u0004', 'a file that is not text'],
  ['\ufffdPNG', 'a file that is not text'],
  ['PNG', 'a file that is not text'],
  ['a %PDF', 'plain text'],
  ['a\0b', 'a file that is not text'],
  ['a-b.c: d', 'YAML'],
  ['# remark\nnodes:\n', 'YAML'],
  ['a:b', 'plain text'],
  ['to be: or not', 'plain text'],
  ['', 'plain text'],
  [{ openapi: '3' }, 'the description of a web service'],
  [{ messages: [], choices: [] }, 'a chat with a model'],
  [{ choices: [] }, 'the answer of a model'],
  [{ nodes: [], connections: {} }, 'a workflow of another program'],
  [{ nodes: [], edges: [] }, 'a flow of another program'],
  [{ dependencies: {} }, 'a package file'],
  [{ $schema: '' }, 'a schema or a settings file'],
  [{ inputSchema: {} }, 'a tool'],
  [{ type: 'object', properties: {} }, 'a schema'],
  [{ type: 'object' }, 'an object with "type"'],
  [{}, 'an empty object'],
  [{ a: 1, b: 2, c: 3 }, 'an object with "a", "b", "c"'],
  [{ a: 1, b: 2, c: 3, d: 4 }, 'an object with "a", "b", "c" and more'],
  [{ [`${'x'.repeat(20)}`]: 1, [`${'y'.repeat(21)}`]: 1 }, `an object with "${'x'.repeat(20)}", "${'y'.repeat(20)}…"`],
  [[], 'an empty list'],
  [[0, 0], 'a list of 2'],
  [null, 'nothing (null)'],
  [7, 'a single number'],
  [false, 'a single boolean'],
] as [JsonValue, string][])('the format of another program is recognized', (value, looks) => {
  expect(englishMessages.localize(foreignFormat(value))).toBe(`This is no aili5 pipeline. It looks like ${looks}.`)
})
