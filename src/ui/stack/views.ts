import type { NodeView } from '../../nodes/view'

/** The chunks that have views: the first one those of a first visit. */
const chunks = [() => import('../../nodes/first-views.chunk'), () => import('../editor.chunk')]

/** A promise that React's `use` reads without waiting once it has settled. */
type ViewPromise = Promise<NodeView | null>

/** Types whose looks could not be had. They stay so until somebody asks again, or the page would ask without end. */
const failed = new Set<string>()
const loaded = new Map<string, ViewPromise>()

/** The looks of a node type, found by its folder. Null for a type that has none. */
export function loadView(type: string): ViewPromise {
  const known = loaded.get(type)
  if (known) return known
  const promise: ViewPromise = findView(`./${type}/view.tsx`)
  loaded.set(type, promise)
  promise.then(
    value => Object.assign(promise, { status: 'fulfilled', value }),
    () => failed.add(type),
  )
  return promise
}

async function findView(path: string): Promise<NodeView | null> {
  for (const load of chunks) {
    const view = (await load()).views[path]
    if (view) return view
  }
  return null
}

/** Loads the looks of many types; those that fail are left to their own card. */
export async function loadViews(types: Iterable<string>): Promise<void> {
  await Promise.allSettled([...new Set(types)].map(loadView))
}

/** Lets the looks of a type be asked for once more, when they could not be had before. */
export function retryView(type: string): void {
  if (failed.delete(type)) loaded.delete(type)
}
