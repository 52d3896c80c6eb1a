import { mkdtempSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { englishMessages } from '../language/messages'
import { runGatewayCommand } from './commands'
import { gatewayHelp } from './help'
import type { Variables } from './settings'

const newFolder = () => mkdtempSync(join(tmpdir(), 'aili5-gateway-'))

/** A terminal with a folder of its own. */
function terminal(more: Variables = {}) {
  const folder = newFolder()
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
    return { status, out, said: said.join('\n') }
  }
}

test('a wrong command ends with 2 and a sentence', async () => {
  const { status, out, said } = await terminal()('dance')
  expect([status, out, said]).toEqual([
    2,
    [],
    expect.stringContaining('There is no command “dance”. Try: npm run -s gateway -- help'),
  ])
})

test('a failure that is none of the user’s is thrown', async () => {
  const fail = () => {
    throw new Error('The terminal is gone.')
  }
  await expect(runGatewayCommand(['help'], {}, { out: fail, say: fail })).rejects.toThrow('The terminal is gone.')
})

test('a folder that cannot be one is named', async () => {
  const folder = join(newFolder(), 'file')
  writeFileSync(folder, '')
  const { status, said } = await terminal({ GATEWAY_FOLDER: folder })('teacher')
  expect([status, said]).toEqual([2, expect.stringContaining(folder)])
})

test('a gateway that starts says whom it asks, where it is reached, and how the teacher comes in, until it is stopped', async () => {
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
      ...{ GATEWAY_FOLDER: newFolder(), OPENAI_API_KEY: 'sk-x', GATEWAY_PORT: '0' },
      ...{ GATEWAY_PAGE: 'https://page.example', GATEWAY_TEACHER_CODE: 'a long code of mine' },
      ...more,
    }
    const ended = runGatewayCommand([], variables, { out: line => lines.push(line), say: line => lines.push(line) })
    await vi.waitFor(() => expect([...signals.keys()]).toEqual(['SIGINT', 'SIGTERM']))
    const page = lines.find(line => line.startsWith("The teacher's page"))?.replace(/^[^:]*: /, '') ?? ''
    const { status } = await fetch(page)
    signals.get(signal)?.()
    expect([await ended, status]).toEqual([0, 200])
    await expect(fetch(page)).rejects.toThrow()
    return lines.map(line => line.replace(/localhost:\d+|127\.0\.0\.1:\d+/, 'here').replace(/[█▀▄ \n]{200,}/, 'QR'))
  }
  const asks = 'Asks https://api.openai.com/v1 on the openai wire.'
  const teacher = [
    ...['Scan this to open the teacher’s page on another device:', 'QR'],
    ...["The teacher's code: a long code of mine", "The teacher's page: http://here/teacher"],
    'Stopping. What is under way may finish.',
  ]
  expect(await run('SIGINT', {})).toEqual([
    asks,
    'Only this machine is let in. Set GATEWAY_HOST=0.0.0.0 to let in your network.',
    ...teacher,
  ])
  expect(await run('SIGTERM', { GATEWAY_HOST: '0.0.0.0', GATEWAY_URL: 'https://class.example' })).toEqual([
    asks,
    'Students reach it at https://class.example',
    ...teacher,
  ])
})

test('the teacher’s code is replaced', async () => {
  const run = terminal()
  const [first, second] = [await run('teacher'), await run('teacher')]
  expect(first.out[0]).toMatch(/^([b-z]{4}-){3}[b-z]{4}$/)
  expect(first.out[0]).not.toBe(second.out[0])
})

test('the commands are listed where they are asked for', async () => {
  for (const asked of ['help', '--help', '-h']) {
    const { status, out, said } = await terminal()(asked)
    expect([status, out.join('\n'), said]).toEqual([0, gatewayHelp(englishMessages.localize), ''])
  }
})

test('what cannot start says what to do', async () => {
  const withoutModel = await terminal({ ANTHROPIC_API_KEY: '' })('start')
  expect([withoutModel.status, withoutModel.said]).toEqual([
    2,
    'There is no model to ask. Set ANTHROPIC_API_KEY or OPENAI_API_KEY, or the base URL of a model at home.',
  ])
  const elsewhere = await terminal({ GATEWAY_HOST: '203.0.113.7', GATEWAY_PORT: '0' })()
  expect([elsewhere.status, elsewhere.said]).toEqual([
    2,
    '203.0.113.7 is no address of this machine. Set GATEWAY_HOST to one that is, or to 0.0.0.0.',
  ])
  const server = createServer()
  const port = await new Promise<number>(resolve =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )
  onTestFinished(() => void server.close())
  const taken = await terminal({ GATEWAY_PORT: String(port) })()
  expect([taken.status, taken.said]).toEqual([
    2,
    `Port ${port} is taken. Stop the program that has it, or set GATEWAY_PORT to another.`,
  ])
})
