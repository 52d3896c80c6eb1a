import type { NodeView } from './view'

/** The views of all types, by module path. */
const views = import.meta.glob<NodeView>('./*/view.tsx', { eager: true, import: 'default' })

/** The view of a node type, located by its folder. Absent for an unknown type. */
export function viewOf(type: string): NodeView | undefined {
  return views[`./${type}/view.tsx`]
}
