import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Document, RunInputs } from '../../engine/document'
import type { Problem } from '../../engine/problem'
import { useApp } from '../app-context'
import { usePageIdle } from '../page-idle'
import { isTooLargeToWatch } from '../too-large'
import { useStableMap } from '../use-stable'

type Finder = typeof import('../../engine/validation/validate').validateDocument

/** Cache of one result: several components ask for the same document. */
let last: { document: Document; inputs: RunInputs; find: Finder; found: readonly Problem[] } | undefined

/** All problems of the open document, the worst first. The check loads after the stack is rendered. */
export function useFound(): readonly Problem[] {
  const { editor, nodeTypes } = useApp()
  const { document, inputs } = useStore(editor, state => state.draft)
  const [find, setFind] = useState<Finder>()
  const idle = usePageIdle()
  useEffect(() => {
    if (!idle) return
    import('../../store/documents.chunk').then(
      ({ validateDocument, followToolNames }) => {
        editor.followWith(followToolNames)
        setFind(() => validateDocument)
      },
      () => {},
    )
  }, [editor, idle])
  return useMemo(() => {
    if (!find || isTooLargeToWatch(document)) return []
    if (last?.document !== document || last.inputs !== inputs || last.find !== find) {
      last = { document, inputs, find, found: find(document, inputs, nodeTypes) }
    }
    return last.found
  }, [find, document, inputs, nodeTypes])
}

/** Problems that cards and pipelines show, by node or pipeline: all but hints. */
export function useProblems(): ReadonlyMap<string, readonly Problem[]> {
  const found = useFound()
  return useStableMap(useMemo(() => byOwner(found.filter(({ severity }) => severity !== 'hint')), [found]))
}

/** Key for problems of a pipeline as a whole; a node may have the same id. */
export const pipelineKey = (pipelineId: string) => `pipeline ${pipelineId}`

function byOwner(problems: readonly Problem[]): Map<string, Problem[]> {
  const map = new Map<string, Problem[]>()
  for (const problem of problems) {
    const owner = problem.nodeId ?? pipelineKey(problem.pipelineId)
    const list = map.get(owner)
    if (list) list.push(problem)
    else map.set(owner, [problem])
  }
  return map
}
