import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../tests/support/soak'
import { previewRequests } from '../../engine/run/preview'
import { runDocument } from '../../engine/run/run'
import type { Document, Node, RunInputs } from '../../model/document'
import type { RunEventOf } from '../../model/events'
import type { Host } from '../../model/host'
import type { ResolvedModel } from '../../model/language-model'
import { nodeTypes } from '../../nodes/registry'
import { sentContext } from '../page/runs/sent-context'
import { describeLeftOut, nextContext, nextRequest } from './next-context'

const documentOf = (...nodes: Node[]): Document => ({
  version: 1,
  id: 'd',
  name: 'd',
  pipelines: [{ id: 'main', name: '', nodes }],
  edges: [],
})
const node = (id: string, type: string, config: Node['config'] = {}): Node => ({ id, type, config })

const chain = (mode: string) =>
  documentOf(
    node('red', 'color_display', { name: 'mood' }),
    node('sys', 'system_prompt', { prompt: 'Be kind.' }),
    node('you', 'user_input'),
    node('first', 'inference'),
    node('second', 'inference', { contextMode: mode }),
    node('late', 'gauge_display'),
  )

const preview = (mode: string, nodeId: string) => {
  const found = previewRequests(chain(mode), { you: 'hello' }, nodeTypes).find(each => each.nodeId === nodeId)
  if (!found) throw new Error('no preview')
  return found
}

describe('what comes next', () => {
  it('puts a placeholder where the reply of the inference above will be', () => {
    const { system, messages } = nextContext(preview('continue', 'second'))
    expect(system).toEqual([{ nodeId: 'sys', text: 'Be kind.' }])
    const shown = messages.filter(part => !part.added).map(part => [part.nodeId, part.placeholder])
    expect(shown).toEqual([
      ['you', undefined],
      ['first', true],
    ])
  })

  it('gives each tool the node that made it', () => {
    const { tools } = nextContext(preview('continue', 'first'))
    expect(tools.map(part => [part.nodeId, part.tool.name])).toEqual([['red', 'display_mood_color']])
  })
})

describe('leftOutInWords', () => {
  it('says of each part that is not sent why not', () => {
    const left = describeLeftOut(preview('fresh', 'second').leftOut)
    const reasonOf = (nodeId: string) => left.filter(part => part.nodeId === nodeId).map(part => part.why)
    expect(reasonOf('sys')).toEqual([expect.stringContaining('starts fresh')])
    expect(reasonOf('red')).toEqual([expect.stringContaining('only one model')])
    const late = describeLeftOut(preview('continue', 'first').leftOut)
    expect(late).toContainEqual({
      nodeId: 'second',
      what: 'What it says',
      why: 'It is below this model, so it comes too late.',
    })
  })

  it('says nothing where all is sent', () => {
    const document = documentOf(node('you', 'user_input'), node('llm', 'inference'))
    const [only] = previewRequests(document, { you: 'hi' }, nodeTypes)
    expect(describeLeftOut(only?.leftOut ?? [{ nodeId: 'x', reason: 'below' }])).toEqual([])
  })
})

const model: ResolvedModel = {
  provider: 'demo',
  id: 'demo',
  label: 'Demo',
  price: 'free',
  temperature: { min: 0, max: 1 },
  languageModel: {
    async *stream() {
      yield { type: 'text-delta', text: 'A reply.' }
      yield { type: 'end', ending: 'complete' }
    },
  },
}

const host: Host = {
  nodeTypes,
  now: () => 0,
  random: () => 0.5,
  // A constant clock, so that no limit is reached.
  sleep: (_, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  model: async () => model,
  ask: async () => ({ unavailable: 'nobody is there' }),
  fetch: async () => ({ hidden: true }),
  isAllowedHost: () => false,
}

async function sentRequests(document: Document, inputs: RunInputs): Promise<RunEventOf<'request'>[]> {
  const sent: RunEventOf<'request'>[] = []
  for await (const event of runDocument(document, inputs, host, new AbortController().signal)) {
    if (event.type === 'request') sent.push(event)
  }
  return sent
}

describe('what was foretold', () => {
  const text = fc.constantFrom('', '  ', 'be kind', 'a storm', 'line one\nline two')
  const part = fc.oneof(
    fc.record({ type: fc.constant('system_prompt'), config: fc.record({ prompt: text }) }),
    fc.record({ type: fc.constant('user_input'), config: fc.constant({}) }),
    fc.record({ type: fc.constant('color_display'), config: fc.record({ name: fc.constantFrom('mood', '') }) }),
    fc.record({ type: fc.constant('gauge_display'), config: fc.constant({}) }),
    fc.record({
      type: fc.constant('inference'),
      config: fc.record({
        contextMode: fc.constantFrom('continue', 'fresh'),
        systemPrompt: text,
        temperature: fc.constantFrom(0, 1, 2),
      }),
    }),
  )

  it('is what is sent, part by part, but for the replies that only a run brings', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 9 }),
        fc.array(text, { minLength: 9, maxLength: 9 }),
        async (parts, typed) => {
          const nodes = parts.map(({ type, config }, index) => node(`n${index}`, type, config))
          const document = documentOf(...nodes)
          const inputs = Object.fromEntries(typed.map((words, index) => [`n${index}`, words]))
          const previewed = previewRequests(document, inputs, nodeTypes)
          // This model calls no tool, so the expected tool results are not in the request.
          fc.pre(!previewed.some(each => each.origins.messages.some(message => message.added === 'latest-outputs')))
          const sent = await sentRequests(document, inputs)
          expect(sent.map(event => event.nodeId)).toEqual(previewed.map(each => each.nodeId))
          for (const [index, event] of sent.entries()) {
            const before = previewed[index]
            if (!before) throw new Error('nothing was foretold')
            const [then, now] = [nextContext(before), sentContext(event.request, event.origins)]
            expect(then.system).toEqual(now.system)
            expect(then.tools).toEqual(now.tools)
            expect(then.messages.map(message => [message.nodeId, message.added])).toEqual(
              now.messages.map(message => [message.nodeId, message.added]),
            )
            for (const [place, message] of then.messages.entries()) {
              if (!message.placeholder) expect(message.message).toEqual(now.messages[place]?.message)
            }
            if (before.pending.length === 0) expect(nextRequest(before, model)).toEqual(event.request)
          }
        },
      ),
      { numRuns: cases(60) },
    )
  })
})

describe('nextRequest', () => {
  it('leaves out a temperature that the model does not take, and keeps it within what it takes', () => {
    const wanting = { request: { model: '', system: '', messages: [], tools: [], maxTokens: 1, temperature: 1.8 } }
    expect(nextRequest(wanting, { id: 'new', temperature: false })).not.toHaveProperty('temperature')
    expect(nextRequest(wanting, { id: 'new', temperature: { min: 0, max: 1 } })).toMatchObject({
      model: 'new',
      temperature: 1,
    })
  })
})
