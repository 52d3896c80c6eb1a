import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { decodeClassLink } from '../../documents/links/class-link'
import { englishMessages } from '../../language/messages'
import { Budget } from '../budget'
import { ClassStore } from '../classes/class-store'
import { readNodeSettings, type Variables } from '../settings'
import { runGatewayCommand } from './commands'
import { gatewayHelp } from './help'
import { openCounts, openRecords, saveOrigin } from './storage'

/** A terminal with a folder of its own. */
function terminal(more: Variables = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'aili5-gateway-'))
  return async (...args: string[]) => {
    const out: string[] = []
    const said: string[] = []
    const variables = {
      ...{ GATEWAY_FOLDER: folder, ANTHROPIC_API_KEY: 'sk-x', GATEWAY_PAGE: 'https://page.example' },
      ...more,
    }
    const status = await runGatewayCommand(args, variables, {
      out: line => out.push(line),
      say: line => said.push(line),
    })
    return { status, out, said: said.join('\n'), folder }
  }
}

test('a class is added, changed, paused and ended; nothing but the result goes to standard output', async () => {
  const run = terminal()
  const added = await run('class', 'add', 'Year 7', '--student-dollars', '0.20')
  expect(added.out).toEqual([expect.stringMatching(/^(\w{4}-){3}\w{4}$/)])
  const link = /https:\/\/page\.example\/\S+/.exec(added.said)?.[0] ?? ''
  expect(decodeClassLink(link)).toEqual({ gateway: 'http://localhost:8787', code: added.out[0], name: 'Year 7' })

  const state = async () => (await run('class', 'list')).out.map(line => line.split('\t').slice(1, 4).join(' '))
  expect(await state()).toEqual(['open Year 7 claude-haiku-5-5'])
  await run('class', 'set', 'Year 7', '--name', 'Year 8')
  await run('class', 'pause', 'Year 8')
  expect(await state()).toEqual(['paused Year 8 claude-haiku-5-5'])
  await run('class', 'resume', 'Year 8')
  await run('class', 'revoke', 'Year 8')
  expect(await state()).toEqual(['revoked Year 8 claude-haiku-5-5'])
})

test('the link leads to where the gateway said that its network reaches it', async () => {
  const run = terminal()
  const { folder } = await run('class', 'list')
  const { storage } = await openRecords(readNodeSettings({ GATEWAY_FOLDER: folder }))
  await saveOrigin(storage, 'http://192.168.1.5:8787')
  const { out, said } = await run('class', 'add', 'Year 7')
  const link = /https:\/\/page\.example\/\S+/.exec(said)?.[0] ?? ''
  expect(decodeClassLink(link)).toEqual({ gateway: 'http://192.168.1.5:8787', code: out[0], name: 'Year 7' })
  expect(said).not.toContain('this machine only')
})

testRows([
  [['class', 'add'], 'Give the class a name'],
  [['class', 'add', 'Year', '7'], 'in quotes'],
  [['class', 'add', 'x', '--seats', 'many'], 'must be a number'],
  [['class', 'add', 'x', '--colour', 'red'], '--colour'],
  [['class', 'pause', 'nobody'], 'There is no class “nobody”'],
  [['class', 'dance', 'x'], 'There is no class'],
  [['class', 'pause'], 'Name a class. There are the commands add, list, set, pause, resume, seats, revoke.'],
  [['class'], 'Name a class.'],
  [['dance'], 'There is no command “dance”. Try: npm run -s gateway -- help'],
])('a wrong command ends with 2 and a sentence', async (args, words) => {
  const { status, out, said } = await terminal()(...args)
  expect([status, out, said]).toEqual([2, [], expect.stringContaining(words)])
})

test('a failure that is none of the user’s is thrown', async () => {
  const fail = () => {
    throw new Error('The terminal is gone.')
  }
  await expect(runGatewayCommand(['help'], {}, { out: fail, say: fail })).rejects.toThrow('The terminal is gone.')
})

test('a folder that cannot be one is named', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'aili5-gateway-')), 'file')
  writeFileSync(folder, '')
  const { status, said } = await terminal({ GATEWAY_FOLDER: folder })('class', 'list')
  expect([status, said]).toEqual([2, expect.stringContaining(folder)])
})

test('the list says what a class used today', async () => {
  const run = terminal()
  const { folder } = await run('class', 'add', 'Year 7')
  const settings = readNodeSettings({ GATEWAY_FOLDER: folder })
  const { storage } = await openRecords(settings)
  const [record] = await new ClassStore(storage).list()
  const counts = await openCounts(settings, () => undefined)
  const budget = new Budget(counts, Date.now, settings.timeZone)
  if (record) await budget.reserve({ record, seat: 1 }, 'claude-haiku-5-5', { input: 40, output: 2, inputFactor: 1 })
  await counts.close()
  expect((await run('class', 'list')).out).toEqual([expect.stringMatching(/\t42 tokens today$/)])
})

test('a gateway that starts says whom it asks and where it is reached, until it is stopped', async () => {
  const run = async (signal: string, more: Variables) => {
    const signals = new Map<unknown, () => void>()
    const once = vi.spyOn(process, 'once').mockImplementation((name: unknown, listener: () => void) => {
      signals.set(name, listener)
      return process
    })
    const log = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
    onTestFinished(() => {
      once.mockRestore()
      log.mockRestore()
    })
    const lines: string[] = []
    const variables = {
      ...{ GATEWAY_FOLDER: mkdtempSync(join(tmpdir(), 'aili5-gateway-')), OPENAI_API_KEY: 'sk-x', GATEWAY_PORT: '0' },
      ...{ GATEWAY_PAGE: 'https://page.example', GATEWAY_TEACHER_CODE: 'a long code of mine' },
      ...more,
    }
    const ended = runGatewayCommand([], variables, { out: line => lines.push(line), say: line => lines.push(line) })
    await vi.waitFor(() => expect([...signals.keys()]).toEqual(['SIGINT', 'SIGTERM']))
    const page = lines.find(line => line.startsWith('The teacher'))?.replace(/^[^:]*: /, '') ?? ''
    const { status } = await fetch(page)
    signals.get(signal)?.()
    expect([await ended, status]).toEqual([0, 200])
    await expect(fetch(page)).rejects.toThrow()
    return lines.map(line => line.replace(/localhost:\d+|127\.0\.0\.1:\d+/, 'here'))
  }
  const asks = 'Asks https://api.openai.com/v1 on the openai wire.'
  const page = "The teacher's page: http://here/teacher"
  const stopping = 'Stopping; what is under way may end.'
  expect(await run('SIGINT', {})).toEqual([
    ...[asks, page],
    'Only this machine is let in. Set GATEWAY_HOST=0.0.0.0 to let in your network.',
    stopping,
  ])
  const students = 'Students reach it at https://class.example'
  expect(await run('SIGTERM', { GATEWAY_HOST: '0.0.0.0', GATEWAY_URL: 'https://class.example' })).toEqual([
    ...[asks, page],
    ...[students, stopping],
  ])
})

test('two classes of one name are distinguished by their ids', async () => {
  const run = terminal()
  await run('class', 'add', 'Twins')
  await run('class', 'add', 'Twins')
  const { status, said } = await run('class', 'revoke', 'Twins')
  expect([status, said]).toEqual([2, expect.stringMatching(/Take the id: [0-9a-f]{12}, [0-9a-f]{12}/)])
  const id = /[0-9a-f]{12}/.exec(said)?.[0] ?? ''
  expect((await run('class', 'revoke', id.slice(0, 6))).status).toBe(0)
})

test('the teacher’s code is replaced, and only its hash is kept', async () => {
  const run = terminal()
  const [first, second] = [await run('teacher'), await run('teacher')]
  expect(first.out[0]).not.toBe(second.out[0])
  const kept = readFileSync(join(first.folder, 'records/teacher'), 'utf8')
  expect(kept).toMatch(/^"?h[0-9a-f]{64}"?$/)
})

test('the commands are listed where they are asked for', async () => {
  for (const asked of ['help', '--help', '-h']) {
    const { status, out, said } = await terminal()(asked)
    expect([status, out.join('\n'), said]).toEqual([0, gatewayHelp(englishMessages.localize), ''])
  }
})

test('a gateway that only this machine reaches says so with the link', async () => {
  const { said } = await terminal({ GATEWAY_PAGE: '', GATEWAY_PORT: '9999' })('class', 'add', 'Year 7')
  expect(said.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^To join: http:\/\/localhost:9999\/#/),
    'The link works on this machine only. Start the gateway with GATEWAY_HOST=0.0.0.0 to let in your network.',
  ])
})

test('a class is found by its name, or by the first four letters of its id and more', async () => {
  const run = terminal()
  await run('class', 'add', 'Year 7')
  const id = (await run('class', 'list')).out[0]?.split('\t')[0] ?? ''
  expect((await run('class', 'pause', id.slice(0, 3))).said).toBe(`There is no class “${id.slice(0, 3)}”.`)
  expect((await run('class', 'pause', id.slice(0, 4))).said).toBe('Done: Year 7.')
  expect((await run('class', 'pause', id.slice(1))).status).toBe(2)
})

test('of two classes of one name, the one that is not over is meant', async () => {
  const run = terminal()
  await run('class', 'add', 'Year 7')
  await run('class', 'revoke', 'Year 7')
  await run('class', 'add', 'Year 7')
  expect((await run('class', 'pause', 'Year 7')).status).toBe(0)
  const states = (await run('class', 'list')).out.map(line => line.split('\t')[1])
  expect(states.sort()).toEqual(['paused', 'revoked'])
})

test('what cannot start says what to do', async () => {
  const withoutModel = await terminal({ ANTHROPIC_API_KEY: '' })('start')
  expect([withoutModel.status, withoutModel.said]).toEqual([
    2,
    'There is no model to ask. Set ANTHROPIC_API_KEY or OPENAI_API_KEY, or the base URL of a model at home.',
  ])
  const elsewhere = await terminal({ GATEWAY_HOST: '203.0.113.7', GATEWAY_PORT: '0' })()
  expect([elsewhere.status, elsewhere.said.split('\n').at(-1)]).toEqual([
    2,
    '203.0.113.7 is no address of this machine. Set GATEWAY_HOST to one that is, or to 0.0.0.0.',
  ])
  expect(elsewhere.said).toMatch(/^The teacher's code, shown this once: (\w{4}-){3}\w{4}\n/)
  const server = createServer()
  const port = await new Promise<number>(resolve =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )
  onTestFinished(() => void server.close())
  const taken = await terminal({ GATEWAY_PORT: String(port) })()
  expect([taken.status, taken.said.split('\n').at(-1)]).toEqual([
    2,
    `Port ${port} is taken. Stop who has it, or set GATEWAY_PORT to another.`,
  ])
})
