import { describe, expect, it } from 'vitest'
import type { NodeConfig } from '../../src/model/document'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { ofType, run, stack, testHost, turns } from '../support/engine'
import { inEnglish } from '../support/in-english'

const rows = 'row, '.repeat(10_000)
/** A step that returns 50,000 characters. */
const found: [string, NodeConfig] = ['integration', { name: 'found', data: { rows, last: 'the end' } }]
const all = '{{steps.found.output.data.rows}}'
const cut = /^row, .*\[cut here: the answer has 50000 characters\]/s

const asked = async (...nodes: [string, NodeConfig][]) => {
  const model = turns({ text: '{"clarity":7}' }, { text: '{"clarity":7}' })
  const events = await run(stack(found, ...nodes), testHost(model.languageModel))
  const [request] = model.requests
  const said = request?.messages.flatMap(({ content }) =>
    typeof content === 'string' ? [content] : content.flatMap(part => (part.type === 'text' ? [part.text] : [])),
  )
  return { events, state: foldEvents(emptyRun, events), system: request?.system ?? '', said: said ?? [] }
}

const expectShort = (text = '') => {
  expect(text).toMatch(cut)
  expect(text.length).toBeLessThan(20_200)
}

describe('of what a step gave in more than 20,000 characters, a model is shown the beginning, and informed of it', () => {
  it('in a system prompt; the card of the model and the log say so', async () => {
    const { events, state, system } = await asked(['system_prompt', { prompt: all }], ['inference', {}])
    expectShort(system)
    const message = `${all} has 50,000 characters. The model is shown the first 20,000.`
    expect(inEnglish(state.nodes.n3?.notes)).toEqual([message])
    expect(ofType(events, 'log').filter(({ level }) => level === 'warning')).toMatchObject([{ message, cardId: 'n3' }])
  })

  it('in what an inference says itself, and in its own system prompt', async () => {
    const { said, system } = await asked(['inference', { systemPrompt: all, userMessage: all }])
    expectShort(system)
    expectShort(said.at(-1))
  })

  it('in what an evaluator scores', async () => {
    const { said } = await asked(['evaluator', { content: all }])
    expectShort(said.at(-1))
  })

  it('in what a step reasons about, by name or as its own output', async () => {
    const reasoning = { enabled: true, prompt: 'Look.', template: '{{step_output}}' }
    const { system } = await asked(['tool_step', { reasoning: { ...reasoning, template: all } }])
    expectShort(system)
    const own = await asked(
      ['integration', { data: { rows } }],
      ['tool_step', { tool: { kind: 'node', id: 'n2' }, reasoning }],
    )
    expect(own.system.length).toBeLessThan(20_200)
    expect(own.system).toContain('[cut here')
  })
})

it('what is no model’s reading is whole: arguments of tools, and what templates read further in', async () => {
  const step = { tool: { kind: 'node', id: 'n2' }, inputMapping: { text: all } }
  const { events, state, system } = await asked(
    ['integration', { data: 1 }],
    ['tool_step', step],
    ['system_prompt', { prompt: '{{steps.found.output.data.last}} {{steps.found.output.data.rows.length}}' }],
    ['inference', {}],
  )
  expect(ofType(events, 'tool-call')[0]?.call.arguments).toHaveProperty('text.length', rows.length)
  expect(system).toBe('the end 50000')
  expect(state.nodes.n5?.notes).toBeUndefined()
})

it('a variable is as long as its author made it', async () => {
  const model = turns({ text: 'ok' })
  const document = {
    ...stack(['system_prompt', { prompt: '{{vars.book}}' }], ['inference']),
    variables: { book: rows },
  }
  await run(document, testHost(model.languageModel))
  expect(model.requests[0]?.system).toHaveLength(50_000)
})
