import { afterEach, describe, expect, it } from 'vitest'
import { send } from '../../src/cli/node-host'
import { findProblems } from '../../src/engine/checks/problems'
import { localize } from '../../src/language/active'
import type { Host } from '../../src/model/host'
import type { JsonObject } from '../../src/model/json'
import { nodeTypes } from '../../src/nodes/registry'
import { connectMcp } from '../../src/sandbox/mcp/connect'
import { interpretForTest } from '../support/compiled-interpreter'
import { ofType } from '../support/engine'
import { inEnglish } from '../support/in-english'
import { type RunningServer, startMcpServer } from '../support/mcp-server'
import { call, failed, succeeded, testStep, toolDocument } from '../support/tools'

const servers: RunningServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const withTool = (tool: JsonObject, input: JsonObject) => {
  const step = testStep('reckon', { input })
  return toolDocument([{ ...step, config: { ...step.config, tool } }], [], {
    tool: { outputMapping: { fields: { sum: { source: '{{steps.reckon.output}}' } }, includeMeta: true } },
  })
}
const runCode: Host['runCode'] = job => interpretForTest(job)

describe('a step whose tool is code of its own', () => {
  const code = (text: string) => withTool({ kind: 'code', name: 'add up', code: text }, { list: '{{input.task}}' })

  it('runs it on its resolved input, and tells the call', async () => {
    const document = code('return args.list.reduce((a, b) => a + b, 0)')
    const { response, events } = await call(
      { ...document, pipelines: takesAny(document) },
      { task: [1, 2, 39] },
      undefined,
      {
        host: { runCode },
      },
    )
    expect(succeeded(response).data).toEqual({ sum: 42 })
    expect(ofType(events, 'tool-call')[0]).toMatchObject({
      round: 0,
      toolNodeId: 'reckon',
      call: { name: 'add_up', arguments: { list: [1, 2, 39] } },
    })
    expect(ofType(events, 'tool-result')[0]).toMatchObject({ outputType: 'custom', data: 42, isError: false })
  })

  it('fails with the line of what is wrong in it', async () => {
    const { response } = await call(code('return args.list.none.at'), { task: 'x' }, undefined, { host: { runCode } })
    expect(failed(response)).toMatchObject({ error: { code: 'STEP_FAILED', details: { failedStep: 'reckon' } } })
    expect(failed(response).message).toContain('line 1')
  })

  it('says on its card that it is empty, and where no code can be run', async () => {
    expect(findProblems(code(' '), {}, nodeTypes).map(({ message }) => localize(message))).toEqual([
      'The code of this step is empty. It ends with return.',
    ])
    const { response } = await call(code('return 1'))
    expect(failed(response).message).toContain('No code can be run here.')
  })
})

describe('a step whose tool is one of an MCP server', () => {
  const start = async (tool: string, input: JsonObject) => {
    const server = await startMcpServer()
    servers.push(server)
    const host: Partial<Host> = {
      mcp: connectMcp,
      fetch: send,
      isAllowedHost: name => name === server.host,
    }
    return call(withTool({ kind: 'mcp', id: tool, url: server.url }, input), { task: 'x' }, undefined, { host })
  }

  it('calls it without a model, and passes on what it gave', async () => {
    const { response, requests } = await start('add', { a: 20, b: 22 })
    expect(JSON.stringify(succeeded(response).data)).toContain('42')
    expect(requests).toEqual([])
  })

  it('is refused what does not fit the server’s schema, before anything is sent', async () => {
    const { response } = await start('add', { a: 'many' })
    expect(failed(response).message).toContain('cannot take this input')
  })

  it('says which tools there are when it is not among them', async () => {
    const { response } = await start('subtract', {})
    expect(failed(response).message).toMatch(/has no tool “subtract”. It has: add, /)
  })
})

it('a step whose tool is gone says so on its card, before any run', () => {
  const document = toolDocument([testStep('ask', { tool: 'gone', input: {} })])
  expect(inEnglish(findProblems(document, {}, nodeTypes))).toEqual([
    {
      nodeId: 'ask',
      severity: 'error',
      message: 'The step “ask” calls the tool “gone”, which is gone. Choose another one for it.',
    },
  ])
})

function takesAny({ pipelines }: ReturnType<typeof toolDocument>) {
  return pipelines.map(pipeline => ({ ...pipeline, tool: { ...pipeline.tool, inputSchema: { type: 'object' } } }))
}
