import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runToEnd } from './flow-page'
import { builtApp } from './harness'
import { type ServedPage, servePage } from './serve'

const app = builtApp()
const key = 'phc_test_key_of_this_build'
const host = 'https://eu.i.posthog.com'
const canary = 'CANARY the words of a child'

/** The page as somebody builds it who wants to count. */
let counting: ServedPage
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aili5-counting-'))
  const root = resolve(import.meta.dirname, '../..')
  // Vitest's NODE_ENV would build React's development version.
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production', VITE_POSTHOG_KEY: key }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  counting = await servePage({ dist: folder })
}, 240_000)
afterAll(async () => {
  await counting?.close()
  await rm(folder, { recursive: true })
})

/** A stand-in for PostHog that keeps every byte. */
async function posthog(context: BrowserContext) {
  const came: { url: URL; headers: Record<string, string>; body: string }[] = []
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  await context.route('https://*.posthog.com/**', async route => {
    const request = route.request()
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
    came.push({ url: new URL(request.url()), headers: await request.allHeaders(), body: request.postData() ?? '' })
    return route.fulfill({ headers: cors, json: { status: 1 } })
  })
  return came
}

async function openPrivacy(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('tab', { name: 'Privacy' }).click()
  return settings
}

const clientFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => /posthog/i.test(name)),
  )

test('a build without a key has nothing to say yes to', async () => {
  const opened = await app.openPage()
  const settings = await openPrivacy(opened.page)
  await settings.getByRole('heading', { name: 'What leaves this page' }).waitFor()
  expect(await settings.getByText('count what is used').count()).toBe(0)
  opened.expectNoForeignRequests()
})

test('what leaves the page, byte by byte: nothing before a clear yes, no word after it, nothing after a no', async () => {
  let came: Awaited<ReturnType<typeof posthog>> = []
  const opened = await app.openPage({
    url: `${counting.url}?utm_source=secret-school#kept-out`,
    prepare: async context => {
      came = await posthog(context)
    },
  })
  const { page, foreignRequests } = opened
  await page.getByRole('textbox', { name: 'Pipeline name' }).fill(canary)
  await page.getByRole('textbox', { name: 'Message' }).first().fill(canary)
  await runToEnd(page)
  opened.expectNoForeignRequests()
  expect(await clientFiles(page)).toEqual([])

  const settings = await openPrivacy(page)
  await settings.getByLabel('Let the makers of this page count what is used').check()
  await page.keyboard.press('Escape')
  await expect.poll(() => clientFiles(page), { timeout: 10_000 }).not.toEqual([])
  await page.waitForLoadState('networkidle')
  expect(came, 'the yes itself is not told').toEqual([])

  await runToEnd(page)
  const letters = () => came.map(({ body }) => JSON.parse(body))
  const bodies = () => letters().flatMap(({ batch }) => batch)
  await expect.poll(() => bodies().some(({ event }) => event === 'run'), { timeout: 10_000 }).toBe(true)
  await page.getByRole('banner').getByRole('button', { name: 'Settings', exact: true }).click()
  await expect.poll(() => bodies().at(-1)?.event, { timeout: 10_000 }).toBe('opened')

  for (const { url, headers, body } of came) {
    expect(url.origin).toBe(host)
    expect([...url.searchParams.keys()].filter(name => !['ip', '_', 'ver', 'compression'].includes(name))).toEqual([])
    expect(headers.cookie).toBeUndefined()
    // PostHog's code asks for the page's origin to go along; a browser tells that across origins anyway.
    expect(headers.referer).toBe(`${new URL(counting.url).origin}/`)
    expect(body + url.href).not.toMatch(/CANARY|kept-out|secret-school|127\.0\.0\.1|sunny|Mood ring/)
  }
  for (const letter of letters()) {
    expect(letter).toEqual({ api_key: key, batch: expect.any(Array), sent_at: expect.any(String) })
  }
  const common = { token: key, distinct_id: expect.any(String), $geoip_disable: true, $process_person_profile: false }
  const anybody = { uuid: expect.any(String), timestamp: expect.any(String) }
  const call = {
    $ai_trace_id: expect.any(String),
    $ai_model: 'demo',
    $ai_provider: 'demo',
    $ai_stream: true,
    $ai_latency: expect.any(Number),
    $ai_time_to_first_token: expect.any(Number),
    $ai_input_tokens: expect.any(Number),
    $ai_output_tokens: expect.any(Number),
    $ai_is_error: false,
    $ai_stop_reason: expect.stringMatching(/^(end|tool_calls)$/),
  }
  const calls = bodies().filter(({ event }) => event === '$ai_generation')
  expect(calls.length).toBeGreaterThan(0)
  for (const body of calls)
    expect(body).toEqual({ ...anybody, event: '$ai_generation', properties: { ...common, ...call } })
  const others = bodies().filter(({ event }) => event !== '$ai_generation')
  expect(others).toEqual([
    {
      ...anybody,
      event: 'run',
      properties: { ...common, status: 'finished', nodes: expect.any(Number), seconds: expect.any(Number) },
    },
    { ...anybody, event: 'opened', properties: { ...common, place: 'settings' } },
  ])
  expect(new Set(bodies().map(({ properties }) => properties.distinct_id)).size).toBe(1)
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(await kept()).not.toMatch(/posthog|phc_/i)
  expect(foreignRequests.every(request => request.includes(host))).toBe(true)

  await settings.getByRole('tab', { name: 'Privacy' }).click()
  await settings.getByLabel('Let the makers of this page count what is used').uncheck()
  await page.keyboard.press('Escape')
  const told = came.length
  await runToEnd(page)
  await page.waitForLoadState('networkidle')
  expect(came.length).toBe(told)
  expect(await kept()).not.toMatch(/posthog|phc_/i)
})
