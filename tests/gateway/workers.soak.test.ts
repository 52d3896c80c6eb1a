import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { messagesPlugin } from '../../build/messages/plugin'
import { durableObjects } from '../support/durable-objects'
import { startProvider } from '../support/gateway'

type Workers = typeof import('../../src/gateway/deploy/workers')

/** The gateway as wrangler bundles it for Workers: one file without Node modules. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [messagesPlugin({ parts: ['terminal'] })],
    build: { ssr: 'src/gateway/deploy/workers.ts', write: false, minify: false },
    ssr: { target: 'webworker', noExternal: true },
  })
  const { output } = built as Rolldown.RolldownOutput
  return output.map(file => (file.type === 'chunk' ? file.code : '')).join('\n')
}

test('on Workers a teacher makes a class, a student joins, and what is asked streams and is counted', async () => {
  // Logs to the platform's log.
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  const code = await bundle()
  expect(code).not.toMatch(/\b(from|import|require)\s*\(?["'](node:|fs|net|ioredis)/)
  const file = join(mkdtempSync(join(tmpdir(), 'aili5-workers-')), 'workers.mjs')
  writeFileSync(file, code)
  const { default: worker, ClassCounts, Records } = (await import(pathToFileURL(file).href)) as Workers
  const provider = await startProvider({ usage: { input: 30, output: 12 } })
  onTestFinished(() => provider.stop())

  const teacherCode = 'a-teacher-s-own-code'
  const bindings = {
    CLASS_COUNTS: durableObjects(ClassCounts),
    RECORDS: durableObjects(Records),
    ANTHROPIC_API_KEY: 'sk-ant-workers',
    ANTHROPIC_BASE_URL: provider.origin,
    GATEWAY_TEACHER_CODE: teacherCode,
    GATEWAY_PAGE: 'https://aili5.example/',
  } as unknown as Parameters<typeof worker.fetch>[1]
  const ask = (path: string, init: RequestInit = {}) => {
    const request = new Request(`https://gateway.example${path}`, init)
    return worker.fetch(request, bindings, { waitUntil: () => undefined })
  }

  const form = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }
  const entered = await ask('/teacher/enter', { ...form, body: new URLSearchParams({ code: teacherCode }) })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const made = await ask('/teacher/new', {
    method: 'POST',
    headers: { ...form.headers, cookie },
    body: new URLSearchParams({ name: 'Year 7', models: 'claude-haiku-5-5' }),
  })
  const classCode = /class="code"[^>]*>([a-z0-9-]{19})</.exec(await made.text())?.[1]
  const joined = await ask('/join', { method: 'POST', headers: { authorization: `Bearer ${classCode}` } })
  const { key, seat } = (await joined.json()) as { key: string; seat: number }
  expect(seat).toBe(1)

  const answer = await ask('/v1/messages', {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'claude-haiku-5-5',
      max_tokens: 50,
      stream: true,
      messages: [{ role: 'user', content: 'hi' }],
    }),
  })
  expect(await answer.text()).toContain('message_stop')
  expect(provider.seen[0]?.headers['x-api-key']).toBe('sk-ant-workers')
  const face = (await (await ask('/class', { headers: { 'x-api-key': key } })).json()) as {
    used: Record<string, { tokens: number }>
  }
  expect(face.used).toMatchObject({ class: { tokens: 42 }, student: { tokens: 42 } })
  expect((await ask('/class', { headers: { 'x-api-key': 'kmn4-7wxz-2345-bcdf' } })).status).toBe(401)
  expect(JSON.stringify(log.mock.calls)).toMatch(/"route.*\/v1\/messages/)
  expect(JSON.stringify(log.mock.calls)).not.toContain('sk-ant-workers')
})
