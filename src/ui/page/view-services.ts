import { useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import { type OfferedTool, offeringSegmentsOf } from '../../engine/tools/offered-tools'
import { activeMessages, t } from '../../language/active'
import type { Document } from '../../model/document'
import { isToolStep } from '../../model/known-types'
import { neighborsOf } from '../../model/neighbors'
import type { NodeTypes } from '../../model/node-type'
import type { ToolBox, ViewServices } from '../../nodes/view'
import { callableTools } from '../../store/document/callable-tools'
import { readableAt } from '../../store/document/readable'
import { useApp } from './app-context'
import { cardNames } from './cards/card-names'
import { useModels } from './models/use-models'
import { useScreen } from './screen'

/** Page services for the views of nodes. */
export function useViewServices(): ViewServices {
  const { listServerTools, settings } = useApp()
  const forDevelopers = useStore(settings, state => state.developer)
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
      forDevelopers,
    }),
    [forDevelopers, models, screen, targets, loadMemory, listServerTools, tools, readable, toolBoxes],
  )
}

const none: never[] = []

/** What cards can refer to in the document: tools to call, names in templates. */
function useDocumentServices(): Required<Pick<ViewServices, 'tools' | 'readable' | 'toolBoxes'>> {
  const { editor, runner, nodeTypes } = useApp()
  const chosenId = useStore(useScreen(), state => state.pipelineId)
  const document = useStore(editor, state => state.draft.document)
  const calls = document.pipelines.some(({ nodes }) => nodes.some(isToolStep))
  const tools = useMemo(
    () => (calls ? callableTools(document, nodeTypes, chosenId ?? document.pipelines[0]?.id) : none),
    [calls, document, nodeTypes, chosenId],
  )
  const readable = useCallback(
    (nodeId: string) => readableAt(editor.getState().draft.document, nodeTypes, runner.getState(), nodeId),
    [editor, runner, nodeTypes],
  )
  const messages = activeMessages()
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles are in a language.
  const boxes = useMemo(() => toolBoxes(document, nodeTypes), [document, nodeTypes, messages])
  return { tools, readable, toolBoxes: boxes }
}

/** Targets of `next` edges of the selected pipeline. */
function useTargets(): NonNullable<ViewServices['targets']> {
  const chosenId = useStore(useScreen(), state => state.pipelineId)
  const { pipelines, edges } = useStore(useApp().editor, state => state.draft.document)
  const from = (pipelines.find(({ id }) => id === chosenId) ?? pipelines[0])?.id
  return useMemo(
    () =>
      edges.flatMap(({ source, target, kind }) => {
        const pipeline = kind === 'next' && source === from ? pipelines.find(({ id }) => id === target) : undefined
        return pipeline ? [{ id: pipeline.id, title: pipeline.name || pipeline.id }] : []
      }),
    [pipelines, edges, from],
  )
}

/** Conversations that inferences of the open document keep between runs. */
function useMemory(): NonNullable<ViewServices['loadMemory']> {
  const { editor, memory } = useApp()
  const documentId = useStore(editor, state => state.draft.document.id)
  return useCallback(async () => {
    const { recall, forget, subscribe } = memory
    return {
      recall: nodeId => recall(documentId, nodeId),
      forget: nodeId => forget(documentId, nodeId),
      subscribe,
    }
  }, [memory, documentId])
}

/** The tools that each inference of a document can be given, by node id, in the order of the request. */
function toolBoxes(document: Document, types: NodeTypes): Map<string, ToolBox[]> {
  const boxes = document.pipelines.flatMap(pipeline => {
    const names = cardNames(pipeline.nodes, types)
    return offeringSegmentsOf(pipeline, types, neighborsOf(document, pipeline.id)).flatMap(
      ({ inference, tools }): [string, ToolBox[]][] => {
        if (!inference) return []
        const { id } = inference.node
        return [[id, tools.map(offer => ({ name: offer.tool.name, title: titleOf(offer, id, names, document) }))]]
      },
    )
  })
  return new Map(boxes)
}

function titleOf(
  offer: OfferedTool,
  inferenceId: string,
  names: ReadonlyMap<string, string>,
  { pipelines }: Document,
): string {
  if (offer.kind === 'pipeline') return pipelines.find(({ id }) => id === offer.pipelineId)?.name || offer.pipelineId
  return offer.nodeId === inferenceId ? t('A tool of its own') : (names.get(offer.nodeId) ?? offer.nodeId)
}
