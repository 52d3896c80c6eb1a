import type { Counts } from './counts'
import { CounterTable } from './table'

/** Counts that last as long as the program: for tests, and where there is no disk. */
export function memoryCounts(now: () => number = Date.now): Counts {
  const rooms = new Map<string, CounterTable>()
  const room = (name: string) => {
    const table = rooms.get(name) ?? new CounterTable()
    rooms.set(name, table)
    return table
  }
  return {
    reserve: async (name, additions) => room(name).reserve(additions, now()),
    settle: async (name, corrections) => {
      for (const correction of corrections) room(name).add(correction, now())
    },
    read: async (name, keys) => keys.map(key => room(name).read(key, now())),
  }
}
