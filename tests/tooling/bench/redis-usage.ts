import type { Redis } from 'ioredis'

/** What a Redis server has done since its start. */
export interface RedisUsage {
  /** Calls by command, those inside of scripts too. */
  calls: ReadonlyMap<string, number>
  /** Reads from its clients' sockets: one a round trip while a client waits for each answer. */
  reads: number
  cpuSeconds: number
  bytesIn: number
  bytesOut: number
  memoryBytes: number
}

/** Reads the server's own counters. */
export async function redisUsage(client: Redis): Promise<RedisUsage> {
  const texts = [await client.info('commandstats'), await client.info('stats')]
  const text = [...texts, await client.info('cpu'), await client.info('memory')].join('\n')
  const fields = new Map([...text.matchAll(/^([\w|]+):(.*?)\r?$/gm)].map(([, name = '', value = '']) => [name, value]))
  const number = (name: string) => {
    const value = Number(fields.get(name))
    if (Number.isNaN(value)) throw new Error(`INFO has no ${name}.`)
    return value
  }
  const calls = new Map<string, number>()
  for (const [name, value] of fields) {
    const command = /^cmdstat_(.+)$/.exec(name)?.[1]
    // The bench's own questions, and what each connection sends once.
    if (!command || /^(info|ping|client\b.*|script\b.*|command\b.*|config\b.*|quit|select)$/.test(command)) continue
    calls.set(command, Number(/calls=(\d+)/.exec(value)?.[1]))
  }
  return {
    calls,
    reads: number('total_reads_processed'),
    cpuSeconds: number('used_cpu_user') + number('used_cpu_sys'),
    bytesIn: number('total_net_input_bytes'),
    bytesOut: number('total_net_output_bytes'),
    memoryBytes: number('used_memory'),
  }
}

/** What was done between two readings. */
export function usedBetween(before: RedisUsage, after: RedisUsage): RedisUsage {
  const calls = [...after.calls].map(([name, count]) => [name, count - (before.calls.get(name) ?? 0)] as const)
  return {
    calls: new Map(calls.filter(([, count]) => count > 0)),
    // Each reading is four reads; the later three of the first one, and the first of the second, fall between.
    reads: after.reads - before.reads - 4,
    cpuSeconds: after.cpuSeconds - before.cpuSeconds,
    bytesIn: after.bytesIn - before.bytesIn,
    bytesOut: after.bytesOut - before.bytesOut,
    memoryBytes: after.memoryBytes - before.memoryBytes,
  }
}
