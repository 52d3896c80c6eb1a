import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Draft } from '../../../documents/format/draft'
import type { Problem } from '../../../engine/checks/problem'
import { foundIn, problemsByOwner } from '../../../store/document/found-problems'
import { useApp } from '../app-context'

/** All problems of the open document, the worst first. Deferred: typing has priority. */
export function useFound(): readonly Problem[] {
  return useFoundIn(useDeferredValue(useStore(useApp().editor, state => state.draft)))
}

/** All problems of the open document as it is now. */
export function useAllFound(): readonly Problem[] {
  return useFoundIn(useStore(useApp().editor, state => state.draft))
}

function useFoundIn(draft: Draft): readonly Problem[] {
  const { nodeTypes } = useApp()
  return useMemo(() => {
    const { document, inputs } = draft
    return foundIn(document, inputs, nodeTypes)
  }, [draft, nodeTypes])
}

/** Problems that cards and pipelines show, by node or pipeline: all but hints. */
export function useProblems(): ReadonlyMap<string, readonly Problem[]> {
  const found = useFound()
  return useMemo(() => problemsByOwner(found), [found])
}

/** Key for problems of a pipeline as a whole; a node may have the same id. */
export const pipelineKey = (pipelineId: string) => `pipeline ${pipelineId}`
