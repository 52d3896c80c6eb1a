import { describe, expect, it } from 'vitest'
import { commandForms } from '../../src/cli/options'
import { connectionPresets } from '../../src/providers/presets'
import { cli, file } from '../support/cli'
import { chat, shout, tool } from '../support/cli-documents'
import { stack } from '../support/engine'

const desk = 'public/examples/ticket-desk.json'

describe('exit status', () => {
  it('1: the run failed; a document with a tool face still answers, with the error response', async () => {
    const failing = stack(['script', { cmd: 'exit 3' }], ['console_output'])
    const plain = await cli(['run', file('f.json', failing)])
    expect([plain.code, plain.out]).toEqual([1, ''])
    expect(plain.err).toBe('✗ Script: The command ended with status 3.\n')
    const face = await cli(['run', file('t.json', tool()), '--input', '{}'])
    expect(face.code).toBe(1)
    expect(JSON.parse(face.out)).toMatchObject({ success: false, error: { code: 'INVALID_INPUT' } })
  })

  it.each<[string, string[]]>([
    ['no command', []],
    ['a command that is none', ['rum', 'x.json']],
    ['no file', ['run']],
    ['two files', ['run', 'a.json', 'b.json']],
    ['an option that is none', ['run', 'a.json', '--loud']],
    ['a file that is not there', ['run', '/nowhere/a.json']],
    ['--set of no node', ['run', file('s.json', shout), '--set', 'nobody.cmd=x']],
    ['--set without a value', ['run', file('s.json', shout), '--set', 'loud.cmd']],
    ['--in of no node', ['run', file('s.json', shout), '--in', 'nobody=x']],
    ['--input for what is no tool', ['run', file('s.json', shout), '--input', '{}']],
    ['--input that is no JSON', ['run', file('t.json', tool()), '--input', '{']],
    ['--input that is no object', ['run', file('t.json', tool()), '--input', '[]']],
    ['a form that is none', ['convert', file('s.json', shout), '--to', 'xml']],
    ['a format that is none', ['export', file('t.json', tool()), '--format', 'soap']],
    ['no tool to export', ['export', file('s.json', shout), '--format', 'mcp']],
  ])('2: usage: %s', async (_, args) => {
    const { code, out, err } = await cli(args)
    expect([code, out]).toEqual([2, ''])
    expect(err.length).toBeGreaterThan(10)
  })

  it.each<[string, string, string]>([
    ['JSON', 'a.json', '{ "nodes": [ }'],
    ['YAML', 'a.yaml', 'nodes: 3'],
    ['a link', 'a.txt', '#1:broken'],
  ])('2: a document that cannot be read: %s', async (_, name, text) => {
    const { code, out, err } = await cli(['run', file(name, text)])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(name)
  })

  it('3: a limit was reached', async () => {
    const limited = { ...shout, settings: { limits: { maxSteps: 1 } } }
    const { code, err } = await cli(['run', file('l.json', limited), '--in', 'said=x'])
    expect(code).toBe(3)
    expect(err).toContain('limit of 1 step,')
    const face = { ...tool(), settings: { limits: { maxSteps: 0 } } }
    const answered = await cli(['run', file('t.json', face), '--input', '{"text":"x"}'])
    expect(answered.code).toBe(3)
    expect(JSON.parse(answered.out)).toMatchObject({ success: false, error: { code: 'STEP_LIMIT_EXCEEDED' } })
  })

  it('130: the person stopped it', async () => {
    const stop = new AbortController()
    stop.abort(new Error('Stopped.'))
    const { code } = await cli(['run', file('s.json', shout), '--in', 'said=x'], { signal: stop.signal })
    expect(code).toBe(130)
  })
})

describe('wrong usage', () => {
  it.each([
    [['run'], 'Usage: aili5 run FILE'],
    [['validate'], 'Usage: aili5 validate FILE'],
    [['convert', 'a.json'], '--to yaml|json|link'],
    [['run', 'a.json', '--modle', 'demo'], 'Did you mean --model?'],
    [['rum', 'a.json'], 'Did you mean run?'],
    [['help', 'rum'], 'Did you mean run?'],
    [['run', 'example:ticket-dosk'], 'Did you mean ticket-desk?'],
    [['run', 'example:'], 'color-of-words'],
    [['run', 'example:../../package'], 'color-of-words'],
  ])('%j says what to do', async (args, sentence) => {
    const { code, out, err } = await cli(args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(sentence)
  })
})

it('help names every command, every option, and the variables of keys', async () => {
  const { code, out } = await cli(['--help'])
  expect(code).toBe(0)
  for (const [command, { options }] of Object.entries(commandForms)) {
    expect(out).toContain(`  ${command} `)
    const help = await cli(['help', command])
    expect((await cli([command, '--help'])).out).toBe(help.out)
    for (const option of Object.keys(options)) expect(help.out).toContain(`  --${option}`)
  }
  for (const { variable } of connectionPresets) if (variable) expect(out).toContain(variable)
  expect((await cli(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
})

describe('--json', () => {
  it('gives one object for each command, and for what went wrong', async () => {
    const read = async (...args: string[]) => JSON.parse((await cli(args)).out)
    const good = file('s.json', { ...shout, inputs: { said: 'hush' } })
    expect(await read('run', good, '--json')).toMatchObject({ ok: true, exitCode: 0, printed: ['HUSH'], reply: null })
    expect(await read('validate', good, file('b.json', '{'), '--json')).toMatchObject({
      ok: false,
      exitCode: 2,
      files: [
        { ok: true, problems: [] },
        { ok: false, problems: [{ severity: 'error', line: 1, column: 2 }] },
      ],
    })
    expect(await read('convert', good, '--to', 'yaml', '--json')).toMatchObject({ ok: true, content: /nodes:/ })
    expect(await read('export', desk, '--format', 'mcp', '--json')).toMatchObject({ tools: [{ name: 'ticket_desk' }] })
    expect(await read('run', '/nowhere.json', '--json')).toMatchObject({
      ok: false,
      exitCode: 2,
      error: { file: '/nowhere.json', problems: [{ message: 'There is no such file.' }] },
    })
    expect(await read('run', good, '--in', 'nobody=x', '--json')).toMatchObject({ ok: false, exitCode: 2 })
  })
})

it('an answer of a chat is the reply in JSON too', async () => {
  const { out } = await cli(['run', file('c.json', chat), '--json'], { stdin: 'I am so happy' })
  expect(JSON.parse(out)).toMatchObject({ reply: expect.stringContaining('happy'), printed: [], costUsd: 0 })
})

describe('words', () => {
  it('of a file from a newer version name no page', async () => {
    const { code, err } = await cli(['validate', file('n.json', { ...chat, version: 99 })])
    expect(code).toBe(2)
    expect(err).toMatch(/version 99; this one knows up to \d+\)\. Update aili5, and try again\./)
    expect(err).not.toContain('page')
  })

  it('a script that names a real program says what it needs', async () => {
    const { err } = await cli(['run', file('g.json', stack(['script', { cmd: 'frobnicate --now' }]))])
    expect(err).toContain('“frobnicate” is not part of this small shell')
    expect(err).toContain('--allow-run')
  })

  it('a host that is closed says which option opens it', async () => {
    for (const url of ['http://127.0.0.1:9/x', 'https://rooms.example/x']) {
      const { err } = await cli(['run', file('h.json', stack(['integration', { kind: 'rest', url }, 'rest']))])
      expect(err).toContain(`--allow-host ${new URL(url).host}`)
      expect(err).not.toMatch(/settings|person|Nobody/)
    }
  })
})
