import { createContext, useMemo } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../app/app-context'
import { pipelineKey, useProblems } from '../stack/use-problems'

/** Ids of pipelines that have problems before a run. */
export const ProblemPipelinesContext = createContext<ReadonlySet<string>>(new Set())

/** Of the open document. */
export function useProblemPipelines(): ReadonlySet<string> {
  const pipelines = useStore(useApp().editor, state => state.draft.document.pipelines)
  const problems = useProblems()
  const warned = pipelines.filter(
    ({ id, nodes }) => problems.has(pipelineKey(id)) || nodes.some(node => problems.has(node.id)),
  )
  // Typing yields the same set repeatedly.
  const said = JSON.stringify(warned.map(({ id }) => id))
  return useMemo(() => new Set(JSON.parse(said) as string[]), [said])
}
