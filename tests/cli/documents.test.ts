import { describe, expect, it } from 'vitest'
import { recordingAsJson, recordingOf } from '../../src/documents/recordings/recording'
import { validateDocument } from '../../src/engine/checks/problems'
import { runDocument } from '../../src/engine/run/run'
import type { RunEvent } from '../../src/model/events'
import { nodeTypes } from '../../src/nodes/registry'
import { cli, file } from '../support/cli'
import { circle, shout, tool, yamlForm as yaml } from '../support/cli-documents'
import { stack, testHost, turns } from '../support/engine'
import { inEnglish } from '../support/in-english'

describe('validate', () => {
  it('takes many files, and one that is broken hides no other', async () => {
    const files = [
      file('broken.json', '{'),
      file('fine.yaml', yaml),
      file('lost.yaml', yaml.replace(': answer', ': x')),
    ]
    const { code, err } = await cli(['validate', ...files])
    expect(code).toBe(2)
    expect(err).toMatch(/broken\.json:1:2.*\n.*lost\.yaml:2:\d+: next: “x” leads nowhere/)
    expect(err).not.toContain('fine.yaml')
  })

  it('prints nothing for what is fine', async () => {
    expect(await cli(['validate', file('a.yaml', yaml)])).toMatchObject({ code: 0, out: '', err: '' })
    expect(await cli(['validate', file('s.json', shout)])).toMatchObject({ code: 0, out: '', err: '' })
  })

  it.each<[string, string, string | object, string]>([
    ['YAML', 'a.yaml', yaml.replace('next: answer', 'next: anser'), ':2:67: next: “anser” leads nowhere.'],
    ['grammar of JSON', 'a.json', '{\n  "id": "x"\n  "nodes": []\n}', ':3:3: This is not quite JSON'],
    [
      'a field that does not fit',
      'a.json',
      { id: 'x', nodes: [{ id: 7 }] },
      ':5:13: This pipeline cannot be opened: "id" of card 1',
    ],
    [
      'a setting that does not fit',
      'a.json',
      stack(['inference', { maxTokens: 'many' }, 'think']),
      ':11:17: The setting “maxTokens”',
    ],
    [
      'a type that nobody knows',
      'a.json',
      { id: 'x', nodes: [{ id: 'a', type: 'teapot' }] },
      ':5:13: This aili5 does not know cards of the type “teapot”.',
    ],
    ['a circle', 'a.json', circle(), ': This path goes in a circle'],
  ])('says with line and column what is wrong: %s', async (_, name, content, problem) => {
    const { code, out, err } = await cli(['validate', file(name, content)])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(problem)
    expect(err).toMatch(/^\S+:\d+:\d+: /)
  })

  it('lists what the page lists, with the place of each and what would fix it', async () => {
    const document = circle()
    const { code, out } = await cli(['validate', file('flow.json', document), '--json'])
    const [{ problems }] = JSON.parse(out).files
    expect(code).toBe(2)
    const listed = inEnglish(validateDocument(document, {}, nodeTypes))
    expect(problems.map(({ message }: { message: string }) => message)).toEqual(listed.map(({ message }) => message))
    expect(problems[0]).toMatchObject({
      severity: 'error',
      mend: 'Remove the connection',
      edgeId: document.edges[1]?.id,
    })
    const lines = JSON.stringify(document, null, 2).split('\n')
    expect(lines.slice(problems[0].line - 1).join('')).toMatch(
      new RegExp(`^\\s*\\{\\s*"id": "${document.edges[1]?.id}"`),
    )
  })

  it('says the same once, with the number of places', async () => {
    const prompts = Array.from({ length: 300 }, (_, index) => ({
      id: `p${index}`,
      type: 'system_prompt',
      config: { prompt: '{{x.y}}' },
    }))
    const { err } = await cli(['validate', file('many.json', { nodes: prompts })])
    expect(err.trim().split('\n')).toHaveLength(2)
    expect(err).toMatch(/is left as it is\. \(here and in 299 other places\)/)
  })

  it('names the models without a known price in one line', async () => {
    const document = stack(['inference', { model: 'riddle' }], ['inference', { model: 'riddle' }])
    const { code, err } = await cli(['validate', file('priceless.json', document)])
    expect(code).toBe(0)
    expect(err).toMatch(/^\S+: The price of a model is not known, so no limit on cost counts it: riddle\.\n/)
    expect(err.match(/riddle/g)).toHaveLength(1)
  })

  it('hints at what only looks odd, and is content', async () => {
    const { code, err } = await cli([
      'validate',
      file('c.json', stack(['system_prompt', { prompt: 'Use display_color.' }], ['inference'])),
    ])
    expect(code).toBe(0)
    expect(err).toMatch(/:11:17: This text names the tool display_color/)
  })
})

describe('convert', () => {
  it('to YAML says what that form cannot hold', async () => {
    const document = {
      version: 1,
      id: 'd',
      name: 'D',
      color: 'red',
      edges: [],
      pipelines: [
        {
          id: 'm',
          name: 'M',
          position: { x: 1, y: 2 },
          nodes: [{ id: 'a', type: 'user_input', config: {}, note: 'x' }],
        },
      ],
      inputs: { a: 'Hi' },
    }
    const { code, err } = await cli(['convert', file('d.json', document), '--to', 'yaml'])
    expect(code).toBe(0)
    expect(err).toMatch(/given to a is left out.*positions.*color, a\.note are left out/s)
  })

  it.each(['yaml', 'json', 'link'])('gives the form asked for, which runs the same: %s', async form => {
    const { code, out } = await cli(['convert', file('a.yaml', yaml), '--to', form])
    expect(code).toBe(0)
    expect((await cli(['run', '-', '--in', 'question=Hello'], { stdin: out })).out).toBe('Answer: Hello\n')
  })

  it('refuses what the form cannot hold', async () => {
    const { code, out, err } = await cli(['convert', file('c.json', circle()), '--to', 'yaml'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('one pipeline')
  })

  it('says what the form leaves out', async () => {
    const { code, err } = await cli(['convert', file('s.json', { ...shout, inputs: { said: 'hush' } }), '--to', 'yaml'])
    expect([code, err]).toEqual([0, expect.stringContaining('said')])
  })

  it('keeps a run that came along, and a new run says so', async () => {
    const document = stack(['user_input', { defaultValue: 'Hi' }], ['inference'])
    const host = testHost(turns({ text: 'Hello to you.' }).languageModel)
    const events: RunEvent[] = []
    for await (const event of runDocument(document, {}, host, new AbortController().signal)) events.push(event)
    const made = recordingOf(events)
    const recording = made && recordingAsJson(made)
    const whole = file('ran.json', { ...document, recording })
    const { out: link } = await cli(['convert', whole, '--to', 'link'])
    const { out: back } = await cli(['convert', link.trim(), '--to', 'json'])
    expect(JSON.parse(back).recording.events).toContainEqual(
      expect.objectContaining({ type: 'response', text: 'Hello to you.' }),
    )
    expect((await cli(['convert', link.trim(), '--to', 'yaml'])).err).toContain('The YAML form holds no run')
    expect((await cli(['run', link.trim()], { stdin: '' })).err).toContain(
      'A run came along with it. This is a new run',
    )
  })

  it('puts the page’s address before a link', async () => {
    const { out } = await cli(['convert', file('a.yaml', yaml), '--to', 'link', '--base', 'https://a.example/page#old'])
    expect(out).toMatch(/^https:\/\/a\.example\/page#\w+:/)
  })
})

describe('export', () => {
  const path = file('t.json', tool({}, { description: 'Says how it is.' }))

  it.each([
    ['universal', 'parameters'],
    ['langchain', 'schema'],
    ['mcp', 'inputSchema'],
  ])('%s: a name, a description, and the arguments under “%s”', async (format, field) => {
    const { code, out } = await cli(['export', path, '--format', format, '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out).tools).toEqual([
      expect.objectContaining({
        name: 'main',
        description: 'Says how it is.',
        [field]: expect.objectContaining({ type: 'object' }),
      }),
    ])
  })

  it('takes many files, and no name twice', async () => {
    const { out } = await cli(['export', path, path, '--format', 'universal'])
    expect((JSON.parse(out) as { name: string }[]).map(({ name }) => name)).toEqual(['main', 'main_2'])
  })

  it.each(['draft', 'disabled'])('leaves out what is %s', async status => {
    const { code } = await cli(['export', file('t.json', tool({}, { status })), '--format', 'mcp'])
    expect(code).toBe(2)
  })
})
