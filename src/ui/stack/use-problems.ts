import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Problem } from '../../engine/problems'
import { useApp } from '../app-context'
import { useLeisure } from '../leisure'
import { useStableMap } from '../use-stable'

type Finder = typeof import('../../engine/problems').findProblems

/**
 * Problems of the open document, by the node or pipeline that shows them. The check loads after the stack is rendered.
 */
export function useProblems(): ReadonlyMap<string, readonly Problem[]> {
  const { editor, nodeTypes } = useApp()
  const { document, inputs } = useStore(editor, state => state.draft)
  const [find, setFind] = useState<Finder>()
  const leisure = useLeisure()
  useEffect(() => {
    if (!leisure) return
    import('../../store/documents.chunk').then(
      ({ findProblems, followToolNames }) => {
        editor.followWith(followToolNames)
        setFind(() => findProblems)
      },
      () => {},
    )
  }, [editor, leisure])
  return useStableMap(
    useMemo(() => byOwner(find?.(document, inputs, nodeTypes) ?? []), [find, document, inputs, nodeTypes]),
  )
}

/** Key for problems of a pipeline as a whole; a node may have the same id. */
export const pipelineKey = (pipelineId: string) => `pipeline ${pipelineId}`

function byOwner(problems: readonly Problem[]): Map<string, Problem[]> {
  const map = new Map<string, Problem[]>()
  for (const problem of problems) {
    const owner = problem.nodeId ?? pipelineKey(problem.pipelineId)
    map.set(owner, [...(map.get(owner) ?? []), problem])
  }
  return map
}
