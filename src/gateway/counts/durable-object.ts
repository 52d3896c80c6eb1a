import * as v from 'valibot'
import { storeUnavailable } from '../gateway-error'
import type { Addition, Correction, Counts } from './counts'
import { CounterTable } from './table'

/** What we use of a Durable Object's storage. */
export interface ObjectStorage {
  list(): Promise<Map<string, unknown>>
  put(entries: Record<string, unknown>): Promise<void>
  delete(keys: string[]): Promise<unknown>
}

/** What we use of the platform around a Durable Object. */
export interface ObjectState {
  storage: ObjectStorage
  /** No request is answered before this is done. */
  blockConcurrencyWhile<T>(work: () => Promise<T>): Promise<T>
}

/** What we use of a binding to Durable Objects. */
export interface ObjectNamespace {
  idFromName(name: string): unknown
  get(id: never): { fetch(request: Request): Promise<Response> }
}

const Entry = v.object({ key: v.string(), add: v.pipe(v.number(), v.safeInteger()), until: v.number() })
const Ask = v.variant('do', [
  v.object({
    do: v.literal('reserve'),
    additions: v.array(v.object({ ...Entry.entries, max: v.nullable(v.number()) })),
  }),
  v.object({ do: v.literal('settle'), corrections: v.array(Entry) }),
  v.object({ do: v.literal('read'), keys: v.array(v.string()) }),
])
const Stored = v.object({ value: v.number(), until: v.number() })

/** A storage takes so many keys at once. */
const batch = 128

/**
 * The counters of one class, as a Durable Object: there is one in the world, and it does one thing after another. The
 * platform sends no answer before what was put is safe.
 */
export class ClassCounts {
  readonly #table = new CounterTable()
  readonly #storage: ObjectStorage
  readonly #now: () => number
  #stored = 0

  constructor(state: ObjectState, _environment?: unknown, now: () => number = Date.now) {
    this.#storage = state.storage
    this.#now = now
    void state.blockConcurrencyWhile(() => this.#open())
  }

  async fetch(request: Request): Promise<Response> {
    const ask = v.parse(Ask, await request.json())
    if (ask.do === 'read') return Response.json(ask.keys.map(key => this.#table.read(key, this.#now())))
    if (ask.do === 'settle') {
      for (const correction of ask.corrections) this.#table.add(correction, this.#now())
      await this.#keep(ask.corrections)
      return Response.json(null)
    }
    const refused = this.#table.reserve(ask.additions, this.#now())
    if (refused === null) await this.#keep(ask.additions)
    return Response.json(refused)
  }

  async #open(): Promise<void> {
    for (const [key, value] of await this.#storage.list()) {
      const stored = v.safeParse(Stored, value)
      if (stored.success) this.#table.add({ key, add: stored.output.value, until: stored.output.until }, this.#now())
    }
    await this.#forget()
  }

  async #keep(changed: readonly Correction[]): Promise<void> {
    const entries = changed.map(({ key, until }) => [key, { value: this.#table.read(key, this.#now()), until }])
    for (let at = 0; at < entries.length; at += batch) {
      await this.#storage.put(Object.fromEntries(entries.slice(at, at + batch)))
    }
    this.#stored += entries.length
    if (this.#stored > 1_000) await this.#forget()
  }

  /** Old minutes and days leave the storage too. */
  async #forget(): Promise<void> {
    this.#stored = 0
    const living = new Set(this.#table.living(this.#now()).map(({ key }) => key))
    const dead = [...(await this.#storage.list()).keys()].filter(key => !living.has(key))
    for (let at = 0; at < dead.length; at += batch) await this.#storage.delete(dead.slice(at, at + batch))
  }
}

/** Counts in Durable Objects, one a class. */
export function durableCounts(namespace: ObjectNamespace): Counts {
  const ask = async <T>(room: string, question: v.InferInput<typeof Ask>): Promise<T> => {
    try {
      const object = namespace.get(namespace.idFromName(room) as never)
      const answer = await object.fetch(
        new Request('https://counts.invalid/', { method: 'POST', body: JSON.stringify(question) }),
      )
      if (!answer.ok) throw new Error(`The counts answered ${answer.status}.`)
      return (await answer.json()) as T
    } catch (error) {
      console.error('The counts could not be reached:', error instanceof Error ? error.message : 'unknown')
      throw storeUnavailable()
    }
  }
  return {
    reserve: (room, additions) => ask<number | null>(room, { do: 'reserve', additions: additions.map(plain) }),
    settle: (room, corrections) => ask<void>(room, { do: 'settle', corrections: [...corrections] }),
    read: (room, keys) => ask<number[]>(room, { do: 'read', keys: [...keys] }),
  }
}

function plain({ key, add, max, until }: Addition) {
  return { key, add, max, until }
}
