import type { Help } from '../../nodes/kit/help'

const modules = import.meta.glob<{ default: Help }>('../../nodes/*/help.ts')
const loaded = new Map<string, Promise<Help | null>>()

/** The help of a node type, located by its folder. Null for a type without help. */
export function loadHelp(type: string): Promise<Help | null> {
  const known = loaded.get(type)
  if (known) return known
  const load = modules[`../../nodes/${type}/help.ts`]
  const promise = load ? load().then(module => module.default) : Promise.resolve(null)
  loaded.set(type, promise)
  // A failed load is retried next time.
  promise.catch(() => loaded.delete(type))
  return promise
}
