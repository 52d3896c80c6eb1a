import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { build } from 'vite'
import { compileMessagesPlugin } from '../../build/messages/compile-messages'
import type { Variables } from '../../src/gateway/settings'

const running = new Set<ChildProcess>()
process.once('exit', killGateways)

/** Terminates processes that failed tests have left. */
export function killGateways(): void {
  for (const child of running) child.kill('SIGKILL')
}

let built: Promise<string> | undefined

/**
 * The path of the gateway as one file, with its packages. It is built once: a process that starts from it takes a
 * quarter of the time of one that compiles the sources.
 */
export function builtGateway(): Promise<string> {
  built ??= buildGateway()
  return built
}

async function buildGateway(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'aili5-gateway-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'error',
    plugins: [compileMessagesPlugin],
    build: {
      ssr: 'src/gateway/main.ts',
      outDir: folder,
      target: 'node20',
      minify: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: 'gateway.mjs', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  })
  return join(folder, 'gateway.mjs')
}

/**
 * A gateway as a process that can be killed.
 * @param nodeOptions of its Node
 */
export async function spawnGateway(variables: Variables, nodeOptions: readonly string[] = []) {
  const child = spawn(process.execPath, [...nodeOptions, await builtGateway()], {
    env: { ...process.env, AILI5_LANG: 'en', GATEWAY_PORT: '0', ...variables },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const ended = once(child, 'exit')
  running.add(child)
  child.once('exit', () => running.delete(child))
  const said: string[] = []
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stderr as Readable).on('line', line => {
      said.push(line)
      const page = /^The teacher's page: (http:\S+)\/teacher$/.exec(line)?.[1]
      if (page) resolve(page)
    })
    child.once('exit', () => reject(new Error(`The gateway ended: ${said.join('\n')}`)))
  })
  return {
    origin,
    child,
    /** Lines of its stderr. */
    said,
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}
