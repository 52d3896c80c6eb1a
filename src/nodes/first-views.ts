import type { NodeView } from './view'

/** The views of the types of a first visit, by module path. Part of the first load. */
export const firstViews = import.meta.glob<NodeView>(
  './{system_prompt,user_input,inference,color_display,icon_display,gauge_display}/view.tsx',
  { eager: true, import: 'default' },
)
