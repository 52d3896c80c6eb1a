import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { previewRequests } from '../../src/engine/run/preview'
import { offeringSegmentsOf } from '../../src/engine/tools/offered-tools'
import type { Document, Node, Pipeline } from '../../src/model/document'
import { replySource, segmentsOf, wantsMessage } from '../../src/model/segments'
import { safeName, uniqueToolNames } from '../../src/model/tool-names'
import { nodeTypes } from '../../src/nodes/registry'
import { anyFlow } from '../support/any-flow'
import { anyStack } from '../support/any-stack'
import { ofType, run, scriptedModel, stack, testHost, turns } from '../support/engine'
import { cases } from '../support/soak'

const user = (text: string) => ({ role: 'user', content: [{ type: 'text', text }] })

describe('what a model is sent', () => {
  it('joins every system prompt above, then its own, and sends user inputs as messages', async () => {
    const { languageModel, requests } = turns({ text: 'Hi.' })
    const document = stack(
      ['system_prompt', { prompt: 'One.' }],
      ['user_input', { defaultValue: 'Hello' }],
      ['system_prompt', { prompt: 'Two.' }],
      ['inference', { systemPrompt: 'Three.', maxTokens: 99, temperature: 0.3 }],
    )
    const events = await run(document, testHost(languageModel), { inputs: { n2: 'Good day' } })
    expect(requests[0]).toEqual({
      model: 'test-model',
      system: 'One.\n\nTwo.\n\nThree.',
      messages: [user('Good day')],
      tools: [],
      maxTokens: 99,
      temperature: 0.3,
    })
    expect(ofType(events, 'request')[0]?.origins.system.map(({ nodeId }) => nodeId)).toEqual(['n1', 'n3', 'n4'])
  })

  it('leaves out prompts and inputs that are empty', async () => {
    const { languageModel, requests } = turns()
    await run(
      stack(['system_prompt', { prompt: '  ' }], ['user_input'], ['user_input', { defaultValue: 'x' }], ['inference']),
      testHost(languageModel),
    )
    expect(requests[0]?.system).toBe('')
    expect(requests[0]?.messages).toEqual([user('x')])
  })

  it('sends a chain its first reply and tool calls, and one marked user turn so that a user turn is last', async () => {
    const { languageModel, requests } = turns(
      { text: 'A storm.', calls: [{ name: 'display_color', args: { hex: '#112233' }, id: 'c1' }] },
      { text: 'Painted.' },
      { text: 'Second.' },
    )
    const document = stack(
      ['color_display'],
      ['user_input', { defaultValue: 'sea' }],
      ['inference'],
      ['system_prompt', { prompt: 'Draw.' }],
      ['inference'],
    )
    const events = await run(document, testHost(languageModel))
    const last = requests.at(-1)
    expect(last?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'assistant', 'user'])
    expect(last?.messages[1]).toMatchObject({ content: 'A storm.', toolCalls: [{ id: 'c1', name: 'display_color' }] })
    expect(last?.messages[2]).toMatchObject({ role: 'tool', callId: 'c1' })
    expect(ofType(events, 'request').at(-1)?.origins.messages.at(-1)).toEqual({ nodeId: 'n5', added: 'no-user-turn' })
  })

  it('starts afresh with this segment and the latest outputs only', async () => {
    const { languageModel, requests } = turns(
      { calls: [{ name: 'display_color', args: { hex: '#112233' } }] },
      { calls: [{ name: 'display_color', args: { hex: '#445566' } }] },
      { text: 'One.' },
      { text: 'Two.' },
    )
    const document = stack(
      ['system_prompt', { prompt: 'Old.' }],
      ['color_display'],
      ['user_input', { defaultValue: 'old' }],
      ['inference'],
      ['system_prompt', { prompt: 'New.' }],
      ['user_input', { defaultValue: 'new' }],
      ['inference', { contextMode: 'fresh' }],
    )
    await run(document, testHost(languageModel))
    const fresh = requests.at(-1)
    expect(fresh?.system).toBe('New.')
    expect(fresh?.messages).toHaveLength(2)
    expect(fresh?.messages[0]).toEqual(user('{"display_color":{"hex":"#445566"}}'))
    expect(fresh?.messages[1]).toEqual(user('new'))
  })

  it('does not offer a color above an earlier inference to a later one', async () => {
    const { languageModel, requests } = turns()
    await run(stack(['color_display'], ['inference'], ['icon_display'], ['inference']), testHost(languageModel))
    expect(requests.map(({ tools }) => tools.map(({ name }) => name))).toEqual([['display_color'], ['display_icon']])
  })

  it('narrows the tools to those enabled', async () => {
    const { languageModel, requests } = turns()
    await run(
      stack(['color_display'], ['icon_display'], ['inference', { enabledTools: ['display_icon'] }]),
      testHost(languageModel),
    )
    expect(requests[0]?.tools.map(({ name }) => name)).toEqual(['display_icon'])
  })

  it('has room for what its answer may contain: calls of the tools that are enabled, or JSON', async () => {
    const roomOf = async (config: object, resolved = {}) => {
      const { languageModel, requests } = turns()
      const document = stack(['color_display'], ['pixel_art_display'], ['inference', config as never])
      await run(document, testHost(languageModel, { resolved }))
      return requests[0]?.maxTokens ?? 0
    }
    expect(await roomOf({ enabledTools: [] })).toBe(1024)
    expect(await roomOf({ enabledTools: ['display_color'] })).toBe(1024)
    expect(await roomOf({ enabledTools: ['generate_pixel_art'] })).toBeGreaterThan(2560)
    const responseFormat = { type: 'array', items: { type: 'string' }, maxItems: 100 }
    expect(await roomOf({ enabledTools: [], responseFormat })).toBeGreaterThan(6000)
    expect(await roomOf({ enabledTools: [], responseFormat }, { maxOutput: 4096 })).toBe(4096)
  })

  it('continues after an answer that was cut, though its notice is the last turn', async () => {
    const { languageModel, requests } = turns({ text: 'Half', ending: 'token-limit' }, { text: 'Whole.' })
    await run(stack(['inference'], ['inference']), testHost(languageModel))
    expect(requests[1]?.messages.slice(1)).toEqual([
      { role: 'assistant', content: 'Half' },
      user(expect.stringContaining('About the answer before this')),
      user('Please go on.'),
    ])
  })

  it('starts afresh with long outputs as models are shown them', async () => {
    const { languageModel, requests } = turns({ text: 'One.' })
    const document = stack(
      ['integration', { data: { text: 'x'.repeat(50_000) } }],
      ['inference', { contextMode: 'fresh' }],
    )
    await run(document, testHost(languageModel))
    const shown = JSON.stringify(requests[0]?.messages[0])
    expect(shown).toContain('x'.repeat(1000))
    expect(shown.length).toBeLessThan(30_000)
  })

  it('sends no temperature to a model that refuses sampling settings, and one in range to the others', async () => {
    const { languageModel, requests } = turns()
    const document = stack(['inference', { temperature: 1.7 }])
    await run(document, testHost(languageModel, { resolved: { temperature: false } }))
    await run(document, testHost(languageModel))
    expect(requests.map(({ temperature }) => temperature)).toEqual([undefined, 1])
  })

  it('gives an inference its own message box exactly where no user message would come from above', () => {
    const wants = (...types: [string, object?][]) => {
      const { pipelines } = stack(...(types as [string, Record<string, string>?][]))
      const segments = segmentsOf(pipelines[0]!, nodeTypes)
      return segments.map(segment => wantsMessage(segments, segment))
    }
    expect(wants(['system_prompt'], ['inference'])).toEqual([true])
    expect(wants(['user_input'], ['inference'])).toEqual([false])
    expect(wants(['inference'], ['inference'])).toEqual([true, false])
    expect(wants(['user_input'], ['inference'], ['inference', { contextMode: 'fresh' }])).toEqual([false, true])
    expect(wants(['color_display'], ['user_input'], ['inference'], ['inference', { contextMode: 'fresh' }])).toEqual([
      false,
      false,
    ])
    expect(wants(['inference'], ['user_input'], ['inference'])).toEqual([true, false])
    expect(wants(['inference'], ['color_display'], ['inference', { contextMode: 'fresh' }])).toEqual([true, true])
    expect(wants(['color_display'], ['inference'], ['inference', { contextMode: 'fresh' }])).toEqual([true, false])
    // A message of another pipeline is one from above.
    const joined = segmentsOf(stack(['inference']).pipelines[0]!, nodeTypes, { bringsMessage: true })
    expect(joined.map(segment => wantsMessage(joined, segment))).toEqual([false])
  })

  it('shows the reply of the next inference below, and of the nearest above where there is none', () => {
    const { pipelines } = stack(['note'], ['inference'], ['note'], ['inference'], ['note'])
    const segments = segmentsOf(pipelines[0]!, nodeTypes)
    expect(['n1', 'n2', 'n3', 'n4', 'n5', 'n6'].map(id => replySource(segments, id))).toEqual([
      ...['n2', 'n2', 'n4', 'n4', 'n4', null],
    ])
    expect(replySource(segmentsOf(stack(['note']).pipelines[0]!, nodeTypes), 'n1')).toBeNull()
  })

  it('has tools where a card offers one, the inference brings one, or it can call a pipeline', () => {
    const tool = {
      name: 'add',
      description: 'Adds.',
      inputSchema: { type: 'object', properties: {} },
      code: 'return 1',
    }
    const [pipeline] = stack(['inference', { customTools: [tool] }], ['inference'], ['color_display']).pipelines
    const withTools = (callable: Pipeline[]) =>
      segmentsOf(pipeline!, nodeTypes, { callable }).map(segment => segment.hasTools())
    expect(withTools([])).toEqual([true, false, true])
    expect(withTools([pipeline!])).toEqual([true, true, true])
    const [last] = segmentsOf(stack(['note']).pipelines[0]!, nodeTypes, { callable: [pipeline!] })
    expect(last?.hasTools()).toBe(false)
  })

  it('never sends what was typed into a box that does not show any more', async () => {
    const { languageModel, requests } = turns()
    await run(stack(['user_input', {}, 'u'], ['inference', {}, 'i']), testHost(languageModel), {
      inputs: { i: 'old text' },
    })
    expect(JSON.stringify(requests[0])).not.toContain('old text')
  })
})

describe('the preview', () => {
  it('is the request that the first inference then gets, for any stack', async () => {
    const anyNode = fc.oneof(
      fc.record({ type: fc.constant('system_prompt'), config: fc.record({ prompt: fc.string() }) }),
      fc.record({ type: fc.constant('user_input'), config: fc.record({ defaultValue: fc.string() }) }),
      fc.record({
        type: fc.constantFrom(
          'color_display',
          'icon_display',
          'gauge_display',
          'pixel_art_display',
          'survey',
          'webhook_trigger',
          'text_display',
        ),
        config: fc.record({ name: fc.string() }),
      }),
      fc.record({
        type: fc.constant('inference'),
        config: fc.record({ contextMode: fc.constantFrom('continue', 'fresh') }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(anyNode, { maxLength: 12 }), async nodes => {
        const document = stack(...nodes.map(({ type, config }) => [type, config] as [string, Record<string, string>]))
        const { languageModel, requests } = scriptedModel(() => ({ text: 'ok' }))
        const previews = previewRequests(document, {}, nodeTypes)
        const events = await run(document, testHost(languageModel))
        const sent = ofType(events, 'request')
        expect(previews.map(({ nodeId }) => nodeId)).toEqual(sent.map(({ nodeId }) => nodeId))
        previews.forEach((preview, index) => {
          const { model: _, temperature: __, ...told } = preview.request
          const { model: ___, temperature: ____, ...real } = requests[index]!
          expect(told.system).toEqual(real.system)
          expect(told.tools).toEqual(real.tools)
          // Content that depends on the run is marked as pending; the rest is sent unchanged.
          told.messages.forEach((message, at) => {
            if (!preview.pending.includes(at) && preview.origins.messages.length === real.messages.length)
              expect(message).toEqual(real.messages[at])
          })
          if (index === 0) expect(told).toEqual(real)
        })
      }),
      { numRuns: cases(150) },
    )
  })
})

describe('the preview of an inference', () => {
  it('is what a run sends it, but for what depends on the run, with any settings', async () => {
    await fc.assert(
      fc.asyncProperty(anyStack({ without: ['window'], displays: false }), async document => {
        const { languageModel, requests } = scriptedModel(({ responseFormat }) => ({
          text: responseFormat ? '{"n": 7}' : 'ok',
        }))
        const previews = previewRequests(document, {}, nodeTypes)
        const sent = ofType(await run(document, testHost(languageModel)), 'request')
        sent.forEach(({ nodeId, origins }, index) => {
          const preview = previews[index]
          const { model: _, temperature: __, messages, ...rest } = requests[index]!
          expect(preview).toMatchObject({ nodeId, request: rest, origins })
          const known = messages.map((message, at) => (preview?.pending.includes(at) ? undefined : message))
          const shown = preview?.request.messages.map((message, at) =>
            preview.pending.includes(at) ? undefined : message,
          )
          expect(shown).toEqual(known)
        })
      }),
      { numRuns: cases(150) },
    )
  })
})

it('the previews of a flow are what a run sends, but for what depends on the run', async () => {
  const parts = ['inference', 'system_prompt', 'user_input']
  let compared = 0
  await fc.assert(
    fc.asyncProperty(anyFlow(), async any => {
      const isKnown = ({ type, config }: Node) => parts.includes(type) && !JSON.stringify(config).includes('{{')
      const pipelines = any.pipelines.map(pipeline => ({
        ...pipeline,
        nodes: pipeline.nodes
          .filter(isKnown)
          .map(({ id, type, config: { window: _, ...config } }) => ({ id, type, config })),
      }))
      const document = { ...any, pipelines, edges: any.edges.filter(({ kind }) => kind === 'next') }
      const { languageModel } = scriptedModel(({ responseFormat }) => ({ text: responseFormat ? '{"n": 7}' : 'ok' }))
      const previews = new Map(previewRequests(document, {}, nodeTypes).map(preview => [preview.nodeId, preview]))
      for (const { nodeId, origins, request } of ofType(await run(document, testHost(languageModel)), 'request')) {
        const preview = previews.get(nodeId)
        const { model: _, temperature: __, messages, ...rest } = request
        expect(preview).toMatchObject({ nodeId, request: rest, origins })
        const asKnown = (all: typeof messages) => all.map((message, at) => preview?.pending.includes(at) || message)
        expect(asKnown(preview?.request.messages ?? [])).toEqual(asKnown(messages))
        compared++
      }
    }),
    { numRuns: cases(100) },
  )
  expect(compared).toBeGreaterThan(cases(100))
})

it('the preview of a fresh inference has no outputs of tools that are not enabled', () => {
  const document = (enabledTools?: string[]) =>
    stack(
      ['gauge_display'],
      ['inference', { ...(enabledTools && { enabledTools }) }],
      ['user_input', { defaultValue: 'go' }],
      ['inference', { contextMode: 'fresh' }],
    )
  const added = (of: Document) =>
    previewRequests(of, {}, nodeTypes).map(({ origins }) => origins.messages.map(({ added }) => added))
  expect(added(document())[1]).toEqual(['latest-outputs', undefined])
  expect(added(document([]))[1]).toEqual([undefined])
})

describe('tool names', () => {
  it('carry the name of their node, made safe', () => {
    expect(safeName('mood')).toBe('mood')
    expect(safeName('Größe & Würde')).toBe('Grosse_Wurde')
    expect(safeName('心情')).toBeNull()
    expect(safeName('')).toBeNull()
    expect(safeName('mood 心情')).toBe('mood')
  })

  it('are unique, at most 64 long and made of safe letters, whatever the nodes are called', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ maxLength: 90 }), fc.constant('mood'), fc.constant('')), { maxLength: 20 }),
        names => {
          const { pipelines } = stack(...names.map(name => ['color_display', { name }] as [string, { name: string }]), [
            'inference',
          ])
          const tools = offeringSegmentsOf(pipelines[0]!, nodeTypes)[0]?.tools.map(({ tool }) => tool.name) ?? []
          expect(new Set(tools).size).toBe(names.length)
          for (const name of tools) expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/)
        },
      ),
    )
  })

  it('number twins in stack order and keep the number when they are cut', () => {
    expect(uniqueToolNames(['a', 'a', 'b', 'a'])).toEqual(['a', 'a_2', 'b', 'a_3'])
    const long = 'x'.repeat(80)
    expect(uniqueToolNames([long, long])).toEqual(['x'.repeat(64), `${'x'.repeat(62)}_2`])
  })
})
