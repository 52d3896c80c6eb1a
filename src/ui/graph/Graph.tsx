import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import '@xyflow/react/dist/base.css'
import {
  type NodeChange,
  ReactFlow,
  ReactFlowProvider,
  useConnection,
  useEdgesState,
  useStore as useFlowStore,
  useNodesState,
  useReactFlow,
} from '@xyflow/react'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { isRightToLeft } from '../../components/reading-direction'
import { activeMessages, t } from '../../language/active'
import type { Document } from '../../model/document'
import { type StepLine, stepLinesOf } from '../../toolkit/step-lines'
import { useApp } from '../page/app-context'
import { removePipelines } from '../page/edits/ask-removal'
import { useFlowActions } from '../page/edits/flow-actions'
import { useScreen } from '../page/screen'
import { usePageIsWide } from '../page/use-page-columns'
import { DrawnEdge, useEdgeDrawing } from './DrawnEdge'
import { type GraphLine, linesOf, type Vertex, verticesOf, withState } from './elements'
import { FlowLine } from './FlowLine'
import styles from './Graph.module.css'
import { GraphBar } from './GraphBar'
import { type GraphPoint, type Layout, layOut, layoutTask, mirrored, mirroredLayout, positionsOf } from './layout'
import { PipelineVertex } from './PipelineVertex'
import { FAR, fitting, LARGEST } from './zoom'

const nodeTypes = { pipeline: PipelineVertex }
const edgeTypes = { flow: FlowLine }
/** The page's live region makes the announcements. */
const words = () => ({
  'node.a11yDescription.default': t('Enter opens its stack, the arrow keys move it, Delete removes it.'),
  'node.a11yDescription.keyboardDisabled': t('Enter opens its stack, the arrow keys move it, Delete removes it.'),
  'node.a11yDescription.ariaLiveMessage': () => '',
  'edge.a11yDescription.default': t('Enter chooses it, Delete removes it.'),
})

/** The pipelines of the document and their edges: as an editable graph. */
export default function Graph() {
  return (
    <section aria-label={t('Graph')} className={styles.graph}>
      <ReactFlowProvider>
        <GraphBar />
        <FlowMap />
      </ReactFlowProvider>
    </section>
  )
}

/** Explains the handles, the lines, the numbers and the light. */
function Legend() {
  return (
    <details dir={activeMessages().language.direction} className={classNames(layout.hint, styles.legend)}>
      <summary>{t('Legend')}</summary>
      <ul aria-label={t('What the graph shows')}>
        <li className={layout.row2} data-handle="target">
          {t('comes in')}
        </li>
        <li className={layout.row2} data-handle="next">
          {t('drag: goes on to')}
        </li>
        <li className={layout.row2} data-handle="tool">
          {t('drag: can call')}
        </li>
        <li className={layout.row2} data-line="next">
          {t('then: goes on there')}
        </li>
        <li className={layout.row2} data-line="tool">
          {t('can call: a model may ask it')}
        </li>
        <li className={layout.row2} data-line="step">
          {t('calls: a step asks it, each time')}
        </li>
        <li className={layout.row2} data-line="lit">
          {t('lit: at work now')}
        </li>
        <li className={layout.row2} data-line="failed">
          {t('red: a call failed')}
        </li>
        <li className={layout.row2} data-sample="×2">
          {t('number of times in this run')}
        </li>
      </ul>
    </details>
  )
}

const byHand: Layout = { points: {}, bends: {} }

/**
 * Positions of pipelines, and bends of edges unless pipelines are placed by hand, in the direction of the page. `layout`
 * is another one only when edges or pipelines come and go.
 */
function usePositions({ pipelines, edges }: Document, steps: readonly StepLine[]): Layout & { layout: Layout } {
  const needed = pipelines.every(({ position }) => !position)
  // Editing a card changes the pipelines, but not the layout.
  const task = JSON.stringify(needed ? layoutTask({ pipelines, edges }, steps) : null)
  const layout = useMemo(() => (task === 'null' ? byHand : layOut(JSON.parse(task))), [task])
  const isMirrored = isRightToLeft()
  return useMemo(() => {
    const places = { points: positionsOf({ pipelines }, layout.points), bends: layout.bends }
    return { ...(isMirrored ? mirroredLayout(places) : places), layout }
  }, [layout, pipelines, isMirrored])
}

function FlowMap() {
  const { editor, nodeTypes: types } = useApp()
  const screen = useScreen()
  const actions = useFlowActions()
  const { fitView } = useReactFlow()
  const document = useStore(editor, state => state.draft.document)
  const steps = useMemo(() => stepLinesOf(document, types), [document, types])
  const { points, bends, layout } = usePositions(document, steps)
  // Reading the size of the type needs the page's layout.
  const [fitted] = useState(fitting)
  const stackIsBeside = usePageIsWide(60)
  const isDrawing = useConnection(connection => connection.inProgress)
  const drawing = useEdgeDrawing()
  const messages = activeMessages()
  const [vertices, setVertices, changeVertices] = useNodesState<Vertex>(verticesOf(document, points, messages))
  const [lines, setLines, onEdgesChange] = useEdgesState<GraphLine>(linesOf(document, bends, steps, messages))

  useEffect(() => {
    setVertices(before => withState(verticesOf(document, points, messages), before))
    setLines(before => withState(linesOf(document, bends, steps, messages), before))
  }, [document, points, bends, steps, messages, setVertices, setLines])
  // Fits the whole graph into view for another document, layout or size, and when a pipeline came.
  const { length } = vertices
  const width = useFlowStore(state => state.width)
  const isFar = useFlowStore(state => state.transform[2] < FAR)
  const isPlaced = document.pipelines.some(({ position }) => position)
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are when, not what.
  useEffect(() => {
    const timer = setTimeout(() => fitView(fitting()), 0)
    return () => clearTimeout(timer)
  }, [document.id, length, layout, width, fitView])

  const onNodesChange = (changes: NodeChange<Vertex>[]) => {
    const chosen = changes.filter(change => change.type === 'select' && change.selected)
    if (chosen.length === 1 && chosen[0] && 'id' in chosen[0]) actions.choose(chosen[0].id)
    changeVertices(changes)
    const dropped = changes.flatMap(change =>
      change.type === 'position' && change.dragging === false && change.position
        ? [[change.id, change.position] as const]
        : [],
    )
    if (dropped.length === 0) return
    // Placing the first pipeline by hand pins all others.
    const places = [...(isPlaced ? [] : Object.entries(points)), ...dropped]
    const inDocument = isRightToLeft() ? mirrored : (point: GraphPoint) => point
    const label = t('Moved a pipeline in the graph')
    actions.place(Object.fromEntries(places.map(([id, point]) => [id, inDocument(point)])), label)
  }
  const onBeforeDelete = async ({ nodes, edges }: { nodes: Vertex[]; edges: GraphLine[] }) => {
    for (const { data } of edges) if (data?.edge) actions.disconnect(data.edge)
    const [first] = nodes
    if (first) {
      const { name } = first.data.pipeline
      removePipelines({ document, nodeTypes: types, screen }, nodes, name || first.id, actions.remove)
    }
    // The document changes; the graph derives from it.
    return false
  }

  return (
    <div dir="ltr" className={styles.map} data-drawing={isDrawing || undefined} data-far={isFar || undefined}>
      <ReactFlow<Vertex, GraphLine>
        nodes={vertices}
        edges={lines}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onNodesChange={onNodesChange}
        onEdgesChange={onEdgesChange}
        onBeforeDelete={onBeforeDelete}
        onNodeClick={() => {
          if (!stackIsBeside) screen.setState({ graph: false })
        }}
        onEdgeClick={(_event, { data }) => {
          if (data?.edge) screen.show({ name: 'edges', pipelineId: data.edge.source, edgeId: data.edge.id })
        }}
        connectionLineComponent={DrawnEdge}
        connectionRadius={36}
        attributionPosition={isRightToLeft() ? 'bottom-left' : 'bottom-right'}
        selectNodesOnDrag={false}
        onlyRenderVisibleElements
        deleteKeyCode={['Delete', 'Backspace']}
        ariaLabelConfig={words()}
        minZoom={0.02}
        maxZoom={LARGEST}
        fitView
        fitViewOptions={fitted}
        {...drawing}
      />
      <Legend />
    </div>
  )
}
