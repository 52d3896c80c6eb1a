import { expect, test } from 'vitest'
import { parseRecording, type Recording, recordingAsJson, recordingOf } from '../../src/documents/recordings/recording'
import type { JsonValue } from '../../src/model/json'
import type { McpSend } from '../../src/model/services'
import { readToolCall } from '../../src/providers/wire/tool-calls'
import { connectMcp } from '../../src/sandbox/mcp/connect'
import { ofType, run, stack, testHost, turns } from '../support/engine'
import { testRows } from '../support/test-rows'

/* Answers that are nested too deeply: for a model's call, a webhook, an integration and a server of tools. They stay
   text or are refused with a sentence, the run goes on, and its recording opens again. */

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const depths = [41, 5_000, 100_000]

testRows(depths)('arguments of a call that are nested too deeply are a mistake of the model', depth => {
  const text = nested(depth)
  expect(readToolCall('1', 'x', text)).toEqual({ id: '1', name: 'x', arguments: null, malformed: text })
  expect(readToolCall('1', 'x', nested(40)).malformed).toBeUndefined()
})

testRows(depths)('an answer of an integration or a webhook that is nested too deeply is a text', async depth => {
  const body = nested(depth)
  const calls = turns(
    { calls: [{ name: 'trigger_webhook', args: { url: 'https://a.example/hook', method: 'GET' } }] },
    { text: 'Done.' },
  )
  const host = testHost(calls.languageModel, {
    isAllowedHost: () => true,
    fetch: async () => ({ status: 200, body, contentType: 'application/json' }),
  })
  const document = stack(
    ['integration', { kind: 'rest', url: 'https://a.example/x' }],
    ['user_input', { userMessage: 'go' }],
    ['webhook_trigger', { url: 'https://a.example/hook', allowedDomains: ['a.example'] }],
    ['inference', {}],
  )
  const events = await run(document, host)
  expect(ofType(events, 'run-end')).toHaveLength(1)
  const packed = JSON.parse(JSON.stringify(recordingAsJson(recordingOf(events) as Recording)))
  expect(parseRecording(packed)).not.toHaveProperty('problem')
  const ends = ofType(events, 'node-end').map(({ status }) => status)
  expect(ends).toEqual(['done', 'done', 'done', 'done'])
  expect(ofType(events, 'tool-result')[0]?.isError).toBe(false)
})

/** A server of tools that gives these results. */
function server(results: { list: string; call?: string }): McpSend {
  return async request => {
    const { id, method, params } = JSON.parse(request.body as string)
    const answer = (result: string) => ({
      status: 200,
      contentType: 'application/json',
      body: `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`,
    })
    if (method === 'tools/list') return answer(results.list)
    if (method === 'tools/call') return answer(results.call ?? '{}')
    if (id === undefined) return { status: 202, contentType: '', body: '' }
    const { protocolVersion } = params
    return answer(
      JSON.stringify({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'x', version: '1' } }),
    )
  }
}
const tool = (schema: string, name = 't') => `{"name":"${name}","inputSchema":{"type":"object","properties":${schema}}}`
const connect = (results: { list: string; call?: string }) =>
  connectMcp('https://tools.example/mcp', server(results), new AbortController().signal)
const tooDeep = 'nested too deeply'

test('a tool of a server with a schema that is nested too deeply is left out', async () => {
  const list = `{"tools":[${tool('{}', 'good')},${tool(nested(50))}]}`
  expect((await connect({ list })).tools.map(({ name }) => name)).toEqual(['good'])
  await expect(connect({ list: `{"tools":[${tool(nested(100_000))}]}` })).rejects.toThrow(tooDeep)
})

testRows(depths)('a result of a server that is nested too deeply is a text or refused with a sentence', async depth => {
  const list = `{"tools":[${tool('{}')}]}`
  const structured = await connect({ list, call: `{"content":[],"structuredContent":${nested(depth)}}` })
  const result = await structured.call('t', {}).then(
    ({ data }) => data,
    (error: Error) => error.message,
  )
  expect(result).toEqual(expect.stringMatching(new RegExp(`${tooDeep}|^\\{"a":`)))
  const text = `[${'['.repeat(depth)}${']'.repeat(depth)}]`
  const said = await connect({ list, call: `{"content":[{"type":"text","text":"${text}"}]}` })
  const { data }: { data: JsonValue } = await said.call('t', {})
  expect(data).toEqual(expect.stringContaining('[[['))
})
