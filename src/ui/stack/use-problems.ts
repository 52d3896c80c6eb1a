import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Draft } from '../../documents/format/draft'
import type { Problem } from '../../engine/checks/problem'
import { useApp } from '../app/app-context'
import { usePageIdle } from '../app/page-idle'

type Finder = Pick<typeof import('../../store/document/found-problems'), 'foundIn' | 'problemsByOwner'>

const none: readonly Problem[] = []
const nowhere: ReadonlyMap<string, Problem[]> = new Map()

/** The check of documents. It loads after the stack is rendered. */
function useFinder(): Finder | undefined {
  const { editor } = useApp()
  const [finder, setFinder] = useState<Finder>()
  const idle = usePageIdle()
  useEffect(() => {
    if (!idle) return
    import('../../store/document/documents.chunk').then(
      ({ followNames, foundIn, problemsByOwner }) => {
        editor.followWith(followNames)
        setFinder({ foundIn, problemsByOwner })
      },
      () => {},
    )
  }, [editor, idle])
  return finder
}

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
  const finder = useFinder()
  return useMemo(() => {
    const { document, inputs } = draft
    return finder ? finder.foundIn(document, inputs, nodeTypes) : none
  }, [finder, draft, nodeTypes])
}

/** Problems that cards and pipelines show, by node or pipeline: all but hints. */
export function useProblems(): ReadonlyMap<string, readonly Problem[]> {
  const finder = useFinder()
  const found = useFound()
  return useMemo(() => finder?.problemsByOwner(found) ?? nowhere, [finder, found])
}

/** Key for problems of a pipeline as a whole; a node may have the same id. */
export const pipelineKey = (pipelineId: string) => `pipeline ${pipelineId}`
