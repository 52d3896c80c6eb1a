import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { LocalizedText } from '../../language/message'
import { englishMessages } from '../../language/messages'
import { readNodeSettings, type Variables } from '../settings'
import { openGateway } from './open-gateway'
import { openRecords, savedOrigin } from './storage'

/** A gateway with a built page, and what it says when it starts. */
async function open(variables: Variables = {}, { hasPage = true } = {}) {
  const pageFolder = mkdtempSync(join(tmpdir(), 'aili5-page-'))
  if (hasPage) writeFileSync(join(pageFolder, 'index.html'), '<title>The page</title>')
  const settings = readNodeSettings({
    ...{ ANTHROPIC_API_KEY: 'sk-x', GATEWAY_FOLDER: mkdtempSync(join(tmpdir(), 'aili5-gateway-')) },
    ...variables,
  })
  const said: string[] = []
  const say = (words: LocalizedText) => said.push(englishMessages.localize(words))
  const gateway = await openGateway(settings, { log: () => undefined, say, pageFolder })
  onTestFinished(() => gateway.close())
  const ask = async (path: string, method = 'GET') => {
    const answer = await gateway.handle(new Request(`http://127.0.0.1${path}`, { method }), { address: 'home' })
    return [answer.status, await answer.text()]
  }
  return { gateway, settings, said, ask }
}

const nothing = JSON.stringify({ error: 'There is nothing here.', code: 'path' })

test('the gateway serves the built page beside its own routes', async () => {
  const { ask, said } = await open()
  expect(await ask('/')).toEqual([200, '<title>The page</title>'])
  expect(await ask('/index.html', 'HEAD')).toEqual([200, ''])
  expect(await ask('/health')).toEqual([200, 'ok\n'])
  expect(await ask('/nowhere.js')).toEqual([404, nothing])
  expect(await ask('/', 'POST')).toEqual([404, nothing])
  expect(said).toEqual([expect.stringMatching(/^The teacher's code, shown this once: (\w{4}-){3}\w{4}$/)])
})

test('a page that is elsewhere is not served, and one that is not built yet is said to be missing', async () => {
  const chosen = { GATEWAY_TEACHER_CODE: 'a long code of mine' }
  const elsewhere = await open({ ...chosen, GATEWAY_PAGE: 'https://page.example' })
  expect([await elsewhere.ask('/'), elsewhere.said]).toEqual([[404, nothing], []])
  const nowhere = await open({ ...chosen, GATEWAY_PAGE: 'https://page.example' }, { hasPage: false })
  expect(nowhere.said).toEqual([])
  const unbuilt = await open(chosen, { hasPage: false })
  expect([await unbuilt.ask('/'), unbuilt.said]).toEqual([
    [404, nothing],
    ['There is no page to hand out yet: run “npm run build” first, or set GATEWAY_PAGE to where it is.'],
  ])
})

test('who calls is the connection, or what the nearest proxy wrote last', async () => {
  const { gateway } = await open()
  const forwarded = new Headers({ 'x-forwarded-for': 'made-up, 203.0.113.9 ' })
  expect(gateway.addressOf(forwarded, '192.168.1.5')).toBe('192.168.1.5')
  expect(gateway.addressOf(forwarded, undefined)).toBe('unknown')
  const proxied = (await open({ GATEWAY_PROXY_HEADER: 'x-forwarded-for' })).gateway
  expect(proxied.addressOf(forwarded, '192.168.1.5')).toBe('203.0.113.9')
  for (const nothing of [new Headers(), new Headers({ 'x-forwarded-for': 'made-up, ' })])
    expect(proxied.addressOf(nothing, '192.168.1.5')).toBe('192.168.1.5')
})

test('links that are made in another terminal lead to the address that students reach', async () => {
  const reached = async (variables: Variables) => {
    const { storage, close } = await openRecords((await open(variables)).settings)
    const origin = await savedOrigin(storage)
    await close()
    return origin
  }
  expect(await reached({ GATEWAY_URL: 'https://class.example' })).toBe('https://class.example')
  expect(await reached({})).toBeNull()
})
