import { activeMessages, t } from '../../language/active'
import '@xyflow/react/dist/base.css'
import {
  applyEdgeChanges,
  applyNodeChanges,
  type EdgeChange,
  type NodeChange,
  ReactFlow,
  ReactFlowProvider,
  useStore as useFlowStore,
  useReactFlow,
} from '@xyflow/react'
import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isRightToLeft } from '../../components/reading-direction'
import { Skeleton } from '../../components/Skeleton'
import type { StepLine } from '../../toolkit/step-lines'
import { useApp } from '../app/app-context'
import { useScreen } from '../app/screen'
import { usePageIsWide } from '../app/use-page-columns'
import { DrawnLine } from './DrawnLine'
import { type GraphLine, linesOf, type Vertex, verticesOf } from './elements'
import { FlowLine } from './FlowLine'
import { EdgeDialog } from './flow/EdgeDialog'
import { useFlowActions } from './flow/flow-actions'
import styles from './Graph.module.css'
import { GraphBar } from './GraphBar'
import { type GraphPoint, type Layout, mirrored } from './layout'
import { PipelineVertex } from './PipelineVertex'
import { ConnectingContext } from './use-connecting'
import { MovedEdgeContext, useEdgeEditing } from './use-edge-editing'
import { usePositions } from './use-positions'
import { ProblemPipelinesContext, useProblemPipelines } from './use-problem-pipelines'
import { useStepLines } from './use-step-lines'
import { fitting, LARGEST } from './zoom'

/** The most vertices whose lines and marks move during a run. */
const MOST_ANIMATED = 30

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
  const { editor } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const [connectingId, setConnectingId] = useState<string | null>(null)
  const connecting = document.pipelines.find(({ id }) => id === connectingId)
  const steps = useStepLines()
  // The map comes after its frame was painted.
  const places = useDeferredValue(usePositions(document, steps), null)
  const warned = useProblemPipelines()
  return (
    <ConnectingContext value={setConnectingId}>
      <ProblemPipelinesContext value={warned}>
        <section aria-label={t('Graph')} className={styles.graph}>
          <ReactFlowProvider>
            <GraphBar />
            {places ? <FlowMap {...places} steps={steps} /> : <Skeleton height={20} />}
          </ReactFlowProvider>
        </section>
      </ProblemPipelinesContext>
      {connecting && <EdgeDialog pipeline={connecting} onClose={() => setConnectingId(null)} />}
    </ConnectingContext>
  )
}

/** Explains the handles, the lines, the numbers and the light. */
function Legend() {
  return (
    <details dir={activeMessages().language.direction} className={styles.legend}>
      <summary>{t('Legend')}</summary>
      <ul aria-label={t('What the graph shows')}>
        <li data-handle="target">{t('comes in')}</li>
        <li data-handle="next">{t('drag: goes on to')}</li>
        <li data-handle="tool">{t('drag: can call')}</li>
        <li data-line="next">{t('then: goes on there')}</li>
        <li data-line="tool">{t('can call: a model may ask there')}</li>
        <li data-line="step">{t('calls: a step asks there, each time')}</li>
        <li data-line="lit">{t('lit: at work now')}</li>
        <li data-sample="×2">{t('number of times in this run')}</li>
      </ul>
    </details>
  )
}

function FlowMap({ points, bends, steps }: Layout & { steps: readonly StepLine[] }) {
  const { editor } = useApp()
  const screen = useScreen()
  const actions = useFlowActions()
  const { fitView } = useReactFlow()
  const document = useStore(editor, state => state.draft.document)
  // Reading the size of the type needs the page's layout.
  const [fitted] = useState(fitting)
  const stackIsBeside = usePageIsWide(60)
  const { handlers, isDrawing, moved } = useEdgeEditing()
  const messages = activeMessages()
  const [vertices, setVertices] = useState<Vertex[]>(() => verticesOf(document, points, [], messages))
  const [lines, setLines] = useState<GraphLine[]>(() => linesOf(document, bends, [], steps, messages))

  useEffect(() => setVertices(before => verticesOf(document, points, before, messages)), [document, points, messages])
  useEffect(
    () => setLines(before => linesOf(document, bends, before, steps, messages)),
    [document, bends, steps, messages],
  )
  // Fits the whole graph into view for another document, layout or size, and when a pipeline was added.
  const { id } = document
  const { length } = document.pipelines
  const width = useFlowStore(state => state.width)
  const isPlaced = document.pipelines.some(({ position }) => position)
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are when, not what.
  useEffect(() => {
    const timer = setTimeout(() => fitView(fitting()), 0)
    return () => clearTimeout(timer)
  }, [id, length, isPlaced, width, fitView])

  const onNodesChange = useCallback(
    (changes: NodeChange<Vertex>[]) => {
      const chosen = changes.filter(change => change.type === 'select' && change.selected)
      if (chosen.length === 1 && chosen[0] && 'id' in chosen[0]) actions.choose(chosen[0].id)
      setVertices(before => applyNodeChanges(changes, before))
      const dropped = changes.flatMap(change =>
        change.type === 'position' && change.dragging === false && change.position
          ? [[change.id, change.position] as const]
          : [],
      )
      if (dropped.length === 0) return
      // Placing the first pipeline by hand pins all others.
      const places = [...(isPlaced ? [] : Object.entries(points)), ...dropped]
      const inDocument = isRightToLeft() ? mirrored : (point: GraphPoint) => point
      actions.place(
        Object.fromEntries(places.map(([id, point]) => [id, inDocument(point)])),
        t('Moved a pipeline in the graph'),
      )
    },
    [actions, points, isPlaced],
  )
  const onEdgesChange = useCallback(
    (changes: EdgeChange<GraphLine>[]) => setLines(before => applyEdgeChanges(changes, before)),
    [],
  )

  return (
    <div
      dir="ltr"
      className={styles.map}
      data-drawing={isDrawing || undefined}
      data-large={vertices.length > MOST_ANIMATED || undefined}
    >
      <MovedEdgeContext value={moved}>
        <ReactFlow<Vertex, GraphLine>
          nodes={vertices}
          edges={lines}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          onNodesChange={onNodesChange}
          onEdgesChange={onEdgesChange}
          onNodeClick={() => {
            if (!stackIsBeside) screen.setState({ graph: false })
          }}
          connectionLineComponent={DrawnLine}
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
          {...handlers}
        />
      </MovedEdgeContext>
      <Legend />
    </div>
  )
}
