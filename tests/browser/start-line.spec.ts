import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { soak } from '../support/soak'
import { test as base, expect } from './fixtures'
import { result, runButton, runStatus } from './stack-page'

const windows = process.platform === 'win32'

/** The address that `npm start` prints. */
const test = base.extend<{ startedUrl: string }>({
  startedUrl: async ({ browserName: _ }, use) => {
    const { NODE_ENV: __, ...env } = process.env
    // A process group (and a shell on Windows, where npm is a script), so that all of it can be terminated.
    const started = spawn('npm', ['start', '--', '--port', '0'], {
      cwd: resolve(import.meta.dirname, '../..'),
      env,
      detached: !windows,
      shell: windows,
    })
    try {
      await use(await printedUrl(started))
    } finally {
      await end(started)
    }
  },
})

/** @throws Error with the output when the program ends first. */
function printedUrl(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let printed = ''
    const read = (text: Buffer) => {
      printed += stripVTControlCharacters(String(text))
      const url = printed.match(/http:\/\/localhost:\d+\S*/)?.[0]
      if (url) found(url)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('error', failed)
    child.on('close', () => failed(new Error(`npm start ended by itself.\n${printed}`)))
  })
}

/** Terminates npm and its child processes. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  const exited = once(child, 'exit')
  if (windows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'])
  else process.kill(-child.pid)
  await exited
}

test('npm start serves the page and its modules at the address that it prints', async ({ startedUrl, request }) => {
  const html = await (await request.get(startedUrl)).text()
  const [, program] = /<script type="module" src="([^"]*main[^"]*)"/.exec(html) ?? []
  const module = await request.get(new URL(String(program), startedUrl).href)
  expect(module.status()).toBe(200)
  expect(module.headers()['content-type']).toContain('javascript')
})

// Without a cache the development server transforms more than a thousand modules.
if (soak) {
  test('npm start serves a page that runs the first stack and asks no other address for anything', async ({
    startedUrl,
    openPage,
    monitor,
  }) => {
    const { page } = await openPage({ url: startedUrl })
    // The first visit of a fresh checkout bundles the packages, and may reload the page, even after the click.
    await expect(async () => {
      if ((await runStatus(page).innerText()) === 'Ready') await runButton(page).click()
      await expect(runStatus(page)).toHaveText('Finished', { timeout: 2_000 })
    }).toPass()
    await expect(result(page, 'Color, mood')).toHaveText(/#[0-9a-f]{6}/i)
    await expect(result(page, 'Icon, mood')).toHaveText(/\w/)
    await expect(result(page, 'Gauge, mood')).toHaveText(/\d/)
    monitor.expectNoForeignRequests()
  })
}
