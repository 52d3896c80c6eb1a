import { describe, expect, it } from 'vitest'
import type { Message } from '../../src/model/language-model'
import { ofType, run, scriptedModel, stack, testHost, turns } from '../support/engine'

const schema = {
  type: 'object',
  properties: { title: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
  required: ['title', 'tags'],
}

describe('a structured answer', () => {
  it('is asked for by its schema, and its fields stand at the top of the output beside what it took', async () => {
    const { languageModel, requests } = turns({ text: '{"title":"Sea","tags":["blue"]}' })
    const events = await run(stack(['inference', { responseFormat: schema }]), testHost(languageModel))
    expect(requests[0]?.responseFormat).toEqual({ name: 'answer', schema })
    expect(ofType(events, 'node-end')[0]?.output).toMatchObject({
      title: 'Sea',
      tags: ['blue'],
      content: '{"title":"Sea","tags":["blue"]}',
      tokens: { total: 15 },
      toolCalls: { count: 0 },
    })
  })

  const billSchema = (...names: string[]) => ({
    type: 'object',
    properties: Object.fromEntries(names.map(name => [name, { type: 'number' }])),
    required: names,
  })
  const outputOf = async (answer: object) => {
    const { languageModel } = turns({ text: JSON.stringify(answer) }, { text: 'ok' })
    const document = stack(
      ['inference', { name: 'clerk', responseFormat: billSchema(...Object.keys(answer)) }],
      ['system_prompt', { prompt: '{{steps.clerk.output.data.cost}} and {{steps.clerk.cost.total}}' }],
      ['inference'],
    )
    const events = await run(document, testHost(languageModel))
    return { output: ofType(events, 'node-end')[0]?.output, second: ofType(events, 'request')[1]?.request.system }
  }

  it('keeps its own fields under `data` where their names are those of what it took', async () => {
    const answer = { cost: 12, tokens: 3, toolCalls: 4, providerTiming: 5, title: 6 }
    const { output, second } = await outputOf(answer)
    expect(output).toMatchObject({
      title: 6,
      data: answer,
      cost: { total: expect.any(Number) },
      tokens: { total: 15 },
      toolCalls: { count: 0 },
      providerTiming: { iterations: 1 },
    })
    expect(second).toMatch(/^12 and 0\.0001\d*$/)
  })

  it('has its own field `data`, and nothing else there, where no name is taken', async () => {
    expect((await outputOf({ data: 1, title: 2 })).output).toMatchObject({ data: 1, title: 2 })
    expect((await outputOf({ title: 2 })).output).not.toHaveProperty('data')
    expect((await outputOf({ data: 1, cost: 2 })).output).toMatchObject({ data: { data: 1, cost: 2 } })
  })

  it('that does not fit goes back once with what is wrong, and then fails with what was said', async () => {
    const once = turns({ text: 'Sea!' }, { text: '{"title":"Sea","tags":[]}' })
    const mended = await run(stack(['inference', { responseFormat: schema }]), testHost(once.languageModel))
    expect(ofType(mended, 'request').at(-1)?.origins.messages.at(-1)).toEqual({ nodeId: 'n1', added: 'does-not-fit' })
    expect(ofType(mended, 'node-end')[0]).toMatchObject({ status: 'done', output: { title: 'Sea' } })

    const twice = turns({ text: 'Sea!' }, { text: '{"title":"Sea"}' })
    const failed = await run(stack(['inference', { responseFormat: schema }]), testHost(twice.languageModel))
    expect(twice.requests).toHaveLength(2)
    expect(ofType(failed, 'node-error')[0]).toMatchObject({
      code: 'bad_request',
      message: expect.stringMatching(/tags[\s\S]*\{"title":"Sea"\}/),
    })
  })

  it('may come in a fence, and one that was cut is no misfit', async () => {
    const fenced = turns({ text: '```json\n{"title":"Sea","tags":[]}\n```' })
    const events = await run(stack(['inference', { responseFormat: schema }]), testHost(fenced.languageModel))
    expect(ofType(events, 'node-end')[0]?.output).toMatchObject({ title: 'Sea' })

    const cut = turns({ text: '{"title":', ending: 'token-limit' })
    const short = await run(stack(['inference', { responseFormat: schema }]), testHost(cut.languageModel))
    expect(cut.requests).toHaveLength(1)
    expect(ofType(short, 'node-error')[0]?.code).toBe('token_limit')
  })

  it('that does not fit in the last round fails at once', async () => {
    const { languageModel, requests } = scriptedModel((_request, round) =>
      round < 10 ? { calls: [{ name: 'display_color', args: { hex: '#112233' } }] } : { text: 'Sea!' },
    )
    const events = await run(
      stack(['color_display'], ['inference', { responseFormat: schema }]),
      testHost(languageModel),
    )
    expect(requests).toHaveLength(10)
    expect(ofType(events, 'node-error')[0]?.code).toBe('bad_request')
  })

  it('comes after the tools were called', async () => {
    const { languageModel, requests } = turns(
      { calls: [{ name: 'display_color', args: { hex: '#112233' } }] },
      { text: '{"title":"Sea","tags":[]}' },
    )
    const events = await run(
      stack(['color_display'], ['inference', { responseFormat: schema }]),
      testHost(languageModel),
    )
    expect(requests).toHaveLength(2)
    expect(ofType(events, 'run-end')[0]?.status).toBe('finished')
  })

  it('can be read by templates below', async () => {
    const { languageModel, requests } = turns({ text: '{"title":"Sea","tags":["a"]}' }, { text: 'ok' })
    const document = stack(
      ['inference', { name: 'writer', responseFormat: schema }],
      ['system_prompt', { prompt: 'Title: {{steps.writer.title}}, tags {{steps.writer.output.tags}}' }],
      ['inference'],
    )
    await run(document, testHost(languageModel))
    expect(requests[1]?.system).toBe('Title: Sea, tags ["a"]')
  })
})

describe('memories', () => {
  const memories = [
    { role: 'user', content: 'I am Ada.' },
    { role: 'assistant', content: 'Hello, Ada.' },
  ]

  it('of the config stand before the conversation, of this inference alone', async () => {
    const { languageModel, requests } = turns({ text: 'One.' }, { text: 'Two.' })
    const document = stack(['user_input', { defaultValue: 'Hi' }], ['inference', { memories }], ['inference'])
    const events = await run(document, testHost(languageModel))
    expect(requests[0]?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
    expect(ofType(events, 'request')[0]?.origins.messages.map(({ added }) => added)).toEqual([
      'memory',
      'memory',
      undefined,
    ])
    expect(JSON.stringify(requests[1]?.messages)).not.toContain('Ada')
  })

  it('from run to run are kept by the host: what people said, and the last words', async () => {
    const kept = new Map<string, readonly Message[]>()
    const memory = {
      recall: (nodeId: string) => kept.get(nodeId) ?? [],
      keep: (nodeId: string, messages: readonly Message[]) => void kept.set(nodeId, messages),
    }
    const document = stack(['color_display'], ['inference', { remembers: true }, 'i'])
    const first = turns({ calls: [{ name: 'display_color', args: { hex: '#112233' } }] }, { text: 'Hello, Ada.' })
    await run(document, testHost(first.languageModel, { memory }), { inputs: { i: 'I am Ada.' } })
    const second = turns({ text: 'Ada.' })
    await run(document, testHost(second.languageModel, { memory }), { inputs: { i: 'Who am I?' } })
    expect(second.requests[0]?.messages).toEqual([
      { role: 'user', content: [{ type: 'text', text: 'I am Ada.' }] },
      { role: 'assistant', content: 'Hello, Ada.' },
      { role: 'user', content: [{ type: 'text', text: 'Who am I?' }] },
    ])
    const third = turns({ text: 'x' })
    await run(stack(['inference', {}, 'i']), testHost(third.languageModel, { memory }), { inputs: { i: 'Who am I?' } })
    expect(third.requests[0]?.messages).toHaveLength(1)
  })

  it('are what was said, without calls of tools and empty answers, and with the notice of one that was cut', async () => {
    const kept = new Map<string, readonly Message[]>()
    const memory = { recall: () => [], keep: (id: string, messages: readonly Message[]) => void kept.set(id, messages) }
    const document = stack(['color_display'], ['inference', {}, 'a'], ['inference', { remembers: true }, 'i'])
    const { languageModel } = turns(
      { text: 'I paint.', calls: [{ name: 'display_color', args: { hex: '#112233' } }] },
      { text: 'Blue.' },
      { text: '', ending: 'token-limit' },
    )
    await run(document, testHost(languageModel, { memory }), { inputs: { a: 'Paint.' } })
    const texts = kept
      .get('i')
      ?.map(({ role, content }) => [
        role,
        typeof content === 'string' ? content : (content[0] as { text: string }).text,
      ])
    expect(texts).toEqual([
      ['user', 'Paint.'],
      ['assistant', 'Blue.'],
      ['user', 'Please go on.'],
      ['user', expect.stringMatching(/^\(About the answer before this: .*ran out of tokens/)],
    ])
  })
})

describe('filled-in arguments', () => {
  it('are read as what the tool wants, and are not called the model’s mistake when they do not fit', async () => {
    const call = { calls: [{ name: 'display_gauge', args: {} }] }
    const play = async (value: string) => {
      const { languageModel } = turns(call)
      const events = await run(
        stack(['gauge_display', { prefilled: { value } }], ['inference']),
        testHost(languageModel),
      )
      return ofType(events, 'tool-result')[0]
    }
    expect(await play('40')).toMatchObject({ isError: false, data: { value: 40 } })
    const misfit = await play('a lot')
    expect(misfit).toMatchObject({ isError: true, content: expect.stringContaining('person filled in') })
    expect(misfit).not.toHaveProperty('mistake')
  })

  it('are hidden from the model, resolved, and merged into what the tool gets', async () => {
    const { languageModel, requests } = turns(
      { calls: [{ name: 'display_color', args: { hex: '#112233' } }] },
      { text: 'ok' },
    )
    const document = stack(['color_display', { prefilled: { name: '{{vars.mood}}' } }], ['inference'])
    document.variables = { mood: 'Dusk' }
    const events = await run(document, testHost(languageModel))
    expect(Object.keys(requests[0]?.tools[0]?.inputSchema.properties ?? {})).not.toContain('name')
    expect(ofType(events, 'tool-result')[0]?.data).toMatchObject({ hex: '#112233', name: 'Dusk' })
  })
})
