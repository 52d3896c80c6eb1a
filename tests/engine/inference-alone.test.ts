import { describe, expect, it } from 'vitest'
import { previewRequests } from '../../src/engine/run/preview'
import { runDocument } from '../../src/engine/run/run'
import type { Message } from '../../src/model/language-model'
import { segmentsOf, wantsMessage } from '../../src/model/segments'
import { nodeTypes } from '../../src/nodes/registry'
import { ofType, run, stack, testHost, turns } from '../support/engine'

/** Messages as "role: text". */
const said = (messages: readonly Message[] = []) =>
  messages.map(({ role, content }) => {
    const text =
      typeof content === 'string' ? content : content.map(part => (part.type === 'text' ? part.text : '')).join()
    return `${role}: ${text}`
  })

const alone = { contextMode: 'alone' as const }
const above: Parameters<typeof stack> = [
  ['system_prompt', { prompt: 'Be brief.' }],
  ['user_input', { defaultValue: 'Bees?' }, 'said'],
  ['inference', { systemPrompt: 'And kind.' }, 'first'],
]

describe('an inference that is alone', () => {
  it('is the only one that continues from another', async () => {
    const { languageModel, requests } = turns({ text: 'Hi.' })
    const document = stack(['user_input', { defaultValue: 'hello' }], ['inference', { goesOnFrom: 'deleted' }])
    expect(ofType(await run(document, testHost(languageModel)), 'node-error')).toEqual([])
    expect(requests).toHaveLength(1)
  })

  it('hears nothing from above but what its own message says', async () => {
    const model = turns({ text: 'They hum.' }, { text: 'True.' })
    const judge = { ...alone, systemPrompt: 'Judge.', userMessage: 'Is it so? {{steps.first.output.content}}' }
    const named = stack(...above, ['inference', judge, 'second'])
    const document = {
      ...named,
      pipelines: named.pipelines.map(each => ({
        ...each,
        nodes: each.nodes.map(node => ({ ...node, slug: node.id })),
      })),
    }
    await run(document, testHost(model.languageModel))
    expect(model.requests[1]?.system).toBe('Judge.')
    expect(said(model.requests[1]?.messages)).toEqual(['user: Is it so? They hum.'])
  })

  it('continues from another: its system prompts, its turns, and its reply', async () => {
    const model = turns({ text: 'They hum.' }, { text: 'Loudly.' }, { text: 'Yes.' })
    const again = (from: string) => ({ ...alone, goesOnFrom: from, systemPrompt: 'Now loud.', userMessage: 'More!' })
    await run(
      stack(...above, ['inference', again('first'), 'second'], ['inference', again('second')]),
      testHost(model.languageModel),
    )
    expect(model.requests[1]?.system).toBe('Be brief.\n\nAnd kind.\n\nNow loud.')
    expect(said(model.requests[1]?.messages)).toEqual(['user: Bees?', 'assistant: They hum.', 'user: More!'])
    expect(said(model.requests[2]?.messages)).toEqual([
      'user: Bees?',
      'assistant: They hum.',
      'user: More!',
      'assistant: Loudly.',
      'user: More!',
    ])
  })

  it('is still heard by those below that listen to all', async () => {
    const model = turns({ text: 'One.' }, { text: 'Two.' })
    await run(
      stack(['inference', { ...alone, userMessage: 'Start' }], ['inference', {}]),
      testHost(model.languageModel),
    )
    expect(said(model.requests[1]?.messages)).toEqual(['user: Start', 'assistant: One.', 'user: Please go on.'])
  })

  it('fails by name when what it continues from has not spoken', async () => {
    const document = stack(['inference', { ...alone, goesOnFrom: 'later' }], ['inference', {}, 'later'])
    const events = await run(document, testHost(turns().languageModel))
    expect(ofType(events, 'node-error')[0]?.message).toContain('“later”')
  })

  it('continues from a reply that was kept from an earlier run', async () => {
    const document = stack(...above, ['inference', { ...alone, goesOnFrom: 'first', userMessage: 'More!' }, 'second'])
    const earlier = await run(document, testHost(turns({ text: 'They hum.' }, { text: 'Cut' }).languageModel))
    const model = turns({ text: 'Anew.' })
    const from = { fromNodeId: 'second', events: earlier }
    for await (const event of runDocument(
      document,
      {},
      testHost(model.languageModel),
      new AbortController().signal,
      from,
    ))
      void event
    expect(model.requests).toHaveLength(1)
    expect(said(model.requests[0]?.messages)).toEqual(['user: Bees?', 'assistant: They hum.', 'user: More!'])
  })

  it('is previewed as it will be sent', async () => {
    const document = stack(...above, ['inference', { ...alone, goesOnFrom: 'first', userMessage: 'More!' }, 'second'])
    const [, preview] = previewRequests(document, {}, nodeTypes)
    expect(said(preview?.request.messages)).toEqual(['user: Bees?', 'assistant: ', 'user: More!'])
    expect(preview?.pending).toEqual([1])
    const fresh = previewRequests(stack(...above, ['inference', { ...alone, userMessage: 'Hi' }]), {}, nodeTypes)[1]
    expect(fresh?.leftOut.map(({ nodeId, reason }) => `${nodeId} ${reason}`)).toEqual([
      'n1 dropped-by-fresh',
      'said dropped-by-fresh',
      'first dropped-by-fresh',
    ])
  })

  it.each([
    ['a message of its own', { ...alone, userMessage: 'Hi' }, false],
    ['another’s conversation', { ...alone, goesOnFrom: 'first' }, false],
    ['neither', alone, true],
  ])('with %s shows its box: %s', (_, config, shown) => {
    const [pipeline] = stack(...above, ['inference', config, 'last']).pipelines
    if (!pipeline) throw new Error('no pipeline')
    const segments = segmentsOf(pipeline, nodeTypes)
    const last = segments.at(-1)
    expect(last && wantsMessage(segments, last)).toBe(shown)
  })
})
