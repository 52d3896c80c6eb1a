import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/model/json'
import { nodeTypes } from '../../src/nodes/registry'
import { exportTools } from '../../src/toolkit/export'
import { invoke } from '../../src/toolkit/invoke'
import { startVendor, type Vendor } from '../browser/providers/vendor'
import { scriptedModel, testHost } from '../support/engine'
import { toolPatterns } from '../support/english-content'
import { vendorHost } from '../support/flow-vendor'
import { Failure, Success, scripts } from '../support/response-form'
import { failed, succeeded } from '../support/tools'

const CRM = 'crm_tool'
const TASK = 'Update all Acme Corp deals to Negotiation stage and add note about Dec 1 meeting'

/** What identifies each step in its system prompt, and the model's answer. */
const lines: [step: string, answer: string | undefined][] = [
  ['Look at the records that were found', scripts['crm-tool']?.[0]],
  ['plan the operation on these records', scripts['crm-tool']?.[1]],
  ['Given the research topic', scripts['research-tool']?.[0]],
  ['Put what was found on', scripts['research-tool']?.[1]],
  ['Put what was read from the invoice in order', scripts['invoice-processor']?.[0]],
]

let vendor: Vendor
beforeAll(async () => {
  vendor = await startVendor({
    script(mock) {
      mock.on({ systemMessage: 'Today nobody keeps to JSON' }, { content: 'No JSON today.' })
      for (const [systemMessage, content = ''] of lines) mock.on({ systemMessage }, { content })
      mock
        .on({ userMessage: 'Move Acme', hasToolResult: true }, { content: 'Three deals were moved.' })
        .on({ userMessage: 'Move Acme' }, { toolCalls: [{ id: 'call_1', name: CRM, arguments: { task: TASK } }] })
    },
  })
})
beforeEach(() => {
  vendor.requests.length = 0
})
afterAll(() => vendor.stop())

const pattern = (id: string) => toolPatterns.find(each => each.id === id)!
const crm = pattern('crm-tool').document

describe.each(['anthropic', 'openai'] as const)('the examples, with models that speak the %s wire', wire => {
  const host = () => vendorHost(vendor, wire)

  it.each(toolPatterns.map(each => [each.id, each] as const))(
    '%s gives the response, field for field',
    async (id, each) => {
      const { response } = await invoke(each.document, each.document.pipelines[0]!.id, each.example, { host: host() })
      // The price of a school's own model is unknown, and so is the cost.
      const steps = succeeded(response).meta.steps.map(step => ({ ...step, costUsd: step.costUsd ?? 0 }))
      const meta = { ...succeeded(response).meta, steps, totalCostUsd: succeeded(response).meta.totalCostUsd ?? 0 }
      expect(v.safeParse(Success, { ...response, meta }).issues).toBeUndefined()
      const said = JSON.stringify(vendor.requests.map(({ body }) => body))
      expect(said).toContain('"temperature":0.2')
      expect(vendor.requests).toHaveLength(id === 'invoice-processor' ? 3 : 2)
    },
  )

  it('the CRM tool does what the models said', async () => {
    const { response } = await invoke(crm, 'crm', { task: TASK }, { host: host() })
    expect(succeeded(response)).toMatchObject({
      data: { updatedDeals: [{ id: '123' }, { id: '456' }, { id: '789' }], notesAdded: 3 },
      meta: { pipeline: 'crm-tool', totalSteps: 3, completedSteps: 3 },
      context: { resolvedInputs: {} },
    })
  })

  it('one whose model does not keep to JSON gives the error response, field for field', async () => {
    const [first, ...others] = crm.pipelines
    const [search, ...rest] = first!.nodes
    const reasoning = { ...(search!.config.reasoning as JsonObject), prompt: 'Today nobody keeps to JSON.' }
    const nodes = [{ ...search!, config: { ...search!.config, reasoning } }, ...rest]
    const spoiled = { ...crm, pipelines: [{ ...first!, nodes }, ...others] }
    const { response } = await invoke(spoiled, 'crm', { task: TASK }, { host: host() })
    expect(v.safeParse(Failure, response).issues).toBeUndefined()
    expect(failed(response).error).toMatchObject({ code: 'STEP_FAILED', details: { failedStep: 'Search Records' } })
    // Sent back once with the error.
    expect(vendor.requests).toHaveLength(2)
  })
})

describe('the universal definitions, given to', () => {
  const tools = exportTools(crm, 'universal', nodeTypes)
  /** An agent's call: calls the pipeline, and returns its whole response. */
  const carryOut = async (name: string, args: JsonObject) => {
    expect(name).toBe(CRM)
    const host = testHost(scriptedModel((_, round) => ({ text: scripts['crm-tool']?.[round - 1] ?? '' })).languageModel)
    const { response } = await invoke(crm, 'crm', args, { host })
    expect(succeeded(response).data).toMatchObject({ notesAdded: 3 })
    return JSON.stringify(response)
  }

  it('the OpenAI SDK are called like any function', async () => {
    const openai = new OpenAI({ apiKey: 'sk-test', baseURL: `${vendor.origin}/v1` })
    const asked: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: 'Move Acme on, please.' }]
    const functions = tools.map(({ type: _, ...tool }) => ({ type: 'function' as const, function: tool }))
    const body = { model: 'some-model', messages: asked, tools: functions }
    const { choices } = await openai.chat.completions.create(body)
    const message = choices[0]!.message
    const call = message.tool_calls?.[0]
    if (call?.type !== 'function') throw new Error('It called nothing.')
    const content = await carryOut(call.function.name, JSON.parse(call.function.arguments))
    const next = await openai.chat.completions.create({
      ...body,
      messages: [...asked, message, { role: 'tool', tool_call_id: call.id, content }],
    })
    expect(next.choices[0]?.message.content).toBe('Three deals were moved.')
  })

  it('the Anthropic SDK are called like any tool', async () => {
    const anthropic = new Anthropic({ apiKey: 'sk-test', baseURL: vendor.origin })
    const asked: Anthropic.MessageParam[] = [{ role: 'user', content: 'Move Acme on, please.' }]
    const given = tools.map(({ type: _, parameters, ...tool }) => ({
      ...tool,
      input_schema: parameters as Anthropic.Tool.InputSchema,
    }))
    const body = { model: 'some-model', max_tokens: 100, messages: asked, tools: given }
    const message = await anthropic.messages.create(body)
    const call = message.content.find(part => part.type === 'tool_use')
    if (!call) throw new Error('It called nothing.')
    const content = await carryOut(call.name, call.input as JsonObject)
    const next = await anthropic.messages.create({
      ...body,
      messages: [
        ...asked,
        { role: 'assistant', content: message.content },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: call.id, content }] },
      ],
    })
    expect(next.content).toMatchObject([{ type: 'text', text: 'Three deals were moved.' }])
  })
})
