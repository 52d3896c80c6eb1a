import { firstViews } from '../../nodes/first-views'
import type { NodeView } from '../../nodes/view'

/** A promise with React's status fields, so that `use` reads it synchronously once settled. */
type ViewPromise = Promise<NodeView | null>

/** Types whose view failed to load. They stay here until a retry is requested, or the page would retry forever. */
const failed = new Set<string>()
const loaded = new Map<string, ViewPromise>()

/** The view of a node type, located by its folder. Null for an unknown type. */
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

/** Part of the first load, so it is in the first paint. */
function settled(value: NodeView): ViewPromise {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

async function findView(path: string): Promise<NodeView | null> {
  const { views } = await import('../app/editor.chunk')
  return views[path] ?? null
}

/** Permits another attempt to load a view that failed before. */
export function retryView(type: string): void {
  if (failed.delete(type)) loaded.delete(type)
}
