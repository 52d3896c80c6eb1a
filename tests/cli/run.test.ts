import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { folderOfPerson } from '../../src/cli/process-terminal'
import type { RunEvent } from '../../src/model/events'
import { cli, file } from '../support/cli'
import { chat, flow, shout, tool, yamlForm as yaml } from '../support/cli-documents'
import { stack } from '../support/engine'
import { closedOrigin, json, startLoggingServer } from '../support/logging-server'

const desk = 'public/examples/ticket-desk.json'
const ticket = { customer: 'Ada', message: 'I am delighted!' }

describe('run: nothing but the result on stdout', () => {
  it('a document with a tool face: the response as JSON', async () => {
    const { code, out } = await cli(['run', file('tool.json', tool()), '--input', '{"text":"I am happy"}'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ success: true, data: { text: expect.stringContaining('happy') } })
  })

  it('a YAML form: what its event.stdout nodes print', async () => {
    const { code, out, err } = await cli(['run', file('a.yaml', yaml)], { stdin: 'Hello\n' })
    expect({ code, out, err }).toEqual({ code: 0, out: 'Answer: Hello\n', err: '' })
  })

  it('a YAML form without any prints nothing', async () => {
    const silent = 'nodes: [{ id: a, type: agent.completion, user_message: Hi }]'
    expect((await cli(['run', file('a.yaml', silent)])).out).toBe('')
  })

  it('a document that came from YAML prints the same', async () => {
    const { out: json } = await cli(['convert', file('a.yaml', yaml), '--to', 'json'])
    expect((await cli(['run', file('a.json', json)], { stdin: 'Hello' })).out).toBe('Answer: Hello\n')
  })

  it('else the last reply', async () => {
    const { code, out, err } = await cli(['run', file('chat.json', chat)], { stdin: 'I am so happy' })
    expect(code).toBe(0)
    expect(out).toMatch(/happy.*\n$/)
    expect(err).toBe('')
  })

  it('--events: one event a line, and nothing else', async () => {
    const { out, err } = await cli(['run', file('shout.json', shout), '--events'], { stdin: 'psst' })
    const events = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as RunEvent)
    expect(events.at(0)?.type).toBe('run-start')
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'finished' })
    expect(err).toBe('')
  })
})

describe('run: what left', () => {
  const rest = (url: string) => stack(['integration', { kind: 'rest', url }, 'rest'])

  it('is said on stderr where it did not arrive, or where that is unknown', async () => {
    const dead = await closedOrigin()
    const { code, err } = await cli(['run', file('dead.json', rest(dead)), '--allow-host', new URL(dead).host])
    expect(code).toBe(1)
    expect(err).toMatch(/Integration: GET 127\.0\.0\.1:\d+: not sent: .*nothing answers at that port/)
    expect(err.match(/nothing answers at that port/g)).toHaveLength(1)

    const server = await startLoggingServer((_heard, response) => response.socket?.destroy())
    onTestFinished(server.close)
    const cut = await cli(['run', file('cut.json', rest(server.origin)), '--allow-host', server.host])
    expect(cut.err).toMatch(/unknown whether it arrived/)
    expect(server.lines()).toEqual(['GET /'])
  })

  it('is in the events', async () => {
    const server = await startLoggingServer((_heard, response) => json(response, { ok: true }))
    onTestFinished(server.close)
    const { out } = await cli(['run', file('ok.json', rest(server.origin)), '--events', '--allow-host', server.host])
    const events = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as RunEvent)
    expect(events.filter(({ type }) => type === 'outgoing')).toMatchObject([{ outcome: 'answered', status: 200 }])
  })
})

describe('run: what goes in', () => {
  it('--in answers a user input', async () => {
    expect((await cli(['run', file('s.json', shout), '--in', 'said=a=b'])).out).toBe('A=B\n')
  })

  it('--in names a node by its slug too, as the YAML form does', async () => {
    expect((await cli(['run', file('s.json', shout), '--in', 'user-input=a'])).out).toBe('A\n')
  })

  it.each([
    [['--in'], '--in NODE=TEXT'],
    [['--json=yes'], '--json'],
  ])('an option that is typed wrongly is said: %s', async (options, said) => {
    const { code, err } = await cli(['run', file('s.json', shout), ...options])
    expect(code).toBe(2)
    expect(err).toContain(said)
  })

  it('stdin answers the first one that is left', async () => {
    const two = `nodes:
  - { id: a, type: trigger.stdin, next: b }
  - { id: b, type: trigger.stdin, next: both }
  - { id: both, type: agent.completion, user_message: "{{a}} and {{b}}", next: out }
  - { id: out, type: event.stdout }
`
    const requestOf = async (...args: string[]) => {
      const { out } = await cli(['run', file('two.yaml', two), '--events', ...args], { stdin: 'piped\n' })
      return out.split('\n').find(line => line.includes('"type":"request"'))
    }
    expect(await requestOf('--in', 'b=given')).toContain('piped and given')
    expect(await requestOf('--in', 'a=given')).toContain('given and piped')
  })

  it('stdin is not read when no question is left', async () => {
    const { code } = await cli(['run', file('s.json', shout), '--in', 'said=x'])
    expect(code).toBe(0)
  })

  it('a person is asked line by line, with the prompt of each', async () => {
    const { out, questions } = await cli(['run', file('a.yaml', yaml)], { typed: ['Hello'] })
    expect(questions).toEqual(['Query: '])
    expect(out).toBe('Answer: Hello\n')
  })

  it('a file goes to a node that takes one, by its path', async () => {
    const note = file('note.txt', 'from a file')
    const document = stack(['file', {}, 'note'], ['console_output'])
    expect((await cli(['run', file('f.json', document), '--in', `note=${note}`])).out).toBe('from a file\n')
    const yaml = `nodes:\n  - { id: a, type: trigger.file, path: "${note}", next: b }\n  - { id: b, type: event.stdout }\n`
    expect((await cli(['run', file('f.yaml', yaml)])).out).toBe('from a file\n')
  })

  it('--set nodeId.field=value overrides config: JSON, else text', async () => {
    const path = file('s.json', shout)
    const set = (...settings: string[]) =>
      cli(['run', path, '--in', 'said=ab', ...settings.flatMap(each => ['--set', each])])
    expect((await set('shown.prefix=Loud: ')).out).toBe('Loud: AB\n')
    expect((await set('shown.prefix="quoted "', 'loud.cmd=rev')).out).toBe('quoted ba\n')
    const { out } = await cli(['run', file('c.json', chat), '--in', 'said=x', '--set', 'think.maxTokens=7', '--events'])
    expect(out).toContain('"maxTokens":7')
  })

  it('what was typed into the file is used', async () => {
    const saved = file('saved.json', { ...shout, inputs: { said: 'kept' } })
    expect((await cli(['run', saved])).out).toBe('KEPT\n')
    expect((await cli(['run', saved, '--in', 'said=newer'])).out).toBe('NEWER\n')
  })

  it('- is stdin, and a link is a document too', async () => {
    const document = { ...shout, inputs: { said: 'hush' } }
    expect((await cli(['run', '-'], { stdin: JSON.stringify(document) })).out).toBe('HUSH\n')
    const { out: link } = await cli([
      'convert',
      file('s.json', document),
      '--to',
      'link',
      '--base',
      'https://a.example/',
    ])
    expect(link).toMatch(/^https:\/\/a\.example\/#\w+:\S+\n$/)
    expect((await cli(['run', link.trim()])).out).toBe('HUSH\n')
  })
})

it('a link that names a starter is one in a text, too', async () => {
  const { out } = await cli(['convert', '-', '--to', 'json'], {
    stdin: 'Look: https://a.example/?starter=mood-ring&utm_source=x. Fun!\n',
  })
  expect(JSON.parse(out)).toMatchObject({ name: 'Mood ring' })
})

describe('--set', () => {
  it('takes slugs, variables, and input values of steps that call tools', async () => {
    const document = {
      ...stack(['user_input', {}, 'said'], ['inference', { name: 'The model', userMessage: '{{vars.word}}' }, 'n']),
      variables: { word: 'a' },
    }
    const args = ['run', file('v.json', document), '--in', 'said=x', '--events']
    const { out } = await cli([...args, '--set', 'vars.word=umbrella', '--set', 'the-model.maxTokens=7'])
    const request = out.split('\n').find(line => line.includes('"type":"request"'))
    expect(request).toContain('umbrella')
    expect(request).toContain('"maxTokens":7')
    const crm = ['run', 'public/examples/starters/crm-tool.json', '--input', '{"task":"Find Acme"}', '--events']
    const called = (await cli([...crm, '--set', 'search.query=Apex'])).out
      .split('\n')
      .find(line => line.includes('"tool-call"'))
    expect(JSON.parse(called!).call.arguments).toEqual({ query: 'Apex' })
  })

  it('refuses a field that the step does not have, and names those that it has', async () => {
    const { code, err } = await cli(['run', file('c.json', chat), '--set', 'think.temprature=0'])
    expect(code).toBe(2)
    expect(err).toMatch(/^--set think.temprature=0: “think” has no field “temprature”. It has: .*\btemperature\b/)
  })
})

describe('what runs', () => {
  const path = file('flow.json', flow())

  it('is the entry pipeline, though another is a tool', async () => {
    const { code, out } = await cli(['run', path, '--json'], { stdin: '' })
    expect([code, JSON.parse(out)]).toMatchObject([0, { ok: true, status: 'finished', reply: expect.any(String) }])
    expect(JSON.parse(out).response).toBeUndefined()
  })

  it.each(['Room desk', 'room-desk', 'rooms', 'room_desk'])('is another with --as-tool %s', async name => {
    const { code, out } = await cli(['run', path, '--as-tool', name, '--input', '{"query":"I am happy"}'])
    expect([code, JSON.parse(out)]).toMatchObject([0, { success: true, meta: { pipeline: 'room-desk' } }])
  })

  it('begins elsewhere with --pipeline, and what leads there is left out', async () => {
    const document = flow()
    const next = { ...document, edges: [{ id: 'n', source: 'reception', target: 'rooms', kind: 'next' as const }] }
    const args = ['run', file('next.json', next), '--pipeline', 'Room desk', '--events']
    const { out } = await cli([...args, '--set', 'answer.userMessage=Hello'])
    const started = out
      .split('\n')
      .flatMap(line => (line.includes('"pipeline-start"') ? [JSON.parse(line).pipelineId] : []))
    expect(started).toEqual(['rooms'])
  })

  it('is a tool that has to be named, where input is given to a document that is none', async () => {
    const { code, err } = await cli(['run', path, '--input', '{"query":"I am happy"}'])
    expect(code).toBe(2)
    expect(err).toContain('--as-tool room_desk')
  })

  it('is named in the answer where there is no such pipeline', async () => {
    const { code, err } = await cli(['run', path, '--pipeline', 'Kitchen'])
    expect([code, err]).toEqual([2, 'There is no pipeline “Kitchen”. There are: Reception, Room desk.\n'])
  })
})

describe('the input of a tool', () => {
  const answer = async (args: string[], stdin?: string) => {
    const { out } = await cli(['run', desk, ...args], stdin === undefined ? {} : { stdin })
    return JSON.parse(out).data?.customer
  }

  it('comes from a file, and from stdin with or without its name', async () => {
    expect(await answer(['--input', `@${file('ticket.json', ticket)}`])).toBe('Ada')
    expect(await answer(['--input', '-'], JSON.stringify(ticket))).toBe('Ada')
    expect(await answer([], JSON.stringify(ticket))).toBe('Ada')
  })

  it.each([
    [['--input', '@/nowhere.json'], undefined, '--input @/nowhere.json: There is no such file.'],
    [['--input', '-'], '[]', 'stdin should be an object'],
    [[], 'hello', 'stdin is not quite JSON'],
  ])('%j with %j on stdin is refused in a sentence', async (args, stdin, sentence) => {
    const { code, err } = await cli(['run', desk, ...args], stdin === undefined ? {} : { stdin })
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })

  it('names of entries become ids, from --context as pairs or as a file', async () => {
    const args = ['run', desk, '--input', JSON.stringify({ ...ticket, customer: '#ada' })]
    const resolved = async (context: string) =>
      JSON.parse((await cli([...args, '--context', context])).out).context.resolvedInputs
    const expected = { customer: { original: '#ada', resolved: 'C01' } }
    expect(await resolved('ada=C01')).toEqual(expected)
    expect(await resolved(`@${file('c.json', { people: [{ id: 'C01', name: 'ada' }] })}`)).toEqual(expected)
    expect((await cli([...args, '--context', `@${file('c.json', { people: 'ada' })}`])).err).toContain('"channels"')
  })
})

describe('paths', () => {
  it('in a JSON file are relative to it', async () => {
    const path = file('flow/a b.json', stack(['file_output', { path: 'out.txt' }]))
    expect((await cli(['run', path, '--allow-write'])).code).toBe(0)
    expect(existsSync(join(dirname(path), 'out.txt'))).toBe(true)
  })

  it('of examples are their names', async () => {
    const { code, out } = await cli(['run', 'example:word-count', '--in', 'text=the sea, the storm'])
    expect([code, out]).toEqual([0, expect.stringMatching(/^ +2 the\n/)])
    expect((await cli(['validate', 'example:mood-ring'])).code).toBe(0)
  })

  it('in a YAML file are relative to it: of files, and of scripts', async () => {
    const path = file('flow/a.yaml', '')
    const folder = dirname(path)
    writeFileSync(join(folder, 'letter.txt'), 'Dear bear')
    writeFileSync(
      path,
      'nodes:\n  - { id: a, type: trigger.file, path: letter.txt, next: b }\n  - { id: b, type: event.stdout }\n',
    )
    expect((await cli(['run', path])).out).toBe('Dear bear\n')
    const script = join(folder, 'b.yaml')
    writeFileSync(
      script,
      'nodes:\n  - { id: a, type: script, cmd: cat letter.txt, next: b }\n  - { id: b, type: event.stdout }\n',
    )
    expect((await cli(['run', script, '--allow-run'])).out).toBe('Dear bear\n')
  })

  it('on a command line are relative to the person, whom npm run would move', () => {
    const npm = { INIT_CWD: '/home/ada', npm_lifecycle_event: 'aili5', npm_package_json: '/repo/package.json' }
    expect(folderOfPerson(npm, '/repo')).toBe('/home/ada')
    // A script that used cd did so on purpose.
    expect(folderOfPerson(npm, '/repo/flows')).toBe('/repo/flows')
    expect(folderOfPerson({ INIT_CWD: '/home/ada' }, '/repo')).toBe('/repo')
  })
})

describe('progress', () => {
  it('is printed on stderr where a person watches, and only there', async () => {
    const path = file('s.json', shout)
    const watched = await cli(['run', path, '--in', 'said=x'], { watched: true, env: { NO_COLOR: '1' } })
    expect(watched.err).toContain('✓ Script')
    expect((await cli(['run', path, '--in', 'said=x'], { watched: true })).err).toContain('\x1b[32m✓\x1b[39m Script')
    expect(watched.out).toBe('X\n')
    expect((await cli(['run', path, '--in', 'said=x'])).err).toBe('')
    // An overwritable line is cleared before the result.
    expect(watched.both).toContain('\r\x1b[KX\n')
  })
})
