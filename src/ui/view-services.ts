import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { ViewServices } from '../nodes/view'
import { useApp } from './app-context'
import { useScreen } from './screen'
import { useSteadyLists } from './use-steady'

/** What the views of nodes may use of the page. The list of models is fetched once the page stands. */
export function useViewServices(): ViewServices {
  const { settings, listServerTools } = useApp()
  const screen = useScreen()
  const connections = useStore(settings, state => state.connections)
  const browserModels = useStore(settings, state => state.browserModels)
  const defaultModel = useStore(settings, state => state.defaultModel)
  // Keys are no part of any state; they change in the settings, so they are asked anew when something was closed.
  const overlay = useStore(screen, state => state.overlay)
  const [catalogue, setCatalogue] = useState<typeof import('./model-options')>()
  useEffect(() => {
    import('./model-options').then(setCatalogue, () => {})
  }, [])

  const targets = useTargets()
  const loadMemory = useMemory()
  const { tools, readable } = useDocumentServices()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what closed may have changed the keys.
  return useMemo(() => {
    const models = catalogue?.modelOptions(connections, settings.keys, browserModels) ?? []
    return {
      models,
      defaultModelLabel: catalogue?.defaultLabel(defaultModel, models) ?? (defaultModel || 'Demo'),
      openSettings: () => screen.show('connect'),
      targets,
      loadMemory,
      listServerTools,
      tools,
      readable,
    }
  }, [
    catalogue,
    connections,
    defaultModel,
    overlay,
    settings,
    screen,
    targets,
    loadMemory,
    listServerTools,
    tools,
    readable,
  ])
}

const none: never[] = []

/** What cards can find in the document: tools to call, names to read. The code for it comes when the page stands. */
function useDocumentServices(): Required<Pick<ViewServices, 'tools' | 'readable'>> {
  const { editor, runner, nodeTypes } = useApp()
  const [code, setCode] = useState<typeof import('./document-services')>()
  useEffect(() => {
    import('./document-services').then(setCode, () => {})
  }, [])
  const chosenId = useStore(useScreen(), state => state.pipelineId)
  const document = useStore(editor, state => state.draft.document)
  const calls = document.pipelines.some(({ nodes }) => nodes.some(({ type }) => nodeTypes.get(type)?.calls))
  const listed = (calls && code?.callableTools(document, nodeTypes, chosenId ?? document.pipelines[0]?.id)) || none
  const tools = useSteadyLists([listed])[0] ?? listed
  const readable = useCallback(
    (nodeId: string) =>
      code?.readableAt(editor.getState().draft.document, nodeTypes, runner.getState(), nodeId) ?? none,
    [code, editor, runner, nodeTypes],
  )
  return { tools, readable }
}

/** Where `next` edges lead from the pipeline that is shown. */
function useTargets(): NonNullable<ViewServices['targets']> {
  const chosenId = useStore(useScreen(), state => state.pipelineId)
  const { pipelines, edges } = useStore(useApp().editor, state => state.draft.document)
  const from = (pipelines.find(({ id }) => id === chosenId) ?? pipelines[0])?.id
  const targets = edges.flatMap(({ source, target, kind }) => {
    const pipeline = kind === 'next' && source === from ? pipelines.find(({ id }) => id === target) : undefined
    return pipeline ? [{ id: pipeline.id, title: pipeline.name || pipeline.id }] : []
  })
  return useSteadyLists([targets])[0] ?? targets
}

/** What inferences of the open document keep from run to run. */
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
