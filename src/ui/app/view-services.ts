import { useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import type { ViewServices } from '../../nodes/view'
import { useApp } from './app-context'
import { callableTools, readableAt } from './document-services'
import { useScreen } from './screen'
import { toolBoxes } from './tool-boxes'
import { useModels } from './use-models'
import { useStableLists } from './use-stable'

/** Page services for the views of nodes. */
export function useViewServices(): ViewServices {
  const { listServerTools } = useApp()
  const screen = useScreen()
  const models = useModels()
  const targets = useTargets()
  const loadMemory = useMemory()
  const { tools, readable, toolBoxes } = useDocumentServices()
  return useMemo(
    () => ({
      ...models,
      openSettings: () => screen.show('connect'),
      targets,
      loadMemory,
      listServerTools,
      tools,
      readable,
      toolBoxes,
    }),
    [models, screen, targets, loadMemory, listServerTools, tools, readable, toolBoxes],
  )
}

const none: never[] = []

/** What cards can refer to in the document: tools to call, names in templates. */
function useDocumentServices(): Required<Pick<ViewServices, 'tools' | 'readable' | 'toolBoxes'>> {
  const { editor, runner, nodeTypes } = useApp()
  const chosenId = useStore(useScreen(), state => state.pipelineId)
  const document = useStore(editor, state => state.draft.document)
  const calls = document.pipelines.some(({ nodes }) => nodes.some(({ type }) => nodeTypes.get(type)?.callee))
  const listed = calls ? callableTools(document, nodeTypes, chosenId ?? document.pipelines[0]?.id) : none
  const tools = useStableLists([listed])[0] ?? listed
  const readable = useCallback(
    (nodeId: string) => readableAt(editor.getState().draft.document, nodeTypes, runner.getState(), nodeId),
    [editor, runner, nodeTypes],
  )
  const offered = useMemo(() => [...toolBoxes(document, nodeTypes)], [document, nodeTypes])
  const boxes = useStableLists([offered])[0] ?? offered
  return { tools, readable, toolBoxes: useMemo(() => new Map(boxes), [boxes]) }
}

/** Targets of `next` edges of the selected pipeline. */
function useTargets(): NonNullable<ViewServices['targets']> {
  const chosenId = useStore(useScreen(), state => state.pipelineId)
  const { pipelines, edges } = useStore(useApp().editor, state => state.draft.document)
  const from = (pipelines.find(({ id }) => id === chosenId) ?? pipelines[0])?.id
  const targets = edges.flatMap(({ source, target, kind }) => {
    const pipeline = kind === 'next' && source === from ? pipelines.find(({ id }) => id === target) : undefined
    return pipeline ? [{ id: pipeline.id, title: pipeline.name || pipeline.id }] : []
  })
  return useStableLists([targets])[0] ?? targets
}

/** Conversations that inferences of the open document keep between runs. */
function useMemory(): NonNullable<ViewServices['loadMemory']> {
  const { editor, loadMemory } = useApp()
  const documentId = useStore(editor, state => state.draft.document.id)
  return useCallback(async () => {
    const { recall, forget, subscribe } = await loadMemory()
    return {
      recall: nodeId => recall(documentId, nodeId),
      forget: nodeId => forget(documentId, nodeId),
      subscribe,
    }
  }, [loadMemory, documentId])
}
