import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A command of WebDriver: as a path and a method of the standard, and by its name in Firefox's own protocol. */
const commands = {
  navigate: ['POST', 'url', 'WebDriver:Navigate'],
  execute: ['POST', 'execute/sync', 'WebDriver:ExecuteScript'],
  actions: ['POST', 'actions', 'WebDriver:PerformActions'],
  release: ['DELETE', 'actions', 'WebDriver:ReleaseActions'],
  screenshot: ['GET', 'screenshot', 'WebDriver:TakeScreenshot'],
  resize: ['POST', 'window/rect', 'WebDriver:SetWindowRect'],
  refresh: ['POST', 'refresh', 'WebDriver:Refresh'],
} as const

export type Command = keyof typeof commands

/** A browser that takes the commands of WebDriver. */
export interface Session {
  send(command: Command, parameters?: Record<string, unknown>): Promise<unknown>
  close(): Promise<void>
}

/** Where Debian and Ubuntu put them. */
const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(path => existsSync(path))
const webKitDriver = ['/usr/bin/WebKitWebDriver'].find(path => existsSync(path))

/** The browsers of this machine other than Chromium. */
export const engines: Record<string, (() => Promise<Session>) | undefined> = {
  firefox: firefox === undefined ? undefined : () => startFirefox(firefox),
  webkit: webKitDriver === undefined ? undefined : () => startWebKit(webKitDriver),
}

async function until<Value>(find: () => Promise<Value | undefined> | Value | undefined, what: string): Promise<Value> {
  for (let tries = 0; tries < 300; tries++) {
    const found = await find()
    if (found !== undefined) return found
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${what} did not come.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill()
  await ended
}

/** Firefox without a driver of its own: by Marionette, which geckodriver speaks to it too. */
async function startFirefox(path: string): Promise<Session> {
  const profile = await mkdtemp(join(tmpdir(), 'aili5-firefox-'))
  const preferences = {
    'marionette.port': 0,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
  }
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`)
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(path, ['--marionette', '--headless', '--no-remote', '--profile', profile], { stdio: 'ignore' })
  const port = await until(
    () => readFile(join(profile, 'MarionetteActivePort'), 'utf8').then(Number, () => undefined),
    'The port of Firefox',
  )
  const socket = connect(port, '127.0.0.1')
  const ask = marionette(socket)
  await ask('WebDriver:NewSession', {})
  return {
    send: (command, parameters = {}) => ask(commands[command][2], parameters),
    async close() {
      socket.destroy()
      await end(child)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Messages are `length:[0, id, name, parameters]`, answers `length:[1, id, error, result]`. */
function marionette(socket: Socket): (name: string, parameters: unknown) => Promise<unknown> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let received = Buffer.alloc(0)
  let count = 0
  socket.on('data', data => {
    received = Buffer.concat([received, data])
    for (;;) {
      const colon = received.indexOf(':')
      const length = colon < 0 ? Number.NaN : Number(received.subarray(0, colon))
      if (!(received.length > colon + length)) return
      const message = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString())
      received = received.subarray(colon + 1 + length)
      // The first message is a greeting.
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message
      if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`))
      else waiting.get(id)?.resolve(result && 'value' in result ? result.value : result)
      waiting.delete(id)
    }
  })
  return (name, parameters) =>
    new Promise((resolve, reject) => {
      const id = ++count
      waiting.set(id, { resolve, reject })
      const message = JSON.stringify([0, id, name, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
}

/** WebKitGTK's small browser, in a screen of its own. */
async function startWebKit(path: string): Promise<Session> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])
  let display = ''
  screen.stdout.on('data', data => {
    display += data
  })
  const number = await until(() => (display.endsWith('\n') ? display.trim() : undefined), 'A screen')
  const port = await freePort()
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      LANG: 'en_US.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const ask = async (method: string, place: string, parameters?: unknown) => {
    const body = method === 'POST' ? JSON.stringify(parameters ?? {}) : undefined
    const response = await fetch(`http://127.0.0.1:${port}/session${place}`, { method, ...(body && { body }) })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const binary = findMiniBrowser()
  const options = { binary, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = await until(
    () => ask('POST', '', { capabilities }).catch(error => (error.cause ? undefined : Promise.reject(error))),
    'The driver of WebKit',
  )
  return {
    send(command, parameters) {
      const [method, place] = commands[command]
      return ask(method, `/${sessionId}/${place}`, parameters)
    },
    async close() {
      await ask('DELETE', `/${sessionId}`).catch(() => {})
      await end(driver)
      await end(screen)
    },
  }
}

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** In `/usr/lib/<machine>/webkit2gtk-<version>`. Node 20 has no glob. */
function findMiniBrowser(): string | undefined {
  const folders = readdirSync('/usr/lib').flatMap(machine =>
    existsSync(`/usr/lib/${machine}/dri`) || /linux-gnu/.test(machine)
      ? readdirSync(`/usr/lib/${machine}`)
          .filter(name => /^webkit(2)?gtk-/.test(name))
          .map(name => `/usr/lib/${machine}/${name}/MiniBrowser`)
      : [],
  )
  return folders.find(path => existsSync(path))
}
