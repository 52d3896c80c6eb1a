import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { editNode } from '../../../tests/support/edit-node'
import type { AnswerEnding } from '../../model/answer-ending'
import type { InferenceConfig } from '../../model/inference'
import type { JsonObject, JsonValue } from '../../model/json'
import type { Message } from '../../model/language-model'
import type { ModelOption, NodeRun, ViewServices } from '../view'
import inference from './node'
import view from './view'

const { Output, Input } = view
if (!Output || !Input) throw new Error('An inference has a message box and a reply.')

const range = { min: 0, max: 1 }
const models: ModelOption[] = [
  { id: 'demo/demo', label: 'Demo', provider: 'demo', connected: true, temperature: range },
  { id: 'acme/old-1', label: 'Old', provider: 'acme', connected: true, temperature: range, retired: '2026-03-01' },
  { id: 'acme/new-2', label: 'New', provider: 'acme', connected: true, temperature: false },
  { id: 'far/away', label: 'Away', provider: 'far', providerLabel: 'Far', connected: false, temperature: range },
]

function edit(initial: JsonObject, more: Partial<ViewServices> = {}) {
  const openSettings = vi.fn()
  const { seen } = editNode(inference, view, initial, {
    models,
    openSettings,
    ...more,
  })
  return { seen, openSettings, user: userEvent.setup(), list: screen.getByRole('combobox', { name: 'Model' }) }
}

const chosen = (list: HTMLElement) => (list as HTMLSelectElement).selectedOptions[0]?.textContent

describe('the model', () => {
  it('is the page’s own where none is chosen', async () => {
    const { list, seen, user } = edit({})
    expect(chosen(list)).toBe('The page’s model (Demo)')
    await user.selectOptions(list, 'New')
    expect(seen.config).toMatchObject({ model: 'acme/new-2' })
    await user.selectOptions(list, 'The page’s model (Demo)')
    expect(seen.config).toMatchObject({ model: '' })
  })

  it('that is retired is kept and marked, and a living one offered', async () => {
    const { list, seen, user } = edit({ model: 'old-1' })
    expect(chosen(list)).toBe('Old (retired)')
    expect(screen.getByText(/retired since March 1, 2026/)).toBeTruthy()
    expect(seen.config).toEqual({ model: 'old-1' })
    await user.click(screen.getByRole('button', { name: 'Use New' }))
    expect(seen.config).toEqual({ model: 'acme/new-2' })
  })

  it('whose provider is not connected says who answers, and leads to the settings', async () => {
    const { openSettings, user } = edit({ model: 'far/away' })
    expect(screen.getByText('Far is not connected. Demo will answer instead.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Connect' }))
    expect(openSettings).toHaveBeenCalledOnce()
  })

  it('may have any id', async () => {
    const { list, seen, user } = edit({})
    await user.selectOptions(list, 'Another model…')
    expect(seen.config).toEqual({})
    // "acme/old-1" is in the list, and a prefix of the intended id.
    await user.type(screen.getByRole('textbox', { name: 'Id of the model' }), 'acme/old-1-mini')
    expect(seen.config).toEqual({ model: 'acme/old-1-mini' })
    expect(chosen(list)).toBe('Another model…')
  })

  it('that is in no list is shown as it is', () => {
    const { list } = edit({ model: 'mine/own' })
    expect(chosen(list)).toBe('Another model…')
    expect(screen.getByRole('textbox', { name: 'Id of the model' })).toHaveProperty('value', 'mine/own')
  })
})

describe('the temperature', () => {
  it('has the range of its model', () => {
    edit({ model: 'demo/demo' })
    expect(screen.getByRole('slider', { name: 'Temperature' })).toMatchObject({ min: '0', max: '1', value: '0.7' })
  })

  it('gives way to a sentence where the model takes none, and is kept', () => {
    const { seen } = edit({ model: 'acme/new-2', temperature: 0.3 })
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.getByText(/decides for itself. Your 0.3 is kept/)).toBeTruthy()
    expect(seen.config).toEqual({ model: 'acme/new-2', temperature: 0.3 })
  })
})

describe('the tools', () => {
  const boxes = [
    { name: 'display_mood_color', title: 'Color, mood' },
    { name: 'display_gauge', title: 'Gauge' },
  ]
  const withBoxes = (initial: JsonObject, more: Partial<ViewServices> = {}) =>
    edit(initial, { toolBoxes: new Map([['n', boxes]]), ...more })
  const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement

  it('are boxes, all ticked until one is taken away, and again when it is given back', async () => {
    const { seen, user } = withBoxes({})
    expect([box('Color, mood').checked, box('Gauge').checked]).toEqual([true, true])
    await user.click(box('Color, mood'))
    expect(seen.config).toEqual({ enabledTools: ['display_gauge'] })
    expect([box('Color, mood').checked, box('Gauge').checked]).toEqual([false, true])
    await user.click(box('Gauge'))
    expect(seen.config).toEqual({ enabledTools: [] })
    expect(screen.getByText('If no box is ticked, the model gets no tools.')).toBeTruthy()
    await user.click(box('Gauge'))
    await user.click(box('Color, mood'))
    expect(seen.config).toEqual({})
  })

  it('keep a name that no card makes until it is unticked, and say so', async () => {
    const { seen, user } = withBoxes({ enabledTools: ['display_gauge', 'display_colour'] })
    expect(screen.getByText('No card above makes this tool, so the model does not get it.')).toBeTruthy()
    await user.click(box('Color, mood'))
    expect(seen.config).toEqual({ enabledTools: ['display_mood_color', 'display_gauge', 'display_colour'] })
    await user.click(box('display_colour'))
    expect(seen.config).toEqual({})
    expect(screen.queryByRole('checkbox', { name: 'display_colour' })).toBeNull()
  })

  it('can all be given back with one press', async () => {
    const { seen, user } = withBoxes({ enabledTools: [] })
    await user.click(screen.getByRole('button', { name: 'Give it all tools' }))
    expect(seen.config).toEqual({})
  })

  it('of servers are boxes once they are listed; before, it is said that choosing leaves them out', async () => {
    const mcpServers = [{ url: 'https://desk.example/mcp', label: 'Desk' }]
    const listServerTools = async () => [{ name: 'add', description: '', inputSchema: {} }]
    const { seen, user } = withBoxes({ mcpServers }, { listServerTools })
    expect(screen.getByText(/If you untick one, it gets only what is ticked/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'List its servers’ tools' }))
    expect(await screen.findByRole('checkbox', { name: 'Desk' })).toHaveProperty('checked', true)
    await user.click(box('Gauge'))
    expect(seen.config).toEqual({ mcpServers, enabledTools: ['display_mood_color', 'Desk_add'] })
  })

  it('are counted in the one line of its settings', () => {
    const summary = (enabledTools?: string[]) => view.summary?.(v.parse(inference.configSchema, { enabledTools }))
    expect(summary()).not.toContain('tool')
    expect(summary(['display_color'])).toContain('1 tool')
    expect(summary([])).toContain('no tools')
  })
})

describe('the form of the answer', () => {
  it('is words, until fields are named', async () => {
    const { seen, user } = edit({})
    await user.click(screen.getByText('More'))
    const form = screen.getByRole('combobox', { name: 'Its answer' })
    expect(chosen(form)).toBe('Words')
    await user.selectOptions(form, 'Fields that you name')
    for (const [index, name] of ['title', 'score'].entries()) {
      await user.click(screen.getByRole('button', { name: 'Add a field' }))
      await user.type(screen.getAllByRole('textbox', { name: 'Field' })[index] as HTMLElement, name)
    }
    await user.selectOptions(screen.getAllByRole('combobox', { name: 'Kind' })[1] as HTMLElement, 'Number')
    await user.type(screen.getAllByRole('textbox', { name: 'Meaning' })[0] as HTMLElement, 'A short one')
    expect(seen.config).toEqual({
      responseFormat: {
        type: 'object',
        properties: { title: { type: 'string', description: 'A short one' }, score: { type: 'number' } },
        required: ['title', 'score'],
        additionalProperties: false,
      },
    })
    await user.selectOptions(form, 'Words')
    expect(seen.config).toEqual({})
  })

  const schemaOf = (...names: string[]) => ({
    type: 'object',
    properties: Object.fromEntries(names.map(name => [name, { type: 'number' }])),
    required: names,
    additionalProperties: false,
  })
  const warning = () => screen.queryByRole('note')?.textContent

  it('warns of names that every answer has already, and says where the field will be', async () => {
    const { user } = edit({ responseFormat: schemaOf('title') })
    await user.click(screen.getByText('More'))
    expect(warning()).toBeUndefined()
    const name = screen.getByRole('textbox', { name: 'Field' })
    await user.clear(name)
    await user.type(name, 'cost')
    expect(warning()).toMatch(/^“cost” is a name that every answer already has.*output\.data\.cost/)
    await user.type(name, 's')
    expect(warning()).toBeUndefined()
  })

  it.each<[string, JsonValue, string]>([
    [
      'a schema that says more',
      { ...schemaOf('tokens', 'data', 'x'), minProperties: 1 },
      '“tokens” and “data” are names',
    ],
    [
      'the text of one',
      JSON.stringify(schemaOf('toolCalls')).slice(0, -1).concat(',"title":"A"}'),
      '“toolCalls” is a name',
    ],
    ['alternatives', { anyOf: [schemaOf('a'), schemaOf('providerTiming')] }, '“providerTiming” is a name'],
  ])('warns of them in %s', async (_what, responseFormat, words) => {
    const { user } = edit({ responseFormat })
    await user.click(screen.getByText('More'))
    expect(warning()).toContain(words)
  })

  it('keeps a field whose name is there already in the list, and says so', async () => {
    const { user } = edit({
      responseFormat: {
        type: 'object',
        properties: { a: { type: 'string' }, b: { type: 'string' } },
        required: ['a', 'b'],
        additionalProperties: false,
      },
    })
    const second = screen.getAllByRole('textbox', { name: 'Field', hidden: true })[1] as HTMLInputElement
    await user.clear(second)
    expect(screen.getByText('Give it a name.')).toBeTruthy()
    await user.type(second, 'a')
    expect(screen.getAllByText('This name is used twice.')).toHaveLength(2)
    expect(second.value).toBe('a')
  })

  it('can be any schema; text that is none says where it goes wrong', async () => {
    const { seen, user } = edit({ responseFormat: { type: 'object', properties: { n: { type: 'integer' } } } })
    await user.click(screen.getByText('More'))
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Schema of the answer' })
    expect(JSON.parse(box.value)).toEqual(seen.config.responseFormat)
    await user.clear(box)
    await user.type(box, '{{"type": object')
    expect(screen.getByText(/Line 1, column 10/)).toBeTruthy()
    expect(seen.config).toEqual({ responseFormat: '{"type": object' })
    expect(inference.problems?.(v.parse(inference.configSchema, seen.config))).toHaveLength(1)
  })
})

describe('tools in JavaScript', () => {
  it('are written in the card', async () => {
    const { seen, user } = edit({})
    await user.click(screen.getByText('More'))
    await user.click(screen.getByText('Tools in JavaScript'))
    await user.click(screen.getByRole('button', { name: 'Add a tool' }))
    await user.type(screen.getByRole('textbox', { name: 'Tool name' }), 'double')
    await user.type(screen.getByRole('textbox', { name: 'What it does' }), 'Doubles.')
    await user.type(screen.getByRole('textbox', { name: 'Its arguments' }), '{{')
    expect(screen.getByText(/Line 1, column 2/)).toBeTruthy()
    await user.clear(screen.getByRole('textbox', { name: 'Its arguments' }))
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'return args.n * 2')
    expect(seen.config).toEqual({
      customTools: [{ name: 'double', description: 'Doubles.', code: 'return args.n * 2' }],
    })
    await user.click(screen.getByRole('button', { name: 'Remove tool 1' }))
    expect(seen.config).toEqual({})
  })
})

describe('servers of tools', () => {
  const tool = (name: string) => ({ name, description: `Does ${name}.`, inputSchema: { type: 'object' } })

  it('are written down, tested, and narrowed to some of their tools', async () => {
    const listServerTools = vi.fn(async () => [tool('add'), tool('sub')])
    const { seen, user } = edit({}, { listServerTools })
    await user.click(screen.getByText('More'))
    await user.click(screen.getByText('Tool servers'))
    await user.click(screen.getByRole('button', { name: 'Add a server' }))
    const address = screen.getByRole('textbox', { name: 'Address' })
    await user.type(address, 'desk')
    expect(screen.getByText(/not a full web address/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Test' })).toBeNull()
    await user.clear(address)
    await user.type(address, 'https://desk.example/mcp')
    await user.click(screen.getByRole('button', { name: 'Test' }))
    expect(listServerTools).toHaveBeenCalledWith('https://desk.example/mcp')
    await user.click(await screen.findByRole('checkbox', { name: 'sub' }))
    expect(seen.config).toEqual({ mcpServers: [{ url: 'https://desk.example/mcp', enabledTools: ['add'] }] })
    await user.click(screen.getByRole('checkbox', { name: 'sub' }))
    expect(seen.config).toEqual({ mcpServers: [{ url: 'https://desk.example/mcp' }] })
  })

  it('that do not answer say why', async () => {
    const listServerTools = () => Promise.reject(new Error('desk.example could not be reached.'))
    const { user } = edit({ mcpServers: [{ url: 'https://desk.example/mcp' }] }, { listServerTools })
    await user.click(screen.getByText('More'))
    await user.click(screen.getByText('Tool servers'))
    await user.click(screen.getByRole('button', { name: 'Test' }))
    expect(await screen.findByText('desk.example could not be reached.')).toBeTruthy()
  })
})

describe('memories', () => {
  it('from before the first run are turns that a person writes', async () => {
    const { seen, user } = edit({})
    await user.click(screen.getByText('More'))
    await user.click(screen.getByText('First memories'))
    for (const words of ['I am Ada.', 'Hello, Ada.']) {
      await user.click(screen.getByRole('button', { name: 'Add a memory' }))
      await user.type(screen.getAllByRole('textbox', { name: 'What was said' }).at(-1) as HTMLElement, words)
    }
    expect(seen.config).toEqual({
      memories: [
        { role: 'user', content: 'I am Ada.' },
        { role: 'assistant', content: 'Hello, Ada.' },
      ],
    })
  })

  it('from run to run are a choice, and can be read and forgotten', async () => {
    let kept: readonly Message[] = [
      { role: 'user', content: [{ type: 'text', text: 'I am Ada.' }] },
      { role: 'assistant', content: 'Hello, Ada.' },
    ]
    let tell = () => {}
    const memory = {
      recall: () => kept,
      forget() {
        kept = []
        tell()
      },
      subscribe(listener: () => void) {
        tell = listener
        return () => {}
      },
    }
    const { seen, user } = edit({}, { loadMemory: async () => memory })
    await user.click(screen.getByText('More'))
    await user.click(screen.getByRole('checkbox', { name: 'Remember from run to run' }))
    expect(seen.config).toEqual({ remembers: true })
    await user.click(await screen.findByText('What it remembers'))
    expect(screen.getByText('I am Ada.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Forget' }))
    expect(screen.queryByText('What it remembers')).toBeNull()
  })
})

describe('the message box', () => {
  it.each([true, false])('is there when it is wanted: %s', wanted => {
    if (!Input) return
    const config = v.parse(inference.configSchema, {}) as InferenceConfig
    render(<Input nodeId="n" config={config} value="Hi" onInput={() => {}} wanted={wanted} />)
    expect(screen.queryAllByRole('textbox', { name: 'Message' })).toHaveLength(wanted ? 1 : 0)
  })
})

describe('the reply', () => {
  const reply = { text: 'One\n*two*', streaming: true, provider: 'demo', answeredBy: 'Demo' }

  function show(run: Partial<NodeRun>) {
    if (!Output) return ''
    const config = v.parse(inference.configSchema, {}) as InferenceConfig
    const shown = { status: 'running' as const, results: [], ...run }
    return render(<Output nodeId="n" config={config} run={shown} onAnswer={() => {}} />).container.textContent
  }

  it('is Markdown while it streams, with who gives it', () => {
    show({ reply: { ...reply, insteadOf: 'claude-haiku' } })
    const text = document.body.textContent
    expect(screen.getByText('two').tagName).toBe('EM')
    expect(text).toContain('Demo, instead of claude-haiku')
  })

  it('that was cut, or ended after its last round, says so', () => {
    const ended = (ending: AnswerEnding) =>
      show({ status: 'stopped-early', reply: { ...reply, streaming: false, ending } })
    expect(ended('connection-cut')).toContain('cut off')
    expect(ended('rounds-used-up')).toContain('stopped after 10 rounds')
  })

  it('that a person stopped is said once', async () => {
    show({ status: 'stopped', reply: { ...reply, streaming: false, ending: 'stopped' } })
    // Loaded with the run.
    expect(await screen.findByText('You stopped it here.')).toBeTruthy()
    expect(document.body.textContent).not.toContain('stopped here')
  })

  it('stays when the node fails', () => {
    const error = {
      type: 'node-error',
      code: 'overloaded',
      message: 'They are busy.',
      said: 'overloaded_error',
    } as const
    const text = show({ status: 'failed', reply, error: { at: 0, pipelineId: 'p', nodeId: 'n', ...error } })
    expect(text).toContain('One')
  })

  it('is above what its own tools gave, or why they did not', async () => {
    const call = { type: 'tool-result', at: 0, pipelineId: 'p', nodeId: 'n', toolNodeId: 'n', round: 1 } as const
    const came = { outputType: 'custom', data: 3, content: '3', isError: false, durationMs: 1 }
    show({
      status: 'done',
      reply,
      results: [
        { ...call, ...came, callId: 'a', toolName: 'add' },
        {
          ...call,
          ...came,
          callId: 'b',
          toolName: 'divide',
          data: null,
          content: 'RangeError: by zero (line 1)',
          isError: true,
        },
      ],
    })
    // The list of calls is loaded lazily.
    await screen.findByText('divide')
    expect(document.body.textContent).toMatch(/One.*Calls of its own tools 2.*add3.*divideRangeError: by zero/s)
  })

  it('of tools alone says that there were no words', () => {
    expect(
      show({ status: 'done', reply: { ...reply, text: '', streaming: false, ending: 'complete', toolsRun: 1 } }),
    ).toContain('said nothing')
  })
})

describe('what the model thought', () => {
  const thinking = (reply: Partial<NonNullable<NodeRun['reply']>>) => {
    const run: NodeRun = {
      status: 'done',
      results: [],
      reply: { text: 'Blue.', streaming: false, provider: 'acme', answeredBy: 'New', ending: 'complete', ...reply },
    }
    const config = v.parse(inference.configSchema, {}) as InferenceConfig
    render(<Output nodeId="n" config={config} run={run} onAnswer={() => {}} />)
  }

  it('is folded above the reply, with its tokens', async () => {
    thinking({ reasoning: 'Let me see.', reasoningTokens: 214 })
    const summary = await screen.findByText('Notes to itself · 214 tokens')
    expect(summary.closest('details')).toHaveProperty('open', false)
    expect(screen.getByText('Let me see.')).toBeTruthy()
  })

  it('is counted where the provider does not show it', async () => {
    thinking({ reasoningTokens: 1 })
    expect(await screen.findByText('Notes to itself · 1 token')).toBeTruthy()
    expect(screen.getByText('New does not show its notes.')).toBeTruthy()
  })

  it('is called notes where the demo wrote them', async () => {
    thinking({ reasoning: 'I tried my rule for colors.', provider: 'demo' })
    expect(await screen.findByText('Its notes')).toBeTruthy()
  })
})
