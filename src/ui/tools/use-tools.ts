import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useLoaded } from '../../components/use-loaded'
import type { Document } from '../../model/document'
import { dependentsOf, dependentsSentence } from '../../toolkit/dependents'
import { type FacedPipeline, facedPipelines } from '../../toolkit/face'
import { kindOf, type ToolKind } from '../../toolkit/kinds'
import { useApp } from '../page/app-context'

/** One tool of one document. */
export interface ListedTool extends FacedPipeline {
  document: Document
  isOpen: boolean
  kind: ToolKind
  /** Who uses it, as a sentence; null when unused. */
  used: string | null
}

/** All tools of the library and of the open document, the open one's first. Null while the library loads. */
export function useTools(): { tools: readonly ListedTool[]; documents: readonly Document[]; isReading: boolean } {
  const { archive, editor, library, nodeTypes } = useApp()
  const open = useStore(editor, state => state.draft.document)
  const recordId = useStore(editor, state => state.recordId)
  const records = useStore(library, state => state.records)
  // The list of records says when something was saved, or is gone.
  const saved = useLoaded(() => archive.documents(), [archive, records])
  return useMemo(() => {
    const others = (saved ?? []).filter(({ id }) => id !== recordId && id !== open.id)
    const documents = [open, ...others]
    const tools = documents.flatMap(document =>
      facedPipelines(document, nodeTypes).map(tool => ({
        ...tool,
        document,
        isOpen: document === open,
        kind: kindOf(tool.pipeline),
        used: dependentsSentence(dependentsOf(document, tool.pipeline.id, nodeTypes)),
      })),
    )
    return { tools, documents, isReading: saved === undefined }
  }, [saved, open, recordId, nodeTypes])
}
