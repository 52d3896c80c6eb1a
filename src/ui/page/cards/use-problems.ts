import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Problem } from '../../../engine/checks/problem'
import { foundIn, problemsByOwner } from '../../../store/document/found-problems'
import { useApp } from '../app-context'

/** All problems of the open document, the worst first. Deferred: typing has priority. */
export function useFound(): readonly Problem[] {
  const { editor, nodeTypes } = useApp()
  const { document, inputs } = useDeferredValue(useStore(editor, state => state.draft))
  return useMemo(() => foundIn(document, inputs, nodeTypes), [document, inputs, nodeTypes])
}

/** Problems that cards and pipelines show, by node or pipeline: all but hints. */
export function useProblems(): ReadonlyMap<string, readonly Problem[]> {
  const found = useFound()
  return useMemo(() => problemsByOwner(found), [found])
}

/** Key for problems of a pipeline as a whole; a node may have the same id. */
export const pipelineKey = (pipelineId: string) => `pipeline ${pipelineId}`
