import type { Help } from '../../nodes/kit/help'

const modules = import.meta.glob<{ default: Help }>('../../nodes/*/help.ts')
const loaded = new Map<string, Promise<Help | null>>()

/** What the help card of a node type says, found by its folder. Null for a type that has none. */
export function loadHelp(type: string): Promise<Help | null> {
  const known = loaded.get(type)
  if (known) return known
  const load = modules[`../../nodes/${type}/help.ts`]
  const promise = load ? load().then(module => module.default) : Promise.resolve(null)
  loaded.set(type, promise)
  // What could not be fetched is asked for again the next time.
  promise.catch(() => loaded.delete(type))
  return promise
}
