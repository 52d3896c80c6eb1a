import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPage } from './harness'

const windows = process.platform === 'win32'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(listening => server.listen(0, listening))
  const { port } = server.address() as { port: number }
  await new Promise(closed => server.close(closed))
  return port
}

/** Ends npm and everything that it started. */
function end(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return
  if (windows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'])
  else process.kill(-child.pid)
}

let browser: Browser
let started: ChildProcess
let url: string
beforeAll(async () => {
  browser = await launchBrowser()
  const port = await freePort()
  url = `http://localhost:${port}/`
  const { NODE_ENV: _, ...env } = process.env
  // A group of its own (and a shell on Windows, where npm is a script): so that all of it can be ended.
  started = spawn('npm', ['start', '--', '--port', String(port)], {
    cwd: resolve(import.meta.dirname, '../..'),
    env,
    detached: !windows,
    shell: windows,
  })
  let said = ''
  started.stdout?.on('data', text => (said += text))
  started.stderr?.on('data', text => (said += text))
  while ((await fetch(url).catch(() => undefined))?.status !== 200) {
    if (started.exitCode !== null) throw new Error(`npm start ended by itself.\n${said}`)
    await new Promise(later => setTimeout(later, 200))
  }
})
afterAll(async () => {
  await browser?.close()
  if (started) end(started)
})

test('npm start serves a page that runs the first stack and asks no other address for anything', async () => {
  const { page, problems, expectNoForeignRequests } = await openPage(browser, url)
  // The first visit of a fresh checkout bundles the packages, and may load the page a second time.
  const run = page.getByRole('button', { name: 'Run', exact: true })
  await run.waitFor({ timeout: 45_000 })
  await page.getByRole('status', { name: 'Run' }).getByText('Ready').waitFor()
  await run.click()
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor({ timeout: 30_000 })

  const result = (card: RegExp) =>
    page.getByRole('article', { name: card }).getByRole('group', { name: 'Result' }).innerText()
  expect(await result(/^Color\b/)).toMatch(/#[0-9a-f]{6}/i)
  expect(await result(/^Icon\b/)).not.toBe('')
  expect(await result(/^Gauge\b/)).toMatch(/\d/)
  expectNoForeignRequests()
  expect(problems).toEqual([])
})
