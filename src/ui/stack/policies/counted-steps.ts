import { useStore } from 'zustand'
import { useApp } from '../../app/app-context'

/** Steps of the longest pipeline of the open document that is a tool, without notes. */
export function useCountedSteps(): number {
  const { editor, nodeTypes } = useApp()
  return useStore(editor, ({ draft }) =>
    Math.max(
      0,
      ...draft.document.pipelines
        .filter(({ tool }) => tool !== undefined)
        .map(({ nodes }) => nodes.filter(({ type }) => nodeTypes.get(type)?.inert !== true).length),
    ),
  )
}
