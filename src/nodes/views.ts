import type { NodeView } from './view'

/** The views of all types, by the path of their module. */
export const views = import.meta.glob<NodeView>('./*/view.tsx', { eager: true, import: 'default' })
