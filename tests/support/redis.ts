import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether this machine has a Redis to start. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/**
 * A Redis server on a free port, without persistence.
 * @throws Error that says what to install, where there is none.
 */
export async function startRedis() {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'aili5-redis-'))
  const url = `redis://127.0.0.1:${port}`
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  let child: ChildProcess
  let ended: Promise<unknown>
  const start = async () => {
    child = spawn('redis-server', options, { stdio: 'ignore' })
    await once(child, 'spawn').catch(() => {
      throw new Error('These tests need redis-server. Install it, for instance by: sudo apt-get install redis-server')
    })
    ended = once(child, 'exit')
    const { Redis } = await import('ioredis')
    const probe = new Redis(url, { retryStrategy: tries => (tries > 1_200 ? null : 50), maxRetriesPerRequest: null })
    probe.on('error', () => undefined)
    await probe.ping()
    probe.disconnect()
  }
  await start()
  process.once('exit', () => child.kill('SIGKILL'))
  return {
    url,
    /** Stops responding, and keeps all connections open. */
    hold: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
    /** Starts again after it was stopped, empty. */
    startAgain: start,
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
