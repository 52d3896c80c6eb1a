import type { Library } from './library'

/** A library whose code is fetched when it is first asked for something. A fetch that failed is tried again. */
export function lateLibrary(load: () => Promise<Library>): Library {
  let loaded: Promise<Library> | undefined
  const library = () => {
    loaded ??= load().catch(error => {
      loaded = undefined
      throw error
    })
    return loaded
  }
  return {
    list: async () => (await library()).list(),
    open: async id => (await library()).open(id),
    create: async draft => (await library()).create(draft),
    save: async (id, draft, knownRevision) => (await library()).save(id, draft, knownRevision),
    remove: async id => (await library()).remove(id),
    restore: async removed => (await library()).restore(removed),
  }
}
