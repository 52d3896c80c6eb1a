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
  [{ name: 'x', nodes: [{ typeVersion: 1, type: 'n8n-nodes-base.set' }], connections: {} }, 'a flow of n8n'],
  [{ app: { mode: 'workflow' }, kind: 'app', version: '0.3.0', workflow: { graph: {} } }, 'a flow of Dify'],
  [{ id: 'x', name: 'x', data: { nodes: [], edges: [], viewport: {} } }, 'a flow of Langflow'],
  [{ nodes: [{ data: { node: {} } }], edges: [] }, 'a flow of Langflow'],
  [{ nodes: [{ data: { inputAnchors: [] } }], edges: [] }, 'a flow of Flowise'],
  [{ flow: { nodes: [], edges: [] }, cache: {} }, 'a flow of ChainForge'],
  [{ version: 4, data: { graphs: {}, metadata: {} } }, 'a flow of Rivet'],
  [{ inputs: {}, outputs: {}, nodes: [{ name: 'a', source: {} }] }, 'a flow of Prompt flow'],
  [{ messages: [], choices: [] }, 'a chat with a model'],
  [{ nodes: [], connections: {} }, 'a flow of another program'],
  [{ nodes: [], edges: [] }, 'a flow of another program'],
  [{ type: 'object' }, 'an object with "type"'],
  [{}, 'an empty object'],
  [{ a: 1, b: 2, c: 3 }, 'an object with "a", "b", "c"'],
  [{ [`${'x'.repeat(20)}`]: 1, [`${'y'.repeat(21)}`]: 1 }, `an object with "${'x'.repeat(20)}", "${'y'.repeat(20)}"`],
  [[0, 0], 'a list of 2'],
  [null, 'a single value'],
  [7, 'a single value'],
] as [JsonValue, string][])('the format of another program is recognized', (value, looks) => {
  expect(englishMessages.localize(foreignFormat(value))).toBe(`This is not an aili5 pipeline. It looks like ${looks}.`)
})
