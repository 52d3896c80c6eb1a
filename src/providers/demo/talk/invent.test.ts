import { expect, test } from 'vitest'
import type { ModelRequest } from '../../../engine/model/language-model'
import { createDemoModel } from '../model'

const lookUp = {
  name: 'knowledge_search',
  description: 'Search texts about the tower.',
  inputSchema: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
}

async function ask(parts: Partial<ModelRequest>, random = () => 0.1) {
  const request: ModelRequest = {
    model: 'demo',
    system: 'demo: invented fact',
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Who built the bell tower?' }] }],
    tools: [],
    maxTokens: 500,
    ...parts,
  }
  let text = ''
  const calls: string[] = []
  const model = createDemoModel({ random, sleep: async () => {} })
  for await (const event of model.stream(request, new AbortController().signal)) {
    if (event.type === 'text-delta') text += event.text
    if (event.type === 'tool-call') calls.push(event.call.name)
  }
  return { text, calls }
}

test('asked to, it makes up a fact about what was asked, and says that it is well known', async () => {
  const { text } = await ask({})
  expect(text).toMatch(/bell tower goes back to .* in \d{4}\. .*well known/)
})

test('cold it always invents the same, warm it gives itself away', async () => {
  expect((await ask({ temperature: 0 }, () => 0.1)).text).toBe((await ask({ temperature: 0 }, () => 0.9)).text)
  expect((await ask({ temperature: 1 }, () => 0.1)).text).not.toBe((await ask({ temperature: 1 }, () => 0.9)).text)
})

test('where it can look things up it does that first', async () => {
  expect(await ask({ tools: [lookUp] })).toEqual({ text: '', calls: ['knowledge_search'] })
})

test('not asked to, it admits that it does not know', async () => {
  expect((await ask({ system: '' })).text).toContain('I do not know')
})
