import type { Redis } from 'ioredis'
import type { Correction, Counts } from './counts'

/**
 * Adds all or nothing, in one step that no other client of the server can come between. Arguments come in threes, one
 * for each key: what to add, what the counter may reach ("" for any), and when it expires. A key may come twice.
 */
const reserveScript = `
local sums = {}
for i, key in ipairs(KEYS) do
  local at = (i - 1) * 3
  local sum = (sums[key] or tonumber(redis.call('GET', key) or '0')) + tonumber(ARGV[at + 1])
  local max = ARGV[at + 2]
  if max ~= '' and sum > tonumber(max) then return i - 1 end
  sums[key] = sum
end
for i, key in ipairs(KEYS) do
  local at = (i - 1) * 3
  redis.call('INCRBY', key, ARGV[at + 1])
  redis.call('PEXPIREAT', key, ARGV[at + 3])
end
return -1
`

/** Counts of many gateways, in one Redis (or Valkey). Where it cannot be reached, nothing is let through. */
export function redisCounts(redis: Redis): Counts {
  redis.defineCommand('aili5reserve', { lua: reserveScript })
  const commands = redis as Redis & { aili5reserve(keys: number, ...rest: (string | number)[]): Promise<number> }
  // The braces keep a room in one place of a cluster.
  const keyIn = (room: string, key: string) => `aili5:{${room}}:${key}`
  return {
    async reserve(room, additions) {
      const keys = additions.map(({ key }) => keyIn(room, key))
      const values = additions.flatMap(({ add, max, until }) => [add, max ?? '', Math.ceil(until)])
      const refused = await commands.aili5reserve(keys.length, ...keys, ...values)
      return refused === -1 ? null : refused
    },
    async settle(room, corrections: readonly Correction[]) {
      const transaction = redis.multi()
      for (const { key, add, until } of corrections) {
        transaction.incrby(keyIn(room, key), add).pexpireat(keyIn(room, key), Math.ceil(until))
      }
      const results = await transaction.exec()
      const failed = results?.find(([error]) => error)?.[0]
      if (failed) throw failed
    },
    async read(room, keys) {
      if (keys.length === 0) return []
      const values = await redis.mget(keys.map(key => keyIn(room, key)))
      return values.map(value => Number(value ?? 0))
    },
  }
}
