import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { thisMachine } from '../browser/find-browser'

const programs = ['redis-server', 'valkey-server']
/** The commands of each package manager; the first available one is used. */
const managers: Record<string, string[][]> = {
  'apt-get': [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'redis-server'],
  ],
  dnf: [['dnf', 'install', '-y', 'redis']],
  pacman: [['pacman', '-Sy', '--noconfirm', 'valkey']],
  apk: [['apk', 'add', 'redis']],
  zypper: [['zypper', '--non-interactive', 'install', 'redis']],
  brew: [['brew', 'install', 'redis']],
}

/** A Redis server on a free port, without persistence. */
export async function startRedis(): Promise<{ url: string; hold(): void; goOn(): void; stop(): Promise<void> }> {
  const program = ensureRedis()
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'aili5-redis-'))
  const child = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    {
      stdio: 'ignore',
    },
  )
  const ended = once(child, 'exit')
  process.once('exit', () => child.kill('SIGKILL'))
  const url = `redis://127.0.0.1:${port}`
  const { Redis } = await import('ioredis')
  const probe = new Redis(url, { retryStrategy: tries => (tries > 1_200 ? null : 50), maxRetriesPerRequest: null })
  probe.on('error', () => undefined)
  await probe.ping()
  probe.disconnect()
  return {
    url,
    /** Stops responding, and keeps all connections open. */
    hold: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** @throws Error that says what to install, when that fails */
function ensureRedis(): string {
  const found = findOnPath(programs)
  if (found) return found
  console.warn('No Redis found; trying to install one.')
  const manager = findOnPath(Object.keys(managers))
  const steps = managers[manager?.split('/').at(-1) ?? ''] ?? []
  const asRoot = process.getuid?.() === 0 || manager?.endsWith('brew') ? [] : ['sudo', '-n']
  for (const step of steps) {
    const [command = '', ...args] = [...asRoot, ...step]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    if (spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 600_000 }).status !== 0) break
  }
  const installed = findOnPath(programs)
  if (installed) return installed
  throw new Error(
    'The tests of several gateways over one Redis need redis-server or valkey-server, and none could be found or installed.\n' +
      'Install one with your package manager, for one: sudo apt-get install redis-server',
  )
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/bin',
    '/usr/sbin',
    '/sbin',
    '/usr/local/bin',
  ]
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(thisMachine.isProgram)
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
