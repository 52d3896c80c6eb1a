import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Problem } from '../../engine/problems'
import { useApp } from '../app-context'
import { useSteadyMap } from '../use-steady'

type Finder = typeof import('../../engine/problems').findProblems

/** What is wrong with the open document, by node. The finder comes when the stack stands. */
export function useProblems(): ReadonlyMap<string, readonly Problem[]> {
  const { editor, nodeTypes } = useApp()
  const { document, inputs } = useStore(editor, state => state.draft)
  const [find, setFind] = useState<Finder>()
  useEffect(() => {
    import('../../engine/problems').then(
      ({ findProblems }) => setFind(() => findProblems),
      () => {},
    )
  }, [])
  return useSteadyMap(
    useMemo(() => byNode(find?.(document, inputs, nodeTypes) ?? []), [find, document, inputs, nodeTypes]),
  )
}

function byNode(problems: readonly Problem[]): Map<string, Problem[]> {
  const map = new Map<string, Problem[]>()
  for (const problem of problems) map.set(problem.nodeId, [...(map.get(problem.nodeId) ?? []), problem])
  return map
}
