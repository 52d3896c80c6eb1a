import type { NodeView } from './view'

/** The views of all types, by module path. */
export const views = import.meta.glob<NodeView>('./*/view.tsx', { eager: true, import: 'default' })
