import { views as firstViews } from '../../nodes/first-views'
import type { NodeView } from '../../nodes/view'

/** A promise that React's `use` reads without waiting once it has settled. */
type ViewPromise = Promise<NodeView | null>

/** Types whose looks could not be had. They stay so until somebody asks again, or the page would ask without end. */
const failed = new Set<string>()
const loaded = new Map<string, ViewPromise>()

/** The looks of a node type, found by its folder. Null for a type that has none. */
export function loadView(type: string): ViewPromise {
  const known = loaded.get(type)
  if (known) return known
  const path = `./${type}/view.tsx`
  const first = firstViews[path]
  const promise: ViewPromise = first ? settled(first) : findView(path)
  loaded.set(type, promise)
  promise.then(
    value => Object.assign(promise, { status: 'fulfilled', value }),
    () => failed.add(type),
  )
  return promise
}

/** What comes with the page is drawn in its first picture. */
function settled(value: NodeView): ViewPromise {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

async function findView(path: string): Promise<NodeView | null> {
  const { views } = await import('../editor.chunk')
  return views[path] ?? null
}

/** Loads the looks of many types; those that fail are left to their own card. */
export async function loadViews(types: Iterable<string>): Promise<void> {
  await Promise.allSettled([...new Set(types)].map(loadView))
}

/** Lets the looks of a type be asked for once more, when they could not be had before. */
export function retryView(type: string): void {
  if (failed.delete(type)) loaded.delete(type)
}
