import { describe, expect, it } from 'vitest'
import type { Host } from '../../src/model/host'
import { isJsonObject } from '../../src/model/json'
import { ModelError } from '../../src/model/language-model'
import { outcomeOfRun } from '../../src/model/run-outcome'
import { invoke } from '../../src/toolkit/invoke'
import { ofType, person, run, scriptedModel, stack, testHost, turns } from '../support/engine'
import { flow } from '../support/flows'
import { inEnglish } from '../support/in-english'
import { succeeded, testStep, toolDocument } from '../support/tools'

const price = { inputPerMillion: 1_000_000, outputPerMillion: 0, checked: '2026-11-01' }

/** A host whose models with an id of this name have no price. */
const hostOf = (unpriced: string, parts: Partial<Host> = {}): Host => {
  const { languageModel } = scriptedModel(() => ({ text: 'Yes.' }))
  const host = testHost(languageModel)
  return {
    ...host,
    model: async id => {
      const { price: _, ...model } = await host.model(id)
      return id === unpriced ? { ...model, label: 'Riddle' } : { ...model, price }
    },
    ...parts,
  }
}

describe('a cost limit where one price is not known', () => {
  const document = stack(
    ['user_input', { defaultValue: 'Hello' }],
    ...['riddle', 'a', 'b', 'riddle', 'c'].map((model): [string, { model: string }] => ['inference', { model }]),
  )
  document.settings = { limits: { maxCostUsd: 2 } }

  it('holds for what is known, and says once which model it does not cover', async () => {
    const events = await run(document, hostOf('riddle'))
    expect(ofType(events, 'run-end')[0]?.status).toBe('limit')
    const said = ofType(events, 'log').map(({ message }) => inEnglish(message))
    expect(said.filter(each => /Riddle/.test(String(each)))).toEqual([
      'The limit of $2 covers only a part of this run: the price of Riddle is not known.',
    ])
  })

  it('is named in the response of a tool', async () => {
    const tool = toolDocument([testStep('one', { task: 'x', reasoning: { model: 'riddle' } })], [], {
      limits: { maxCostUsd: 2 },
    })
    const { languageModel } = scriptedModel(() => ({ text: '{"n": 1}' }))
    const riddle = hostOf('riddle')
    const host = { ...riddle, model: async (id: string) => ({ ...(await riddle.model(id)), languageModel }) }
    const { response } = await invoke(tool, tool.pipelines[0]!.id, {}, { host })
    expect(succeeded(response).meta.costNote).toMatch(/the price of Riddle is not known/)
  })
})

describe('what a called pipeline gives back', () => {
  const called = flow(
    {
      master: [['inference']],
      department: [['color_display'], ['inference']],
      agent: [
        ['integration', { kind: 'mock', data: Array.from({ length: 400 }, (_, id) => ({ id, name: `N${id}` })) }],
      ],
    },
    [
      ['master', 'tool', 'department'],
      ['department', 'tool', 'agent'],
    ],
  )

  it('is its sentence and what its cards show, not the data that it was told', async () => {
    const { languageModel, requests } = turns(
      { calls: [{ name: 'consult_department', args: { query: 'How many?' } }] },
      {
        calls: [
          { name: 'consult_agent', args: { query: 'all' } },
          { name: 'display_color', args: { hex: '#ff0000', name: 'Red', explanation: 'Many.' } },
        ],
      },
      { text: 'There are 400.' },
      { text: 'The department counts 400.' },
    )
    await run(called, testHost(languageModel), { inputs: { 'master-1': 'How many?' } })
    const result = requests.at(-1)?.messages.findLast(({ role }) => role === 'tool')
    const response = JSON.parse(String(result?.content)).result
    expect(response.data.text).toBe('There are 400.')
    expect(Object.keys(response.data.outputs)).toEqual(['display_color'])
    expect(String(result?.content).length).toBeLessThan(3000)
  })
})

describe('an answer of which only a part came', () => {
  const reply = { data: { user: { name: 'Ada' } }, errors: [{ message: 'No orders for you.' }] }
  const host = (model = turns({ text: 'Hm.' }).languageModel) =>
    testHost(model, {
      ...person(() => ({ consent: true })),
      isAllowedHost: () => true,
      fetch: async () => ({ status: 200, body: JSON.stringify(reply), contentType: 'application/json' }),
    })
  const graphql = { kind: 'graphql', endpoint: 'https://shop.example/graphql', query: '{ user { name orders } }' }

  it('says so through a tool step, in the message and in the meta of the response', async () => {
    const shop = { id: 'shop', type: 'integration', config: { name: 'shop', ...graphql } }
    const document = toolDocument([testStep('one', { tool: 'shop' })], [shop])
    const { response } = await invoke(document, document.pipelines[0]!.id, {}, { host: host() })
    const { message, meta } = succeeded(response)
    expect(message).toContain('No orders for you.')
    expect(meta.steps).toMatchObject([{ name: 'one', partial: true }])
  })

  it('says so to the model that called a pipeline with such a step', async () => {
    const document = flow(
      {
        master: [['inference']],
        inner: [['tool_step', { tool: { kind: 'node', id: 'shelf-1' } }]],
        shelf: [['integration', graphql]],
      },
      [['master', 'tool', 'inner']],
    )
    const { languageModel, requests } = turns({ calls: [{ name: 'consult_inner', args: { query: 'Ada' } }] })
    await run(document, host(languageModel))
    const content = requests[1]?.messages.findLast(({ role }) => role === 'tool')?.content
    expect(JSON.parse(String(content)).result).toMatchObject({
      success: true,
      summary: expect.stringContaining('Only a part came.'),
      metadata: { partial: true, errors: [expect.stringContaining('No orders for you.')] },
    })
  })
})

describe('what no retry can change is not retried', () => {
  const retry = { retry: { maxRetries: 2, backoffMs: 1 } }
  it.each([400, 401, 403, 404])('an integration that is answered %i', async status => {
    const document = stack(['integration', { kind: 'rest', url: 'https://shop.example/' }])
    document.pipelines[0]!.nodes[0]!.policy = retry
    let asked = 0
    const fetch: Host['fetch'] = async () => {
      asked++
      return { status, body: '{}', contentType: 'application/json' }
    }
    const host = { ...person(() => ({ consent: true })), isAllowedHost: () => true, fetch }
    const events = await run(document, testHost(turns().languageModel, host))
    expect(asked).toBe(1)
    expect(ofType(events, 'node-retry')).toEqual([])
  })

  it.each([400, 401, 403, 404])('a model whose provider answers %i', async status => {
    const { languageModel, requests } = scriptedModel(() => ({ fail: new ModelError('unknown', 'No.', { status }) }))
    const document = stack(['inference'])
    document.pipelines[0]!.nodes[0]!.policy = retry
    await run(document, testHost(languageModel))
    expect(requests).toHaveLength(1)
  })
})

it('a run that was stopped after ten rounds is cut short, not finished', async () => {
  const { languageModel } = scriptedModel(() => ({ calls: [{ name: 'display_color', args: { hex: '#ff0000' } }] }))
  const events = await run(stack(['color_display'], ['inference']), testHost(languageModel))
  expect(outcomeOfRun(events)).toBe('cut-short')
})

it('a connection that broke before the first word kept nothing, and does not say that it did', async () => {
  const { languageModel } = scriptedModel(() => ({ text: '', ending: 'connection-cut' }))
  const events = await run(stack(['inference']), testHost(languageModel))
  const said = inEnglish(ofType(events, 'node-error')[0]?.message)
  expect(said).toMatch(/before a word came/)
  expect(said).not.toMatch(/kept/)
})

it('fields of an answer that are called model or content do not replace what is known of the answer', async () => {
  const { languageModel } = turns({ text: '{"model": "T", "content": "own", "year": 1908}' })
  const responseFormat = { type: 'object', properties: { model: { type: 'string' } } }
  const events = await run(stack(['inference', { responseFormat }]), testHost(languageModel))
  const output = ofType(events, 'node-end')[0]?.output
  expect(isJsonObject(output) && output).toMatchObject({
    model: 'test-model',
    content: '{"model": "T", "content": "own", "year": 1908}',
    year: 1908,
    data: { model: 'T', content: 'own', year: 1908 },
  })
})
