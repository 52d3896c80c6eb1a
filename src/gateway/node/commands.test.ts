import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decodeClassLink } from '../../documents/links/class-link'
import { readNodeSettings } from '../settings'
import { runGatewayCommand } from './commands'
import { openRecords, saveOrigin } from './storage'

/** A terminal with a folder of its own. */
function terminal() {
  const folder = mkdtempSync(join(tmpdir(), 'aili5-gateway-'))
  return async (...args: string[]) => {
    const out: string[] = []
    const said: string[] = []
    const variables = { GATEWAY_FOLDER: folder, ANTHROPIC_API_KEY: 'sk-x', GATEWAY_PAGE: 'https://page.example' }
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

test.each([
  [['class', 'add'], 'Give the class a name'],
  [['class', 'add', 'Year', '7'], 'in quotes'],
  [['class', 'add', 'x', '--seats', 'many'], 'must be a number'],
  [['class', 'add', 'x', '--colour', 'red'], '--colour'],
  [['class', 'pause', 'nobody'], 'There is no class “nobody”'],
  [['class', 'dance', 'x'], 'There is no class'],
  [['dance'], 'There is no command “dance”'],
])('%j ends with 2 and a sentence', async (args, words) => {
  const { status, out, said } = await terminal()(...args)
  expect([status, out, said]).toEqual([2, [], expect.stringContaining(words)])
})

test('two classes of one name are told apart by their ids', async () => {
  const run = terminal()
  await run('class', 'add', 'Twins')
  await run('class', 'add', 'Twins')
  const { status, said } = await run('class', 'revoke', 'Twins')
  expect([status, said]).toEqual([2, expect.stringMatching(/Take the id: [0-9a-f]{12}, [0-9a-f]{12}/)])
  const id = /[0-9a-f]{12}/.exec(said)?.[0] ?? ''
  expect((await run('class', 'revoke', id.slice(0, 6))).status).toBe(0)
})

test('the teacher’s code is made anew, and only its hash is kept', async () => {
  const run = terminal()
  const [first, second] = [await run('teacher'), await run('teacher')]
  expect(first.out[0]).not.toBe(second.out[0])
  const kept = readFileSync(join(first.folder, 'records/teacher'), 'utf8')
  expect(kept).toMatch(/^"?h[0-9a-f]{64}"?$/)
})
