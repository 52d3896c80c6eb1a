import { Redis } from 'ioredis'
import { createStorage, type Storage } from 'unstorage'
import redisDriver from 'unstorage/drivers/redis'
import type { Counts } from '../counts/counts'
import { redisCounts } from '../counts/redis'
import { storeUnavailable } from '../gateway-error'
import { SettingsError } from '../settings'

/**
 * A request that cannot be counted is refused at once, and not kept waiting: no queue while there is no connection, and no
 * answer is waited for longer than half a second. The connection is tried again all the while.
 */
const options = {
  lazyConnect: true,
  connectTimeout: 2_000,
  commandTimeout: 500,
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  retryStrategy: (tries: number) => Math.min(1_000, tries * 100),
}

/** Classes in a Redis. @throws SettingsError when it cannot be reached */
export async function openRedisRecords(url: string): Promise<{ storage: Storage; close(): Promise<void> }> {
  const driver = redisDriver({ url, base: 'aili5:records', ...options })
  const client = driver.getInstance?.() as Redis
  await connect(client, url)
  const storage = createStorage({ driver: guarded(driver) })
  return { storage, close: () => storage.dispose() }
}

/** Counts in a Redis. @throws SettingsError when it cannot be reached */
export async function openRedisCounts(url: string): Promise<Counts & { close(): Promise<void> }> {
  const client = new Redis(url, options)
  await connect(client, url)
  const stopSaying = sayWhenGone(client, url)
  return {
    ...guarded(redisCounts(client)),
    close: async () => {
      stopSaying()
      await client.quit().catch(() => client.disconnect())
    },
  }
}

/** @throws SettingsError that says why not */
async function connect(client: Redis, url: string): Promise<void> {
  // Without a listener, each further attempt would print a stack trace.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.ping()
  } catch (error) {
    client.disconnect()
    throw new SettingsError(sayUnreachable(url, error))
  }
}

/** Says once that the connection is gone, and once that it is back. */
function sayWhenGone(client: Redis, url: string): () => void {
  let isGone = false
  const gone = () => {
    if (!isGone) console.error(`Redis at ${placeOf(url)} is gone. No model is asked until it is back.`)
    isGone = true
  }
  const back = () => {
    if (isGone) console.error(`Redis at ${placeOf(url)} is back.`)
    isGone = false
  }
  client.on('close', gone).on('ready', back)
  return () => void client.off('close', gone).off('ready', back)
}

function sayUnreachable(url: string, error: unknown): string {
  const isRefused = error instanceof Error && /WRONGPASS|NOAUTH|NOPERM/.test(error.message)
  if (isRefused) return `Redis at ${placeOf(url)} refused its name or password. Look at GATEWAY_REDIS.`
  return `Redis at ${placeOf(url)} cannot be reached. Start it, or look at GATEWAY_REDIS; without that, files are used.`
}

/** Host and port: the rest of the address may hold a password. */
function placeOf(url: string): string {
  return URL.canParse(url) && new URL(url).host !== '' ? new URL(url).host : 'its address'
}

/** The same functions; what goes wrong in them is a refusal that says to try again. */
function guarded<T extends object>(store: T): T {
  return Object.fromEntries(
    Object.entries(store).map(([name, value]) => [
      name,
      typeof value === 'function' && name !== 'getInstance' && name !== 'dispose'
        ? async (...args: unknown[]) => {
            try {
              return await value.apply(store, args)
            } catch {
              throw storeUnavailable()
            }
          }
        : value,
    ]),
  ) as T
}
