import { Redis } from 'ioredis'
import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import { storeUnavailable } from '../gateway-error'
import { SettingsError } from '../settings'
import type { Change, Put, Records } from './records'

/** Milliseconds for which nothing is asked after an answer did not come, so that nobody waits behind others that wait. */
const breakMs = 500
/** Connections for changes: what a change watches belongs to its connection. */
const connections = 8
/** How often a change begins again because another process was faster. */
const mostTries = 100
const prefix = 'aili5:'

/**
 * A request that cannot be counted is refused at once, and not kept waiting: no queue while there is no connection. The
 * connection is tried again all the while.
 */
const options = {
  lazyConnect: true,
  connectTimeout: 2_000,
  // Milliseconds that an answer may take.
  commandTimeout: 2_000,
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  retryStrategy: (tries: number) => Math.min(1_000, tries * 100),
}

/** Records that several gateways share in a Redis, or Valkey. Changes are optimistic transactions: WATCH, MULTI, EXEC. */
export class RedisRecords implements Records {
  /** Connections that no change uses, and changes that wait for one. */
  readonly #free: Redis[]
  readonly #waiting: ((client: Redis) => void)[] = []
  /** The last change of each class: changes of this process wait for each other instead of colliding. */
  readonly #lanes = new Map<string, Promise<unknown>>()
  /** Until when everything is refused, because an answer did not come. */
  #brokenUntil = 0

  private constructor(
    readonly clients: readonly [Redis, ...Redis[]],
    readonly stopSaying: () => void,
  ) {
    this.#free = clients.slice(1)
  }

  /**
   * Connects to a Redis.
   * @param say prints that the connection is gone, or back
   * @throws SettingsError when it cannot be reached
   */
  static async open(url: string, say: (words: LocalizedText) => void): Promise<RedisRecords> {
    const reader = await connected(url)
    const others = await Promise.all(Array.from({ length: connections }, () => connected(url)))
    return new RedisRecords([reader, ...others], reportDisconnect(reader, url, say))
  }

  read(keys: readonly string[]): Promise<unknown[]> {
    return this.#guarded(async () => parsed(await this.clients[0].mget(keys.map(withPrefix))))
  }

  change<T>(keys: readonly string[], work: (values: unknown[]) => Change<T>): Promise<T> {
    const lane = keys[0]?.split('/')[0] ?? ''
    const before = this.#lanes.get(lane)
    const run = async () => {
      await before?.catch(() => undefined)
      return this.#guarded(() => this.#onConnection(client => this.#changed(client, keys, work)))
    }
    const change = run()
    this.#lanes.set(lane, change)
    const forget = () => {
      if (this.#lanes.get(lane) === change) this.#lanes.delete(lane)
    }
    change.then(forget, forget)
    return change
  }

  async close(): Promise<void> {
    this.stopSaying()
    await Promise.all(this.clients.map(client => client.quit().catch(() => client.disconnect())))
  }

  async #onConnection<T>(work: (client: Redis) => Promise<T>): Promise<T> {
    const client = this.#free.pop() ?? (await new Promise<Redis>(resolve => this.#waiting.push(resolve)))
    try {
      return await work(client)
    } finally {
      const next = this.#waiting.shift()
      if (next) next(client)
      else this.#free.push(client)
    }
  }

  /** The result, or a refusal that says to try again. The errors of a change stay as they are. */
  async #guarded<T>(work: () => Promise<T>): Promise<T> {
    if (Date.now() < this.#brokenUntil) throw storeUnavailable()
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Error) || 'status' in error) throw error
      this.#brokenUntil = Date.now() + breakMs
      throw storeUnavailable()
    }
  }

  async #changed<T>(client: Redis, keys: readonly string[], work: (values: unknown[]) => Change<T>): Promise<T> {
    const names = keys.map(withPrefix)
    for (let tries = 0; tries < mostTries; tries++) {
      const reading = client
        .pipeline()
        .watch(...names)
        .mget(names)
      const [watched, read] = (await reading.exec()) ?? []
      const failed = watched?.[0] ?? read?.[0]
      if (failed) throw failed
      let change: Change<T> | undefined
      try {
        change = work(parsed((read?.[1] ?? []) as (string | null)[]))
      } finally {
        if (!change?.put?.length) client.unwatch().catch(() => undefined)
      }
      if (!change.put?.length || (await isStored(client, change.put))) return change.result
    }
    throw new Error('Redis was changed by others all the time.')
  }
}

/** Stores all of it; false where a watched record was changed meanwhile. */
async function isStored(client: Redis, put: readonly Put[]): Promise<boolean> {
  const transaction = client.multi()
  for (const { key, value, until } of put) {
    if (value === null) transaction.del(withPrefix(key))
    else if (until === undefined) transaction.set(withPrefix(key), JSON.stringify(value))
    else transaction.set(withPrefix(key), JSON.stringify(value), 'PXAT', Math.ceil(until))
  }
  const results = await transaction.exec()
  const failed = results?.find(([error]) => error)?.[0]
  if (failed) throw failed
  return results !== null
}

function withPrefix(key: string): string {
  return prefix + key
}

function parsed(values: readonly (string | null)[]): unknown[] {
  return values.map(value => (value === null ? null : JSON.parse(value)))
}

/** @throws SettingsError that says why not */
async function connected(url: string): Promise<Redis> {
  const client = new Redis(url, options)
  let cause: unknown
  // Without a listener, each further attempt would print a stack trace. The reason comes here: what `connect` throws says
  // only that the connection is closed.
  client.on('error', error => {
    cause ??= error
  })
  try {
    await client.connect()
    await client.ping()
    return client
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
