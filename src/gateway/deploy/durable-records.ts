import { createStorage, defineDriver, type Storage } from 'unstorage'
import * as v from 'valibot'
import type { ObjectNamespace, ObjectState, ObjectStorage } from '../counts/durable-object'

const Ask = v.variant('do', [
  v.object({ do: v.literal('get'), key: v.string() }),
  v.object({ do: v.literal('set'), key: v.string(), value: v.string() }),
  v.object({ do: v.literal('remove'), key: v.string() }),
  v.object({ do: v.literal('keys') }),
])

/** The classes of a gateway on Workers: one Durable Object, so that a class is known everywhere once it is made. */
export class Records {
  readonly #storage: ObjectStorage
  constructor({ storage }: Pick<ObjectState, 'storage'>) {
    this.#storage = storage
  }

  async fetch(request: Request): Promise<Response> {
    const ask = v.parse(Ask, await request.json())
    if (ask.do === 'set') await this.#storage.put({ [ask.key]: ask.value })
    if (ask.do === 'remove') await this.#storage.delete([ask.key])
    if (ask.do === 'get') return Response.json((await this.#storage.list()).get(ask.key) ?? null)
    if (ask.do === 'keys') return Response.json([...(await this.#storage.list()).keys()])
    return Response.json(null)
  }
}

/** That object as one of unstorage's stores. */
export function durableRecords(namespace: ObjectNamespace): Storage {
  const ask = async <T>(question: v.InferInput<typeof Ask>): Promise<T> => {
    const object = namespace.get(namespace.idFromName('records') as never)
    const body = JSON.stringify(question)
    const answer = await object.fetch(new Request('https://records.invalid/', { method: 'POST', body }))
    if (!answer.ok) throw new Error(`The records answered ${answer.status}.`)
    return answer.json() as Promise<T>
  }
  const driver = defineDriver(() => ({
    name: 'durable-object',
    hasItem: async (key: string) => (await ask<string | null>({ do: 'get', key })) !== null,
    getItem: (key: string) => ask<string | null>({ do: 'get', key }),
    setItem: (key: string, value: string) => ask<void>({ do: 'set', key, value }),
    removeItem: (key: string) => ask<void>({ do: 'remove', key }),
    getKeys: () => ask<string[]>({ do: 'keys' }),
  }))
  return createStorage({ driver: driver({}) })
}
