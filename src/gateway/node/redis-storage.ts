import { Redis } from 'ioredis'
import { createStorage, type Storage } from 'unstorage'
import redisDriver from 'unstorage/drivers/redis'
import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import type { Counts } from '../counts/counts'
import { redisCounts } from '../counts/redis'
import { storeUnavailable } from '../gateway-error'
import { SettingsError } from '../settings'

/** Milliseconds that an answer is waited for. */
const defaultTimeoutMs = 500

/**
 * A request that cannot be counted is refused at once, and not kept waiting: no queue while there is no connection, and
 * each answer has a deadline. The connection is tried again all the while.
 */
const options = {
  lazyConnect: true,
  connectTimeout: 2_000,
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
  const storage = createStorage({ driver: guarded(driver, defaultTimeoutMs) })
  return { storage, close: () => storage.dispose() }
}

/**
 * Counts in a Redis.
 * @param say prints that the connection is gone, or back
 * @param timeoutMs milliseconds that an answer is waited for
 * @throws SettingsError when it cannot be reached
 */
export async function openRedisCounts(
  url: string,
  say: (words: LocalizedText) => void,
  timeoutMs = defaultTimeoutMs,
): Promise<Counts & { close(): Promise<void> }> {
  const client = new Redis(url, options)
  await connect(client, url)
  const stopSaying = reportDisconnect(client, url, say)
  return {
    ...guarded(redisCounts(client), timeoutMs),
    close: async () => {
      stopSaying()
      await client.quit().catch(() => client.disconnect())
    },
  }
}

/** @throws SettingsError that says why not */
async function connect(client: Redis, url: string): Promise<void> {
  let cause: unknown
  // Without a listener, each further attempt would print a stack trace. The reason comes here: what `connect` throws says
  // only that the connection is closed.
  client.on('error', error => {
    cause ??= error
  })
  try {
    await client.connect()
    await client.ping()
  } catch (error) {
    client.disconnect()
    throw new SettingsError(describeUnreachable(url, cause ?? error))
  }
}

/** Says once that the connection is gone, and once that it is back. */
function reportDisconnect(client: Redis, url: string, say: (words: LocalizedText) => void): () => void {
  let isGone = false
  const gone = () => {
    if (!isGone) say(msg('Redis at {place} is gone. No model is asked until it is back.', { place: placeOf(url) }))
    isGone = true
  }
  const back = () => {
    if (isGone) say(msg('Redis at {place} is back.', { place: placeOf(url) }))
    isGone = false
  }
  client.on('close', gone).on('ready', back)
  return () => void client.off('close', gone).off('ready', back)
}

function describeUnreachable(url: string, error: unknown): MessageDescriptor {
  const isRefused = error instanceof Error && /WRONGPASS|NOAUTH|NOPERM/.test(error.message)
  const values = { place: placeOf(url), variable: 'GATEWAY_REDIS' }
  if (isRefused) return msg('Redis at {place} refused its name or password. Look at {variable}.', values)
  return msg(
    'Redis at {place} cannot be reached. Start it, or look at {variable}; without that, files are used.',
    values,
  )
}

/** Host and port: the rest of the address may hold a password. */
function placeOf(url: string): LocalizedText {
  return URL.canParse(url) && new URL(url).host !== '' ? new URL(url).host : msg('its address')
}

/** The same functions; what goes wrong in them, or takes too long, is a refusal that says to try again. */
function guarded<T extends object>(store: T, timeoutMs: number): T {
  return Object.fromEntries(
    Object.entries(store).map(([name, value]) => [
      name,
      typeof value === 'function' && name !== 'getInstance' && name !== 'dispose'
        ? async (...args: unknown[]) => {
            try {
              return await inTime(value.apply(store, args), timeoutMs)
            } catch {
              throw storeUnavailable()
            }
          }
        : value,
    ]),
  ) as T
}

/**
 * An answer, unless it takes too long. Where this process was busy for all that time, the answer may have arrived and is
 * not read yet: sockets are polled again before it counts as missing. Without that, a gateway under load would refuse
 * requests that Redis has counted.
 */
async function inTime<T>(answer: T | PromiseLike<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => setImmediate(reject, new Error('Redis did not answer in time.')), timeoutMs)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
