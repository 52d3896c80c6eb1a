import { describe, expect, it } from 'vitest'
import { findProblems } from '../../src/engine/checks/problems'
import { previewRequests } from '../../src/engine/run/preview'
import { localize } from '../../src/language/active'
import type { Host } from '../../src/model/host'
import type { CodeJob } from '../../src/model/services'
import { nodeTypes } from '../../src/nodes/registry'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { interpretForTest } from '../support/compiled-interpreter'
import { ofType, run, stack, testHost, turns } from '../support/engine'
import { inEnglish } from '../support/in-english'
import { testRows } from '../support/test-rows'

const add = {
  name: 'add',
  description: 'Adds two numbers.',
  inputSchema: {
    type: 'object',
    properties: { a: { type: 'number' }, b: { type: 'number' } },
    required: ['a', 'b'],
  },
  code: 'return args.a + args.b',
}
const runCode: Host['runCode'] = job => interpretForTest(job)
const callAdd = { calls: [{ name: 'add', args: { a: 1, b: 2 } }] }

describe('a tool written in JavaScript', () => {
  it('is offered to its own inference alone, after the tools above, with the inference as its maker', async () => {
    const { languageModel, requests } = turns({ text: 'One.' }, { text: 'Two.' })
    const document = stack(['color_display'], ['inference', { customTools: [add] }], ['inference'])
    const events = await run(document, testHost(languageModel, { runCode }))
    expect(requests.map(({ tools }) => tools.map(({ name }) => name))).toEqual([['display_color', 'add'], []])
    expect(requests[0]?.tools[1]).toEqual({
      name: 'add',
      description: 'Adds two numbers.',
      inputSchema: add.inputSchema,
    })
    expect(ofType(events, 'request')[0]?.origins.tools).toEqual([{ nodeId: 'n1' }, { nodeId: 'n2' }])
    expect(previewRequests(document, {}, nodeTypes)[0]?.request.tools).toEqual(requests[0]?.tools)
  })

  it('runs, and its result goes back to the model and to those below', async () => {
    const { languageModel, requests } = turns(callAdd, { text: 'Three.' })
    const document = stack(['inference', { customTools: [add] }])
    const events = await run(document, testHost(languageModel, { runCode }))
    expect(ofType(events, 'tool-result')[0]).toMatchObject({
      toolNodeId: 'n1',
      outputType: 'custom',
      content: '3',
      data: 3,
      isError: false,
    })
    expect(requests[1]?.messages.at(-1)).toMatchObject({ role: 'tool', content: '3' })
    expect(ofType(events, 'pipeline-end')[0]?.output).toMatchObject({ outputs: { add: 3 } })
  })

  it('leaves its inference running, and the reply as its output', async () => {
    const { languageModel } = turns(callAdd, { text: 'Three.' })
    const events = await run(
      stack(['inference', { name: 'reckoner', customTools: [add] }]),
      testHost(languageModel, { runCode }),
    )
    const at = events.findIndex(event => event.type === 'tool-result')
    expect(foldEvents(emptyRun, events.slice(0, at + 1)).nodes.n1?.status).toBe('running')
    const after = foldEvents(emptyRun, events).nodes.n1
    expect(after).toMatchObject({ status: 'done', results: [{ content: '3' }], output: { content: 'Three.' } })
  })

  it('is given the outputs so far, the ids by name and the variables, and nothing else', async () => {
    const jobs: CodeJob[] = []
    const { languageModel } = turns(
      { calls: [{ name: 'display_mood_color', args: { hex: '#112233' } }] },
      { text: 'Blue.' },
      callAdd,
    )
    const document = stack(
      ['color_display', { name: 'mood' }],
      ['inference', { name: 'Painter of skies' }],
      ['inference', { customTools: [add] }],
      // Other cards of names that are taken: by a card above, and as a slug.
      ['note', { name: 'mood' }],
      ['note', { name: 'inference' }],
    )
    document.variables = { town: 'Ulm' }
    await run(
      document,
      testHost(languageModel, {
        runCode: async job => {
          jobs.push(job)
          return { value: 3 }
        },
      }),
    )
    expect(Object.keys(jobs[0] ?? {}).sort()).toEqual(['args', 'code', 'context'])
    expect(jobs[0]).toMatchObject({ code: add.code, args: { a: 1, b: 2 } })
    const { outputs, names, vars, ...rest } = jobs[0]!.context
    expect(rest).toEqual({})
    expect(outputs).toMatchObject({ n1: { hex: '#112233' }, n2: { content: 'Blue.' } })
    expect(names).toEqual({
      mood: 'n1',
      'Painter of skies': 'n2',
      'painter-of-skies': 'n2',
      inference: 'n3',
      'mood-2': 'n4',
      'inference-2': 'n5',
    })
    expect(vars).toEqual({ town: 'Ulm' })
  })

  it('that fails tells the model why, with the line, and the loop continues', async () => {
    const { languageModel, requests } = turns(callAdd, { text: 'It broke.' })
    const broken = { ...add, code: "const x = 1\nthrow new Error('no luck')" }
    const events = await run(stack(['inference', { customTools: [broken] }]), testHost(languageModel, { runCode }))
    expect(ofType(events, 'tool-result')[0]).toMatchObject({ isError: true, content: 'Error: no luck (line 2)' })
    expect(requests[1]?.messages.at(-1)).toMatchObject({ role: 'tool', isError: true })
    expect(ofType(events, 'run-end')[0]?.status).toBe('finished')
  })

  it('is not run with arguments that do not fit, and says so where no code can be run', async () => {
    const misfit = turns({ calls: [{ name: 'add', args: { a: 'one' } }] })
    const wrong = await run(
      stack(['inference', { customTools: [add] }]),
      testHost(misfit.languageModel, { runCode: () => Promise.reject(new Error('must not run')) }),
    )
    expect(ofType(wrong, 'tool-result')[0]).toMatchObject({ isError: true, mistake: { came: { a: 'one' } } })
    const nowhere = turns(callAdd)
    const events = await run(stack(['inference', { customTools: [add] }]), testHost(nowhere.languageModel))
    expect(ofType(events, 'tool-result')[0]).toMatchObject({ isError: true, content: 'No code can be run here.' })
  })

  it('with an unusable schema is called with what comes', async () => {
    const odd = { ...add, inputSchema: { type: 'object', properties: { a: { type: 'string', pattern: '(' } } } }
    const { languageModel } = turns({ calls: [{ name: 'add', args: { a: 'x', b: 'y' } }] }, { text: 'xy.' })
    const events = await run(stack(['inference', { customTools: [odd] }]), testHost(languageModel, { runCode }))
    expect(ofType(events, 'tool-result')[0]).toMatchObject({ isError: false, data: 'xy' })
  })

  it('gets a number when its name is taken, and its card says so', () => {
    const twin = { ...add, name: 'display_color' }
    const document = stack(
      ['color_display'],
      ['user_input', { defaultValue: 'x' }],
      ['inference', { customTools: [twin] }],
    )
    expect(previewRequests(document, {}, nodeTypes)[0]?.request.tools.map(({ name }) => name)).toEqual([
      'display_color',
      'display_color_2',
    ])
    const problems = inEnglish(findProblems(document, {}, nodeTypes))
    expect(problems).toEqual([{ nodeId: 'n3', message: expect.stringContaining('display_color_2') }])
  })

  testRows([
    [{ ...add, name: '' }, 'needs a name'],
    [{ ...add, name: '数' }, 'at least one of these: a to z'],
    [{ ...add, code: ' ' }, 'no code'],
    [{ ...add, inputSchema: '{ "type": object' }, 'cannot be read'],
    [{ ...add, inputSchema: { type: 'array' } }, 'cannot be read'],
  ])('that is not ready is not offered, and its card says why', (tool, sentence) => {
    const document = stack(['user_input', { defaultValue: 'x' }], ['inference', { customTools: [tool] }])
    expect(previewRequests(document, {}, nodeTypes)[0]?.request.tools).toEqual([])
    expect(findProblems(document, {}, nodeTypes).map(({ nodeId, message }) => [nodeId, localize(message)])).toEqual([
      ['n2', expect.stringContaining(sentence)],
    ])
  })
})
