import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect } from './fixtures'
import { servePage } from './serve'
import { nameBox, openMore, run } from './stack-page'

const key = 'phc_test_key_of_this_build'
const host = 'https://eu.i.posthog.com'
const canary = 'CANARY the words of a child'

const test = base.extend<object, { countingUrl: string }>({
  /** A build with analytics. */
  countingUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'aili5-counting-'))
      const { status, stderr } = spawnSync(
        process.execPath,
        ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
        {
          cwd: resolve(import.meta.dirname, '../..'),
          env: { ...process.env, NODE_ENV: 'production', VITE_POSTHOG_KEY: key },
          encoding: 'utf8',
        },
      )
      if (status !== 0) throw new Error(stderr)
      const counting = await servePage({ dist: folder })
      await use(counting.url)
      await counting.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

/** A fake PostHog that records every byte. */
async function posthog(context: BrowserContext) {
  const came: { url: URL; headers: Record<string, string>; body: string }[] = []
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  await context.route('https://*.posthog.com/**', async route => {
    const request = route.request()
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
    const letter = { url: new URL(request.url()), headers: {}, body: request.postData() ?? '' }
    came.push(letter)
    letter.headers = await request.allHeaders()
    return route.fulfill({ headers: cors, json: { status: 1 } })
  })
  return came
}

async function openPrivacy(page: Page) {
  await openMore(page, 'Settings')
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

// With a build of its own. `npm test` checks the same on a client that is made up: src/ui/page/use-analytics.test.tsx.
test('what leaves the page, byte by byte: nothing before a clear yes, no word after it, nothing after a no', async ({
  countingUrl,
  openPage,
  monitor,
}) => {
  let came: Awaited<ReturnType<typeof posthog>> = []
  const { page } = await openPage({
    url: `${countingUrl}?utm_source=secret-school#kept-out`,
    prepare: async context => {
      came = await posthog(context)
    },
  })
  await nameBox(page).fill(canary)
  await page.getByRole('textbox', { name: 'Message' }).first().fill(canary)
  await run(page)
  monitor.expectNoForeignRequests()
  expect(await clientFiles(page)).toEqual([])

  const settings = await openPrivacy(page)
  await settings.getByLabel('Let the makers of this page count what is used').check()
  await page.keyboard.press('Escape')
  const letters = () => came.map(({ body }) => JSON.parse(body))
  const bodies = () => letters().flatMap(({ batch }) => batch)
  const events = () => bodies().map(({ event }) => event)
  // Events are counted once the analytics code is loaded.
  await expect(async () => {
    await openPrivacy(page)
    await page.keyboard.press('Escape')
    expect(events()).toContain('opened')
  }).toPass()
  expect(await clientFiles(page)).not.toEqual([])

  await run(page)
  await expect.poll(events).toContain('run')
  await openMore(page, 'Settings')
  await expect.poll(() => events().at(-1)).toBe('opened')

  for (const { url, headers, body } of came) {
    expect(url.origin).toBe(host)
    expect([...url.searchParams.keys()].filter(name => !['ip', '_', 'ver', 'compression'].includes(name))).toEqual([])
    expect(headers.cookie).toBeUndefined()
    // PostHog's code sets the referrer policy to include the origin; browsers send it across origins anyway.
    expect(headers.referer).toBe(`${new URL(countingUrl).origin}/`)
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
    $ai_stop_reason: expect.stringMatching(/^(complete|tool-calls)$/),
  }
  const calls = bodies().filter(({ event }) => event === '$ai_generation')
  expect(calls.length).toBeGreaterThan(0)
  for (const body of calls)
    expect(body).toEqual({ ...anybody, event: '$ai_generation', properties: { ...common, ...call } })
  const others = bodies().filter(({ event }) => event !== '$ai_generation')
  expect(others.filter(({ event }) => event !== 'opened')).toEqual([
    {
      ...anybody,
      event: 'run',
      properties: { ...common, status: 'finished', nodes: expect.any(Number), seconds: expect.any(Number) },
    },
  ])
  for (const body of others.filter(({ event }) => event === 'opened'))
    expect(body).toEqual({ ...anybody, event: 'opened', properties: { ...common, place: 'settings' } })
  expect(new Set(bodies().map(({ properties }) => properties.distinct_id)).size).toBe(1)
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(await kept()).not.toMatch(/posthog|phc_/i)
  expect(monitor.foreignRequests.every(request => request.includes(host))).toBe(true)

  await settings.getByRole('tab', { name: 'Privacy' }).click()
  await settings.getByLabel('Let the makers of this page count what is used').uncheck()
  await page.keyboard.press('Escape')
  const told = came.length
  await run(page)
  // A request of the test itself, after all requests of the page.
  await page.evaluate(url => fetch(url), `${host}/end`)
  expect(came.slice(told).map(({ url }) => url.href)).toEqual([`${host}/end`])
  expect(await kept()).not.toMatch(/posthog|phc_/i)
})
