import type { NodeView } from './view'

/** The views of the types of a first visit, by the path of their module. They come with the page. */
export const views = import.meta.glob<NodeView>(
  './{system_prompt,user_input,inference,color_display,icon_display,gauge_display}/view.tsx',
  { eager: true, import: 'default' },
)
