import { useStore } from 'zustand'
import { isNote } from '../../../model/known-types'
import { useApp } from '../app-context'

/** Steps of a tool that are easy to follow; the editor warns of more. */
export const MAX_TOOL_STEPS = 20

/** Steps of the longest pipeline of the open document that is a tool, without notes. */
export function useCountedSteps(): number {
  const { editor } = useApp()
  return useStore(editor, ({ draft }) =>
    Math.max(
      0,
      ...draft.document.pipelines
        .filter(({ tool }) => tool !== undefined)
        .map(({ nodes }) => nodes.filter(node => !isNote(node)).length),
    ),
  )
}
