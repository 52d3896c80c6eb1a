import type { ObjectNamespace, ObjectState, ObjectStorage } from '../../src/gateway/counts/durable-object'

/** The class that the platform instantiates per name. */
type ObjectClass = new (state: ObjectState) => { fetch(request: Request): Promise<Response> }

/** A platform's Durable Objects of one class: one object per name, with serialized requests while it initializes. */
export function durableObjects(Class: ObjectClass): ObjectNamespace {
  const living = new Map<unknown, { ready: Promise<unknown>; object: InstanceType<ObjectClass> }>()
  const open = (name: unknown) => {
    let ready: Promise<unknown> = Promise.resolve()
    const object = new Class({
      storage: storage(),
      blockConcurrencyWhile(work) {
        const done = work()
        ready = done
        return done
      },
    })
    const opened = { ready, object }
    living.set(name, opened)
    return opened
  }
  return {
    idFromName: name => name,
    get: name => ({
      async fetch(request) {
        const { ready, object } = living.get(name) ?? open(name)
        await ready
        return object.fetch(request)
      },
    }),
  }
}

function storage(): ObjectStorage {
  const kept = new Map<string, unknown>()
  return {
    list: async () => new Map(structuredClone([...kept])),
    async put(entries) {
      for (const [key, value] of Object.entries(entries)) kept.set(key, structuredClone(value))
    },
    delete: async keys => keys.map(key => kept.delete(key)),
  }
}
