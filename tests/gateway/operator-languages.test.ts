import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runGatewayCommand } from '../../src/gateway/node/commands'
import type { Variables } from '../../src/gateway/settings'
import { languageByCode } from '../../src/language/languages'
import { msg } from '../../src/language/message'
import { loadMessages } from '../../src/language/messages'
import { serve } from '../support/serve'

/** All that a command says, on both streams. */
async function gateway(args: readonly string[], variables: Variables = {}) {
  const lines: string[] = []
  const write = (line: string) => lines.push(line)
  const env = {
    AILI5_LANG: 'en-XA',
    ANTHROPIC_API_KEY: 'sk-x',
    GATEWAY_FOLDER: mkdtempSync(join(tmpdir(), 'aili5-gateway-')),
    ...variables,
  }
  const status = await runGatewayCommand(args, env, { out: write, say: write })
  return { status, text: lines.join('\n') }
}

// What stays: commands, options and what they take, variables, addresses, paths, codes of classes, and lists.
const technical =
  /^ {2,4}(?:class [a-z]+|teacher|--[\w, -]+)|npm run [\w -]+|<command>|--?[\w-]+|\/\S+|https?:\S*|redis:\S*|“[^”]*”|"none"|[A-Z][\w=]*(?:\.\S+)?|\b(?:api-key|x-forwarded-for|add|list|set|pause|resume|seats|revoke|claude-[\w-]+|anthropic|en|es|de|fr|ar|\w{4}-\w{4}-\w{4}-\w{4}|[0-9a-f]{12})\b|\.gateway/gm

function expectNoEnglish(text: string): void {
  expect(text).toMatch(/[áéíóú]/i)
  expect(text.replace(technical, ' ').match(/(?<!\p{L})[a-z]{3,}(?!\p{L})/gu), text).toBeNull()
}

test('the pseudo-language leaves no English word in the help', async () => {
  const { status, text } = await gateway(['help'])
  expect(status).toBe(0)
  expectNoEnglish(text)
})

test.each<[string[], Variables]>([
  [['dance'], {}],
  [['class'], {}],
  [['class', 'add'], {}],
  [['class', 'add', 'Year', '7'], {}],
  [['class', 'add', 'X', '--seats', 'many'], {}],
  [['class', 'add', 'X', '--colour', 'red'], {}],
  [['class', 'pause', 'X'], {}],
  [['start'], { ANTHROPIC_API_KEY: '' }],
  [['start'], { GATEWAY_PORT: 'http' }],
  [['start'], { GATEWAY_TIME_ZONE: 'Mars' }],
  [['start'], { GATEWAY_TEACHER_CODE: 'short' }],
  [['start'], { GATEWAY_PAGES: 'here' }],
  [['start'], { OPENAI_API_KEY: 'k', OPENAI_KEY_HEADER: 'api key' }],
  [['class', 'list'], { GATEWAY_FOLDER: '/dev/null/x' }],
  [['class', 'list'], { GATEWAY_REDIS: 'redis://127.0.0.1:1' }],
  [['--lang'], {}],
])('and none in what is wrong with %j %j', async (args, variables) => {
  const { status, text } = await gateway(args, variables)
  expect(status).toBe(2)
  expectNoEnglish(text)
})

test('and none in what is said of a class', async () => {
  const folder = { GATEWAY_FOLDER: mkdtempSync(join(tmpdir(), 'aili5-gateway-')) }
  for (const args of [['add', 'X'], ['pause', 'X'], ['list']]) {
    expectNoEnglish((await gateway(['class', ...args], folder)).text)
  }
})

test('a start is said in the language, up to why it fails', async () => {
  const server = createServer()
  const { origin, stop } = await serve(server)
  onTestFinished(stop)
  const port = new URL(origin).port
  const { status, text } = await gateway([], { GATEWAY_PORT: port, GATEWAY_PAGE: 'https://page.example' })
  expect(status).toBe(2)
  expectNoEnglish(text)
  const german = await gateway(['--lang', 'de'], { GATEWAY_PORT: port, GATEWAY_PAGE: 'https://page.example' })
  const messages = await loadMessages(languageByCode('de') as NonNullable<ReturnType<typeof languageByCode>>)
  const values = { port, variable: 'GATEWAY_PORT' }
  expect(german.text.split('\n').at(-1)).toBe(
    messages.localize(msg('Port {port} is taken. Stop who has it, or set {variable} to another.', values)),
  )
})
