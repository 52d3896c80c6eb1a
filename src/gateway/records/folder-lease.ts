import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { msg } from '../../language/message'
import { SettingsError } from '../settings'

/** Milliseconds after which a lease that nobody renews is over, and how often its holder renews it. */
const staleMs = 10_000
const renewMs = 3_000

/** One process's right to write in a folder, as long as it renews it. */
export interface Lease {
  /** @throws Error when another process has taken the folder */
  check(): void
  release(): Promise<void>
}

/**
 * Takes the lease of a folder. After a crash it is free when its time is over; that is waited for.
 * @param lost called when another process has taken it: this one was stopped for longer than the lease lasts
 * @param waitMs milliseconds to wait for a lease that somebody holds
 * @throws SettingsError when another process uses the folder
 */
export async function leaseFolder(folder: string, lost: () => void, waitMs: number = staleMs + 2_000): Promise<Lease> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const ownerFile = join(folder, 'owner')
  const owner = randomUUID()
  let isLost = false
  const lose = () => {
    if (!isLost) lost()
    isLost = true
  }
  const release = await lock(folder, {
    lockfilePath: join(folder, 'lock'),
    stale: staleMs,
    update: renewMs,
    retries: { retries: Math.ceil(waitMs / 500), factor: 1, minTimeout: 500, maxTimeout: 500 },
    onCompromised: lose,
  }).catch(error => {
    if (error.code !== 'ELOCKED') throw error
    throw new SettingsError(
      msg(
        'Another gateway is using the folder {folder}. Stop that one first. Several gateways can share their classes in a Redis: set {variable}.',
        { folder, variable: 'GATEWAY_REDIS' },
      ),
    )
  })
  writeFileSync(ownerFile, owner, { mode: 0o600 })
  return {
    check() {
      // A process that was stopped for a while wakes up before its timers can tell that the lease is gone.
      if (!isLost && readFileSync(ownerFile, 'utf8') !== owner) lose()
      if (isLost) throw new Error('Another gateway has taken the folder.')
    },
    release: async () => {
      if (!isLost) await release()
    },
  }
}
