import { useCallback } from 'react'
import { useStore } from 'zustand'
import { msg } from '../../../language/message'
import type { Pipeline } from '../../../model/document'
import type { JsonValue } from '../../../model/json'
import { readFace, type ToolFace } from '../../../model/tool-face'
import { chosenPipeline } from '../../../store/document/draft'
import { setTool } from '../../../store/document/edits-tool'
import { useApp } from '../../page/app-context'
import { useScreen } from '../../page/screen'

/** Merges fields into the face of a pipeline. An undefined value removes its field. */
type ChangeTool = (patch: Readonly<Record<string, JsonValue | undefined>>) => void

/** Props of each part of the face editor. */
export interface FaceProps {
  pipeline: Pipeline
  face: ToolFace
  onChange: ChangeTool
}

/** The selected pipeline, its face if any, and a function to change it. */
export function useTool(): { pipeline: Pipeline | undefined; face: ToolFace | null; onChange: ChangeTool } {
  const { editor } = useApp()
  const chosenId = useStore(useScreen(), state => state.pipelineId)
  const pipeline = useStore(editor, state => chosenPipeline(state.draft.document, chosenId))
  const id = pipeline?.id ?? ''
  const onChange = useCallback<ChangeTool>(
    patch =>
      editor.edit(draft => setTool(draft, id, patch), {
        label: msg('Changed the tool'),
        coalesce: `tool ${id} ${Object.keys(patch).join(' ')}`,
      }),
    [editor, id],
  )
  return { pipeline, face: pipeline ? readFace(pipeline) : null, onChange }
}
